import { paymentDueMachine } from '../../machines/orders/paymentDue.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const paymentDueModel = defineModel(paymentDueMachine, {
  inputs: [named('on its way', { pending: true }), named('not paid', { pending: false })],
  events: {},
  actors: {
    readPayment: {
      done: [named('still on its way', true), named('paid', false)],
      error: [silence],
    },
    payByCash: { done: [undefined], error: [refusal] },
    payFromWallet: { done: [undefined], error: [refusal] },
  },
  invariants: {
    'F-27: a payment is asked after twelve times at most, then the customer decides': (s) =>
      s.context.readings <= 12 && (!s.matches('givenUp') || s.context.readings === 12),
    'F-27: what was not paid at the gateway is not waited for': (s) =>
      s.context.pending || !s.hasTag('waiting'),
    'F-27: an order is put on cash once at a time, and it is said once it is': (s, step) =>
      step === null ||
      ((step.started.filter(({ src }) => src === 'payByCash').length === 0 ||
        (s.matches('switching') && !step.previous.matches('switching'))) &&
        (step.emitted.length === 1) ===
          ((step.answer?.of === 'payByCash' || step.answer?.of === 'payFromWallet') &&
            !step.answer.failed)),
    'F-27: while one way is under way no other begins': (_, step) =>
      step === null ||
      !step.previous.hasTag('busy') ||
      step.started.every(({ src }) => src !== 'payByCash' && src !== 'payFromWallet'),
    'F-27: the wallet is said to have paid once it has': (_, step) =>
      step?.answer?.of !== 'payFromWallet' || (step.emitted.length === 1) === !step.answer.failed,
    'MSG-21: a refusal leaves the ways on, and says why': (s, step) =>
      (step?.answer?.of !== 'payByCash' && step?.answer?.of !== 'payFromWallet') ||
      !step.answer.failed ||
      (s.status === 'active' && s.context.problem !== null),
  },
});
