import { assign, emit, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { makeChart } from './chart.ts';
import { explore } from './explore.ts';
import { coverPaths, tours } from './generate.ts';
import { defineModel, type PathModel } from './model.ts';
import { array, check, asyncProperty, nat } from 'fast-check';
import { walkBy, walkRandomly } from './random.ts';
import { describeMismatch, replay, replayChart } from './replay.ts';
import {
  historyMachine,
  orderMachine,
  regionsMachine,
  rivalsMachine,
  stepsMachine,
  timersMachine,
} from './smallMachines.ts';
import { familyModel, orderModel } from './smallModels.ts';

const models: Record<string, PathModel> = {
  order: orderModel,
  family: familyModel,
  regions: defineModel(regionsMachine, { events: {} }),
  rivals: defineModel(rivalsMachine, { events: {} }),
  history: defineModel(historyMachine, { events: {} }),
  steps: defineModel(stepsMachine, { events: { 'inner.ready': [], 'chat.hello': [{}] } }),
  timers: defineModel(timersMachine, {
    events: { never: [] },
    key: ({ context }) => Math.min(context.rounds, 3),
  }),
};

describe.each(Object.entries(models))('running actors of %s', (_, model) => {
  it('go every short path and every tour as predicted', async () => {
    const graph = explore(model);
    const running = replayChart(model);
    for (const path of [...coverPaths(graph), ...tours(graph)]) {
      expect(await replay(running, path)).toBeNull();
    }
  });

  it('go random walks as predicted', async () => {
    const options = { runs: 60, seed: 11, longest: 30 };
    await walkRandomly(makeChart(model), replayChart(model), options);
  });
});

/** The order machine with one change, such as a programmer could make by mistake. */
const slipped = (change: Parameters<typeof makeChart>[1]) => makeChart(orderModel, change);
const firstMismatch = async (running: ReturnType<typeof makeChart>) => {
  for (const path of coverPaths(explore(orderModel))) {
    const mismatch = await replay(running, path);
    if (mismatch !== null) return mismatch;
  }
  return null;
};

describe('replay notices', () => {
  it('another target', async () => {
    const running = slipped((transitions, nodes) => {
      const leave = transitions.find(({ descriptor }) => descriptor === 'order.leave');
      const placed = nodes.find(({ id }) => id === 'order.placed');
      Object.assign(leave?.definition ?? {}, { target: [placed] });
    });
    const mismatch = await firstMismatch(running);
    expect(mismatch?.label).toBe('order.leave');
    expect(mismatch?.what).toBe('situation');
    expect(mismatch && describeMismatch(running, mismatch)).toMatch(
      /machine "order", step \d+ "order\.leave": situation not as predicted/,
    );
  });

  it('another transition to the same place', async () => {
    const running = slipped((transitions) => {
      const again = transitions.find(({ id }) => id === 'order.failed | order.again | 0');
      const { definition } = again ?? {};
      definition?.source.transitions.set('order.again', []);
      definition?.source.transitions.set('*', [definition]);
    });
    expect((await firstMismatch(running))?.label).toBe('order.again');
  });

  it('an effect that is missing', async () => {
    const running = slipped((transitions) => {
      const done = transitions.find(({ descriptor }) => descriptor === 'done send');
      Object.assign(done?.definition ?? {}, { actions: [] });
    });
    const mismatch = await firstMismatch(running);
    expect(mismatch).toMatchObject({
      label: 'send done: ok',
      what: 'effects',
      predicted: 'emit {"order":"tea","type":"told"}',
      actual: '',
    });
  });

  it('an invariant that breaks on the running actor', async () => {
    const [path] = coverPaths(explore(orderModel));
    const strict = { ...orderModel, invariants: { 'nothing ever happens': () => false } };
    expect(path && (await replay(replayChart(strict), path))).toMatchObject({
      step: 0,
      what: 'invariant',
      predicted: 'nothing ever happens',
    });
  });

  it('nothing when an answer comes after its question was left', async () => {
    const graph = explore(orderModel);
    const [late] = graph.edges.filter(({ move }) => move.label === 'after 5 s');
    expect(late).toBeDefined();
    const paths = coverPaths(graph).filter(({ steps }) =>
      steps.some(({ move }) => move.label === 'after 5 s'),
    );
    const running = replayChart(orderModel);
    for (const path of paths) expect(await replay(running, path)).toBeNull();
    expect(paths.length).toBeGreaterThan(0);
  });
});

describe('random walks', () => {
  it('are the same for the same numbers', () => {
    const chart = makeChart(orderModel);
    const labels = () => walkBy(chart, [0, 1, 3, 0, 2]).steps.map(({ move }) => move.label);
    expect(labels()).toEqual(labels());
  });

  it('shrink a failure to the shortest walk that shows it, and tell the seed', async () => {
    const counting = setup({
      types: {
        context: {} as { n: number },
        events: {} as { type: 'add' } | { type: 'idle' },
        emitted: {} as { type: 'told' },
      },
      actions: {
        add: assign({ n: ({ context }) => context.n + 1 }),
        tell: emit({ type: 'told' }),
      },
      guards: { isThird: ({ context }) => context.n === 2 },
    }).createMachine({
      id: 'counting',
      context: { n: 0 },
      on: { add: [{ guard: 'isThird', actions: ['tell'] }, { actions: ['add'] }], idle: {} },
    });
    const model = defineModel(counting, { events: {} });
    const slip = makeChart(model, ([third]) => {
      Object.assign(third?.definition ?? {}, { actions: [] });
    });
    const options = { runs: 200, seed: 5, longest: 20 };
    const failure = walkRandomly(makeChart(model), slip, options);
    await expect(failure).rejects.toThrow(
      /from seed 5, .*counting \(add\) → counting \(add\) → counting \(add\) → counting\n/s,
    );
  });

  it('agree with the pure prediction for any numbers', async () => {
    const [chart, running] = [makeChart(familyModel), replayChart(familyModel)];
    const numbers = array(nat({ max: 99 }), { minLength: 1, maxLength: 12 });
    const property = asyncProperty(numbers, async (choices) => {
      expect(await replay(running, walkBy(chart, choices))).toBeNull();
    });
    expect((await check(property, { numRuns: 80, seed: 3 })).failed).toBe(false);
  });
});

describe('time of day', () => {
  it('stands where the walk stands, for machines that compare deadlines with now', async () => {
    const deadline: AnyStateMachine = setup({
      types: { context: {} as { until: number }, events: {} as { type: 'ask' } },
      guards: { isLate: ({ context }) => Date.now() >= context.until },
    }).createMachine({
      id: 'deadline',
      context: () => ({ until: Date.now() + 3000 }),
      initial: 'open',
      states: {
        open: { after: { 5000: 'asked' }, on: { ask: { guard: 'isLate', target: 'late' } } },
        asked: { on: { ask: { guard: 'isLate', target: 'late' } } },
        late: { type: 'final' },
      },
    });
    const model = defineModel(deadline, { events: {} });
    const graph = explore(model);
    const running = replayChart(model);
    const before = Date.now();
    const labels = coverPaths(graph).map(({ steps }) => steps.map(({ move }) => move.label));
    expect(labels).toContainEqual(['ask', 'after 5 s', 'ask']);
    for (const path of coverPaths(graph)) expect(await replay(running, path)).toBeNull();
    expect(Date.now() - before).toBeLessThan(5000);
    expect(orderMachine.id).toBe('order');
  });
});
