import { assign, emit, sendParent, setup } from 'xstate';
import type { OutwardFact, PaymentMethod } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';

export interface PaymentChoiceInput {
  payment: PaymentMethod | null;
}

export type PaymentChoiceEvent =
  | { type: 'payment.chosen'; payment: PaymentMethod }
  /** The customer filled in the fields that belong to the chosen payment method. */
  | { type: 'payment.details.changed'; payment: PaymentMethod }
  /** The order was read again; `payment` is the chosen method if it is still offered, else null. */
  | { type: 'payment.offer.changed'; payment: PaymentMethod | null };

/** The choice of a payment method, before an order or a parcel is placed. */
export const paymentChoiceMachine = setup({
  types: {
    context: {} as PaymentChoiceInput,
    input: {} as PaymentChoiceInput,
    events: {} as PaymentChoiceEvent,
    emitted: {} as OutwardFact,
  },
  guards: { lacksPayment: ({ context }) => context.payment === null },
  actions: {
    keepPayment: assign({ payment: (_, params: PaymentChoiceInput) => params.payment }),
    tellOrder: sendParent((_, { payment }: { payment: PaymentMethod }) => ({
      type: 'payment.changed' as const,
      choices: { payment },
    })),
    sayUpdated: emit(toast('success', 'checkout.payment.updated')),
  },
}).createMachine({
  id: 'paymentChoice',
  description: 'How the order is paid.',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    'payment.chosen': {
      target: '.deciding',
      actions: [
        { type: 'keepPayment', params: ({ event }) => event },
        { type: 'tellOrder', params: ({ event }) => event },
      ],
    },
    'payment.offer.changed': {
      description: 'The shop’s offer changed: a method no longer offered is deselected.',
      meta: { requirements: ['CHK-11'] },
      target: '.deciding',
      actions: [{ type: 'keepPayment', params: ({ event }) => event }],
    },
  },
  states: {
    deciding: {
      description: 'It is decided whether a payment method is chosen.',
      always: [{ guard: 'lacksPayment', target: 'open' }, { target: 'chosen' }],
    },
    open: { description: 'The customer must still choose a payment method.' },
    chosen: {
      description: 'A payment method is chosen and can be changed.',
      meta: { requirements: ['CHK-12'] },
      on: {
        'payment.details.changed': {
          description: 'The customer types the payment details that the shop asks for.',
          actions: [
            { type: 'keepPayment', params: ({ event }) => event },
            { type: 'tellOrder', params: ({ event }) => event },
          ],
        },
        'payment.chosen': {
          meta: { requirements: ['CHK-12', 'MSG-18'] },
          actions: [
            { type: 'keepPayment', params: ({ event }) => event },
            { type: 'tellOrder', params: ({ event }) => event },
            'sayUpdated',
          ],
        },
      },
    },
  },
});
