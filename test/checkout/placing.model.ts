import { isDeepStrictEqual } from 'node:util';
import { placingMachine } from '../../machines/checkout/placing.machine.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { draft, placedOrder } from './orders.ts';

export const placingModel = defineModel(placingMachine, {
  inputs: [
    named('a new order', { key: 'k', payload: draft, resumed: false }),
    named('an order of before the reload', { key: 'k', payload: draft, resumed: true }),
  ],
  events: {},
  actors: {
    remember: { done: [undefined], error: [new Error('storage refused')] },
    submit: {
      done: [placedOrder],
      error: [
        named('refused', refusal),
        named('a coupon that has ended', failedCall('refused', [], 407)),
        named('no answer', silence),
      ],
    },
    find: {
      done: [named('it is placed', placedOrder), named('it never arrived', null)],
      error: [silence],
    },
  },
  invariants: {
    'CHK-01: every call about an order carries its one key': (_, step) =>
      step === null ||
      step.started.every(({ input }) => JSON.stringify(input).includes('"key":"k"')),
    'CHK-01: an order is sent once its key is stored, or again when the server has none': (
      _,
      step,
    ) =>
      step === null ||
      step.started.every(({ src }) => src !== 'submit') ||
      (step.answer?.of === 'remember' && !step.answer.failed) ||
      (step.event?.type === 'placing.retry' && step.previous.context.placed === null),
    'after silence the order is asked about by its key, neither sent again nor given up': (
      s,
      step,
    ) =>
      step?.label !== 'submit fails: no answer' ||
      (s.status === 'active' &&
        isDeepStrictEqual(step.started, [{ src: 'find', input: { key: 'k' } }])),
    'CHK-13: what is told of a placed order is what the server said': (s, step) =>
      step === null || s.context.placed === (s.matches('placed') ? step.answer?.value : null),
    'an order counts as placed only when the server said so': (s) =>
      !s.matches('placed') || s.context.placed !== null,
    'MSG-21: a coupon that has ended is named as the reason': (s, step) =>
      step?.label !== 'submit fails: a coupon that has ended' ||
      isDeepStrictEqual(s.context.problem, { key: 'checkout.refused.coupon' }),
    'no answer is never called a refusal': (s) =>
      !s.matches('refused') || s.context.problem !== null,
  },
});
