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
  /** The customer has changed the stars or the comment. */
  | { type: 'review.changed' }
  | { type: 'review.continued' };

export type OrderReviewFact =
  | OutwardFact
  /** Reviews of the order were saved: views that show them must read them again. */
  | { type: 'reviews.saved' };

/**
 * The form in which a customer rates an order: its items and its courier, as many of them as they
 * like (screens: Rate and review).
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
  description: 'The customer rates the items and the courier of a delivered order, each once.',
  context: { ratings: [], refused: [], problem: null },
  initial: 'writing',
  states: {
    writing: {
      description: 'The customer gives stars to items or the courier, with words and pictures.',
      on: {
        'review.submitted': [
          {
            description: 'No stars are given: a message asks for some.',
            guard: { type: 'nothingIsRated', params: ({ event }) => ({ ratings: event.ratings }) },
            actions: ['askForStars'],
          },
          {
            target: 'sending',
            actions: [{ type: 'keepRatings', params: ({ event }) => ({ ratings: event.ratings }) }],
          },
        ],
        'review.changed': {
          description: 'The form was changed, so the earlier message is removed.',
          actions: ['forgetProblem'],
        },
      },
    },
    sending: {
      description: 'The ratings are being sent; nothing else can be pressed.',
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
            description:
              'Saved ratings become read-only; refused ones stay in the form, with the reason.',
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
      description: 'The customer is thanked, and can still rate the rest of the order.',
      on: { 'review.continued': { target: 'writing' } },
    },
  },
});
