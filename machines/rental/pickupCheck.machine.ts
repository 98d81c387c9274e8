import { assign, fromPromise, setup } from 'xstate';
import type { MessageRef, RentalCart } from '../rules/domain.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface PickupCheckContext {
  /** The zones that offer the chosen module; empty when they are unknown, which clears no cart. */
  moduleZoneIds: number[];
  /** The message for the customer about the cart. */
  message: MessageRef | null;
  /** The cart that was cleared; null when none was. */
  cleared: RentalCart | null;
  /** Why the check failed. */
  error: unknown;
}

/**
 * Checks whether the trip cart may stay when the customer enters a module: its pickup zones decide
 * (MOD-07..09).
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
  description: 'Entering rental with vehicles in the trip cart.',
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
      description: 'The trip cart is read.',
      meta: { requirements: ['MOD-07', 'API-11'] },
      tags: ['busy'],
      invoke: {
        src: 'readCart',
        onDone: [
          {
            description: 'Nothing could get lost.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) },
            target: 'settled',
          },
          {
            description: 'The provider hands vehicles over where the module is offered.',
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
      description: 'The pickup lies elsewhere: the cart is cleared, and that is said.',
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
      description: 'The server did not let the cart be read or cleared: its message is shown.',
      meta: { requirements: ['MOD-09'] },
      tags: ['failed'],
      type: 'final',
    },
  },
});
