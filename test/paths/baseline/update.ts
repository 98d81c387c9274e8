/**
 * Records a flow again. Recorded paths keep their ids as long as they can be walked and are useful;
 * new paths are added only for elements that none of them covers. So a change of a chart changes
 * few lines of its baseline.
 */
import { makeChart, type Chart } from '../chart.ts';
import { elementsOf, reasonFor } from '../coverage.ts';
import { explore, type Graph } from '../explore.ts';
import { coverPaths, elementsOfPath, type Path } from '../generate.ts';
import type { PathModel } from '../model.ts';
import { mistakesIn, mutate, detectingPaths } from '../mutate.ts';
import { pathOf, walkRecorded } from './compare.ts';
import { writeBaseline, type Baseline } from './file.ts';
import { stableId } from './ids.ts';
import { recordPath } from './record.ts';

interface Kept {
  readonly id: string;
  readonly path: Path;
  readonly elements: ReadonlySet<string>;
}

const keep = (id: string, path: Path): Kept => ({
  id,
  path,
  elements: new Set(elementsOfPath(path)),
});

/** The path without the steps at its end that neither take a transition nor ask a guard. */
const trimmed = ({ start, steps }: Path): Path => {
  const last = steps.findLastIndex(({ taken, guards }) => taken.length + guards.length > 0);
  return { start, steps: steps.slice(0, last + 1) };
};

/** The recorded paths that can still be walked to their ends. */
const stillWalked = (chart: Chart, { paths }: Baseline): Kept[] =>
  [...paths].flatMap(([id, recorded]) => {
    const { steps, lost } = walkRecorded(chart, recorded);
    const path = lost === null ? pathOf(steps) : null;
    return path === null ? [] : [keep(id, trimmed(path))];
  });

/**
 * Separates the two parts of a path's id: the transition or guard outcome that it is for, and the
 * move that shows it.
 */
const ON = ' : ';

/**
 * Removes the paths that are not needed. A path is needed when it covers something that no other
 * path covers, or when it still covers the transition or guard outcome that its id names.
 */
const withoutIdle = (chart: Chart, kept: readonly Kept[]): Kept[] => {
  const counts = new Map<string, number>();
  for (const { elements } of kept) {
    for (const one of elements) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return kept.filter(({ id, elements }) => {
    const list = [...elements];
    const [named] = id.split(ON);
    const needed =
      list.some((one) => counts.get(one) === 1) ||
      list.some((one) => stableId(chart, one) === named);
    if (!needed) for (const one of list) counts.set(one, (counts.get(one) ?? 0) - 1);
    return needed;
  });
};

/**
 * The name of a path, made from the transitions and guard outcomes that it covers: the last
 * transition; without a transition, the last refused guard.
 */
const nameFor = (chart: Chart, elements: readonly string[]): string => {
  const transition = elements.findLast((element) => !element.includes(' : '));
  const outcome = elements.findLast((element) => element.endsWith(' : refused'));
  const element = transition ?? outcome ?? elements.at(-1);
  return element === undefined ? 'a way' : stableId(chart, element);
};

/** The name, with a number behind it when another path has the name already. */
const freeName = (name: string, kept: readonly Kept[]): string => {
  const taken = new Set(kept.map(({ id }) => id));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
  return free;
};

/** Adds paths for the transitions and guard outcomes that none of the kept paths covers. */
const withMissing = (graph: Graph, kept: readonly Kept[]): Kept[] => {
  const covered = new Set(kept.flatMap(({ elements }) => [...elements]));
  const all = [...kept];
  for (const path of coverPaths(graph, covered)) {
    const fresh = elementsOfPath(path).filter((element) => !covered.has(element));
    for (const element of fresh) covered.add(element);
    all.push(keep(freeName(nameFor(graph.chart, fresh), all), path));
  }
  return all;
};

/**
 * Adds paths that detect small mistakes in the chart (`mutate.ts`) which the kept paths do not
 * detect.
 */
const withDetectingPaths = (graph: Graph, kept: readonly Kept[]): Kept[] => {
  const paths = kept.map(({ path }) => path);
  const all = [...kept];
  for (const path of detectingPaths(graph, paths)) {
    const last = path.steps.at(-1) ?? path.start;
    const name = nameFor(graph.chart, [...last.guards, ...last.taken]);
    all.push(keep(freeName(`${name}${ON}${last.move.label}`, all), path));
  }
  return all;
};

/**
 * Whether the paths detect every small mistake that can be made in the chart, except those that the
 * model declares undetectable (`equivalent`).
 */
const detectsAllMistakes = (chart: Chart, kept: readonly Kept[]): boolean => {
  const { survivors } = mutate(
    mistakesIn(
      chart,
      kept.map(({ path }) => path),
    ),
  );
  return survivors.every(({ reason }) => reason !== null);
};

const recordAll = (flow: string, chart: Chart, kept: readonly Kept[]): Baseline => ({
  flow,
  paths: new Map(kept.map(({ id, path }) => [id, recordPath(chart, path)])),
});

/**
 * Records the baseline of a flow's present chart. `before` is the old baseline; null when there is
 * none, or it cannot be read.
 */
export const recordBaseline = (
  flow: string,
  model: PathModel,
  before: Baseline | null,
): Baseline => {
  const chart = makeChart(model);
  const kept = before === null ? [] : withoutIdle(chart, stillWalked(chart, before));
  const shown = new Set(kept.flatMap(({ elements }) => [...elements]));
  const whole = elementsOf(chart).every((id) => shown.has(id) || reasonFor(model, id) !== null);
  const again = recordAll(flow, chart, kept);
  const same = before !== null && writeBaseline(again) === writeBaseline(before);
  if (whole && same && detectsAllMistakes(chart, kept)) return again;
  const graph = explore(model);
  return recordAll(flow, chart, withDetectingPaths(graph, whole ? kept : withMissing(graph, kept)));
};
