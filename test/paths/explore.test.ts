import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { explore, unanswered, type Graph } from './explore.ts';
import { reachedIn } from './coverage.ts';
import { defineModel, named, type SeenStep } from './model.ts';
import {
  historyMachine,
  orderMachine,
  regionsMachine,
  rivalsMachine,
  stepsMachine,
  timersMachine,
} from './smallMachines.ts';
import { wouldTake } from './wouldTake.ts';
import { familyModel, orderModel } from './smallModels.ts';

const valuesOf = (graph: Graph) =>
  new Set(graph.nodes.map(({ situation }) => JSON.stringify(situation.snapshot.value)));
const missing = (graph: Graph) => {
  const reached = reachedIn(graph);
  return graph.chart.transitions.map(({ id }) => id).filter((id) => !reached.has(id));
};
const edge = (graph: Graph, from: unknown, label: string) => {
  const node = graph.nodes.find(
    ({ situation }) => JSON.stringify(situation.snapshot.value) === JSON.stringify(from),
  );
  const found = node?.out.find(({ move }) => move.label === label);
  return found && { taken: found.taken, to: graph.nodes[found.to]?.situation.snapshot.value };
};

describe('what exploration reaches', () => {
  it('takes promises, timers, guards and always of a flow, and stops at its end', () => {
    const graph = explore(orderModel);
    expect(missing(graph)).toEqual([]);
    expect(edge(graph, 'editing', 'order.place: nothing')).toEqual({
      taken: ['order.editing | order.place | 0'],
      to: 'editing',
    });
    const ended = graph.nodes.filter(({ situation }) => situation.snapshot.status === 'done');
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.flatMap(({ out }) => out)).toEqual([]);
  });

  it('reports always transitions, which no subscriber ever sees', () => {
    const graph = explore(orderModel);
    const starts = graph.edges.filter(({ from }) => from === null);
    expect(starts.map(({ taken }) => taken)).toEqual([
      ['order.starting | always | 1'],
      ['order.starting | always | 0'],
    ]);
    expect(valuesOf(graph)).not.toContain('"starting"');
  });

  it('takes one event in all regions at once', () => {
    const graph = explore(defineModel(regionsMachine, { events: {} }));
    expect(missing(graph)).toEqual([]);
    expect(edge(graph, { left: 'a', right: 'x' }, 'both')).toEqual({
      taken: ['regions.left.a | both | 0', 'regions.right.x | both | 0'],
      to: { left: 'b', right: 'y' },
    });
  });

  it('counts a transition that loses against another region as not taken', () => {
    const graph = explore(defineModel(rivalsMachine, { events: {} }));
    expect(missing(graph)).toEqual(['rivals.both.second | go | 0']);
    expect(valuesOf(graph)).not.toContain('"lost"');
  });

  it('tells situations apart by what history remembers', () => {
    const graph = explore(defineModel(historyMachine, { events: {} }));
    expect(missing(graph)).toEqual([]);
    const stopped = graph.nodes.filter(({ situation }) => situation.snapshot.matches('stopped'));
    expect(stopped).toHaveLength(3);
    const ways = stopped.map(({ out }) =>
      out.map(({ to }) => JSON.stringify(graph.nodes[to]?.situation.snapshot.value)),
    );
    expect(ways).toContainEqual(['{"running":{"fast":"warm"}}', '{"running":{"fast":"hot"}}']);
  });

  it('lets the machine raise done.state and its own events, and never sends them early', () => {
    const graph = explore(defineModel(stepsMachine, { events: { 'inner.ready': [] } }));
    expect(missing(graph)).toEqual([
      'steps.talking | chat.* | 0',
      'steps.open | next | 0',
      'steps.open | * | 0',
    ]);
    const labels = graph.edges.map(({ move }) => move.label);
    expect(labels.filter((label) => label.includes('xstate'))).toEqual([]);
    expect(edge(graph, { form: 'second' }, 'next')).toEqual({
      taken: [
        'steps.form.second | next | 0',
        'steps.form | done | 0',
        'steps.checking | inner.ready | 0',
      ],
      to: 'talking',
    });
  });

  it('hears events by wildcards, and an unlisted event by the one that takes all', () => {
    const graph = explore(
      defineModel(stepsMachine, { events: { 'inner.ready': [], 'chat.hello': [{}] } }),
    );
    expect(missing(graph)).toEqual([]);
    expect(edge(graph, 'talking', 'chat.hello')?.to).toBe('open');
    expect(edge(graph, 'open', 'an unlisted event')?.to).toBe('talking');
  });

  it('lets the soonest timer fall due, and knows which ones start anew', () => {
    const graph = explore(
      defineModel(timersMachine, { events: { never: [] }, key: ({ context }) => context.rounds }),
    );
    expect(missing(graph)).toEqual([]);
    const rounds = graph.nodes.map(({ situation }) => situation.snapshot.context['rounds']);
    // 400 and 800 ms are rounds; at 1000 ms the parent's timer is sooner than the third round
    expect(Math.max(...rounds.map(Number))).toBe(2);
    const [first] = graph.nodes;
    expect(first?.situation.timers.map(({ due }) => due)).toEqual([1000, 400]);
  });

  it('answers for invoked and spawned actors of every kind, and hears their snapshots', () => {
    const graph = explore(familyModel);
    expect(missing(graph)).toEqual([]);
    expect(unanswered(graph)).toEqual([]);
    const seen = graph.nodes.map(({ situation }) => situation.snapshot.context['seen']);
    expect(new Set(seen)).toEqual(new Set([1, 7]));
  });

  it('names actors for which the model has no answer', () => {
    const graph = explore({ ...familyModel, actors: {} });
    expect(unanswered(graph).sort()).toEqual(['child', 'counter', 'heart', 'helper']);
  });

  it('walks actors written in place, which have no name to provide a stand-in for', () => {
    const machine = createMachine({
      id: 'inline',
      initial: 'a',
      states: {
        a: {
          invoke: {
            id: 'work',
            src: fromPromise(() => Promise.reject(new Error('must never run'))),
            onDone: 'b',
            onError: 'c',
          },
        },
        b: {},
        c: {},
      },
    });
    const actors = { work: { done: [1], error: ['no'] } };
    expect(missing(explore(defineModel(machine, { events: {}, actors })))).toEqual([]);
  });
});

