/**
 * One line turns a model into a suite:
 *
 * ```ts
 * // test/checkout/coupon.paths.test.ts
 * import { couponMachine } from '../../machines/checkout/coupon.machine.ts';
 * import { walk } from '../paths/walk.ts';
 * import { couponModel } from './coupon.model.ts';
 *
 * walk(couponMachine, couponModel);
 * walk(couponMachine, couponModel, ['PRICE-09', 'CHK-06']); // ids that the whole suite serves
 * ```
 *
 * The suite holds
 * - one test per path, named by the requirements it touches (`meta.requirements` of its states and
 *   transitions) and by what happens: `CHK-06: empty → (coupon.typed: a code) → entering → …`.
 *   Each path is replayed on a running actor whose promises the test settles and whose clock it
 *   turns; after every step the transitions taken, the effects and the situation must be those
 *   predicted, and every invariant must hold;
 * - one test that every state, every transition and both outcomes of every guard were seen, or are
 *   listed under `unreachable` with a reason that is still true;
 * - one test that nothing in the chart throws, with the path to each thing that does;
 * - one test that situations with equal keys offer the same transitions;
 * - one test that the paths notice most small mistakes made in the chart;
 * - one test that the model speaks of nothing that the machine no longer has;
 * - one test of random walks from a fixed seed, shrunk to the shortest failing one.
 *
 * A failing test says which state or transition it is about and what to do; ids in the message can
 * be copied into `unreachable` as they are.
 */
import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf, gapsOf } from './coverage.ts';
import { explore, unanswered, type Graph } from './explore.ts';
import { coverPaths, type Path } from './generate.ts';
import type { PathModel } from './model.ts';
import { mistakesIn, mutate } from './mutate.ts';
import { nameOf } from './names.ts';
import { strangersIn } from './strangers.ts';
import { walkRandomly } from './random.ts';
import { describeMismatch, replay, replayChart } from './replay.ts';

/** Random walks per machine: enough to reach unusual paths, few enough to cost hardly any time. */
const RANDOM = { runs: 40, seed: 20260105, longest: 25 };

const exploreOrExplain = (machine: AnyStateMachine, model: PathModel): Graph | Error => {
  if (machine !== model.machine) {
    return new Error(
      `the model walked with "${machine.id}" was made for "${model.machine.id}": ` +
        'pass the same machine to defineModel and walk.',
    );
  }
  try {
    return explore(model);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** One test of a suite. */
export interface WalkTest {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const fail = (problems: readonly string[]): Promise<void> =>
  problems.length === 0 ? Promise.resolve() : Promise.reject(new Error(problems.join('\n')));

const gapTest = (graph: Graph, prefix: string): WalkTest => {
  const coverage = coverageOf(graph);
  const { states, transitions, guards } = coverage;
  const gaps = gapsOf(coverage);
  const { events } = graph.chart.model;
  const bare = Object.keys(events)
    .filter((type) => Array.isArray(events[type]) && events[type].length === 0)
    .map((type) => `the model has no payload case for the event "${type}"`);
  const silent = unanswered(graph).map((src) => `the model has no answer for the actor "${src}"`);
  return {
    name:
      `${prefix}${graph.chart.machine.id}: ${states.total} states, ${transitions.total} transitions ` +
      `and ${guards.total} guard outcomes are reached or excused`,
    run: () => fail(gaps.length === 0 ? [] : [...gaps, ...bare, ...silent]),
  };
};

const wholeTests = (graph: Graph, prefix: string): WalkTest[] => {
  const { chart, nodes, broken, conflicts, findings } = graph;
  const invariants = Object.keys(chart.model.invariants).map((invariant) => ({
    name: `${prefix}${invariant}, in all ${nodes.length} situations`,
    run: () =>
      fail(
        broken
          .filter((one) => one.invariant === invariant)
          .map(({ where, error }) => `broken in ${where}${error === '' ? '' : `: ${error}`}`),
      ),
  }));
  return [
    gapTest(graph, prefix),
    {
      name: `${prefix}${chart.machine.id}: nothing in it throws`,
      run: () => fail(findings),
    },
    {
      name: `${prefix}${chart.machine.id}: situations with equal keys offer the same transitions`,
      run: () => fail(conflicts),
    },
    {
      name: `${prefix}${chart.machine.id}: the model speaks of nothing that is gone`,
      run: () => fail(strangersIn(chart)),
    },
    ...invariants,
  ];
};

/** Share of small mistakes that the short paths alone have to notice; baselines add sharper ones. */
const LEAST_CAUGHT = 0.9;

const mutationTest = (graph: Graph, paths: readonly Path[], prefix: string): WalkTest => ({
  name: `${prefix}${graph.chart.machine.id}: small mistakes in the chart are noticed`,
  run: () => {
    const { share, caught, total, survivors } = mutate(mistakesIn(graph.chart, paths));
    const few = `only ${caught} of ${total} are; look at these with more payloads or a finer key:`;
    return fail(share >= LEAST_CAUGHT ? [] : [few, ...survivors.map(({ words }) => words)]);
  },
});

const pathTests = (graph: Graph, prefix: string): WalkTest[] => {
  const running = replayChart(graph.chart.model);
  const covering = coverPaths(graph);
  const paths = covering.map((path) => ({
    name: `${prefix}${nameOf(graph.chart, path)}`,
    run: async () => {
      const mismatch = await replay(running, path);
      if (mismatch !== null) await fail([describeMismatch(running, mismatch)]);
    },
  }));
  return [
    ...paths,
    mutationTest(graph, covering, prefix),
    {
      name: `${prefix}${graph.chart.machine.id}: random walks go as predicted`,
      run: () => walkRandomly(graph.chart, running, RANDOM),
    },
  ];
};

/** The tests of one machine's suite; see `walk`. */
export const suiteOf = (
  machine: AnyStateMachine,
  model: PathModel,
  requirements: readonly string[] = [],
): WalkTest[] => {
  const prefix = requirements.length === 0 ? '' : `${requirements.join(' ')} `;
  const graph = exploreOrExplain(machine, model);
  if (graph instanceof Error) {
    return [{ name: `${prefix}${machine.id} can be explored`, run: () => Promise.reject(graph) }];
  }
  return [...wholeTests(graph, prefix), ...pathTests(graph, prefix)];
};

/** Runs a suite without a test runner; the messages of the tests that fail. */
export const problemsOf = async (machine: AnyStateMachine, model: PathModel): Promise<string[]> => {
  const problems: string[] = [];
  for (const { run } of suiteOf(machine, model)) {
    await run().catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
    });
  }
  return problems;
};

/** Registers the path suite of one machine with vitest; `requirements` name ids for all its tests. */
export const walk = (
  machine: AnyStateMachine,
  model: PathModel,
  requirements: readonly string[] = [],
): void => {
  describe(`paths of ${machine.id}`, () => {
    for (const { name, run } of suiteOf(machine, model, requirements)) it(name, run);
  });
};
