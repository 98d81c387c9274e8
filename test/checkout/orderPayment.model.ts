import { isDeepStrictEqual } from 'node:util';
import { orderPaymentMachine } from '../../machines/checkout/orderPayment.machine.ts';
import type { PaymentMethod } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { draft, placedOrder } from './orders.ts';

const online = { kind: 'digital' as const, gateway: 'demo' };
const transfer = { kind: 'offline' as const, methodId: 1, fields: { Reference: '42' }, note: '' };
const paidBy = (payment: PaymentMethod, fromWallet = 0) => ({
  placed: placedOrder,
  draft: { ...draft, choices: { ...draft.choices, payment }, fromWallet },
});

export const orderPaymentModel = defineModel(orderPaymentMachine, {
  inputs: [
    named('in cash', paidBy({ kind: 'cash' })),
    named('online', paidBy(online)),
    named('online, all of it from the wallet', paidBy({ ...online, fromWallet: true }, 12)),
    named('by transfer', paidBy(transfer)),
  ],
  events: {},
  actors: { describePayment: { done: [undefined], error: [silence] } },
  invariants: {
    'F-27: a gateway is gone to for what is left to pay there, and for nothing else': (s) =>
      s.status === 'active' ||
      s.output?.gateway ===
        (s.context.draft.choices.payment?.kind === 'digital' && s.context.draft.fromWallet === 0
          ? 'demo'
          : null),
    'CHK-13: the shop is told of a payment outside it under the order that stands': (s, step) =>
      !s.matches('describing') ||
      step === null ||
      isDeepStrictEqual(step.started, [
        { src: 'describePayment', input: { orderId: 100001, payment: transfer } },
      ]),
    'CHK-13: an order stands whether or not the shop could be told; that it could not is said': (
      s,
      step,
    ) =>
      step?.answer == null ||
      (s.matches('settled') && step.emitted.length === (step.answer.failed ? 1 : 0)),
  },
});
