/**
 * Makes the names of paths: the requirement ids that they touch, and the states through which they
 * go.
 */
import { requirementsOf, type Chart } from './chart.ts';
import type { Path } from './generate.ts';
import type { Situation } from './situation.ts';
import { leavesOf } from './situation.ts';
import type { Step } from './step.ts';

/**
 * The leaf states that a step entered, as text, such as `entering`; all active ones at the start.
 */
const arrival = (reached: Step, before: Situation | null): string => {
  const now = leavesOf(reached.situation.snapshot);
  const old = before === null ? [] : leavesOf(before.snapshot);
  const fresh = now.filter((leaf) => !old.includes(leaf));
  if (fresh.length > 0) return fresh.join('+');
  if (reached.taken.length === 0) return reached.guards.length > 0 ? 'refused' : 'no change';
  return now.length === 1 ? now.join('') : 'stays';
};

/** The states that each step of a path enters, as text; the first element is the start. */
export const arrivalsOf = ({ start, steps }: Path): string[] =>
  [start, ...steps].map((reached, index, all) =>
    arrival(reached, index === 0 ? null : (all[index - 1]?.situation ?? null)),
  );

/**
 * The number of states in a shortened path name. A path with one or two more is not shortened,
 * because that would save little.
 */
const MAX_TOLD = 10;

/**
 * A path in words: each state with the move that leaves it, for example
 * `empty (coupon.typed: a code) → entering (coupon.apply) → checking`. A long path is cut in the
 * middle.
 */
export const wordsOf = ({ start, steps }: Path): string => {
  const before = start.move.label === '' ? '' : `${start.move.label}: `;
  const states = arrivalsOf({ start, steps });
  const told = states.map((state, index) => {
    const next = steps[index];
    return next === undefined ? state : `${state} (${next.move.label})`;
  });
  if (told.length <= MAX_TOLD + 2) return before + told.join(' → ');
  const half = Math.floor(MAX_TOLD / 2);
  const between = `… ${told.length - 2 * half} more …`;
  return before + [...told.slice(0, half), between, ...told.slice(-half)].join(' → ');
};

/**
 * The requirement ids of the transitions that a step takes and of the states that are active after
 * it.
 */
export const requirementsOfStep = (
  chart: Chart,
  { situation, taken, guards }: Step,
): readonly string[] => {
  const byId = new Map(chart.transitions.map(({ id, requirements }) => [id, requirements]));
  const refused = guards.map((outcome) => outcome.split(' : ')[0] ?? '');
  const transitions = [...taken, ...(taken.length === 0 ? refused : [])];
  return [
    ...transitions.flatMap((transition) => byId.get(transition) ?? []),
    ...Object.values(situation.snapshot.getMeta()).flatMap((meta) => requirementsOf(meta)),
  ];
};

/**
 * The requirement ids of all states and transitions of a path, in the order of their occurrence.
 */
export const requirementsOfPath = (chart: Chart, { start, steps }: Path): string[] => [
  ...new Set([start, ...steps].flatMap((step) => requirementsOfStep(chart, step))),
];

/** The name of the test for a path: its requirement ids and its words. */
export const nameOf = (chart: Chart, path: Path): string => {
  const ids = requirementsOfPath(chart, path);
  return ids.length === 0 ? wordsOf(path) : `${ids.join(' ')}: ${wordsOf(path)}`;
};
