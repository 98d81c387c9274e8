import { assign, emit, setup } from 'xstate';
import type { OutwardFact, PaymentMethod } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { usesWalletFirst } from '../rules/payment/partWallet.ts';

export interface TripPaymentInput {
  /** The payment method that was chosen at booking; null when it must be chosen again. */
  booked: PaymentMethod | null;
}

export interface TripPaymentContext extends TripPaymentInput {
  payment: PaymentMethod | null;
}

export type TripPaymentEvent =
  /** The customer pressed "Change": the list of payment methods opens. */
  | { type: 'payment.ways.opened' }
  | { type: 'payment.chosen'; payment: PaymentMethod }
  /**
   * The customer pressed the button below the payment methods; `payment` is one that can pay the
   * trip.
   */
  | { type: 'payment.submitted'; payment: PaymentMethod };

/** `payment.settled`: the customer decided how to pay the trip. */
export type TripPaymentFact = OutwardFact | { type: 'payment.settled'; payment: PaymentMethod };

/** How a booked trip is paid: as chosen at booking, or in another way (API-44). */
export const tripPaymentMachine = setup({
  types: {
    context: {} as TripPaymentContext,
    input: {} as TripPaymentInput,
    events: {} as TripPaymentEvent,
    emitted: {} as TripPaymentFact,
  },
  guards: {
    lacksPayment: ({ context }) => context.payment === null,
    isByCash: ({ context }) => context.booked?.kind === 'cash',
    staysCash: ({ context }, { payment }: { payment: PaymentMethod }) =>
      context.booked?.kind === 'cash' && payment.kind === 'cash' && !usesWalletFirst(payment),
  },
  actions: {
    keepPayment: assign({ payment: (_, params: { payment: PaymentMethod }) => params.payment }),
    sayUpdated: emit(toast('success', 'checkout.payment.updated')),
    settle: emit((_, { payment }: { payment: PaymentMethod }) => ({
      type: 'payment.settled' as const,
      payment,
    })),
  },
}).createMachine({
  id: 'tripPayment',
  description: 'How a booked trip is paid.',
  context: ({ input: { booked } }) => ({ booked, payment: booked }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is decided whether cash was chosen at the booking.',
      always: [{ guard: 'isByCash', target: 'cash' }, { target: 'choosing' }],
    },
    cash: {
      description: 'Cash is shown as chosen, with the amount to have ready.',
      meta: { requirements: ['API-44'] },
      on: { 'payment.ways.opened': { target: 'choosing' } },
    },
    choosing: {
      description: 'All payment methods are offered.',
      on: {
        'payment.chosen': [
          {
            guard: 'lacksPayment',
            actions: [{ type: 'keepPayment', params: ({ event }) => event }],
          },
          {
            description: 'Another payment method takes the place of the one chosen before.',
            meta: { requirements: ['CHK-12'] },
            actions: [{ type: 'keepPayment', params: ({ event }) => event }, 'sayUpdated'],
          },
        ],
        'payment.submitted': [
          {
            description: 'The payment stays cash alone, as booked, so nothing is sent to the shop.',
            guard: { type: 'staysCash', params: ({ event }) => event },
            target: 'cash',
            actions: [{ type: 'keepPayment', params: ({ event }) => event }],
          },
          {
            meta: { requirements: ['API-44'] },
            actions: [
              { type: 'keepPayment', params: ({ event }) => event },
              { type: 'settle', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
