import { isDeepStrictEqual } from 'node:util';
import { paymentChoiceMachine } from '../../machines/checkout/paymentChoice.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const cash = { kind: 'cash' as const };
const transfer = { kind: 'offline' as const, methodId: 1, fields: {}, note: '' };
const told = { ...transfer, fields: { Reference: '42' } };

export const paymentChoiceModel = defineModel(paymentChoiceMachine, {
  inputs: [named('nothing chosen', { payment: null }), named('cash', { payment: cash })],
  events: {
    'payment.chosen': [
      named('cash', { payment: cash }),
      named('a transfer', { payment: transfer }),
    ],
    'payment.details.changed': [named('a reference', { payment: told })],
    'payment.offer.changed': [
      named('nothing of it left', { payment: null }),
      named('still cash', { payment: cash }),
    ],
  },
  invariants: {
    'CHK-12: the order hears of each choice as it was made, and of nothing else': (s, step) =>
      step?.event == null ||
      isDeepStrictEqual(
        step.sent,
        step.event.type === 'payment.offer.changed'
          ? []
          : [
              {
                to: 'the parent',
                event: { type: 'payment.changed', choices: { payment: s.context.payment } },
              },
            ],
      ),
    'MSG-18: another way than the chosen one says "Payment info updated.", the first one nothing': (
      _,
      step,
    ) =>
      step === null ||
      isDeepStrictEqual(
        step.emitted,
        step.event?.type === 'payment.chosen' && step.previous.context.payment !== null
          ? [{ type: 'toast', kind: 'success', message: { key: 'checkout.payment.updated' } }]
          : [],
      ),
    'CHK-11: what is no longer offered is chosen no more': (s) =>
      s.matches('chosen') === (s.context.payment !== null),
  },
});
