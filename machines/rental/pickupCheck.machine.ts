import { assign, fromPromise, setup } from 'xstate';
import type { MessageRef, RentalCart } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface PickupCheckContext {
  /**
   * Ids of the zones that offer the chosen module; empty when they are unknown, and then no cart is
   * cleared.
   */
  moduleZoneIds: number[];
  /**
   * The message that tells the customer whether the cart was kept or cleared; null without a cart.
   */
  message: MessageRef | null;
  /** The cart that was cleared; null when none was. */
  cleared: RentalCart | null;
  /** The error of a failed check; null when it succeeded. */
  error: unknown;
}

/**
 * Keeps or clears the trip cart when the customer enters a rental module: the cart stays only if
 * one of its pickup zones belongs to that module (MOD-07..09).
 */
export const pickupCheckMachine = setup({
  types: {
    context: {} as PickupCheckContext,
    input: {} as { moduleZoneIds: number[] },
    output: {} as Pick<PickupCheckContext, 'message' | 'cleared' | 'error'>,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    readCart: fromPromise<RentalCart>(notProvided),
    clearCart: fromPromise<unknown>(notProvided),
  },
  guards: {
    isEmpty: (_, params: { cart: RentalCart }) => params.cart.lines.length === 0,
    pickupLiesInModule: ({ context }, params: { cart: RentalCart }) =>
      context.moduleZoneIds.length === 0 ||
      params.cart.pickupZoneIds.some((id) => context.moduleZoneIds.includes(id)),
  },
  actions: {
    keepCart: assign({ cleared: (_, params: { cart: RentalCart }) => params.cart }),
    dropCart: assign({ cleared: null }),
    tellKept: assign({ message: { key: 'rental.pickup.kept' } }),
    tellCleared: assign({ message: { key: 'rental.pickup.cleared' } }),
    keepError: assign({ error: (_, params: { error: unknown }) => params.error }),
  },
}).createMachine({
  id: 'pickupCheck',
  description: 'The customer enters rental with vehicles in the trip cart, which is checked.',
  context: ({ input }) => ({
    moduleZoneIds: input.moduleZoneIds,
    message: null,
    cleared: null,
    error: null,
  }),
  output: ({ context: { message, cleared, error } }) => ({ message, cleared, error }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The trip cart is being read from the server.',
      meta: { requirements: ['MOD-07', 'API-11'] },
      tags: ['busy'],
      invoke: {
        src: 'readCart',
        onDone: [
          {
            description: 'The trip cart is empty, so the module can be entered.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) },
            target: 'settled',
          },
          {
            description: 'The pickup point lies in the zones of the module, so the cart is kept.',
            meta: { requirements: ['MOD-07', 'OPEN-42'] },
            guard: { type: 'pickupLiesInModule', params: ({ event }) => ({ cart: event.output }) },
            target: 'settled',
            actions: ['tellKept'],
          },
          {
            target: 'clearing',
            actions: [{ type: 'keepCart', params: ({ event }) => ({ cart: event.output }) }],
          },
        ],
        onError: {
          target: 'refused',
          actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    clearing: {
      description: 'The pickup point lies outside: the cart is cleared, and the customer is told.',
      meta: { requirements: ['MOD-08'] },
      tags: ['busy'],
      invoke: {
        src: 'clearCart',
        onDone: { target: 'settled', actions: ['tellCleared'] },
        onError: {
          target: 'refused',
          actions: [
            'dropCart',
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    settled: {
      description: 'The module can be entered.',
      type: 'final',
    },
    refused: {
      description: 'The trip cart could not be read or cleared: the error message is shown.',
      meta: { requirements: ['MOD-09'] },
      tags: ['failed'],
      type: 'final',
    },
  },
});
