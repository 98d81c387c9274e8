import { placingMachine } from '../../machines/checkout/placing.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { draft, placedOrder } from './orders.ts';

export const placingModel = defineModel(placingMachine, {
  inputs: [
    named('a new order', { key: 'k', draft, resumed: false }),
    named('an order of before the reload', { key: 'k', draft, resumed: true }),
  ],
  events: {},
  actors: {
    rememberIntent: { done: [undefined], error: [new Error('storage refused')] },
    placeOrder: {
      done: [placedOrder],
      error: [named('refused', refusal), named('no answer', silence)],
    },
    findPlaced: {
      done: [named('it stands', placedOrder), named('it never arrived', null)],
      error: [silence],
    },
  },
  invariants: {
    'an order counts as placed only when the server said so': (s) =>
      !s.matches('placed') || s.context.placed !== null,
    'no answer is never called a refusal': (s) =>
      !s.matches('refused') || s.context.problem !== null,
  },
});
