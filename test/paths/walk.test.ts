import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { defineModel, named } from './model.ts';
import { orderMachine, regionsMachine } from './smallMachines.ts';
import { familyModel, orderModel } from './smallModels.ts';
import { problemsOf, suiteOf, walk } from './walk.ts';

// The one line that the test of every flow contains.
walk(regionsMachine, defineModel(regionsMachine, { events: {} }));
walk(orderMachine, { ...orderModel, unreachable: {} }, ['ORD-09']);

describe('the suite that one line makes', () => {
  const namesOf = (model: typeof orderModel, ids: readonly string[] = []) =>
    suiteOf(model.machine, model, ids).map(({ name }) => name);

  it('names the whole, each invariant, each path and the random walks', () => {
    expect(namesOf({ ...orderModel, unreachable: {} }, ['ORD-09'])).toEqual([
      'ORD-09 order: 6 states, 10 transitions and 6 guard outcomes are reached or excused',
      'ORD-09 order: nothing in it throws',
      'ORD-09 order: situations with equal keys offer the same transitions',
      'ORD-09 order: the model speaks of nothing that is gone',
      'ORD-09 ORD-03: what is being sent is an order, in all 26 situations',
      'ORD-09 ORD-01 ORD-03: nothing stored: editing (order.place: tea) → sending (send done: ok) → placed',
      'ORD-09 a stored order: sending (send fails: the line is dead) → failed (order.again) → sending (after 5 s) → failed (order.again) → left',
      'ORD-09 ORD-01 ORD-02: nothing stored: editing (order.place: nothing) → editing (order.leave) → left',
      'ORD-09 order: small mistakes in the chart are noticed',
      'ORD-09 order: random walks go as predicted',
    ]);
  });

  it('fails when something is not reached, and names actors without an answer', async () => {
    const model = { ...familyModel, actors: { ...familyModel.actors, heart: {} } };
    expect(await problemsOf(familyModel.machine, model)).toEqual([
      expect.stringContaining('never reached: "family.living | error heart | 0"'),
    ]);
    const [message] = await problemsOf(familyModel.machine, model);
    expect(message).toContain('the model has no answer for the actor "heart"');
  });

  it('fails when an invariant is broken, and says where', async () => {
    const model = {
      ...orderModel,
      unreachable: {},
      invariants: { 'nothing fails': (s: { value: unknown }) => s.value !== 'failed' },
    };
    const problems = await problemsOf(orderMachine, model);
    expect(problems.join('\n')).toContain('"failed" after "send fails: the line is dead"');
  });

  it('fails when the key takes different situations for equal', async () => {
    const model = { ...orderModel, unreachable: {}, key: () => null };
    const problems = await problemsOf(orderMachine, model);
    expect(problems.join('\n')).toContain('two situations have the same key in "failed"');
  });

  it('fails when too few mistakes are noticed, and lists those that are not', async () => {
    const machine = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'more' } },
      actions: { count: assign({ count: ({ context }) => context.count }) },
    }).createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'open',
      states: { open: { on: { more: { actions: ['count'] } } } },
    });
    const model = defineModel(machine, { events: {}, key: () => null });
    expect(await problemsOf(machine, model)).toEqual([
      'only 1 of 4 are; look at these with more payloads or a finer key:\n' +
        'remove "counter.open | more | 0"\n' +
        'drop "count" of "counter.open | more | 0"\n' +
        'drop count from what "count" assigns',
    ]);
  });

  it('fails when the machine changed and the model did not, with the nearest name', async () => {
    const model = {
      ...orderModel,
      unreachable: {},
      events: { ...orderModel.events, 'order.plced': [{ order: 'tea' }] },
      actors: { ...orderModel.actors, sendd: { done: [1] } },
    };
    expect(await problemsOf(orderMachine, model)).toEqual([
      'the model of "order" has cases for the event "order.plced", which the machine does not have. Did you mean "order.place"?\n' +
        'the model of "order" has cases for the actor "sendd", which the machine does not have. Did you mean "send"?',
    ]);
  });

  it('fails when an event has no payload case: what it would take is named', async () => {
    const model = { ...orderModel, unreachable: {}, events: { 'order.place': [] } };
    const [gaps] = await problemsOf(orderMachine, model);
    expect(gaps).toContain('never reached: "order.editing | order.place | 0"');
    expect(gaps).toContain('the model has no payload case for the event "order.place"');
  });

  it('is one failing test when there is nothing to explore', async () => {
    const other = await problemsOf(regionsMachine, orderModel);
    expect(other).toEqual([
      'the model walked with "regions" was made for "order": pass the same machine to defineModel and walk.',
    ]);
    const model = defineModel(orderMachine, {
      inputs: [named('nothing', { order: null })],
      events: { 'order.place': [{ order: 'tea' }] },
      maxNodes: 1,
    });
    expect(namesOf(model)).toEqual(['order can be explored']);
  });
});
