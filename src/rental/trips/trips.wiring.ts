import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  tripsMachine,
  type ReadTrip,
  type TripReview,
  type TripToRead,
} from '../../../machines/rental/trips.machine.ts';
import type { PaymentMethod } from '../../../machines/rules/domain.ts';
import { failureOf } from '../../../machines/rules/failure.ts';
import { CallError } from '../../api/failure.ts';
import {
  cancelTrip,
  fetchTrip,
  fetchTripByPhone,
  mayOwnTrips,
  reviewVehicle,
} from '../../api/rental/trips.ts';
import { refreshBalances } from '../../checkout/index.ts';
import { forgetCancellation } from '../../shop/stored/storedCancellation.ts';
import { forgetTypedRating } from '../../shop/stored/storedReview.ts';
import { payTrip } from '../booking/payTrip.ts';

/**
 * Loads a trip. If it does not belong to the visitor, it is loaded by the phone number of its
 * booking instead; the visitor may then look at it but not change it (`own: false`).
 */
async function readTrip(
  { tripId, phone, isShown }: TripToRead,
  signal: AbortSignal,
): Promise<ReadTrip> {
  const look = async () => ({ trip: await fetchTripByPhone(tripId, phone, signal), own: false });
  if (!mayOwnTrips() && phone !== '') return look();
  // A visitor who has just come has no guest id yet, so no trip is theirs; the server would refuse
  // the call as unauthorised. Of a trip that is shown already the session has ended: it stays.
  if (!mayOwnTrips() && !isShown) {
    throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  }
  try {
    return { trip: await fetchTrip(tripId, signal), own: true };
  } catch (error) {
    if (phone === '' || failureOf(error)?.kind !== 'notFound') throw error;
    return look();
  }
}

/** The statechart of a booked trip, with its actors connected to the server (API-44). */
export const wireTrips = (queryClient: QueryClient) =>
  tripsMachine.provide({
    actors: {
      readTrip: fromPromise<ReadTrip, TripToRead>(({ input, signal }) => readTrip(input, signal)),
      cancelTrip: fromPromise<string, { tripId: number; reason: string }>(
        async ({ input: { tripId, reason }, signal }) => {
          const said = await cancelTrip(tripId, reason, signal);
          forgetCancellation(`trip ${tripId}`);
          void refreshBalances(queryClient);
          return said;
        },
      ),
      payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(
        ({ input, signal }) => payTrip(input, queryClient, signal),
      ),
      reviewVehicle: fromPromise<string, { tripId: number; review: TripReview }>(
        async ({ input: { tripId, review }, signal }) => {
          const said = await reviewVehicle({ tripId, ...review }, signal);
          forgetTypedRating(`trip ${tripId}`, `vehicle-${review.vehicleIdentityId}`);
          return said;
        },
      ),
    },
  });
