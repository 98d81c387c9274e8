/** Tests that an error in a chart is reported with the path to it, and disturbs nothing else. */
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
  spawnChild,
  type AnyActorRef,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { reachedIn } from './coverage.ts';
import { explore } from './explore.ts';
import { coverPaths } from './generate.ts';
import { defineModel, named } from './model.ts';
import { effectText } from './observe.ts';
import { replay, replayChart } from './replay.ts';
import { problemsOf } from './walk.ts';

const throws = (what: string) => (): never => {
  throw new Error(`no ${what}`);
};

const brittle = setup({
  types: {
    context: {} as { n: number },
    input: {} as { n: number },
    events: {} as { type: 'act' | 'guard' | 'ask' | 'wait' | 'end' | 'fine' | 'back' },
  },
  actors: { work: fromPromise<void, number>(() => Promise.resolve()) },
  actions: { count: assign({ n: throws('action') }) },
  guards: { may: throws('guard') },
  delays: { soon: throws('delay') },
}).createMachine({
  id: 'brittle',
  context: ({ input }) => {
    if (input.n < 0) throw new Error('no context');
    return { n: input.n };
  },
  initial: 'open',
  output: throws('output'),
  states: {
    open: {
      on: {
        act: { actions: ['count'] },
        guard: { guard: 'may', target: 'fine' },
        ask: 'asking',
        wait: 'waiting',
        end: 'ended',
        fine: 'fine',
      },
    },
    asking: { invoke: { src: 'work', input: throws('input'), onDone: 'open', onError: 'open' } },
    waiting: { after: { soon: 'open' } },
    ended: { type: 'final' },
    fine: { on: { back: 'open' } },
  },
});
const model = defineModel(brittle, {
  inputs: [named('too few', { n: -1 }), named('enough', { n: 1 })],
  events: {},
});

describe('a chart that throws', () => {
  const graph = explore(model);

  it.each([
    ['context', 'at the start on "too few"', 'too few'],
    ['action', 'in "open" on "act"', 'enough → act'],
    ['guard', 'in "open" on "guard"', 'enough → guard'],
    ['input', 'in "open" on "ask"', 'enough → ask'],
    ['delay', 'in "open" on "wait"', 'enough → wait'],
    ['output', 'in "open" on "end"', 'enough → end'],
  ])('by its %s is found with the way to it', (what, where, way) => {
    const found = graph.findings.filter((one) => one.includes(`no ${what}`));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(where);
    expect(found[0]?.endsWith(`on the way: ${way}`)).toBe(true);
  });

  it('is walked on beside that', () => {
    const reached = reachedIn(graph);
    expect(reached.has('brittle.open | fine | 0')).toBe(true);
    expect(reached.has('brittle.fine | back | 0')).toBe(true);
    expect(coverPaths(graph).length).toBeGreaterThan(0);
  });

  it('fails its suite with every finding', async () => {
    const problems = await problemsOf(brittle, model);
    const [first] = problems.filter((one) => one.includes('on the way'));
    expect(first?.match(/on the way/g)).toHaveLength(6);
  });
});

describe('actions of a machine’s own', () => {
  const ran: string[] = [];
  const harmful = setup({
    types: { events: {} as { type: 'go' | 'again' } },
    actions: {
      erase: () => {
        ran.push('erase');
        throw new Error('it ran');
      },
      queue: enqueueActions(({ enqueue }) => {
        enqueue(function burn() {
          ran.push('burn');
        });
      }),
    },
  }).createMachine({
    id: 'harmful',
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b', actions: ['erase', { type: 'queue' }] } } },
      b: {
        entry: function shout() {
          ran.push('shout');
        },
        on: { again: 'a' },
      },
    },
  });

  it('are recorded by their names and never run, in a prediction or on a running actor', async () => {
    const own = defineModel(harmful, { events: {} });
    const graph = explore(own);
    const running = replayChart(own);
    const [path] = coverPaths(graph);
    expect(path?.steps[0]?.effects.map(({ type }) => type)).toEqual(['erase', 'burn', 'shout']);
    expect(path && (await replay(running, path))).toBeNull();
    expect({ ran, findings: graph.findings }).toEqual({ ran: [], findings: [] });
  });
});

describe('spawned children with random ids', () => {
  const breeding = setup({
    types: {
      context: {} as { last: AnyActorRef | null },
      events: {} as { type: 'breed' | 'keep' | 'told' },
    },
    actors: { child: fromCallback(() => undefined) },
    actions: {
      breed: spawnChild('child', { id: () => crypto.randomUUID() }),
      keep: assign({
        last: ({ spawn }) => spawn('child', { id: `child-${Math.random()}` }),
      }),
    },
  }).createMachine({
    id: 'breeding',
    context: { last: null },
    initial: 'none',
    states: {
      none: { on: { breed: { target: 'one', actions: ['breed'] } } },
      one: { on: { keep: { target: 'two', actions: ['keep'] } } },
      two: { on: { told: 'over' } },
      over: { type: 'final' },
    },
  });
  const own = defineModel(breeding, {
    events: { told: [] },
    actors: { child: { emits: [{ type: 'told' }] } },
  });

  it('are named by their order, the same in every run', async () => {
    const [once, again] = [explore(own), explore(own)];
    expect(once.nodes.map(({ key }) => key)).toEqual(again.nodes.map(({ key }) => key));
    expect(once.nodes.at(-2)?.key).toContain('["child #1 active","child #2 active"]');
    const [path] = coverPaths(once);
    expect(path?.steps[0]?.effects.map(effectText)).toEqual(['start "child" undefined']);
    const running = replayChart(own);
    for (const each of coverPaths(once)) expect(await replay(running, each)).toBeNull();
  });
});
