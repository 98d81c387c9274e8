import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartLine, MessageRef, OutwardFact, Store } from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import type { ReorderLine } from '../rules/reorder.ts';

/** A past order as it could be ordered today, and the cart lines that it would replace. */
export interface OrderReview {
  moduleId: number;
  /** The store as it is now; null when it no longer exists. */
  store: Store | null;
  lines: ReorderLine[];
  /** Cart lines of another store, in the same module; the order would remove them (CART-10). */
  lost: CartLine[];
  /** Why nothing can be ordered, for example because the store is gone; null when something can. */
  obstacle: MessageRef | null;
}

/**
 * Whether the cart was filled with the order's lines. This would remove the cart's lines of other
 * stores. If these are no longer the lines that the review showed, the cart is not changed: `lost`
 * has the present ones, and the customer must confirm again.
 */
export type Filling = { filled: true } | { filled: false; lost: CartLine[] };

export interface OrderAgainContext {
  /** Id of the order to repeat; 0 before one is chosen. */
  orderId: number;
  review: OrderReview | null;
  /** The message above the review, such as why the cart could not be filled. */
  problem: MessageRef | null;
}

export type OrderAgainEvent =
  | { type: 'again.asked'; orderId: number }
  | { type: 'again.confirmed' }
  | { type: 'again.retry' }
  | { type: 'again.closed' };

/**
 * Repeats a past order: shows what has changed since then, before its lines are put into the cart
 * (M7).
 */
export const orderAgainMachine = setup({
  types: {
    context: {} as OrderAgainContext,
    events: {} as OrderAgainEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Compares the lines of the past order with what the store offers now. */
    reviewOrder: fromPromise<OrderReview, { orderId: number }>(notProvided),
    /**
     * Puts the reviewed lines into the cart. If this would now remove other lines of the cart than
     * the review showed, it changes nothing.
     */
    fillCart: fromPromise<Filling, { review: OrderReview | null }>(notProvided),
  },
  guards: {
    nothingCanCome: (_, { review }: { review: OrderReview }) =>
      review.obstacle !== null || review.lines.every(({ now }) => now === null),
    isFilled: (_, params: { filling: Filling }) => params.filling.filled,
  },
  actions: {
    keepOrder: assign({
      orderId: (_, params: { orderId: number }) => params.orderId,
      review: null,
      problem: null,
    }),
    keepReview: assign({ review: (_, params: { review: OrderReview }) => params.review }),
    showOtherCart: assign({
      review: ({ context }, { filling }: { filling: Filling }) =>
        context.review === null || filling.filled
          ? context.review
          : { ...context.review, lost: filling.lost },
      problem: { key: 'orders.again.cartChanged' },
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    openCart: emit({ type: 'overlay.opened' as const, overlay: { kind: 'cart' as const } }),
  },
}).createMachine({
  id: 'orderAgain',
  description: 'The customer orders the same again, after a review of what has changed since.',
  context: { orderId: 0, review: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The order is shown with a button to order it again.',
      on: {
        'again.asked': {
          target: 'reading',
          actions: [{ type: 'keepOrder', params: ({ event }) => ({ orderId: event.orderId }) }],
        },
      },
    },
    reading: {
      description: 'The server compares the order with what the store offers now.',
      tags: ['open', 'busy'],
      on: { 'again.closed': { target: 'closed' } },
      invoke: {
        src: 'reviewOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            description: 'The store is gone, or no longer sells anything of the order.',
            guard: {
              type: 'nothingCanCome',
              params: ({ event }) => ({ review: event.output }),
            },
            target: 'impossible',
            actions: [{ type: 'keepReview', params: ({ event }) => ({ review: event.output }) }],
          },
          {
            target: 'reviewing',
            actions: [{ type: 'keepReview', params: ({ event }) => ({ review: event.output }) }],
          },
        ],
        onError: {
          target: 'unread',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unread: {
      description: 'The comparison could not be loaded; the customer may try again.',
      tags: ['open'],
      on: {
        'again.retry': { target: 'reading', actions: ['forgetProblem'] },
        'again.closed': { target: 'closed' },
      },
    },
    impossible: {
      description: 'Nothing of the order can be ordered again; the reason is shown.',
      tags: ['open'],
      on: { 'again.closed': { target: 'closed' } },
    },
    reviewing: {
      description:
        'The customer sees each line as it would be today, and what the cart would lose.',
      meta: { requirements: ['CART-10'] },
      tags: ['open'],
      on: {
        'again.confirmed': { target: 'filling', actions: ['forgetProblem'] },
        'again.closed': { target: 'closed' },
      },
    },
    filling: {
      description: 'The lines are put into the cart of their module; nothing else can be pressed.',
      meta: { requirements: ['CART-10'] },
      tags: ['open', 'busy'],
      invoke: {
        src: 'fillCart',
        input: ({ context }) => ({ review: context.review }),
        onDone: [
          {
            guard: { type: 'isFilled', params: ({ event }) => ({ filling: event.output }) },
            target: 'closed',
            actions: ['openCart'],
          },
          {
            description: 'The cart has changed meanwhile: the customer is asked again.',
            meta: { requirements: ['CART-10'] },
            target: 'reviewing',
            actions: [
              { type: 'showOtherCart', params: ({ event }) => ({ filling: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'reviewing',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
