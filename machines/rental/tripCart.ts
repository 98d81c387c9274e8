import type {
  MessageRef,
  Provider,
  RentalCart,
  RentalCartLine,
  TripPoint,
  TripSettings,
  TripType,
  Vehicle,
} from '../rules/domain.ts';
import { hasRate, offersTrip, rentalLine } from '../rules/rentalPrice.ts';

/** The owner of a trip cart: a customer or guest, in one rental module (CART-08, CART-09). */
export interface RentalOwner {
  signedIn: boolean;
  guestId: string | null;
  moduleId: number;
}

/** A cart without lines and trip. */
export const emptyRentalCart: RentalCart = {
  lines: [],
  trip: null,
  provider: null,
  pickupZoneIds: [],
  total: 0,
};

/**
 * A cart without lines becomes the empty cart, without a trip (RENT-15); any other cart is
 * unchanged.
 */
export const settledCart = (cart: RentalCart): RentalCart =>
  cart.lines.length === 0 ? emptyRentalCart : cart;

/** The names of the vehicles in a cart. */
export const namesOf = ({ lines }: RentalCart): string[] =>
  lines.map(({ vehicle }) => vehicle.name);

/**
 * The quantity that a line has after clicks on its stepper: its quantity plus `by`. A line that
 * does not exist counts as 0.
 */
export const stepped = ({ lines }: RentalCart, lineId: number, by: number): number =>
  (lines.find(({ id }) => id === lineId)?.quantity ?? 0) + by;

/** A text key for the owner and the module, for example 'customer 3'; '' when there is no owner. */
export const rentalOwnerKey = (owner: RentalOwner | null): string =>
  owner === null
    ? ''
    : `${owner.signedIn ? 'customer' : (owner.guestId ?? 'guest')} ${owner.moduleId}`;

/** Whether the same guest got a new guest id, because the server refused the old one. */
export const isGuestRenewed = (former: RentalOwner | null, owner: RentalOwner | null): boolean =>
  former?.signedIn === false &&
  owner?.signedIn === false &&
  former.moduleId === owner.moduleId &&
  rentalOwnerKey(former) !== rentalOwnerKey(owner);

/** Lines whose vehicle is not offered for trips of this type (RENT-12). */
export const linesLacking = (cart: RentalCart, type: TripType): RentalCartLine[] =>
  cart.lines.filter(({ vehicle }) => !offersTrip(vehicle, type));

/** The cart line of a vehicle; null when the vehicle is not in the cart. */
export const lineOfVehicle = (cart: RentalCart, vehicleId: number): RentalCartLine | null =>
  cart.lines.find(({ vehicle }) => vehicle.id === vehicleId) ?? null;

/** Why this many of a vehicle cannot be rented; null when they can (RENT-14, OPEN-33). */
export function stockProblem(vehicle: Vehicle, quantity: number): MessageRef | null {
  return quantity > vehicle.available
    ? { key: 'rentalCart.overStock', values: { n: vehicle.available } }
    : null;
}

/**
 * Why a line cannot be booked: its vehicle was withdrawn, is not offered for this type of trip, has
 * no price, or there are fewer than wanted. Null when it can be booked.
 */
export function lineProblem(
  { vehicle, quantity }: RentalCartLine,
  type: TripType,
): MessageRef | null {
  if (!vehicle.active || vehicle.available < 1) return { key: 'rentalCart.line.gone' };
  if (!offersTrip(vehicle, type)) return { key: `rentalCart.line.not.${type}` };
  if (!hasRate(rentalLine(vehicle, type, quantity))) return { key: 'rentalCart.line.noPrice' };
  return quantity > vehicle.available
    ? { key: 'rentalCart.line.left', values: { count: vehicle.available } }
    : null;
}

export const isOtherProvider = (cart: RentalCart, { id }: Pick<Provider, 'id'>): boolean =>
  cart.provider !== null && cart.provider.id !== id;

export const isOtherTripType = (cart: RentalCart, trip: TripSettings): boolean =>
  cart.trip !== null && cart.trip.type !== trip.type;

/** Whether the cart's trip and `trip` are both hourly, with different durations (RENT-13). */
export const isOtherDuration = (cart: RentalCart, trip: TripSettings): boolean =>
  cart.trip?.type === 'hourly' && trip.type === 'hourly' && cart.trip.hours !== trip.hours;

