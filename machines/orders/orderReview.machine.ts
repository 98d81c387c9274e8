import { assign, emit, fromPromise, setup } from 'xstate';
import type { MessageRef, OutwardFact } from '../rules/domain.ts';
import { announce } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';

/** The review of one item of an order, or of its courier. */
export interface OrderRating {
  kind: 'item' | 'courier';
  /** Id of the item or of the courier. */
  id: number;
  /** One to five. */
  stars: number;
  comment: string;
}

/** Whether the server accepted one rating; `problem` is the reason if not, else null. */
export interface RatingOutcome {
  rating: OrderRating;
  problem: MessageRef | null;
}

export interface OrderReviewContext {
  ratings: OrderRating[];
  /** The ratings that the server did not accept, with the reasons. */
  refused: RatingOutcome[];
  /** The message for the form as a whole; null when there is none. */
  problem: MessageRef | null;
}

export type OrderReviewEvent =
  | { type: 'review.submitted'; ratings: OrderRating[] }
  /** The customer has changed stars or words. */
  | { type: 'review.changed' }
  | { type: 'review.continued' };

export type OrderReviewFact =
  | OutwardFact
  /** Reviews of the order were saved: what shows them must read them again. */
  | { type: 'reviews.saved' };

/**
 * Reviewing an order: its items and its courier, as many of them as the customer likes (screens:
 * Rate and review).
 */
export const orderReviewMachine = setup({
  types: {
    context: {} as OrderReviewContext,
    events: {} as OrderReviewEvent,
    emitted: {} as OrderReviewFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends each rating in a call of its own; resolves with the outcome of each. */
    sendRatings: fromPromise<RatingOutcome[], { ratings: OrderRating[] }>(notProvided),
  },
  guards: {
    nothingIsRated: (_, params: { ratings: OrderRating[] }) => params.ratings.length === 0,
    allAreTaken: (_, params: { outcomes: RatingOutcome[] }) =>
      params.outcomes.every(({ problem }) => problem === null),
  },
  actions: {
    keepRatings: assign({
      ratings: (_, params: { ratings: OrderRating[] }) => params.ratings,
      refused: [],
      problem: null,
    }),
    askForStars: assign({ problem: { key: 'orders.review.none' } }),
    keepRefused: assign({
      refused: (_, params: { outcomes: RatingOutcome[] }) =>
        params.outcomes.filter(({ problem }) => problem !== null),
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    tellSaved: emit({ type: 'reviews.saved' as const }),
    forgetProblem: assign({ problem: null }),
    sayThanks: emit(announce('orders.review.thanks')),
  },
}).createMachine({
  id: 'orderReview',
  description: 'What a customer says of an order that was brought, each thing once.',
  context: { ratings: [], refused: [], problem: null },
  initial: 'writing',
  states: {
    writing: {
      description: 'Stars are given to as many things as wanted, with words and pictures.',
      on: {
        'review.submitted': [
          {
            description: 'Nothing has stars yet: that is said.',
            guard: { type: 'nothingIsRated', params: ({ event }) => ({ ratings: event.ratings }) },
            actions: ['askForStars'],
          },
          {
            target: 'sending',
            actions: [{ type: 'keepRatings', params: ({ event }) => ({ ratings: event.ratings }) }],
          },
        ],
        'review.changed': {
          description: 'What was said of the form as it was before does not hold any more.',
          actions: ['forgetProblem'],
        },
      },
    },
    sending: {
      description: 'The ratings are on their way; nothing else can be pressed.',
      tags: ['busy'],
      invoke: {
        src: 'sendRatings',
        input: ({ context }) => ({ ratings: context.ratings }),
        onDone: [
          {
            guard: { type: 'allAreTaken', params: ({ event }) => ({ outcomes: event.output }) },
            target: 'thanked',
            actions: ['tellSaved', 'sayThanks'],
          },
          {
            description: 'What was taken is read only; the rest stays as written, with why.',
            target: 'writing',
            actions: [
              { type: 'keepRefused', params: ({ event }) => ({ outcomes: event.output }) },
              'tellSaved',
            ],
          },
        ],
        onError: {
          target: 'writing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    thanked: {
      description: 'The customer is thanked; what has no stars yet can still get some.',
      on: { 'review.continued': { target: 'writing' } },
    },
  },
});
