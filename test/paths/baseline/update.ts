/**
 * Records a flow anew. Paths that are recorded already stay with their ids as long as they can be
 * walked and serve something; only what none of them shows gets new ones. So a change of a chart
 * changes few lines.
 */
import { makeChart, type Chart } from '../chart.ts';
import { elementsOf, reasonFor } from '../coverage.ts';
import { explore } from '../explore.ts';
import { coverPaths, elementsOfPath, type Path } from '../generate.ts';
import type { PathModel } from '../model.ts';
import { pathOf, walkRecorded } from './compare.ts';
import type { Baseline } from './file.ts';
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

/** Without steps at its end that nothing hears any more. */
const trimmed = ({ start, steps }: Path): Path => {
  const last = steps.findLastIndex(({ taken, guards }) => taken.length + guards.length > 0);
  return { start, steps: steps.slice(0, last + 1) };
};

/** Recorded paths that can be walked to their ends. */
const stillWalked = (chart: Chart, { paths }: Baseline): Kept[] =>
  [...paths].flatMap(([id, recorded]) => {
    const { steps, lost } = walkRecorded(chart, recorded);
    const path = lost === null ? pathOf(steps) : null;
    return path === null ? [] : [keep(id, trimmed(path))];
  });

/** Leaves out paths that show nothing of their own and whose name no longer says what they show. */
const withoutIdle = (chart: Chart, kept: readonly Kept[]): Kept[] => {
  const counts = new Map<string, number>();
  for (const { elements } of kept) {
    for (const one of elements) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return kept.filter(({ id, elements }) => {
    const list = [...elements];
    const needed =
      list.some((one) => counts.get(one) === 1) || list.some((one) => stableId(chart, one) === id);
    if (!needed) for (const one of list) counts.set(one, (counts.get(one) ?? 0) - 1);
    return needed;
  });
};

/** A path is named by the last thing that it shows first, most of all by a transition. */
const nameFor = (chart: Chart, fresh: readonly string[]): string => {
  const transition = fresh.findLast((element) => !element.includes(' : '));
  const outcome = fresh.findLast((element) => element.endsWith(' : refused'));
  const element = transition ?? outcome ?? fresh.at(-1);
  return element === undefined ? 'a way' : stableId(chart, element);
};

const addMissing = (chart: Chart, model: PathModel, kept: readonly Kept[]): Kept[] => {
  const covered = new Set(kept.flatMap(({ elements }) => [...elements]));
  const missing = elementsOf(chart).filter(
    (id) => !covered.has(id) && reasonFor(model, id) === null,
  );
  if (missing.length === 0) return [];
  const names = new Set(kept.map(({ id }) => id));
  const graph = explore(model);
  return coverPaths(graph, covered).map((path) => {
    const fresh = elementsOfPath(path).filter((element) => !covered.has(element));
    for (const element of fresh) covered.add(element);
    const base = nameFor(graph.chart, fresh);
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base} (${count})`;
    names.add(name);
    return keep(name, path);
  });
};

/** The baseline of a flow as it is today; `before` is what was recorded, if anything readable was. */
export const recordBaseline = (
  flow: string,
  model: PathModel,
  before: Baseline | null,
): Baseline => {
  const chart = makeChart(model);
  const kept = before === null ? [] : withoutIdle(chart, stillWalked(chart, before));
  const all = [...kept, ...addMissing(chart, model, kept)];
  const recorded = all.map(({ id, path }): [string, ReturnType<typeof recordPath>] => [
    id,
    recordPath(chart, path),
  ]);
  return { flow, paths: new Map(recorded) };
};
