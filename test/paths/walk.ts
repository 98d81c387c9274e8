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
 * - one test that situations with equal keys offer the same transitions;
 * - one test of random walks from a fixed seed, shrunk to the shortest failing one.
 *
 * A failing test says which state or transition it is about and what to do; ids in the message can
 * be copied into `unreachable` as they are.
 */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf, gapsOf } from './coverage.ts';
import { explore, unanswered, type Graph } from './explore.ts';
import { coverPaths } from './generate.ts';
import type { PathModel } from './model.ts';
import { nameOf } from './names.ts';
import { walkRandomly } from './random.ts';
import { describeMismatch, replay, replayChart } from './replay.ts';

/** Enough to leave the beaten paths of every machine, few enough to cost nothing. */
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

const hintsOf = (graph: Graph): string[] =>
  unanswered(graph).map((src) => `the model has no answer for the actor "${src}"`);

const testPaths = (graph: Graph, prefix: string): void => {
  const running = replayChart(graph.chart.model);
  for (const path of coverPaths(graph)) {
    it(`${prefix}${nameOf(graph.chart, path)}`, async () => {
      const mismatch = await replay(running, path);
      if (mismatch !== null) expect.fail(describeMismatch(running, mismatch));
    });
  }
  it(`${prefix}${graph.chart.machine.id}: random walks go as predicted`, async () => {
    await walkRandomly(graph.chart, running, RANDOM);
  });
};

const testWhole = (graph: Graph, prefix: string): void => {
  const { chart, nodes, broken, conflicts } = graph;
  const coverage = coverageOf(graph);
  const { states, transitions, guards } = coverage;
  const name = `${prefix}${chart.machine.id}`;
  it(`${name}: ${states.total} states, ${transitions.total} transitions and ${guards.total} guard outcomes are reached or excused`, () => {
    const gaps = gapsOf(coverage);
    expect(gaps.length === 0 ? [] : [...gaps, ...hintsOf(graph)]).toEqual([]);
  });
  it(`${name}: situations with equal keys offer the same transitions`, () => {
    expect(conflicts).toEqual([]);
  });
  for (const invariant of Object.keys(chart.model.invariants)) {
    it(`${prefix}${invariant}, in all ${nodes.length} situations`, () => {
      const failures = broken.filter((one) => one.invariant.startsWith(invariant));
      expect(failures.map(({ where }) => where)).toEqual([]);
    });
  }
};

/** Registers the path suite of one machine with vitest; `requirements` name ids for all its tests. */
export const walk = (
  machine: AnyStateMachine,
  model: PathModel,
  requirements: readonly string[] = [],
): void => {
  const prefix = requirements.length === 0 ? '' : `${requirements.join(' ')} `;
  describe(`paths of ${machine.id}`, () => {
    const graph = exploreOrExplain(machine, model);
    if (graph instanceof Error) {
      it(`${prefix}${machine.id} can be explored`, () => {
        throw graph;
      });
      return;
    }
    testWhole(graph, prefix);
    testPaths(graph, prefix);
  });
};
