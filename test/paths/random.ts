/**
 * Makes random walks: paths in which random numbers select each move. fast-check can shorten the
 * list of numbers of a failing walk to the shortest that still fails.
 */
import { array, asyncProperty, check, nat } from 'fast-check';
import type { Chart } from './chart.ts';
import type { Path } from './generate.ts';
import { movesOf, startsOf } from './moves.ts';
import { wordsOf } from './names.ts';
import { describeMismatch, replay } from './replay.ts';
import { numbersFrom } from './seeded.ts';
import { step, type Step } from './step.ts';

export interface RandomOptions {
  /** The number of walks. */
  readonly runs: number;
  /** The same seed gives the same walks. */
  readonly seed: number;
  /** The maximum number of steps in one walk. */
  readonly longest: number;
}

const pick = <T>(from: readonly T[], choice: number): T | undefined => from[choice % from.length];

/** The path that these numbers select, one move each; it ends early where no move is possible. */
export const walkBy = (chart: Chart, [first = 0, ...choices]: readonly number[]): Path => {
  const begin = pick(startsOf(chart), first);
  if (begin === undefined) throw new Error('the model has no input');
  const start = step(chart, null, begin);
  const steps: Step[] = [];
  for (const choice of choices) {
    const { situation } = steps.at(-1) ?? start;
    const move = pick(movesOf(chart, situation), choice);
    if (move === undefined) break;
    steps.push(step(chart, situation, move));
  }
  return { start, steps };
};

/** As many random walks as requested; the same seed gives the same walks. */
export const randomPaths = (chart: Chart, { runs, seed, longest }: RandomOptions): Path[] => {
  const next = numbersFrom(seed);
  return Array.from({ length: runs }, () =>
    walkBy(
      chart,
      Array.from({ length: longest + 1 }, () => next()),
    ),
  );
};

/**
 * Replays random walks on running actors. Throws with the shortest failing walk as text and with
 * the seed that finds it again.
 * @param chart the chart that predicts each step
 * @param running a separate chart of the same model, whose actors run
 */
export const walkRandomly = async (
  chart: Chart,
  running: Chart,
  { runs, seed, longest }: RandomOptions,
): Promise<void> => {
  const choices = array(nat({ max: 9999 }), { minLength: 1, maxLength: longest + 1 });
  const property = asyncProperty(choices, async (numbers) => {
    const path = walkBy(chart, numbers);
    const mismatch = await replay(running, path);
    if (mismatch !== null) {
      throw new Error(`${wordsOf(path)}\n${describeMismatch(running, mismatch)}`);
    }
  });
  const result = await check(property, { numRuns: runs, seed });
  if (!result.failed) return;
  const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  throw new Error(`random walk from seed ${seed}, shrunk ${result.numShrinks} times:\n${cause}`);
};
