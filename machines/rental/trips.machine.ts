import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact, PaymentMethod, TripDetails } from '../rules/domain.ts';
import { cancellationFailure } from '../rules/cancellation.ts';
import { mended, toast } from '../rules/outwardFacts.ts';
import { failureOf, messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { isTripOver, mayCancelTrip, mayPayTrip, mayReviewTrip } from '../rules/tripStatus.ts';

/**
 * A customer's review of one vehicle of a trip. `vehicleId` is the model that was booked,
 * `vehicleIdentityId` the specific vehicle that the provider assigned.
 */
export interface TripReview {
  vehicleId: number;
  vehicleIdentityId: number;
  rating: number;
  comment: string;
}

/**
 * A trip, and whether this visitor booked it (`own`). Somebody who only knows the booking's phone
 * number can see the trip but not change it.
 */
export interface ReadTrip {
  trip: TripDetails;
  own: boolean;
}

export interface TripsInput {
  tripId: number;
  /**
   * The booking's phone number, for visitors who did not book on this device; '' for the others.
   */
  phone: string;
}

/** A trip that is to be read; `isShown` says whether an earlier state of it is on screen. */
export interface TripToRead extends TripsInput {
  isShown: boolean;
}

export interface TripsContext extends TripsInput {
  trip: TripDetails | null;
  own: boolean;
  /** The last reason that the customer entered for canceling the trip. */
  reason: string;
  problem: MessageRef | null;
}

export type TripsEvent =
  | { type: 'trip.refresh' }
  | { type: 'trip.page.shown' }
  | { type: 'trip.page.hidden' }
  | { type: 'trip.cancel' }
  | { type: 'trip.cancel.confirmed'; reason: string }
  | { type: 'trip.cancel.declined' }
  | { type: 'trip.pay'; payment: PaymentMethod }
  | { type: 'trip.review'; review: TripReview };

/** `payment.opened`: the browser must now open the gateway's payment page at `url`. */
export type TripsFact = OutwardFact | { type: 'payment.opened'; url: string };

const paymentIn = (event: TripsEvent): PaymentMethod => {
  if (event.type !== 'trip.pay') throw new Error('no payment method is chosen');
  return event.payment;
};

/**
 * One booked trip: tracked, canceled while that is possible, paid, and reviewed when it is over.
 */
export const tripsMachine = setup({
  types: {
    context: {} as TripsContext,
    input: {} as TripsInput,
    events: {} as TripsEvent,
    emitted: {} as TripsFact,
    tags: {} as 'busy' | 'failed',
  },
  delays: { betweenReadings: 10_000 },
  actors: {
    readTrip: fromPromise<ReadTrip, TripToRead>(notProvided),
    /** Resolves with the server's message for the customer. */
    cancelTrip: fromPromise<string, { tripId: number; reason: string }>(notProvided),
    payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(notProvided),
    reviewVehicle: fromPromise<string, { tripId: number; review: TripReview }>(notProvided),
  },
  guards: {
    isOver: ({ context }) => context.trip !== null && isTripOver(context.trip),
    mayCancel: ({ context: { trip, own } }) => own && trip !== null && mayCancelTrip(trip),
    mayPay: ({ context: { trip, own } }) => own && trip !== null && mayPayTrip(trip),
    mayReview: ({ context: { trip, own } }) => own && trip !== null && mayReviewTrip(trip),
    isUnknownTrip: (_, params: { error: unknown }) => failureOf(params.error)?.kind === 'notFound',
    isAtGateway: (_, params: { url: string | null }) => params.url !== null,
    isKnown: ({ context }) => context.trip !== null,
  },
  actions: {
    keepTrip: assign({
      trip: (_, params: ReadTrip) => params.trip,
      own: (_, params) => params.own,
      problem: null,
    }),
    keepReason: assign({ reason: (_, params: { reason: string }) => params.reason }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    sayAnswer: emit((_, params: { text: string }) =>
      toast('success', { text: params.text }, { about: 'trip' }),
    ),
    // A customer is notified as well, by a toast of the same subject (`notificationList`): one of
    // them shows at a time.
    sayCanceled: emit((_, params: { text: string }) =>
      toast('success', { text: params.text }, { about: 'progress' }),
    ),
    sayNotCanceled: emit((_, params: { error: unknown }) =>
      toast('error', cancellationFailure(params.error, 'trips.cancel.offline'), { about: 'trip' }),
    ),
    clearFailure: emit(mended('trip')),
    /**
     * Removes the error message about a failed cancellation, if the trip turns out to be canceled:
     * only the server's answer was lost, or it was canceled in another tab.
     */
    clearIfCanceled: enqueueActions(({ enqueue }, { trip }: ReadTrip) => {
      if (trip.status === 'canceled') enqueue.emit(mended('trip'));
    }),
    sayPaid: emit(toast('success', 'trips.payment.kept', { about: 'trip' })),
    openPayment: emit((_, params: { url: string | null }) => ({
      type: 'payment.opened' as const,
      url: params.url ?? '',
    })),
    sayFailure: emit((_, params: { error: unknown }) =>
      toast('error', messageOf(params.error), { about: 'trip' }),
    ),
  },
}).createMachine({
  id: 'trips',
  description: 'One booked trip of a guest or a customer.',
  context: ({ input }) => ({ ...input, trip: null, own: false, reason: '', problem: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The trip is being read; earlier data of it stays visible.',
      meta: { requirements: ['API-44', 'NAV-18'] },
      tags: ['busy'],
      on: {
        'trip.cancel': {
          description: 'The trip is shown from earlier data, so it can be canceled already.',
          guard: 'mayCancel',
          target: 'confirmingCancel',
        },
        'trip.pay': { guard: 'mayPay', target: 'paying' },
        'trip.review': { guard: 'mayReview', target: 'reviewing' },
      },
      invoke: {
        src: 'readTrip',
        input: ({ context: { tripId, phone, trip } }) => ({
          tripId,
          phone,
          isShown: trip !== null,
        }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepTrip', params: ({ event }) => event.output },
            { type: 'clearIfCanceled', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description:
              'No trip has this number, or it is somebody else’s; none is shown any more.',
            meta: { requirements: ['GUEST-02', 'AUTH-25'] },
            guard: { type: 'isUnknownTrip', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
          },
          {
            description:
              'Reading failed: the last known trip stays visible, with a note that it is old.',
            guard: 'isKnown',
            target: 'shown',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'unavailable',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    notFound: {
      description: 'The trip was not found; the visitor can enter its number and phone number.',
      meta: { requirements: ['GUEST-02', 'NAV-18', 'LAND-11'] },
      tags: ['failed'],
      type: 'final',
    },
    unavailable: {
      description: 'The trip could not be loaded; the customer may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'trip.refresh': { target: 'reading' } },
    },
    shown: {
      description: 'The trip is shown, and read again every 10 seconds until it is over.',
      initial: 'deciding',
      on: {
        'trip.refresh': { target: 'reading' },
        'trip.cancel': { guard: 'mayCancel', target: 'confirmingCancel' },
        'trip.pay': { guard: 'mayPay', target: 'paying' },
        'trip.review': { guard: 'mayReview', target: 'reviewing' },
      },
      states: {
        deciding: {
          description: 'It is decided whether the trip may still change.',
          always: [{ guard: 'isOver', target: 'over' }, { target: 'running' }],
        },
        running: {
          description: 'The trip is read again in 10 seconds.',
          after: { betweenReadings: { target: '#trips.reading' } },
          on: { 'trip.page.hidden': { target: 'paused' } },
        },
        paused: {
          description: 'The page is not visible, so nothing is read.',
          on: { 'trip.page.shown': { target: '#trips.reading' } },
        },
        over: { description: 'The trip is completed or canceled.' },
      },
    },
    confirmingCancel: {
      description: 'The customer gives a reason and confirms to cancel.',
      on: {
        'trip.cancel.confirmed': {
          target: 'canceling',
          actions: [
            { type: 'keepReason', params: ({ event }) => ({ reason: event.reason }) },
            'clearFailure',
          ],
        },
        'trip.cancel.declined': { target: 'shown' },
      },
    },
    canceling: {
      description: 'The cancellation is being sent.',
      tags: ['busy'],
      invoke: {
        src: 'cancelTrip',
        input: ({ context: { tripId, reason } }) => ({ tripId, reason }),
        onDone: {
          target: 'reading',
          actions: [{ type: 'sayCanceled', params: ({ event }) => ({ text: event.output }) }],
        },
        onError: {
          target: 'reading',
          actions: [{ type: 'sayNotCanceled', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    paying: {
      description: 'The chosen payment method is sent to the server.',
      tags: ['busy'],
      invoke: {
        src: 'payTrip',
        input: ({ context, event }) => ({
          tripId: context.tripId,
          payment: paymentIn(event),
        }),
        onDone: [
          {
            guard: { type: 'isAtGateway', params: ({ event }) => ({ url: event.output }) },
            target: 'shown',
            actions: [{ type: 'openPayment', params: ({ event }) => ({ url: event.output }) }],
          },
          { target: 'reading', actions: ['sayPaid'] },
        ],
        onError: {
          target: 'reading',
          actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    reviewing: {
      description: 'The review of a vehicle is being sent.',
      tags: ['busy'],
      invoke: {
        src: 'reviewVehicle',
        input: ({ context, event }) => ({
          tripId: context.tripId,
          review:
            event.type === 'trip.review'
              ? event.review
              : { vehicleId: 0, vehicleIdentityId: 0, rating: 0, comment: '' },
        }),
        onDone: {
          target: 'reading',
          actions: [{ type: 'sayAnswer', params: ({ event }) => ({ text: event.output }) }],
        },
        onError: {
          target: 'reading',
          actions: [{ type: 'sayFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
