/** Walks the paths of a baseline on the present chart and reports differences. */
import { makeChart, type Chart } from '../chart.ts';
import { elementsOf, reasonFor } from '../coverage.ts';
import { elementsOfPath, type Path } from '../generate.ts';
import type { PathModel } from '../model.ts';
import { findMove, isWait } from '../moves.ts';
import { childrenOf, type Situation } from '../situation.ts';
import { step, type Step } from '../step.ts';
import { differencesOf, paragraph } from './differences.ts';
import type { Baseline } from './file.ts';
import { stableId } from './ids.ts';
import { BARE_START, recordStep, stateText, type RecordedStep } from './record.ts';

/** The part of a recorded path that can be walked on the present chart. */
export interface Walked {
  readonly steps: readonly Step[];
  /** Why the path cannot be walked to its end, in a sentence; null when it can. */
  readonly lost: string | null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Explains in a sentence why the recorded move with this label is no longer possible. `from` is the
 * situation before the move; null for the start of the path, which has none before it.
 */
const whyLost = (chart: Chart, from: Situation | null, label: string): string => {
  if (from === null) return `the model has no start "${label}" any more`;
  if (from.snapshot.status !== 'active') return `it has ended before \`${label}\``;
  if (isWait(label)) return `no timer runs that \`${label}\` could wait for`;
  const [src = ''] = label.split(' ');
  const known = chart.model.actors[src] !== undefined;
  const living = childrenOf(from.snapshot).some((child) => child.src === src);
  return known && !living
    ? `\`${src}\` is not asked any more in \`${stateText(from.snapshot)}\`, so that \`${label}\` cannot come`
    : `the model has no case \`${label}\` any more`;
};

/**
 * Makes the recorded moves one by one, even if they lead to other states than recorded, and stops
 * at the first one that is no longer possible.
 */
export const walkRecorded = (chart: Chart, recorded: readonly RecordedStep[]): Walked => {
  const steps: Step[] = [];
  for (const { do: said } of recorded) {
    const from = steps.at(-1)?.situation ?? null;
    const label = from === null && said === BARE_START ? '' : said;
    try {
      const move = findMove(chart, from, label);
      if (move === undefined) return { steps, lost: whyLost(chart, from, said) };
      steps.push(step(chart, from, move));
    } catch (error) {
      return { steps, lost: messageOf(error) };
    }
  }
  return { steps, lost: null };
};

/** Turns walked steps into a path; null when there are none. */
export const pathOf = ([start, ...steps]: readonly Step[]): Path | null =>
  start === undefined ? null : { start, steps };

/** Walks the paths of a baseline on the present chart, each as far as it is still possible. */
export const pathsOf = (chart: Chart, { paths }: Baseline): Path[] =>
  [...paths.values()].flatMap((recorded) => pathOf(walkRecorded(chart, recorded).steps) ?? []);

/**
 * A recorded path that goes differently today, or cannot be walked; `words` describes the
 * difference.
 */
export interface Deviation {
  readonly id: string;
  readonly words: string;
}

export interface Comparison {
  readonly flow: string;
  readonly paths: number;
  readonly departures: readonly Deviation[];
  /**
   * Transitions and guard outcomes of the present chart that no recorded path contains, as text.
   */
  readonly unrecorded: readonly string[];
}

/** Describes the first difference between a path and its record; null when there is none. */
const departureOf = (
  chart: Chart,
  recorded: readonly RecordedStep[],
  { steps, lost }: Walked,
): string | null => {
  for (const [index, before] of recorded.entries()) {
    const reached = steps[index];
    const from = index === 0 ? null : (steps[index - 1]?.situation ?? null);
    if (reached === undefined) {
      const done = recorded[index - 1];
      const where = done === undefined ? 'It' : `After \`${done.do}\` it`;
      return `${where} cannot be walked on: ${lost ?? 'it ends'}.`;
    }
    const stood = from === null ? '' : stateText(from.snapshot);
    const differences = differencesOf(before, recordStep(chart, from, reached), stood);
    if (differences.length > 0) return paragraph(before, differences);
  }
  return null;
};

/** Compares the chart of a model with its baseline. */
export const compareWith = (model: PathModel, { flow, paths }: Baseline): Comparison => {
  const chart = makeChart(model);
  const shown = new Set<string>();
  const departures: Deviation[] = [];
  for (const [id, recorded] of paths) {
    const walked = walkRecorded(chart, recorded);
    const path = pathOf(walked.steps);
    if (path !== null) for (const element of elementsOfPath(path)) shown.add(element);
    const words = departureOf(chart, recorded, walked);
    if (words !== null) departures.push({ id, words });
  }
  const unrecorded = elementsOf(chart)
    .filter((id) => !shown.has(id) && reasonFor(model, id) === null)
    .map((id) => stableId(chart, id));
  return { flow, paths: paths.size, departures, unrecorded: [...new Set(unrecorded)] };
};
