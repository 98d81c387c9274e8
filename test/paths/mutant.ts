/** One small mistake in a chart: its description, and how it is made and undone. */
import type { Situation } from './situation.ts';
import type { Step } from './step.ts';

/** The kinds of mistakes. */
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

/** The part of a step that a mistake needs. */
export type Shown = Pick<Step, 'taken' | 'guards' | 'situation'>;

export interface Mutant {
  readonly kind: Kind;
  /** The change, as text. */
  readonly words: string;
  /** Makes the mistake; returns the function that undoes it. */
  readonly make: () => () => void;
  /** Whether a step of the unchanged chart uses the changed element. */
  readonly concerns: (reached: Shown, before: Situation | null) => boolean;
  /** Transitions and guard outcomes that the mistaken chart does not have. */
  readonly without: readonly string[];
}