/**
 * In degrees; this is about one metre. Points that are nearer to each other count as the same
 * place, because servers round coordinates.
 */
const SAME_PLACE = 0.00001;

const isElsewhere = (from: TripPoint | null, to: TripPoint | null): boolean =>
  from === null || to === null
    ? from !== to
    : Math.abs(from.lat - to.lat) > SAME_PLACE || Math.abs(from.lng - to.lng) > SAME_PLACE;

/** Whether the route or the start time differs from the cart's trip. */
export const isOtherJourney = ({ trip: own }: RentalCart, trip: TripSettings): boolean =>
  own !== null &&
  (isElsewhere(own.pickup, trip.pickup) ||
    isElsewhere(own.destination, trip.destination) ||
    trip.pickupAt !== own.pickupAt);

/**
 * A planned trip as the trip of a cart that has one already: where the plan gives no destination or
 * time, those of the cart stay.
 */
export const mergedTrip = ({ trip: own }: RentalCart, trip: TripSettings): TripSettings => ({
  ...trip,
  destination: trip.destination ?? own?.destination ?? null,
  pickupAt: trip.pickupAt ?? own?.pickupAt ?? null,
});

/** Whether the wanted trip differs from the cart's in type, duration, route or time. */
export const isOtherTrip = (cart: RentalCart, trip: TripSettings): boolean =>
  isOtherTripType(cart, trip) || isOtherDuration(cart, trip) || isOtherJourney(cart, trip);

/** Whether two carts have the same vehicles for the same trip. */
export function isSameCart(one: RentalCart, other: RentalCart): boolean {
  const vehicles = ({ lines }: RentalCart) =>
    lines
      .map(({ vehicle, quantity }) => `${vehicle.id} × ${quantity}`)
      .sort()
      .join();
  return (
    vehicles(one) === vehicles(other) &&
    (one.trip === null || other.trip === null
      ? one.trip === other.trip
      : !isOtherTrip(one, other.trip))
  );
}

/**
 * One of the calls that together turn one cart into another. `clear` removes all vehicles;
 * `instead` is the line that is added next, so that the server can first check whether it accepts
 * that vehicle. It is null when the cart stays empty.
 */
export type RestoreStep =
  | { kind: 'clear'; instead: RentalCartLine | null }
  | { kind: 'remove'; lineIds: number[] }
  | { kind: 'trip'; trip: TripSettings }
  | { kind: 'quantity'; lineId: number; quantity: number }
  | { kind: 'add'; line: RentalCartLine };

/**
 * The calls that turn one cart into the other, in an order that the server accepts: removals come
 * first, the trip is changed while only vehicles that offer it are left, and additions come last.
 */
export function restoreSteps(from: RentalCart, to: RentalCart): RestoreStep[] {
  if (to.lines.length === 0) {
    return from.lines.length === 0 ? [] : [{ kind: 'clear', instead: null }];
  }
  const remaining = from.lines.filter(({ vehicle }) => lineOfVehicle(to, vehicle.id) !== null);
  if (remaining.length === 0) {
    const first = to.lines[0] ?? null;
    return [
      ...(from.lines.length === 0 ? [] : [{ kind: 'clear' as const, instead: first }]),
      ...to.lines.map((line) => ({ kind: 'add' as const, line })),
    ];
  }
  const gone = from.lines.filter((line) => !remaining.includes(line)).map(({ id }) => id);
  return [
    ...(gone.length === 0 ? [] : [{ kind: 'remove' as const, lineIds: gone }]),
    ...(to.trip !== null && isOtherTrip(from, to.trip)
      ? [{ kind: 'trip' as const, trip: to.trip }]
      : []),
    ...remaining.flatMap(({ id, vehicle, quantity }) => {
      const wanted = lineOfVehicle(to, vehicle.id)?.quantity ?? quantity;
      return wanted === quantity
        ? []
        : [{ kind: 'quantity' as const, lineId: id, quantity: wanted }];
    }),
    ...to.lines
      .filter(({ vehicle }) => lineOfVehicle(from, vehicle.id) === null)
      .map((line) => ({ kind: 'add' as const, line })),
  ];
}
