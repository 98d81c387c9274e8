import { fromPromise, sendParent, setup } from 'xstate';
import type { CheckoutPage } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';
import type { OrderToRead, ReadOrder } from './orderDraft.ts';

export interface OrderLinesInput {
  page: CheckoutPage;
}

export type OrderLinesEvent =
  /** The cart from which the order's lines come has changed, here or in another tab. */
  | { type: 'order.lines.changed' }
  /** The customer asks again for what could not be read: the lines, a charge, a way to pay. */
  | { type: 'order.lines.retry' };

/**
 * Reads the lines of the order, and what it is priced and paid by, whenever the cart that the lines
 * come from changes, or the customer asks for it.
 */
export const orderLinesMachine = setup({
  types: {
    context: {} as OrderLinesInput,
    input: {} as OrderLinesInput,
    events: {} as OrderLinesEvent,
  },
  actors: {
    loadCheckout: fromPromise<ReadOrder, OrderToRead>(notProvided),
  },
  actions: {
    tellOrder: sendParent((_, { facts }: ReadOrder) => ({
      type: 'order.lines.read' as const,
      facts,
    })),
  },
}).createMachine({
  id: 'orderLines',
  description: 'The lines of the order, which are read again when the cart changes.',
  context: ({ input }) => input,
  initial: 'known',
  on: {
    'order.lines.changed': {
      description: 'The cart changed while the form is open.',
      meta: { requirements: ['CART-07', 'CHK-06'] },
      target: '.reading',
    },
    'order.lines.retry': {
      description:
        'The customer asks again for what could not be read: the lines, a charge, or the ways to pay.',
      meta: { requirements: ['CHK-06'] },
      target: '.reading',
    },
  },
  states: {
    known: { description: 'Lines and prices are those of the server’s last answer.' },
    reading: {
      description: 'Lines and prices are read again from the server.',
      invoke: {
        src: 'loadCheckout',
        input: ({ context: { page } }) => ({ page, departure: null }),
        onDone: {
          target: 'known',
          actions: [{ type: 'tellOrder', params: ({ event }) => event.output }],
        },
        onError: {
          description: 'Reading failed; the lines are read once more before the order is sent.',
          target: 'outdated',
        },
      },
    },
    outdated: {
      description: 'The cart changed, but its lines could not be read; the customer may try again.',
    },
  },
});
