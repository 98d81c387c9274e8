import { assign, emit, setup } from 'xstate';
import type { PaymentMethod } from '../rules/domain.ts';

export interface TripPaymentInput {
  /** The way to pay that was chosen at booking; null where it has to be chosen again. */
  booked: PaymentMethod | null;
}

export interface TripPaymentContext extends TripPaymentInput {
  payment: PaymentMethod | null;
}

export type TripPaymentEvent =
  /** The customer pressed "Change": the list of ways to pay opens. */
  | { type: 'payment.ways.opened' }
  | { type: 'payment.chosen'; payment: PaymentMethod }
  /** The button below the ways to pay was pressed; `payment` is a way that can pay the trip. */
  | { type: 'payment.submitted'; payment: PaymentMethod };

/** `payment.settled`: the trip will be paid in this way. */
export interface TripPaymentFact {
  type: 'payment.settled';
  payment: PaymentMethod;
}

/** How a booked trip is paid: as chosen at booking, or in another way (API-44). */
export const tripPaymentMachine = setup({
  types: {
    context: {} as TripPaymentContext,
    input: {} as TripPaymentInput,
    events: {} as TripPaymentEvent,
    emitted: {} as TripPaymentFact,
  },
  guards: {
    isByCash: ({ context }) => context.booked?.kind === 'cash',
    staysCash: ({ context }, { payment }: { payment: PaymentMethod }) =>
      context.booked?.kind === 'cash' && payment.kind === 'cash',
  },
  actions: {
    keepPayment: assign({ payment: (_, params: { payment: PaymentMethod }) => params.payment }),
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
      description: 'All ways to pay are offered.',
      on: {
        'payment.chosen': {
          actions: [{ type: 'keepPayment', params: ({ event }) => event }],
        },
        'payment.submitted': [
          {
            description: 'It stays as it was booked: the shop need not be told.',
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
