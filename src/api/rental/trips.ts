import type {
  Coupon,
  OwnCoupon,
  Page,
  PaymentMethod,
  RentalCart,
  Trip,
  TripDetails,
  TripOrder,
} from '../../../machines/rules/domain.ts';
import { tripPayment } from '../../../machines/rules/payment/methods.ts';
import type { ServerTax } from '../../../machines/rules/tax.ts';
import { askedId } from '../askedId.ts';
import { answer, client, guestIdOfCall, guestQuery, isSignedIn, patience } from '../client.ts';
import { readMessage, readPage } from '../envelope.ts';
import { CallError, isMissing } from '../failure.ts';
import { readOwnCoupon } from '../account/ownCoupon.ts';
import { readCoupon } from '../catalogue/read.ts';
import { couponAnswer } from '../couponAnswer.ts';
import { readTax } from '../checkout/readTax.ts';
import { readRentalCart } from './read.ts';
import { readTrip, readTripDetails } from './readTrips.ts';
import { requiredCount } from '../required.ts';
import { asList, asObject, asWebAddress } from '../scalars.ts';
import { everyModule } from '../scope.ts';
import type { Wire } from '../wire.ts';
import { writeTripTime } from './write.ts';

/**
 * How long the app waits for the answer to a booking, in ms; after that the outcome is unknown. It
 * is longer than for other calls.
 */
const BOOKING_PATIENCE_MS = 20_000;

const bookingBody = ({ pickupAt, contact, ...booking }: TripOrder) => ({
  trip_amount: booking.amount,
  trip_type: booking.type,
  provider_id: booking.providerId,
  scheduled: pickupAt === null ? (0 as const) : (1 as const),
  schedule_at: pickupAt === null ? null : writeTripTime(pickupAt),
  additional_note: booking.note,
  coupon_code: booking.couponCode,
  contact_person_name: contact.name,
  contact_person_number: contact.phone,
  contact_person_email: contact.email,
  guest_id: guestIdOfCall(),
});

/**
 * Asks the server for the tax of the trip cart, because its provider names no tax percentage (wire
 * facts 10.5).
 */
export function fetchTripTax(booking: TripOrder, signal?: AbortSignal): Promise<ServerTax> {
  const call = client.POST('/api/v1/rental/user/trip/get-tax', {
    body: bookingBody(booking),
    signal: patience(signal),
  });
  return readTax(answer(call, signal));
}

/**
 * Books the vehicles in the trip cart and resolves with the trip's id. `key` is the idempotency
 * key, the same for every retry (API-44).
 * @throws CallError `malformed` when the answer has no id; the trip may be booked all the same, so
 * the caller has to look it up by its key (`findBookedTrip`)
 */
export async function bookTrip(
  key: string,
  booking: TripOrder,
  signal?: AbortSignal,
): Promise<number> {
  const call = client.POST('/api/v1/rental/user/trip/trip-booking', {
    params: { header: { 'Idempotency-Key': key } },
    body: bookingBody(booking),
    signal: patience(signal, BOOKING_PATIENCE_MS),
  });
  return requiredCount(await answer(call, signal));
}

/**
 * Finds the trip that was booked with an idempotency key and resolves with its id; null when there
 * is none.
 * @throws CallError also when the backend does not know this call: its 404 lacks the code `trip`
 */
export async function findBookedTrip(key: string, signal?: AbortSignal): Promise<number | null> {
  const call = client.GET('/api/v1/rental/user/trip/by-key', {
    params: { query: { key, ...guestQuery() } },
    signal: patience(signal),
  });
  try {
    return requiredCount(await answer(call, signal));
  } catch (error) {
    if (isMissing(error, 'trip')) return null;
    throw error;
  }
}

/** The lists of trips, one for each stage that a trip can be in. */
export type TripFilter = 'running' | 'completed' | 'canceled';

/**
 * The running, completed or canceled trips, newest first; `page` counts from 1 (API-44).
 * @param moduleId the rental module, or null for all of them; the current module may be another,
 *   because customers look at their trips from any module
 */
