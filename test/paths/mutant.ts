/** One small mistake in a chart: what it is, and how it is made and taken back. */
import type { Situation } from './situation.ts';
import type { Step } from './step.ts';

/** What a mistake does to a chart. */
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

/** What a mistake needs to know of a step. */
export type Shown = Pick<Step, 'taken' | 'guards' | 'situation'>;

export interface Mutant {
  readonly kind: Kind;
  /** What was changed, in words. */
  readonly words: string;
  /** Makes the mistake; returns how to take it back. */
  readonly make: () => () => void;
  /** Whether a step, walked without the mistake, comes by the changed place. */
  readonly concerns: (reached: Shown, before: Situation | null) => boolean;
  /** Transitions and guard outcomes that the mistaken chart does not have. */
  readonly without: readonly string[];
}
