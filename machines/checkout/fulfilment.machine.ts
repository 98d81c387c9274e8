import { assign, sendParent, setup } from 'xstate';
import { offeredSlot, type ScheduleTerms } from '../rules/checkout.ts';
import type { OrderType } from '../rules/domain.ts';

export interface FulfilmentInput {
  orderType: OrderType;
  /**
   * The chosen time, `YYYY-MM-DD HH:mm`; null for "as soon as possible", or before one is chosen.
   */
  slot: string | null;
  terms: ScheduleTerms;
}

export type FulfilmentEvent =
  | { type: 'order.type.chosen'; orderType: OrderType }
  | { type: 'order.slot.chosen'; slot: string | null }
  /**
   * The data of the store or shop was read again, so other order types and times may be on offer.
   * If the chosen ones are no longer offered, `orderType` is one that is, and `slot` may be null.
   */
  | ({ type: 'order.terms.changed' } & FulfilmentInput);

/**
 * How and when the customer wants the order: delivery or take-away, and the time if one is needed.
 */
export const fulfilmentMachine = setup({
  types: {
    context: {} as FulfilmentInput,
    input: {} as FulfilmentInput,
    events: {} as FulfilmentEvent,
  },
  guards: {
    hasSlot: ({ context }) => context.slot !== null,
    isForNow: ({ context }) => context.orderType !== 'schedule_order',
  },
  actions: {
    keepOrderType: assign(({ context }, { orderType }: { orderType: OrderType }) => ({
      orderType,
      slot: offeredSlot(context.slot, orderType, context.terms),
    })),
    keepSlot: assign({ slot: (_, params: { slot: string | null }) => params.slot }),
    keepTerms: assign((_, { orderType, slot, terms }: FulfilmentInput) => ({
      orderType,
      slot,
      terms,
    })),
    tellOrder: sendParent(({ context: { orderType, slot } }: { context: FulfilmentInput }) => ({
      type: 'fulfilment.changed' as const,
      // A collected order has no courier, so there is nobody to tip.
      choices: { orderType, slot, ...(orderType === 'take_away' ? { tip: 0 } : {}) },
    })),
  },
}).createMachine({
  id: 'fulfilment',
  description: 'How the customer gets the order, and when.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'order.type.chosen': {
      meta: { requirements: ['OPEN-45', 'PRICE-11'] },
      target: '.deciding',
      actions: [{ type: 'keepOrderType', params: ({ event }) => event }, 'tellOrder'],
    },
    'order.slot.chosen': {
      meta: { requirements: ['CAT-11'] },
      target: '.deciding',
      actions: [{ type: 'keepSlot', params: ({ event }) => event }, 'tellOrder'],
    },
    'order.terms.changed': {
      description: 'The store’s offer changed: a type or time no longer offered is deselected.',
      target: '.deciding',
      actions: [{ type: 'keepTerms', params: ({ event }) => event }],
    },
  },
  states: {
    deciding: {
      description: 'It is decided whether the customer must still choose a time.',
      always: [
        { guard: 'hasSlot', target: 'atSlot' },
        { guard: 'isForNow', target: 'asSoonAsPossible' },
        { target: 'slotOpen' },
      ],
    },
    asSoonAsPossible: { description: 'The order is wanted as soon as possible.' },
    slotOpen: {
      description: 'The customer must still choose a day and a time slot.',
      meta: { requirements: ['CAT-11'] },
    },
    atSlot: {
      description: 'The order is for the chosen time slot.',
      meta: { requirements: ['CAT-11'] },
    },
  },
});
