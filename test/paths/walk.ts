/**
 * Makes the path tests of a machine from its model, in one line:
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
 * The tests are
 * - one test per path, named by the requirements it touches (`meta.requirements` of its states and
 *   transitions) and by what happens: `CHK-06: empty → (coupon.typed: a code) → entering → …`.
 *   Each path is carried out on a running actor; the test settles its promises and moves its clock.
 *   After every step the transitions taken, the effects and the situation must be those that were
 *   predicted, and every invariant must hold;
 * - one test per invariant of the model, in all situations;
 * - one test that every state, every transition and both outcomes of every guard are reached, or are
 *   listed under `unreachable` with a reason;
 * - one test that nothing in the chart throws; it prints the path to whatever does;
 * - one test that situations with equal keys offer the same transitions;
 * - one test that the paths detect most small mistakes in the chart (`mutate.ts`);
 * - one test that the model names nothing that the machine does not have;
 * - one test of random paths from a fixed seed; a failing one is shortened as far as possible.
 *
 * The message of a failing test names the state or transition and says what to do; its ids can be
 * copied into `unreachable` as they are.
 */
import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf, gapsOf } from './coverage.ts';
import { explore, unanswered, type Graph } from './explore.ts';
import { coverPaths, type Path } from './generate.ts';
import type { PathModel } from './model.ts';
import { mistakesIn, mutate } from './mutate.ts';
import { nameOf } from './names.ts';
import { unknownNamesIn } from './unknownNames.ts';
import { walkRandomly } from './random.ts';
import { describeMismatch, replay, replayChart } from './replay.ts';

/**
 * The random paths that are walked for each machine: enough to find rare combinations, few enough
 * to be fast.
 */
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

/** One test of a machine's suite; `run` rejects when the test fails. */
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
      run: () => fail(unknownNamesIn(chart)),
    },
    ...invariants,
  ];
};

/**
 * The share of small mistakes (mutations) in a chart that its short paths must detect, 0 to 1. The
 * paths of the baseline detect more.
 */
const MIN_CAUGHT = 0.9;

const mutationTest = (graph: Graph, paths: readonly Path[], prefix: string): WalkTest => ({
  name: `${prefix}${graph.chart.machine.id}: small mistakes in the chart are noticed`,
  run: () => {
    const { share, caught, total, survivors } = mutate(mistakesIn(graph.chart, paths));
    const few = `only ${caught} of ${total} are; look at these with more payloads or a finer key:`;
    return fail(share >= MIN_CAUGHT ? [] : [few, ...survivors.map(({ words }) => words)]);
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

/** The tests of a machine and its model, without registering them; `walk` does that. */
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

/**
 * Runs the tests of a machine without a test runner, and returns the messages of the failed ones.
 */
export const problemsOf = async (machine: AnyStateMachine, model: PathModel): Promise<string[]> => {
  const problems: string[] = [];
  for (const { run } of suiteOf(machine, model)) {
    await run().catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
    });
  }
  return problems;
};

/**
 * Registers the path tests of one machine with vitest. `requirements` are ids that all of them
 * serve.
 */
export const walk = (
  machine: AnyStateMachine,
  model: PathModel,
  requirements: readonly string[] = [],
): void => {
  describe(`paths of ${machine.id}`, () => {
    for (const { name, run } of suiteOf(machine, model, requirements)) it(name, run);
  });
};