export async function fetchTrips(
  kind: TripFilter,
  page: number,
  moduleId: number | null,
  signal?: AbortSignal,
): Promise<Page<Trip>> {
  const call = client.GET('/api/v1/rental/user/trip/get-trip-list/{status}', {
    params: {
      header: { moduleId: moduleId ?? everyModule },
      path: { status: kind === 'running' ? kind : 'completed' },
      // The server has one list for completed and canceled trips.
      query: {
        limit: 10,
        offset: page,
        ...(kind === 'running' ? {} : { trip_status: kind }),
        ...guestQuery(),
      },
    },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'trips', page, readTrip);
}

async function readTripAt(
  tripId: number,
  proof: { guest_id?: string; contact_number?: string },
  signal?: AbortSignal,
): Promise<TripDetails> {
  const call = client.GET('/api/v1/rental/user/trip/get-trip-details', {
    params: { query: { trip_id: askedId(tripId), ...proof } },
    signal: patience(signal),
  });
  const trip = await answer(call, signal);
  // An answer without a trip would show as one of number 0 whose values are all unknown.
  requiredCount(asObject<Wire['Trip']>(trip).id);
  return readTripDetails(trip);
}

/**
 * A trip of the customer or guest, with its vehicles; somebody else's trip rejects as not found.
 */
export function fetchTrip(tripId: number, signal?: AbortSignal): Promise<TripDetails> {
  return readTripAt(tripId, guestQuery(), signal);
}

/** Whether the visitor can have trips: one who is signed in or has a guest id. */
export const mayOwnTrips = (): boolean => isSignedIn() || guestIdOfCall() !== null;

/** A trip, for a visitor who enters the phone number of its booking (GUEST-02, NAV-18). */
export function fetchTripByPhone(
  tripId: number,
  phone: string,
  signal?: AbortSignal,
): Promise<TripDetails> {
  return readTripAt(tripId, { ...guestQuery(), contact_number: phone }, signal);
}

/** Cancels a pending trip; resolves with the server's message. */
export async function cancelTrip(
  tripId: number,
  reason: string,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.PUT('/api/v1/rental/user/trip/cancel-trip', {
    body: { trip_id: tripId, cancellation_reason: reason, guest_id: guestIdOfCall() },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/**
 * Puts the vehicles of an earlier trip into the trip cart, in place of its present contents.
 * Vehicles that are no longer available are left out. When none is available it rejects with code
 * `cart_item`, and the cart stays unchanged.
 */
export async function rentTripAgain(tripId: number, signal?: AbortSignal): Promise<RentalCart> {
  const call = client.POST('/api/v1/rental/user/trip/reorder', {
    body: { trip_id: tripId, guest_id: guestIdOfCall() },
    signal: patience(signal),
  });
  return readRentalCart(await answer(call, signal));
}

/**
 * The result of a payment call: `done` needs no further step and has the server's message; `goTo`
 * has the address of the payment page that the customer has to open.
 */
export type TripPaymentAnswer = { type: 'done'; message: string } | { type: 'goTo'; url: string };

/**
 * Pays a trip by the chosen method. For a payment gateway it resolves with the address of the
 * payment page, which later returns to `callback` (API-44).
 * @throws CallError also when the answer names no page that can be opened
 */
export async function payTrip(
  tripId: number,
  payment: PaymentMethod,
  callback: string,
  signal?: AbortSignal,
): Promise<TripPaymentAnswer> {
  const call = client.POST('/api/v1/rental/user/trip/payment', {
    body: {
      trip_id: tripId,
      ...tripPayment(payment),
      callback_url: callback,
      payment_platform: 'web',
      guest_id: guestIdOfCall(),
    },
    signal: patience(signal),
  });
  const body = await answer(call, signal);
  if (typeof body !== 'string') return { type: 'done', message: readMessage(body) };
  const url = asWebAddress(body);
  if (url === null) throw new CallError({ kind: 'malformed', status: 200, entries: [] });
  return { type: 'goTo', url };
}

/**
 * A review of one vehicle of a completed trip. `vehicleId` is the vehicle as the provider lists it;
 * `vehicleIdentityId` is the specific vehicle, with its own license plate, that was assigned to the
 * trip.
 */
export interface VehicleReviewDraft {
  tripId: number;
  vehicleId: number;
  vehicleIdentityId: number;
  rating: number;
  comment: string;
}

/** Sends a review of a vehicle of a completed trip; resolves with the server's message (API-44). */
export async function reviewVehicle(
  review: VehicleReviewDraft,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.POST('/api/v1/rental/user/review/add', {
    body: {
      trip_id: review.tripId,
      vehicle_id: review.vehicleId,
      vehicle_identity_id: review.vehicleIdentityId,
      rating: review.rating,
      comment: review.comment,
    },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/** Coupons for trips; guests get the public list. */
export async function fetchTripCoupons(signal?: AbortSignal): Promise<Coupon[]> {
  const options = { signal: patience(signal) };
  const call = isSignedIn()
    ? client.GET('/api/v1/rental/coupon/list', options)
    : client.GET('/api/v1/rental/coupon/list/all', options);
  return asList(await answer(call, signal)).map(readCoupon);
}

/** The signed-in customer's coupons for trips, including those used up or expired (DATA-28). */
export async function fetchOwnTripCoupons(signal?: AbortSignal): Promise<OwnCoupon[]> {
  const call = client.GET('/api/v1/rental/coupon/list', {
    params: { query: { past: 1 } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readOwnCoupon);
}

/**
 * Finds a coupon for trips by its code; rejects when there is no such coupon. For a signed-in
 * customer the server also checks whether the coupon may be used. A guest's code is looked up in
 * the public list, and the server checks it when the trip is booked.
 */
export async function fetchTripCoupon(
  code: string,
  providerId: number,
  signal?: AbortSignal,
): Promise<Coupon> {
  if (isSignedIn()) {
    const find = () =>
      answer(
        client.GET('/api/v1/rental/coupon/apply', {
          params: { query: { code, provider_id: providerId } },
          signal: patience(signal),
        }),
        signal,
      );
    return couponAnswer(find, () => fetchTripCoupons(signal));
  }
  const wanted = code.toLowerCase();
  const coupon = (await fetchTripCoupons(signal)).find((one) => one.code.toLowerCase() === wanted);
  if (coupon === undefined) throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  return coupon;
}
