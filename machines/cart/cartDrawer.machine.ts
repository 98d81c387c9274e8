import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartLine, MessageRef, OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { quantityProblem } from '../rules/quantity.ts';
import { isOutOfLimits, isOutOfStock } from '../rules/quantityReason.ts';

export interface CartDrawerContext {
  /** The number of lines that the cart shows. */
  count: number;
  /**
   * The line whose new quantity is not saved yet: the next click counts from that quantity. Null
   * when all is saved.
   */
  wanted: { line: CartLine; quantity: number } | null;
  /** Why the cart cannot be read; null when it can. */
  problem: MessageRef | null;
}

export type CartDrawerEvent =
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'drawer.shopping.continued' }
  | { type: 'drawer.retry' }
  | { type: 'drawer.plus'; line: CartLine; inOtherLines: number }
  | { type: 'drawer.minus'; line: CartLine }
  /** The customer wants to change the choices of a line. */
  | { type: 'drawer.edited'; line: CartLine }
  | { type: 'drawer.checkout' }
  /** The cart was changed, in this drawer or elsewhere; `count` is its new number of lines. */
  | { type: 'drawer.cart.changed'; count: number };

const wantedOf = ({ wanted }: CartDrawerContext): { line: CartLine; quantity: number } => {
  if (wanted === null) throw new Error('no cart line is being changed');
  return wanted;
};

/** The quantity of a line, including clicks that are not saved yet. */
const quantityOf = ({ wanted }: CartDrawerContext, line: CartLine): number =>
  wanted?.line.id === line.id ? wanted.quantity : line.choice.quantity;

const oneMore = (
  context: CartDrawerContext,
  { line, inOtherLines }: { line: CartLine; inOtherLines: number },
): MessageRef | null => {
  const { item, choice } = line;
  const quantity = quantityOf(context, line) + 1;
  return quantityProblem(item, choice.variationType, quantity, inOtherLines);
};

