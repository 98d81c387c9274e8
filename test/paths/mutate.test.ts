import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { compareWith } from './baseline/compare.ts';
import { recordBaseline } from './baseline/update.ts';
import { reachedIn } from './coverage.ts';
import { explore, exploreSome } from './explore.ts';
import { coverPaths } from './generate.ts';
import { defineModel, named } from './model.ts';
import { failedBySuite, mistakesIn, mutate, openMistakes, detectingPaths } from './mutate.ts';
import { noteMachine, orderMachine, timersMachine } from './smallMachines.ts';
import { weakModel, orderModel } from './smallModels.ts';

const scoreOf = (model: Parameters<typeof explore>[0]) => {
  const graph = explore(model);
  return mutate(mistakesIn(graph.chart, coverPaths(graph)));
};

describe('small mistakes', () => {
  it('are all caught by a model that looks at everything', () => {
    const { total, caught, share, survivors, byKind } = scoreOf(orderModel);
    expect(survivors).toEqual([]);
    expect({ caught, share }).toEqual({ caught: total, share: 1 });
    expect(total).toBe(48);
    expect(byKind).toEqual({
      remove: { total: 10, caught: 10 },
      retarget: { total: 9, caught: 9 },
      targetless: { total: 9, caught: 9 },
      negate: { total: 3, caught: 3 },
      unguard: { total: 3, caught: 3 },
      'drop an action': { total: 5, caught: 5 },
      'drop entry or exit': { total: 0, caught: 0 },
      'swap events': { total: 1, caught: 1 },
      'drop tags': { total: 0, caught: 0 },
      'null an assign': { total: 3, caught: 3 },
      'drop a property': { total: 5, caught: 5 },
    });
  });

  it('leave the chart as it was', () => {
    const graph = explore(orderModel);
    const again = () => [...reachedIn(exploreSome(graph.chart, () => false))].sort();
    const before = again();
    mutate(mistakesIn(graph.chart, coverPaths(graph)));
    failedBySuite(mistakesIn(graph.chart, coverPaths(graph)));
    expect(again()).toEqual(before);
  });

  it('are noticed as they are by a baseline that is walked on the mistaken chart', () => {
    const graph = explore(orderModel);
    const baseline = recordBaseline('order', orderModel, null);
    const silent = createMachine(
      { ...orderMachine.config, output: undefined } as never,
      orderMachine.implementations as never,
    );
    expect(mutate(mistakesIn(graph.chart, coverPaths(graph))).survivors).toEqual([]);
    expect(compareWith({ ...orderModel, machine: silent }, baseline).departures).not.toEqual([]);
  });

  it('are fewer for the suite of the mistaken chart itself, which takes the mistake for granted', () => {
    const graph = explore(orderModel);
    const { total, caught } = failedBySuite(mistakesIn(graph.chart, coverPaths(graph)));
    expect(total).toBe(6);
    expect(caught).toBeLessThan(total);
  });

  it('that a short path does not show get another one', () => {
    const first = ({ situation }: { situation: { snapshot: { context: unknown } } }) =>
      JSON.stringify(situation.snapshot.context);
    const graph = explore(
      defineModel(noteMachine, {
        events: { note: [named('the same', { text: '' }), named('another', { text: 'x' })] },
        key: () => null,
      }),
    );
    const [path] = coverPaths(graph);
    const dull = path === undefined ? [] : [{ start: path.start, steps: path.steps.slice(0, 1) }];
    expect(dull.map(({ steps }) => steps.map(first))).toEqual([['{"text":""}']]);
    expect(mutate(mistakesIn(graph.chart, dull)).caught).toBe(1);
    const sharper = detectingPaths(graph, dull);
    expect(sharper.map(({ steps }) => steps.map(({ move }) => move.label))).toEqual([
      ['note: another'],
    ]);
    expect(mutate(mistakesIn(graph.chart, [...dull, ...sharper])).survivors).toEqual([]);
  });

  it('that nobody could notice are told with the reason that the model gives, all others are open', () => {
    const { survivors, stale } = scoreOf({
      ...weakModel,
      equivalent: {
        'remove "note | note | 0"': 'The same text is written again.',
        'drop "keep" of "note | note | 0"': 'The same text is written again.',
        'drop text from what "keep" assigns': 'The same text is written again.',
        'assign null to text in "keep"': 'This one is noticed.',
        'remove "note | gone | 0"': 'This one is of no chart.',
      },
    });
    expect(survivors).toContainEqual({
      words: 'drop "keep" of "note | note | 0"',
      reason: 'The same text is written again.',
    });
    expect(openMistakes({ survivors, stale })).toEqual([
      'called equivalent, but noticed or not in the chart: assign null to text in "keep"',
      'called equivalent, but noticed or not in the chart: remove "note | gone | 0"',
    ]);
    expect(openMistakes(scoreOf(weakModel))).toEqual([
      'no recorded path notices: remove "note | note | 0"',
      'no recorded path notices: drop "keep" of "note | note | 0"',
      'no recorded path notices: drop text from what "keep" assigns',
    ]);
  });

  it('are made of entry actions too, without touching timers', () => {
    const { total, survivors } = scoreOf(
      defineModel(timersMachine, { events: { never: [] }, key: ({ context }) => context.rounds }),
    );
    expect(total).toBeGreaterThan(8);
    // No time passes between events here, so a timer that is restarted looks unchanged.
    expect(survivors.map(({ words }) => words)).toEqual([
      'remove "timers.waiting.resting | stay | 0"',
      'take the target from "timers.waiting.resting | stay | 0"',
      'remove "timers.waiting.resting | restart | 0"',
      'take the target from "timers.waiting.resting | restart | 0"',
      'swap stay and restart in "timers.waiting.resting"',
    ]);
  });

  it('count as caught when they make the machine turn in circles', () => {
    const turning = createMachine({
      id: 'turning',
      initial: 'a',
      states: {
        a: { on: { go: 'b' } },
        b: { always: [{ guard: () => false, target: 'c' }, { target: 'd' }] },
        c: { always: 'b' },
        d: {},
      },
    });
    const { survivors } = scoreOf(
      defineModel(turning, {
        events: {},
        unreachable: { 'turning.c': 'only a mistake leads here' },
      }),
    );
    expect(survivors).toEqual([]);
  });
});
