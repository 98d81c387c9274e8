import { isDeepStrictEqual } from 'node:util';
import { tripPaymentMachine } from '../../machines/rental/tripPayment.machine.ts';
import { usesWalletFirst } from '../../machines/rules/payment/partWallet.ts';
import { defineModel, named } from '../paths/model.ts';

const cash = { kind: 'cash' as const };
const restInCash = { kind: 'cash' as const, fromWallet: true };
const wallet = { kind: 'wallet' as const };

export const tripPaymentModel = defineModel(tripPaymentMachine, {
  inputs: [
    named('booked by cash', { booked: cash }),
    named('open since booking', { booked: null }),
  ],
  events: {
    // A press on the method that is chosen already changes nothing, so that it is no event.
    'payment.chosen': ({ context }) =>
      [named('cash', { payment: cash }), named('the wallet', { payment: wallet })].filter(
        ({ value }) => value.payment.kind !== context.payment?.kind,
      ),
    'payment.submitted': [
      named('cash', { payment: cash }),
      named('the wallet first, the rest in cash', { payment: restInCash }),
      named('the wallet', { payment: wallet }),
    ],
  },
  invariants: {
    'API-44: the shop is told of the way that was sent off, and of nothing else': (s, step) =>
      step === null ||
      !step.emitted.some(({ type }) => type === 'payment.settled') ||
      (step.event?.type === 'payment.submitted' &&
        isDeepStrictEqual(step.emitted, [{ type: 'payment.settled', payment: s.context.payment }])),
    'CHK-12: another way than the one before says "Payment info updated.", the first one nothing': (
      _,
      step,
    ) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted.filter(({ type }) => type === 'toast'),
        step.event?.type === 'payment.chosen' && step.previous.context.payment !== null
          ? [{ type: 'toast', kind: 'success', message: { key: 'checkout.payment.updated' } }]
          : [],
      ),
    'API-44: cash that stays cash tells the shop nothing, but a part from the wallet does': (
      s,
      step,
    ) => {
      const { booked, payment } = s.context;
      if (step?.event?.type !== 'payment.submitted') return true;
      if (booked === null || payment?.kind !== 'cash') return true;
      return step.emitted.length === (usesWalletFirst(payment) ? 1 : 0);
    },
    'm12: only what was booked by cash is shown as paid by cash': (s) =>
      !s.matches('cash') ||
      (s.context.booked?.kind === 'cash' && s.context.payment?.kind === 'cash'),
  },
});