/** F-09: the cart drawer at the side of the page. The cart actor saves its changes. */
export const cartDrawerMachine = setup({
  types: {
    context: {} as CartDrawerContext,
    events: {} as CartDrawerEvent,
    emitted: {} as OutwardFact,
    tags: {} as 'busy' | 'failed' | 'open' | 'lines',
  },
  actors: {
    /**
     * Waits until the cart and its store were read from the server, and resolves with its number of
     * lines.
     */
    readCart: fromPromise<{ count: number }>(notProvided),
    changeQuantity: fromPromise<void, { lineId: number; quantity: number }>(notProvided),
    removeFromCart: fromPromise<void, { lineId: number }>(notProvided),
    /**
     * Resolves once the server has everything that the drawer shows; rejects when that is not
     * possible now.
     */
    awaitSaved: fromPromise<void>(notProvided),
  },
  guards: {
    isEmpty: (_, params: { count: number }) => params.count === 0,
    isAtOne: ({ context }, params: { line: CartLine }) => quantityOf(context, params.line) <= 1,
    oneMoreIsOutOfStock: ({ context }, params: { line: CartLine; inOtherLines: number }) =>
      isOutOfStock(oneMore(context, params)),
    oneMoreIsOutOfLimits: ({ context }, params: { line: CartLine; inOtherLines: number }) =>
      isOutOfLimits(oneMore(context, params)),
  },
  actions: {
    keepCount: assign({ count: (_, params: { count: number }) => params.count }),
    wantOneMore: assign({
      wanted: ({ context }, params: { line: CartLine }) => ({
        line: params.line,
        quantity: quantityOf(context, params.line) + 1,
      }),
    }),
    wantOneFewer: assign({
      wanted: ({ context }, params: { line: CartLine }) => ({
        line: params.line,
        quantity: quantityOf(context, params.line) - 1,
      }),
    }),
    wantGone: assign({
      wanted: (_, params: { line: CartLine }) => ({ line: params.line, quantity: 0 }),
    }),
    wantNothing: assign({ wanted: null }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetProblem: assign({ problem: null }),
    sayOutOfStock: emit(toast('error', 'rules.quantity.outOfStock', { about: 'cart' })),
    sayOutOfLimits: emit(toast('error', 'rules.quantity.outOfLimits', { about: 'cart' })),
    sayNotSaved: emit(toast('error', 'cart.notSaved', { about: 'cart' })),
    /** Opens the item popup with the choices of this line. */
    openLine: emit((_, params: { line: CartLine }) => ({
      type: 'overlay.opened' as const,
      overlay: { kind: 'item' as const, item: params.line.item, line: params.line, edits: true },
    })),
    /**
     * Opens the overlay `checkoutGate`, the step before the checkout (F-07). By then all changes in
     * the drawer are saved.
     */
    askCheckout: emit({
      type: 'overlay.opened' as const,
      overlay: { kind: 'checkoutGate' as const },
    }),
  },
}).createMachine({
  id: 'cartDrawer',
  description: 'The cart drawer: the lines, their quantities, and the button to the checkout.',
  context: { count: 0, wanted: null, problem: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The drawer is closed; only the badge of the cart button is shown.',
      meta: { requirements: ['CART-01'] },
      entry: ['wantNothing'],
      on: {
        'drawer.opened': { meta: { requirements: ['CART-08'] }, target: 'loading' },
      },
    },
    loading: {
      description: 'The cart and its store are read; the lines are shown together with the store.',
      meta: { requirements: ['CART-01', 'API-10'] },
      tags: ['busy', 'open'],
      entry: ['forgetProblem'],
      invoke: {
        src: 'readCart',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ count: event.output.count }) },
            target: 'empty',
            actions: [
              { type: 'keepCount', params: ({ event }) => ({ count: event.output.count }) },
            ],
          },
          {
            target: 'filled',
            actions: [
              { type: 'keepCount', params: ({ event }) => ({ count: event.output.count }) },
            ],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'drawer.cart.changed': {
          actions: [{ type: 'keepCount', params: ({ event }) => ({ count: event.count }) }],
        },
        'drawer.closed': { target: 'closed' },
      },
    },
    unavailable: {
      description: 'The cart could not be read: the customer is told why and may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed', 'open'],
      on: {
        'drawer.retry': { target: 'loading' },
        'drawer.cart.changed': [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ count: event.count }) } },
          {
            description: 'The cart was read after all, and it has lines.',
            target: 'filled',
            actions: [
              'forgetProblem',
              { type: 'keepCount', params: ({ event }) => ({ count: event.count }) },
            ],
          },
        ],
        'drawer.closed': { target: 'closed' },
      },
    },
    empty: {
      description: 'The cart is empty.',
      meta: { requirements: ['CART-03'] },
      tags: ['open'],
      on: {
        'drawer.cart.changed': [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ count: event.count }) } },
          {
            target: 'filled',
            actions: [{ type: 'keepCount', params: ({ event }) => ({ count: event.count }) }],
          },
        ],
        'drawer.shopping.continued': {
          meta: { requirements: ['CART-03'] },
          target: 'closed',
        },
        'drawer.closed': { target: 'closed' },
      },
    },
    filled: {
      description: 'The drawer shows lines, quantities, subtotal and the checkout button.',
      meta: { requirements: ['CART-02', 'CART-04', 'CART-05', 'CART-11'] },
      tags: ['open', 'lines'],
      initial: 'ready',
      on: {
        'drawer.plus': [
          {
            description: 'The stock has no more of this item.',
            meta: { requirements: ['ITEM-29'] },
            guard: {
              type: 'oneMoreIsOutOfStock',
              params: ({ event }) => ({ line: event.line, inOtherLines: event.inOtherLines }),
            },
            actions: ['sayOutOfStock'],
          },
          {
            description: 'The cart may hold no more of this item.',
            meta: { requirements: ['ITEM-30', 'ITEM-31'] },
            guard: {
              type: 'oneMoreIsOutOfLimits',
              params: ({ event }) => ({ line: event.line, inOtherLines: event.inOtherLines }),
            },
            actions: ['sayOutOfLimits'],
          },
          {
            description:
              'The quantity grows by one at once; after fast clicks, only the last one is sent.',
            meta: { requirements: ['CART-07'] },
            target: '.updating',
            actions: [{ type: 'wantOneMore', params: ({ event }) => ({ line: event.line }) }],
          },
        ],
        'drawer.minus': [
          {
            description: 'The quantity is 1, so minus removes the line.',
            meta: { requirements: ['CART-06'] },
            guard: { type: 'isAtOne', params: ({ event }) => ({ line: event.line }) },
            target: '.removing',
            actions: [{ type: 'wantGone', params: ({ event }) => ({ line: event.line }) }],
          },
          {
            description: 'The quantity shrinks by one at once.',
            meta: { requirements: ['CART-07'] },
            target: '.updating',
            actions: [{ type: 'wantOneFewer', params: ({ event }) => ({ line: event.line }) }],
          },
        ],
        'drawer.edited': {
          description: 'The item popup opens over the drawer, with the choices of this line.',
          meta: { requirements: ['CART-02', 'ITEM-18'] },
          actions: [{ type: 'openLine', params: ({ event }) => ({ line: event.line }) }],
        },
        'drawer.cart.changed': [
          {
            description: 'The last line was removed.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ count: event.count }) },
            target: 'empty',
            actions: [
              'wantNothing',
              { type: 'keepCount', params: ({ event }) => ({ count: event.count }) },
            ],
          },
          { actions: [{ type: 'keepCount', params: ({ event }) => ({ count: event.count }) }] },
        ],
        'drawer.checkout': {
          meta: { requirements: ['CHK-01'] },
          target: '.finishing',
        },
        'drawer.closed': { target: 'closed' },
      },
      states: {
        ready: {
          description: 'Quantities can be changed, lines removed, and the order checked out.',
          entry: ['wantNothing'],
        },
        updating: {
          description: 'The new quantity is shown while the server saves it.',
          meta: { requirements: ['CART-07', 'API-08'] },
          tags: ['busy'],
          invoke: {
            src: 'changeQuantity',
            input: ({ context }) => ({
              lineId: wantedOf(context).line.id,
              quantity: wantedOf(context).quantity,
            }),
            onDone: { target: 'ready' },
            onError: {
              description:
                'Saving failed: the cart tells the customer why, and the old quantity is back.',
              target: 'ready',
            },
          },
        },
        removing: {
          description: 'The line is no longer shown, and the server removes it.',
          meta: { requirements: ['CART-06', 'API-09'] },
          tags: ['busy'],
          invoke: {
            src: 'removeFromCart',
            input: ({ context }) => ({ lineId: wantedOf(context).line.id }),
            onDone: { target: 'ready' },
            onError: {
              description:
                'Removing failed: the cart tells the customer why, and the line is back.',
              target: 'ready',
            },
          },
        },
        finishing: {
          description: 'Pending changes are saved before the checkout opens.',
          meta: { requirements: ['CHK-01'] },
          tags: ['busy'],
          entry: ['wantNothing'],
          invoke: {
            src: 'awaitSaved',
            onDone: { target: '#cartDrawer.closed', actions: ['askCheckout'] },
            onError: {
              description: 'The changes could not be saved, so the checkout does not open.',
              target: 'ready',
              actions: ['sayNotSaved'],
            },
          },
        },
      },
    },
  },
});
