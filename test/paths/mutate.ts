/**
 * Mutation testing: counts how many small mistakes in a chart are detected. A mistake is detected
 * in two ways:
 *
 * - by the baseline: the recorded paths are walked on the chart with the mistake, and the record of
 *   a step differs. The record contains what leaves the machine and what a view sees of it, but not
 *   the transitions taken;
 * - by the suite: the chart with the mistake is explored by itself, as its own test would do, and
 *   an invariant breaks, equal keys offer different moves, something throws, or something is no
 *   longer reached. That takes one exploration per mistake, so it is done only for a sample (from a
 *   fixed seed), and only for the first situations.
 */
import { recordStep } from './baseline/record.ts';
import type { Chart } from './chart.ts';
import { reachedIn } from './coverage.ts';
import { exploreSome, type Graph, type GraphEdge } from './explore.ts';
import { elementsOfPath, pathBy, type Path } from './generate.ts';
import { SeenActions } from './mutantActions.ts';
import { KINDS, type Kind, type Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { numbersFrom } from './seeded.ts';
import type { Situation } from './situation.ts';
import { step, type Step } from './step.ts';

export interface Caught {
  readonly total: number;
  readonly caught: number;
}

export interface Survivor {
  readonly words: string;
  readonly reason: string | null;
}

export interface MutationResult extends Caught {
  /** The share of detected mistakes, 0 to 1; 1 when there are no mistakes to make. */
  readonly share: number;
  /**
   * The mistakes that no path detects; `reason` is the model's reason why they cannot be detected.
   */
  readonly survivors: readonly Survivor[];
  /**
   * Wrong entries of the model's `equivalent`: such a mistake is detected, or cannot be made here.
   */
  readonly stale: readonly string[];
  readonly byKind: Readonly<Record<Kind, Caught>>;
}

/**
 * One line for each mistake that is not detected and has no reason, and for each wrong entry of
 * `equivalent`; empty when there is no problem.
 */
export const openMistakes = ({
  survivors,
  stale,
}: Pick<MutationResult, 'survivors' | 'stale'>): string[] => [
  ...survivors
    .filter(({ reason }) => reason === null)
    .map(({ words }) => `no recorded path notices: ${words}`),
  ...stale.map((words) => `called equivalent, but noticed or not in the chart: ${words}`),
];

const recordText = (chart: Chart, before: Situation | null, reached: Step): string =>
  JSON.stringify(recordStep(chart, before, reached));

/** The steps of a path, with the record of each as text. */
interface Script {
  readonly steps: readonly Step[];
  readonly records: readonly string[];
}

const before = ({ steps }: Script, index: number): Situation | null =>
  steps[index - 1]?.situation ?? null;

/** Walks a path again and records its steps; `seen` notes the actions of each step. */
const watchedScript = (chart: Chart, path: Path, seen: SeenActions): Script => {
  const steps: Step[] = [];
  for (const { move } of [path.start, ...path.steps]) {
    const reached = step(chart, steps.at(-1)?.situation ?? null, move);
    seen.close(reached);
    steps.push(reached);
  }
  const records = steps.map((reached, index) =>
    recordText(chart, steps[index - 1]?.situation ?? null, reached),
  );
  return { steps, records };
};

/**
 * Whether a mistake changes the record of a path, walked from the first step that the mistake
 * concerns.
 */
const notices = (chart: Chart, script: Script, { concerns }: Mutant): boolean => {
  const { steps, records } = script;
  const first = steps.findIndex((reached, index) => concerns(reached, before(script, index)));
  if (first < 0) return false;
  let situation = before(script, first);
  for (let index = first; index < steps.length; index += 1) {
    const move = steps[index]?.move;
    if (move === undefined) return false;
    const reached = step(chart, situation, move);
    if (recordText(chart, situation, reached) !== records[index]) return true;
    situation = reached.situation;
  }
  return false;
};

/** Makes a mistake, runs a check, and undoes it; an exception counts as detected. */
const detectsWith = (mutant: Mutant, ask: () => boolean): boolean => {
  const takeBack = mutant.make();
  try {
    return ask();
  } catch {
    return true;
  } finally {
    takeBack();
  }
};

const noticed = (chart: Chart, mutant: Mutant, scripts: readonly Script[]): boolean =>
  detectsWith(mutant, () => scripts.some((script) => notices(chart, script, mutant)));

/** The maximum number of edges that are tried for one mistake. */
const MAX_TRIED = 2000;

/** At most `count` elements of a list, taken at equal distances. */
const spread = <T>(list: readonly T[], count: number): T[] => {
  const stride = Math.max(1, Math.ceil(list.length / count));
  return list.filter((_, index) => index % stride === 0);
};

/**
 * Finds an edge of the graph at which the mistake changes the record of the step, so that a path
 * over this edge detects the mistake. Only edges that begin at the first situation of their node
 * are tried. undefined when there is none.
 */
const edgeShowing = (graph: Graph, mutant: Mutant): GraphEdge | undefined => {
  const { chart, nodes, edges } = graph;
  const near = edges.filter(({ from, back, to, taken, guards }) => {
    const reached = nodes[to]?.situation;
    if (from === null || back !== from.via || reached === undefined) return false;
    return mutant.concerns(
      { taken: [...taken], guards: [...guards], situation: reached },
      from.situation,
    );
  });
  return spread(near, MAX_TRIED).find(({ from, move }) => {
    const situation = from?.situation ?? null;
    const usual = recordText(chart, situation, step(chart, situation, move));
    return detectsWith(
      mutant,
      () => recordText(chart, situation, step(chart, situation, move)) !== usual,
    );
  });
};

/**
 * The small mistakes that can be made in a chart (`mutants`), the recorded paths that may detect
 * them (`scripts`), and the watched data of its actions (`seen`).
 */
export interface Mistakes {
  readonly chart: Chart;
  readonly seen: SeenActions;
  readonly scripts: readonly Script[];
  readonly mutants: readonly Mutant[];
}

/** Walks the paths and lists the mistakes that can be made in what they reach. */
export const mistakesIn = (chart: Chart, paths: readonly Path[]): Mistakes => {
  const seen = new SeenActions(chart);
  const scripts = seen.watch(() => paths.map((path) => watchedScript(chart, path, seen)));
  const reached = new Set(paths.flatMap(elementsOfPath));
  return { chart, seen, scripts, mutants: mutantsOf(chart, reached, seen) };
};

/** Additional paths that detect mistakes which the given paths do not detect. */
export const detectingPaths = (graph: Graph, paths: readonly Path[]): Path[] => {
  const { chart, seen, mutants, ...walked } = mistakesIn(graph.chart, paths);
  const scripts = [...walked.scripts];
  const added: Path[] = [];
  for (const mutant of mutants) {
    if (noticed(chart, mutant, scripts)) continue;
    const edge = edgeShowing(graph, mutant);
    if (edge === undefined) continue;
    const path = pathBy(graph, edge);
    added.push(path);
    scripts.push(seen.watch(() => watchedScript(chart, path, seen)));
  }
  return added;
};

const shareOf = ({ caught, total }: Caught) => (total === 0 ? 1 : caught / total);

/** Makes every small mistake once, and counts those that the paths detect. */
export const mutate = ({ chart, scripts, mutants }: Mistakes): MutationResult => {
  const survivors = mutants.filter((mutant) => !noticed(chart, mutant, scripts));
  const byKind = KINDS.map((kind): [Kind, Caught] => {
    const of = (list: readonly Mutant[]) => list.filter((one) => one.kind === kind).length;
    return [kind, { total: of(mutants), caught: of(mutants) - of(survivors) }];
  });
  const counts = { total: mutants.length, caught: mutants.length - survivors.length };
  const silent = new Set(survivors.map(({ words }) => words));
  return {
    ...counts,
    share: shareOf(counts),
    survivors: survivors.map(({ words }) => ({
      words,
      reason: chart.model.equivalent[words] ?? null,
    })),
    stale: Object.keys(chart.model.equivalent).filter((words) => !silent.has(words)),
    byKind: Object.fromEntries(byKind) as Record<Kind, Caught>,
  };
};

/**
 * The number of situations that are explored for each sampled mistake; `SAMPLE` is how many mistakes
 * of a flow are sampled.
 */
const MAX_VISITS = 40;
const SAMPLE = 6;
const isNear = (_: Graph, visits: number): boolean => visits >= MAX_VISITS;
const SEED = 20260105;

const sampleOf = <T>(list: readonly T[], count: number): T[] => {
  const numbers = numbersFrom(SEED);
  return list
    .map((one) => ({ one, order: numbers() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one);
};

/** Counts how many of a sample of mistakes the chart's own suite would detect. */
export const failedBySuite = ({ chart, mutants }: Mistakes): Caught => {
  const usual = reachedIn(exploreSome(chart, isNear));
  const sample = sampleOf(mutants, SAMPLE);
  const failed = sample.filter((mutant) =>
    detectsWith(mutant, () => {
      const mistaken = exploreSome(chart, isNear);
      const { broken, conflicts, findings } = mistaken;
      if (broken.length + conflicts.length + findings.length > 0) return true;
      const reached = reachedIn(mistaken);
      return [...usual].some((id) => !reached.has(id) && !mutant.without.includes(id));
    }),
  );
  return { total: sample.length, caught: failed.length };
};
