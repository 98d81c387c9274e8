/** Selects the paths of a flow that the options of `npm run paths -- show` ask for. */
import type { Graph } from './explore.ts';
import {
  coverPaths,
  pairPaths,
  shortestPaths,
  statePaths,
  transitionPaths,
  type Path,
} from './generate.ts';
import { requirementsOfPath } from './names.ts';
import { randomPaths } from './random.ts';
import { pickByName, UsageError, wholeNumber } from './usage.ts';

/** The values of `--cover`, each with the function that makes its paths. */
const COVERS: readonly (readonly [string, (graph: Graph) => Path[]])[] = [
  ['states', statePaths],
  ['transitions', transitionPaths],
  ['guards', coverPaths],
  ['pairs', pairPaths],
];

/** The command-line options that select paths. */
export const SELECTING = ['--cover', '--random', '--seed', '--to', '--requirement'];

const LONGEST_RANDOM = 25;
const DEFAULT_SEED = 1;

type Options = ReadonlyMap<string, string>;

const pathTo = (graph: Graph, wanted: string): Path[] => {
  const reached = shortestPaths(graph);
  const known = graph.chart.states.map(({ id }) => id);
  const whole = known.includes(wanted) ? wanted : `${graph.chart.machine.id}.${wanted}`;
  if (!known.includes(whole)) pickByName('state', wanted, known, (id) => id);
  const path = reached.get(whole);
  if (path === undefined) {
    throw new UsageError(`No path ends in "${whole}": it is passed through, or never reached.`);
  }
  return [path];
};

const ways: readonly string[] = ['--cover', '--random', '--to'];

/** Throws a `UsageError` for wrong or contradicting options, before time is spent on exploring. */
export const checkSelection = (options: Options): void => {
  const given = ways.filter((way) => options.has(way));
  if (given.length > 1)
    throw new UsageError(`${given.join(' and ')} cannot be combined: take one.`);
  if (options.has('--seed') && !options.has('--random')) {
    throw new UsageError('--seed goes with --random.');
  }
  const cover = options.get('--cover');
  if (cover !== undefined) pickByName('cover', cover, COVERS, ([name]) => name);
  for (const name of ['--random', '--seed']) {
    const value = options.get(name);
    if (value !== undefined) wholeNumber(name, value);
  }
  const runs = options.get('--random');
  if (runs !== undefined && Number(runs) === 0)
    throw new UsageError(`--random takes a number of paths from 1, not "${runs}".`);
};

/**
 * The paths that the options select; by default those that cover all transitions and guard
 * outcomes.
 */
export const selectPaths = (graph: Graph, options: Options): Path[] => {
  const requirement = options.get('--requirement');
  const serves = (path: Path) =>
    requirement === undefined || requirementsOfPath(graph.chart, path).includes(requirement);
  return chosen(graph, options).filter(serves);
};

const chosen = (graph: Graph, options: Options): Path[] => {
  const to = options.get('--to');
  if (to !== undefined) return pathTo(graph, to);
  const runs = options.get('--random');
  if (runs !== undefined) {
    const seed = wholeNumber('--seed', options.get('--seed') ?? String(DEFAULT_SEED));
    return randomPaths(graph.chart, { runs: Number(runs), seed, longest: LONGEST_RANDOM });
  }
  const [, cover] = pickByName(
    'cover',
    options.get('--cover') ?? 'guards',
    COVERS,
    ([name]) => name,
  );
  return cover(graph);
};
