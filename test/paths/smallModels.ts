/** Models of the small machines that several tests use. */
import { defineModel, named } from './model.ts';
import { familyMachine, noteMachine, orderMachine } from './smallMachines.ts';

export const orderModel = defineModel(orderMachine, {
  inputs: [named('nothing stored', { order: null }), named('a stored order', { order: 'stored' })],
  events: { 'order.place': [named('tea', { order: 'tea' }), named('nothing', { order: '' })] },
  actors: { send: { done: ['ok'], error: [named('the line is dead', 'dead')] } },
  invariants: {
    'ORD-03: what is being sent is an order': (snapshot) =>
      !snapshot.matches('sending') || snapshot.context.order !== null,
  },
  unreachable: {
    'order.left | never | 0': 'kept here to be found stale by a test',
  },
});

export const familyModel = defineModel(familyMachine, {
  events: {
    beat: [],
    // Only the helper itself sends these events.
    'xstate.done.actor.helper': [],
    'xstate.error.actor.helper': [],
  },
  system: ['cart'],
  actors: {
    child: { done: [undefined], error: ['gone'], emits: [{ type: 'child.told' }] },
    heart: { emits: [named('once', { type: 'beat', at: 1 })], error: ['stopped'] },
    counter: {
      snapshots: [
        { status: 'active', context: 1, output: undefined, error: undefined },
        { status: 'active', context: 7, output: undefined, error: undefined },
      ],
      error: ['broken'],
    },
    helper: { done: [3], error: ['tired'] },
  },
});

/**
 * A model of `noteMachine` that is too weak: its only text equals the initial one, so that tests
 * cannot detect a missing assignment.
 */
export const weakModel = defineModel(noteMachine, { events: { note: [{ text: '' }] } });
