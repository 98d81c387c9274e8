/** A mutant: one small mistake in a chart, and how to make and undo it. */
import type { Situation } from './situation.ts';
import type { Step } from './step.ts';

/**
 * The kinds of small mistakes that mutation tests make in a chart, to see whether they are
 * detected.
 */
export const KINDS = [
  'remove',
  'retarget',
  'targetless',
  'negate',
  'unguard',
  'drop an action',
  'drop entry or exit',
  'swap events',
  'drop tags',
  'null an assign',
  'drop a property',
] as const;
export type Kind = (typeof KINDS)[number];

/** The part of a step that shows whether a mistake concerns it. */
export type Shown = Pick<Step, 'taken' | 'guards' | 'situation'>;

export interface Mutant {
  readonly kind: Kind;
  /**
   * Describes the mistake; the model uses this text to list mistakes that no test can detect
   * (`equivalent`).
   */
  readonly words: string;
  /** Makes the mistake; returns the function that undoes it. */
  readonly make: () => () => void;
  /**
   * Whether a step of the unchanged chart uses the changed element; only such a step can show the
   * mistake. `before` is the situation before the step, null at a start.
   */
  readonly concerns: (reached: Shown, before: Situation | null) => boolean;
  /** Ids of transitions and guard outcomes that cannot occur in the changed chart. */
  readonly without: readonly string[];
}
