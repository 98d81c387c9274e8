import type {
  RentalCart,
  RentalCartAnswer,
  TripSettings,
  TripType,
} from '../../../machines/rules/domain.ts';
import { answer, client, guestIdOfCall, guestQuery, patience } from '../client.ts';
import { readConflicts, readRentalCart } from './read.ts';
import { writeTrip, writeTripTime } from './write.ts';
import { everyZone } from '../scope.ts';

/**
 * Awaits a call that changes the cart. When certain rows of the cart do not allow the change, the
 * server answers 403 with a list of them. Then this does not reject: it resolves with `conflicts`
 * and the ids of these rows (RENT-16).
 */
async function changed(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  signal?: AbortSignal,
): Promise<RentalCartAnswer> {
  let lineIds: number[] = [];
  const watchedCall = call.then((result) => {
    lineIds = readConflicts(result.error);
    return result;
  });
  try {
    return { type: 'changed', cart: readRentalCart(await answer(watchedCall, signal)) };
  } catch (error) {
    if (lineIds.length > 0) return { type: 'conflicts', lineIds };
    throw error;
  }
}

/**
 * The module header for a call about the rental cart while another module may be the current one.
 * Without `moduleId` there is no header here, and the API client sends the current module.
 */
const moduleHeader = (moduleId: number | undefined) => (moduleId === undefined ? {} : { moduleId });

/**
 * The trip cart of a guest or a customer (API-11). It is read without zones, because a server
 * silently empties a cart whose pickup is outside the zones of the request (MOD-07, MOD-08).
 * @param moduleId the rental module; left out, the current module
 */
export async function fetchRentalCart(
  signal?: AbortSignal,
  moduleId?: number,
): Promise<RentalCart> {
  const call = client.GET('/api/v1/rental/user/cart/get-cart', {
    params: { query: guestQuery(), header: { zoneId: everyZone, ...moduleHeader(moduleId) } },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}

/** A module that is not the current one, and the zones to send with a call for it. */
export interface Elsewhere {
  moduleId: number;
  zoneIds: number[];
}

/**
 * Adds a vehicle, with the trip that it is rented for. Rejects with code `cart_item` and the
 * server's message when the server refuses the vehicle (API-38).
 * @param elsewhere the rental module and the zones to send with the call; when it is left out,
 * those that the customer has chosen
 */
export async function addRentalVehicle(
  vehicleId: number,
  quantity: number,
  trip: TripSettings,
  signal?: AbortSignal,
  elsewhere?: Elsewhere,
): Promise<RentalCart> {
  const call = client.POST('/api/v1/rental/user/cart/add-to-cart', {
    params:
      elsewhere === undefined
        ? {}
        : {
            header: {
              moduleId: elsewhere.moduleId,
              zoneId: JSON.stringify(elsewhere.zoneIds),
            },
          },
    body: {
      ...writeTrip(trip),
      user_id: null,
      vehicle_id: vehicleId,
      quantity,
      guest_id: guestIdOfCall(),
    },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}

/**
 * Changes the quantity of a cart line. `trip` is the unchanged trip of the cart, which the API
 * requires in this call too (API-39).
 */
export async function updateRentalLine(
  lineId: number,
  quantity: number,
  trip: TripSettings,
  signal?: AbortSignal,
): Promise<RentalCartAnswer> {
  const call = client.PUT('/api/v1/rental/user/cart/update-cart', {
    body: { ...writeTrip(trip), cart_id: lineId, quantity, guest_id: guestIdOfCall() },
    signal: patience(signal),
  });
  return changed(call, signal);
}

/** Changes the trip of the cart; `id` is the id of the cart's trip (API-42). */
export async function updateRentalTrip(
  id: number,
  trip: TripSettings,
  signal?: AbortSignal,
): Promise<RentalCartAnswer> {
  const call = client.PUT('/api/v1/rental/user/cart/update-user-data/{id}', {
    params: { path: { id } },
    body: { ...writeTrip(trip), guest_id: guestIdOfCall() },
    signal: patience(signal),
  });
  return changed(call, signal);
}

/** Removes one line from the trip cart (API-40). */
export async function removeRentalLine(lineId: number, signal?: AbortSignal): Promise<RentalCart> {
  const call = client.DELETE('/api/v1/rental/user/cart/remove-vehicle/{cart_id}', {
    params: { path: { cart_id: lineId }, query: guestQuery() },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}

/** Removes several lines; removing all of them empties the cart (API-41, OPEN-36). */
export async function removeRentalLines(
  lineIds: readonly number[],
  signal?: AbortSignal,
): Promise<RentalCart> {
  const call = client.DELETE('/api/v1/rental/user/cart/remove-multiple-cart', {
    params: { query: { cart_ids: JSON.stringify(lineIds), ...guestQuery() } },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}

/**
 * The vehicle to add next, for a cart that is emptied only if the vehicle can be added. `pickupAt`
 * is the time of pickup in the shop's local time, `YYYY-MM-DD HH:mm`; null means now.
 */
export interface NextVehicle {
  vehicleId: number;
  quantity: number;
  pickupAt: string | null;
  type: TripType;
}

/**
 * Empties the cart (API-12, OPEN-76). With `next` the server first checks whether that vehicle can
 * be added; if it cannot, the call rejects with code `cart_item` and the cart stays unchanged
 * (API-43).
 * @param moduleId the rental module; left out, the current module
 */
export async function clearRentalCart(
  next: NextVehicle | null,
  signal?: AbortSignal,
  moduleId?: number,
): Promise<RentalCart> {
  const wanted =
    next === null
      ? {}
      : {
          vehicle_id: next.vehicleId,
          quantity: next.quantity,
          rental_type: next.type,
          ...(next.pickupAt === null ? {} : { pickup_time: writeTripTime(next.pickupAt) }),
        };
  const call = client.DELETE('/api/v1/rental/user/cart/remove-cart', {
    params: { query: { ...wanted, ...guestQuery() }, header: moduleHeader(moduleId) },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}
