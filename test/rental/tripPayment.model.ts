import { isDeepStrictEqual } from 'node:util';
import { tripPaymentMachine } from '../../machines/rental/tripPayment.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const cash = { kind: 'cash' as const };
const wallet = { kind: 'wallet' as const };

export const tripPaymentModel = defineModel(tripPaymentMachine, {
  inputs: [
    named('booked by cash', { booked: cash }),
    named('open since booking', { booked: null }),
  ],
  events: {
    'payment.chosen': [named('cash', { payment: cash }), named('the wallet', { payment: wallet })],
    'payment.submitted': [
      named('cash', { payment: cash }),
      named('the wallet', { payment: wallet }),
    ],
  },
  invariants: {
    'API-44: the shop is told of the way that was sent off, and of nothing else': (s, step) =>
      step === null ||
      step.emitted.length === 0 ||
      (step.event?.type === 'payment.submitted' &&
        isDeepStrictEqual(step.emitted, [{ type: 'payment.settled', payment: s.context.payment }])),
    'API-44: cash that stays cash tells the shop nothing': (s, step) =>
      step?.event?.type !== 'payment.submitted' ||
      s.context.booked === null ||
      s.context.payment?.kind !== 'cash' ||
      step.emitted.length === 0,
    'm12: only what was booked by cash is shown as paid by cash': (s) =>
      !s.matches('cash') ||
      (s.context.booked?.kind === 'cash' && s.context.payment?.kind === 'cash'),
  },
});
