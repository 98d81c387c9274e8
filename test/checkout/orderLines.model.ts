import { isDeepStrictEqual } from 'node:util';
import { orderLinesMachine } from '../../machines/checkout/orderLines.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { factsOf } from './orders.ts';

const facts = factsOf(2);

export const orderLinesModel = defineModel(orderLinesMachine, {
  inputs: [named('a cart', { page: 'cart' })],
  events: {},
  actors: { loadCheckout: { done: [named('two of them', { facts })], error: [silence] } },
  invariants: {
    'CART-07 CHK-06: a cart that changed is read, and once more when it changes meanwhile': (
      s,
      step,
    ) =>
      step?.event == null ||
      (s.matches('reading') &&
        isDeepStrictEqual(step.started, [
          { src: 'loadCheckout', input: { page: 'cart', departure: null } },
        ])),
    'CHK-06: the order hears what was read, and of nothing else': (_, step) =>
      step === null ||
      isDeepStrictEqual(
        step.sent,
        step.answer?.failed === false
          ? [{ to: 'the parent', event: { type: 'order.lines.read', facts } }]
          : [],
      ),
    'a cart that could not be read is called outdated until it was': (s, step) =>
      step?.answer?.failed !== true || s.matches('outdated'),
  },
});
