import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact, RentalCartLine } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { navigate } from '../rules/outwardFacts.ts';
import { linkTo } from '../rules/paths.ts';
import type { TripLineToday } from '../rules/tripAgain.ts';

/** A past trip as it could be booked today, and the vehicles in the cart that it would replace. */
export interface TripAgainReview {
  lines: TripLineToday[];
  /** The present lines of the trip cart, which the repeated trip would remove. */
  lost: RentalCartLine[];
}

/**
 * Whether the trip cart was filled with the past trip. This would remove the cart's present lines.
 * If these are no longer the lines that the review showed, the cart is not changed: `lost` has the
 * present ones, and the customer must confirm again.
 */
export type TripFilling = { filled: true } | { filled: false; lost: RentalCartLine[] };

export interface TripAgainContext {
  tripId: number;
  review: TripAgainReview | null;
  /** The message above the review, such as why the cart could not be filled. */
  problem: MessageRef | null;
}

export type TripAgainEvent =
  | { type: 'again.asked' }
  | { type: 'again.confirmed' }
  | { type: 'again.retry' }
  | { type: 'again.closed' };

/**
 * Repeats a past trip: shows what has changed since then, before its vehicles are put into the trip
 * cart (F-16).
 */
export const tripAgainMachine = setup({
  types: {
    context: {} as TripAgainContext,
    input: {} as { tripId: number },
    events: {} as TripAgainEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Compares the vehicles of the past trip with what the provider offers now. */
    reviewTrip: fromPromise<TripAgainReview, { tripId: number }>(notProvided),
    /**
     * Puts the vehicles of the trip into the cart, unless the cart's lines have changed since the
     * review was made.
     */
    fillTripCart: fromPromise<TripFilling, { tripId: number; review: TripAgainReview | null }>(
      notProvided,
    ),
  },
  guards: {
    nothingCanCome: (_, { review }: { review: TripAgainReview }) =>
      review.lines.every(({ now }) => now === null),
    isFilled: (_, params: { filling: TripFilling }) => params.filling.filled,
  },
  actions: {
    takeReview: assign({ review: (_, params: { review: TripAgainReview }) => params.review }),
    forgetReview: assign({ review: null }),
    showOtherCart: assign({
      review: ({ context }, { filling }: { filling: TripFilling }) =>
        context.review === null || filling.filled
          ? context.review
          : { ...context.review, lost: filling.lost },
      problem: { key: 'trips.again.cartChanged' },
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    openCart: emit(navigate(linkTo('rentalCart'))),
  },
}).createMachine({
  id: 'tripAgain',
  description: 'The customer rents the same again, after a review of what has changed since.',
  context: ({ input }) => ({ tripId: input.tripId, review: null, problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The past trip is shown with a button to rent the same again.',
      on: {
        'again.asked': { target: 'reading', actions: ['forgetReview', 'forgetProblem'] },
      },
    },
    reading: {
      description: 'The server compares the trip with what the provider offers now.',
      tags: ['open', 'busy'],
      on: { 'again.closed': { target: 'closed' } },
      invoke: {
        src: 'reviewTrip',
        input: ({ context }) => ({ tripId: context.tripId }),
        onDone: [
          {
            description: 'None of the vehicles can be rented now.',
            guard: {
              type: 'nothingCanCome',
              params: ({ event }) => ({ review: event.output }),
            },
            target: 'impossible',
            actions: [{ type: 'takeReview', params: ({ event }) => ({ review: event.output }) }],
          },
          {
            target: 'reviewing',
            actions: [{ type: 'takeReview', params: ({ event }) => ({ review: event.output }) }],
          },
        ],
        onError: {
          meta: { requirements: ['MSG-21'] },
          target: 'unread',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unread: {
      description: 'The comparison could not be loaded; the customer may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['open'],
      on: {
        'again.retry': { target: 'reading', actions: ['forgetProblem'] },
        'again.closed': { target: 'closed' },
      },
    },
    impossible: {
      description: 'None of the vehicles can be rented now; the reason is shown for each.',
      tags: ['open'],
      on: { 'again.closed': { target: 'closed' } },
    },
    reviewing: {
      description:
        'The customer sees each vehicle as it would be today, and what the cart would lose.',
      meta: { requirements: ['RENT-06'] },
      tags: ['open'],
      on: {
        'again.confirmed': { target: 'filling', actions: ['forgetProblem'] },
        'again.closed': { target: 'closed' },
      },
    },
    filling: {
      description: 'The vehicles are put into the trip cart; nothing else can be pressed.',
      meta: { requirements: ['RENT-06'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'fillTripCart',
        input: ({ context }) => ({ tripId: context.tripId, review: context.review }),
        onDone: [
          {
            guard: { type: 'isFilled', params: ({ event }) => ({ filling: event.output }) },
            target: 'closed',
            actions: ['openCart'],
          },
          {
            description: 'The cart has changed meanwhile: the customer is asked again.',
            meta: { requirements: ['RENT-06'] },
            target: 'reviewing',
            actions: [
              { type: 'showOtherCart', params: ({ event }) => ({ filling: event.output }) },
            ],
          },
        ],
        onError: {
          meta: { requirements: ['MSG-21'] },
          target: 'reviewing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