const broken = setup({
  types: {
    context: {} as { n: number },
    input: {} as { n: number },
    events: {} as { type: 'more' } | { type: 'ask'; of: string },
  },
  actors: { work: fromPromise<number>(() => Promise.reject(new Error('not provided'))) },
  guards: {
    isLong: (_, params: { of: string }) => params.of.length > 3,
    isSmall: ({ context }) => context.n < 2,
  },
  actions: { add: assign({ n: ({ context }) => context.n + 1 }) },
}).createMachine({
  id: 'broken',
  context: ({ input }) => {
    if (input.n < 0) throw new Error('no negative numbers');
    return { n: input.n };
  },
  initial: 'a',
  states: {
    a: {
      on: {
        more: { actions: ['add'] },
        ask: {
          guard: { type: 'isLong', params: ({ event }) => ({ of: event.of }) },
          target: 'b',
        },
      },
    },
    b: { invoke: { src: 'work', onDone: 'a' }, on: { more: { guard: 'isSmall', target: 'a' } } },
  },
});

describe('what exploration refuses', () => {
  it('says that a context factory threw, instead of seeing a graph of one node', () => {
    const model = defineModel(broken, { inputs: [{ n: -1 }], events: { ask: [] } });
    expect(() => explore(model)).toThrow(
      /machine "broken" threw at the start.*no negative numbers/s,
    );
  });

  it('says that there is nothing to walk when every start has ended already', () => {
    const machine = createMachine({ id: 'over', initial: 'a', states: { a: { type: 'final' } } });
    expect(() => explore(defineModel(machine, { events: {} }))).toThrow(
      /machine "over" is not active after its start/,
    );
  });

  it('names the guard that throws, its state and the case', () => {
    const malformed: { of: string } = JSON.parse('{"of":null}');
    const model = defineModel(broken, {
      inputs: [{ n: 0 }],
      events: { ask: [named('malformed', malformed)], more: [] },
    });
    expect(explore(model).findings).toEqual([
      expect.stringMatching(
        /machine "broken" threw in the guard of "broken\.a \| ask \| 0" in "a" on "ask: malformed".*\n {2}on the way: 0 → ask: malformed$/s,
      ),
    ]);
  });

  it('names the field that grows without bound', () => {
    const model = defineModel(broken, { inputs: [{ n: 0 }], events: { ask: [] }, maxNodes: 50 });
    expect(() => explore(model)).toThrow(
      /more than 50 situations. What grows: key\.n \(51 values\)/,
    );
  });

  it('names the machine and the state in which an unheard error kills it, unless allowed', () => {
    const declaration = {
      inputs: [{ n: 0 }],
      events: { ask: [{ of: 'long enough' }], more: [] },
      actors: { work: { error: [new Error('down')] } },
    };
    expect(explore(defineModel(broken, declaration)).findings[0]).toMatch(
      /machine "broken" fails in "b" on "work fails: down".*onError/s,
    );
    const allowed = explore(defineModel(broken, { ...declaration, mayFail: true }));
    expect(allowed.nodes.map(({ situation }) => situation.snapshot.status)).toContain('error');
  });

  it('finds situations that its key takes for equal and that offer different transitions', () => {
    const model = defineModel(broken, {
      inputs: [{ n: 0 }],
      events: { ask: [{ of: 'long enough' }] },
      actors: { work: { done: [1] } },
      key: () => 'all the same',
    });
    const [first] = explore(model).conflicts;
    expect(first).toMatch(
      /two situations have the same key in "b" but differ on "more".*their contexts differ in: n/s,
    );
  });

  it('accepts a key by consequence, which folds whatever decides the same', () => {
    const ask = { type: 'more' };
    const model = defineModel(broken, {
      inputs: [{ n: 0 }],
      events: { ask: [{ of: 'long enough' }] },
      actors: { work: { done: [1] } },
      key: (snapshot) => wouldTake(snapshot, ask),
    });
    const { conflicts, nodes } = explore(model);
    expect(conflicts).toEqual([]);
    expect(nodes.map(({ situation }) => wouldTake(situation.snapshot, ask)).sort()).toEqual([
      '',
      'broken.a | more | 0',
      'broken.b | more | 0',
    ]);
  });

  it('ends an endless chain of always transitions with a message', () => {
    const machine = createMachine({
      id: 'endless',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    expect(explore(defineModel(machine, { events: {} })).findings).toEqual([
      expect.stringMatching(/machine "endless" threw in "a" on "go": .*[Ii]nfinite loop/s),
    ]);
  });

  it('collects broken invariants with where they broke', () => {
    const graph = explore(
      defineModel(orderMachine, {
        inputs: [{ order: null }],
        events: { 'order.place': [{ order: 'tea' }] },
        actors: { send: { done: ['ok'] } },
        invariants: {
          'nothing is ever sent': (snapshot) => !snapshot.matches('sending'),
          'telling comes from sending': (_, step) =>
            step === null || step.emitted.length === 0 || step.label.startsWith('send done'),
        },
      }),
    );
    const [one, ...others] = graph.broken;
    expect(one).toEqual({
      invariant: 'nothing is ever sent',
      where: '"sending" after "order.place: tea"',
      error: '',
    });
    expect(new Set(others.map(({ invariant }) => invariant))).toEqual(
      new Set(['nothing is ever sent']),
    );
  });

  it('shows invariants what was sent, what was answered, and what left the machine', () => {
    const seen = new Map<string, unknown>();
    const note = (step: SeenStep | null) => {
      if (step === null) return;
      const { event, answer, started, sent } = step;
      seen.set(step.label, { event, answer, started, sent });
    };
    explore(
      defineModel(orderMachine, {
        inputs: [{ order: null }],
        events: { 'order.place': [{ order: 'tea' }] },
        actors: { send: { done: ['ok'] } },
        invariants: { 'it is noted': (_, step) => note(step) },
      }),
    );
    expect(seen.get('order.place: tea')).toEqual({
      event: { type: 'order.place', order: 'tea' },
      answer: null,
      started: [{ src: 'send', input: { order: 'tea' } }],
      sent: [],
    });
    expect(seen.get('send done: ok')).toEqual({
      event: null,
      answer: { of: 'send', failed: false, value: 'ok' },
      started: [],
      sent: [],
    });
    explore({ ...familyModel, invariants: { 'it is noted': (_, step) => note(step) } });
    expect([...seen.values()]).toContainEqual(
      expect.objectContaining({
        sent: expect.arrayContaining([{ to: 'cart', event: { type: 'cart.refresh' } }]),
      }),
    );
  });
});
