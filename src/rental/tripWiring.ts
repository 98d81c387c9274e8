import { infiniteQueryOptions } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  tripBookingMachine,
  type TripIntent,
  type TripPaymentChoice,
} from '../../machines/rental/tripBooking.machine.ts';
import { tripsMachine, type TripReview } from '../../machines/rental/trips.machine.ts';
import type { RentalCart, TripDetails } from '../../machines/rules/domain.ts';
import { fetchRentalCart } from '../api/rentalCart.ts';
import {
  bookTrip,
  cancelTrip,
  fetchTrip,
  fetchTrips,
  findBookedTrip,
  payTrip,
  reviewVehicle,
} from '../api/rentalTrips.ts';
import { ownOrigin } from '../platform/browser.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/** The address of a booked trip. */
export const tripHref = (tripId: number): string => `/rental/trips/${tripId}`;

async function pay(
  tripId: number,
  { method, gateway }: TripPaymentChoice,
  signal: AbortSignal,
): Promise<string | null> {
  const callback = `${ownOrigin()}${tripHref(tripId)}`;
  const answer = await payTrip(tripId, { method, gateway, callback }, signal);
  return answer.type === 'goTo' ? answer.url : null;
}

/** The booking that was sent before a reload, when its outcome is not known yet. */
export function storedTripIntent(): TripIntent | null {
  return readStored(storageKeys.tripIntent, (value) => {
    const intent = value as Partial<TripIntent> | null;
    return typeof intent?.key === 'string' && typeof intent.order?.amount === 'number'
      ? (intent as TripIntent)
      : null;
  });
}

/** Forgets the key once the outcome is known. */
export function forgetTripIntent(): void {
  removeStored(storageKeys.tripIntent);
}

/** The booking with server and storage behind it (API-44). */
export const wiredTripBooking = tripBookingMachine.provide({
  actors: {
    loadCart: fromPromise<RentalCart>(({ signal }) => fetchRentalCart(signal)),
    rememberIntent: fromPromise<void, TripIntent>(async ({ input }) =>
      writeStored(storageKeys.tripIntent, input),
    ),
    bookTrip: fromPromise<number, TripIntent>(({ input, signal }) =>
      bookTrip(input.key, input.order, signal),
    ),
    findBooked: fromPromise<number | null, { key: string }>(({ input, signal }) =>
      findBookedTrip(input.key, signal),
    ),
    payTrip: fromPromise<string | null, { tripId: number; payment: TripPaymentChoice }>(
      ({ input, signal }) => pay(input.tripId, input.payment, signal),
    ),
  },
});

/** A booked trip with the server behind it (API-44). */
export const wiredTrips = tripsMachine.provide({
  actors: {
    readTrip: fromPromise<TripDetails, { tripId: number }>(({ input, signal }) =>
      fetchTrip(input.tripId, signal),
    ),
    cancelTrip: fromPromise<string, { tripId: number; reason: string }>(({ input, signal }) =>
      cancelTrip(input.tripId, input.reason, signal),
    ),
    payTrip: fromPromise<string | null, { tripId: number; payment: TripPaymentChoice }>(
      ({ input, signal }) => pay(input.tripId, input.payment, signal),
    ),
    reviewVehicle: fromPromise<string, { tripId: number; review: TripReview }>(
      ({ input, signal }) => reviewVehicle({ tripId: input.tripId, ...input.review }, signal),
    ),
  },
});

const TRIPS_A_PAGE = 10;

/** Booked trips, a page at a time; those under way change by themselves. */
export const tripsQuery = (which: 'running' | 'completed') =>
  infiniteQueryOptions({
    queryKey: ['trips', which],
    queryFn: ({ pageParam, signal }) => fetchTrips(which, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * TRIPS_A_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
