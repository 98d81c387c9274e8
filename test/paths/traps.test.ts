/**
 * Tests pitfalls of statecharts that could make generated paths wrong, each with a machine that has
 * one.
 */
import { assign, createMachine, emit, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { makeChart } from './chart.ts';
import { coverageOf } from './coverage.ts';
import { explore, type Graph } from './explore.ts';
import { coverPaths, tours } from './generate.ts';
import { defineModel, type PathModel } from './model.ts';
import { replay, replayChart } from './replay.ts';
import { regionsMachine, timersMachine } from './smallMachines.ts';

const nodeIn = (graph: Graph, value: unknown) =>
  graph.nodes.find(
    ({ situation }) => JSON.stringify(situation.snapshot.value) === JSON.stringify(value),
  );
const after = (graph: Graph, value: unknown, label: string) => {
  const edge = nodeIn(graph, value)?.out.find(({ move }) => move.label === label);
  return edge && graph.nodes[edge.to];
};
const replaysAll = async (model: PathModel): Promise<void> => {
  const graph = explore(model);
  const running = replayChart(model);
  for (const path of [...coverPaths(graph), ...tours(graph)]) {
    expect(await replay(running, path)).toBeNull();
  }
};
const regions = defineModel(regionsMachine, { events: {} });

describe('parallel states', () => {
  it('a target in one region, named by the parallel root, resets the other region', async () => {
    const reset = after(explore(regions), { left: 'b', right: 'y' }, 'reset.left');
    expect(reset?.situation.snapshot.value).toEqual({ left: 'a', right: 'x' });
    await replaysAll(regions);
  });

  it('re-entering one region re-enters its siblings, and the effects tell', () => {
    const steps = tours(explore(regions)).flatMap((tour) => tour.steps);
    const again = steps.find(({ move }) => move.label === 'left.again');
    expect(again?.effects.map(({ type }) => type)).toEqual(['enterLeft', 'enterRight']);
  });
});

describe('timers', () => {
  const timers = defineModel(timersMachine, {
    events: { never: [] },
    key: ({ context }) => context.rounds,
  });

  it('go on through a target that is the state itself, and start anew only by re-entering', () => {
    const graph = explore(timers);
    const [first] = graph.nodes;
    const round = graph.nodes[first?.out.find(({ move }) => move.kind === 'time')?.to ?? -1];
    expect(round?.situation.now).toBe(400);
    // The parent's timer went on; the child's own was restarted.
    expect(round?.situation.timers.map(({ due }) => due)).toEqual([1000, 800]);
  });

  it('are not lost between steps: no situation is restored from a stored snapshot', async () => {
    await replaysAll(timers);
  });

  it('that fall due together fire in the order in which they were set', async () => {
    const machine = setup({
      types: { context: {} as { heard: string } },
      actions: {
        first: assign({ heard: ({ context }) => `${context.heard}1` }),
        second: assign({ heard: ({ context }) => `${context.heard}2` }),
      },
    }).createMachine({
      id: 'together',
      context: { heard: '' },
      type: 'parallel',
      states: {
        one: {
          initial: 'a',
          states: { a: { after: { 100: { target: 'b', actions: 'first' } } }, b: {} },
        },
        two: {
          initial: 'a',
          states: { a: { after: { 100: { target: 'b', actions: 'second' } } }, b: {} },
        },
      },
    });
    const model = defineModel(machine, { events: {} });
    const last = explore(model).nodes.at(-1);
    expect(last?.situation.snapshot.context).toEqual({ heard: '12' });
    await replaysAll(model);
  });
});

describe('actors', () => {
  const sending = setup({
    types: { events: {} as { type: 'leave' } },
    actors: { send: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
  }).createMachine({
    id: 'sending',
    initial: 'idle',
    states: {
      idle: { on: { leave: 'out' } },
      out: { invoke: { src: 'send', onDone: 'idle', onError: 'idle' }, on: { leave: 'idle' } },
    },
  });
  const model = defineModel(sending, {
    events: {},
    actors: { send: { done: [undefined], error: ['dead'] } },
  });

  it('start once per entry, on the way and in the replay', async () => {
    const steps = tours(explore(model)).flatMap((tour) => tour.steps);
    const entries = steps.filter(({ situation }) => situation.snapshot.value === 'out');
    expect(entries.map(({ effects }) => effects.map(({ type }) => type))).toEqual(
      entries.map(() => ['xstate.spawnChild']),
    );
    await replaysAll(model);
  });

  it('that answer after their state was left change nothing', async () => {
    const chart = replayChart(model);
    const left = explore(model).edges.find(
      ({ from, move }) => from?.situation.snapshot.value === 'out' && move.label === 'leave',
    );
    expect(left).toBeDefined();
    const path = coverPaths(explore(model)).find(({ steps }) =>
      steps.some(({ move }, at) => move.label === 'leave' && at > 0),
    );
    expect(path && (await replay(chart, path))).toBeNull();
  });
});

describe('what graphs leave out', () => {
  it('always transitions count, though definitions and directed graphs omit them', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { always: 'b' }, b: {} },
    });
    expect(JSON.stringify(machine.definition)).not.toContain('always');
    const coverage = coverageOf(explore(defineModel(machine, { events: {} })));
    expect(coverage.transitions).toEqual({ total: 1, covered: 1 });
    expect(coverage.states).toEqual({ total: 2, covered: 2 });
  });

  it('a ticking counter multiplies situations, and is named', () => {
    const ticking = setup({
      types: { context: {} as { left: number } },
      actions: { tick: assign({ left: ({ context }) => context.left + 1 }) },
    }).createMachine({
      id: 'ticking',
      context: { left: 0 },
      initial: 'a',
      states: { a: { after: { 1000: { target: 'a', reenter: true, actions: 'tick' } } } },
    });
    expect(() => explore(defineModel(ticking, { events: {}, maxNodes: 100 }))).toThrow(/key\.left/);
  });
});

describe('the copy that is walked', () => {
  const told = setup({
    types: { emitted: {} as { type: 'told' }, events: {} as { type: 'go' } },
    guards: { may: () => true },
    actions: { tell: emit({ type: 'told' }) },
  }).createMachine({
    id: 'told',
    initial: 'a',
    states: { a: { on: { go: { guard: 'may', target: 'b', actions: ['tell'] } } }, b: {} },
  });

  it('leaves the machine itself as it was', () => {
    const before = JSON.stringify(told.config);
    const transition = told.states['a']?.transitions.get('go')?.[0];
    makeChart(defineModel(told, { events: {} }));
    expect(JSON.stringify(told.config)).toBe(before);
    expect(transition?.guard).toBe('may');
    expect(transition?.actions).toEqual(['tell']);
  });
});
