/** Finds and reads the baselines, `test/<area>/<flow>.baseline.json`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaselineError, readBaseline, type Baseline } from './file.ts';
import type { Names } from './renamed.ts';

export const SUFFIX = '.baseline.json';

/** The data of a flow that is needed to find its baseline. */
interface Place {
  readonly flow: string;
  readonly area: string;
  /** The file of its model; the baseline is in the same folder. */
  readonly file: string;
}

export const baselineFile = ({ file, flow }: Place, name = flow): string =>
  path.join(path.dirname(file), `${name}${SUFFIX}`);

/** The path of a baseline's file, for messages. */
export const shownName = ({ area }: Place, name: string): string => `test/${area}/${name}${SUFFIX}`;

/**
 * The name under which a flow was recorded: its present one, or its old one if it was renamed
 * since. `names` maps old names to new ones.
 */
export const recordedName = (place: Place, names: Names): string => {
  if (existsSync(baselineFile(place))) return place.flow;
  const old = [...names].find(([, now]) => now === place.flow)?.[0];
  return old !== undefined && existsSync(baselineFile(place, old)) ? old : place.flow;
};

/**
 * Reads the baseline of a flow. Its states and events have the names of the time when it was
 * recorded. `names` maps old names to new ones, to find the file of a renamed flow. Throws a
 * `BaselineError` when there is none, or it cannot be read.
 */
export const readRecorded = (place: Place, names: Names = new Map()): Baseline => {
  const name = recordedName(place, names);
  const where = baselineFile(place, name);
  if (!existsSync(where)) {
    throw new BaselineError(
      `${place.flow} has no baseline yet: npm run paths -- check --update ${place.flow}`,
    );
  }
  return readBaseline(shownName(place, name), name, readFileSync(where, 'utf8'));
};
