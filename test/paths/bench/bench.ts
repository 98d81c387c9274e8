/**
 * Measures the speed of the path engine on a login machine and on a large generated machine, and
 * for comparison that of the `@xstate/graph` package. Times are processor time, so that other work
 * on the computer does not count: the median of several runs, after some warm-up runs.
 */
import { getShortestPaths } from '@xstate/graph';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { listTransitions } from '../chart.ts';
import { coverageOf } from '../coverage.ts';
import { explore, type Graph } from '../explore.ts';
import { outlineOf, statesIn } from '../flows/outline.ts';
import { coverPaths, pairPaths, tourElements, tours, type Path } from '../generate.ts';
import { Named, type PathModel } from '../model.ts';
import { replay, replayChart } from '../replay.ts';
import { fewestSteps } from './bound.ts';
import { largeModel } from './largeMachine.ts';
import { loginModel } from './loginMachine.ts';

/**
 * One measured figure: what was measured, and its value as text. `limit` is the bound for the value,
 * as text such as `< 500 MB`; '' for none. `kept` is false when the value is not within the limit.
 */
export interface BenchRow {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly kept: boolean;
}

const WARM_UPS = 5;
const RUNS = 9;

const milliseconds = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

const medianTime = async (work: () => unknown): Promise<number> => {
  for (let run = 0; run < WARM_UPS; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await milliseconds(work));
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
};

const timeRow = (what: string, ms: number, limitMs: number): BenchRow => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  limit: limitMs === Infinity ? '' : `< ${limitMs} ms`,
  kept: ms < limitMs,
});

const told = (what: string, value: string): BenchRow => ({ what, value, limit: '', kept: true });

const stepsOf = (paths: readonly Path[]) => paths.reduce((sum, { steps }) => sum + steps.length, 0);

/**
 * A lower bound for the number of steps of tours, the long paths that together cover a whole
 * machine. The engine's own tours are compared with it.
 */
const boundOf = (graph: Graph): number => {
  const starts = graph.edges.filter(({ from }) => from === null);
  const free = new Set(starts.flatMap((edge) => tourElements(graph, edge)));
  const edges = graph.edges.flatMap((edge) =>
    edge.from === null
      ? []
      : [
          {
            from: edge.from.id,
            to: edge.to,
            elements: tourElements(graph, edge).filter((one) => !free.has(one)),
          },
        ],
  );
  return fewestSteps(edges, new Set(starts.map(({ to }) => to)));
};

const MIN_REPLAYED = 3500;

/**
 * Takes paths for the measurement of replaying until they have `MIN_REPLAYED` steps together, and
 * repeats them when there are too few.
 */
const enough = (paths: readonly Path[]): Path[] => {
  const taken: Path[] = [];
  for (let at = 0; stepsOf(taken) < MIN_REPLAYED && paths.length > 0; at += 1) {
    taken.push(...paths.slice(at % paths.length, (at % paths.length) + 1));
  }
  return taken;
};

const loginRows = async (): Promise<BenchRow[]> => {
  const graph = explore(loginModel);
  const { transitions, guards } = coverageOf(graph);
  const exploring = await medianTime(() => explore(loginModel));
  const covering = await medianTime(() => coverPaths(graph));
  const steps = stepsOf(tours(graph));
  const bound = boundOf(graph);
  const paths = enough(pairPaths(graph));
  const running = replayChart(loginModel);
  let mismatches = 0;
  const replaying = await medianTime(async () => {
    for (const path of paths) if ((await replay(running, path)) !== null) mismatches += 1;
  });
  return [
    told(
      'login: transitions, guard outcomes, situations',
      `${transitions.covered}/${transitions.total}, ${guards.covered}/${guards.total}, ${graph.nodes.length}`,
    ),
    timeRow('login: full exploration', exploring, 100),
    timeRow('login: cover', covering, 100),
    {
      what: `login: steps of tours, lower bound ${bound}`,
      value: `${steps} (${(steps / bound).toFixed(2)} times)`,
      limit: '≤ 1.15 times',
      kept: steps <= 1.15 * bound,
    },
    timeRow(`login: ${stepsOf(paths)} steps replayed`, replaying, 500),
    {
      what: 'login: mismatches',
      value: String(mismatches),
      limit: '0',
      kept: mismatches === 0,
    },
  ];
};

/**
 * All events of a model, including answers and timers, in the form that the package `@xstate/graph`
 * expects.
 */
const eventsOf = ({ machine, events, actors }: PathModel): AnyEventObject[] => {
  const plain = <T>(one: T | Named<T>): T => (one instanceof Named ? one.value : one);
  const nodes = statesIn(outlineOf(machine)).map(({ id }) => machine.getStateNodeById(id));
  const types = [
    ...new Set(
      nodes.flatMap((node) => listTransitions(node).map((one): string => one.definition.eventType)),
    ),
  ];
  const answers = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const { done = [], error = [] } = (typeof src === 'string' ? actors[src] : undefined) ?? {};
      return [
        ...(Array.isArray(done) ? done : []).map((output: unknown) => ({
          type: `xstate.done.actor.${id}`,
          output: plain(output),
        })),
        ...(Array.isArray(error) ? error : []).map((one: unknown) => ({
          type: `xstate.error.actor.${id}`,
          error: plain(one),
        })),
      ];
    }),
  );
  const sent = types
    .filter((type) => type !== '' && !/^xstate\.(done|error)\./.test(type))
    .flatMap((type) => {
      const cases = events[type];
      return (Array.isArray(cases) ? cases : [{}]).map((one: object) => ({ ...plain(one), type }));
    });
  return [...sent, ...answers];
};

const MAX_TRAVERSED = 20_000;

/**
 * Runs the package `@xstate/graph` alone, for comparison. Returns the number of paths that it
 * finds, and of different transitions in them.
 */
const alone = (model: PathModel): { paths: number; taken: number } => {
  const machine: AnyStateMachine = model.machine;
  const paths = getShortestPaths(machine, { events: eventsOf(model), limit: MAX_TRAVERSED });
  const taken = new Set<unknown>();
  for (const { steps } of paths) {
    for (const [index, { event }] of steps.entries()) {
      const before = steps[index - 1]?.state;
      if (before === undefined) continue;
      for (const one of machine.getTransitionData(before, event)) taken.add(one);
    }
  }
  return { paths: paths.length, taken: taken.size };
};

const aloneRows = async (name: string, model: PathModel, total: number): Promise<BenchRow[]> => {
  let found = { paths: 0, taken: 0 };
  const ms = await milliseconds(() => {
    found = alone(model);
  });
  return [
    timeRow(`${name}: shortest paths of @xstate/graph alone`, ms, Infinity),
    told(
      `${name}: what they take`,
      `${found.taken}/${total} transitions in ${found.paths} paths; refused guards, timers in time and endings are not looked at`,
    ),
  ];
};

const LARGE = 2000;
const MEBIBYTE = 2 ** 20;

const largeRows = async (): Promise<BenchRow[]> => {
  const model = largeModel(LARGE);
  const before = process.memoryUsage().rss;
  let covered = 0;
  let total = 0;
  const ms = await milliseconds(() => {
    const graph = explore(model);
    ({ covered, total } = coverageOf(graph).transitions);
    coverPaths(graph);
  });
  const most = process.resourceUsage().maxRSS * 1024;
  const used = (most - before) / MEBIBYTE;
  return [
    told('large: transitions', `${covered}/${total}`),
    timeRow('large: exploration and cover', ms, 10_000),
    {
      what: 'large: most memory of the process',
      value: `${(most / MEBIBYTE).toFixed(0)} MB, ${used.toFixed(0)} MB of it for this`,
      limit: '< 500 MB',
      kept: most < 500 * MEBIBYTE,
    },
    ...(await aloneRows('large', model, total)),
  ];
};

/**
 * Runs all measurements; takes some seconds. The large machine comes first, while memory is empty.
 */
export const benchPaths = async (): Promise<BenchRow[]> => [
  ...(await largeRows()),
  ...(await loginRows()),
  ...(await aloneRows('login', loginModel, coverageOf(explore(loginModel)).transitions.total)),
];

/** The measured figures as a text table. */
export const benchText = (rows: readonly BenchRow[]): string => {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, value, limit, kept }) => {
      const verdict = limit === '' ? '' : `   ${limit} ${kept ? 'kept' : 'MISSED'}`;
      return `${what.padEnd(width)}   ${value}${verdict}`;
    })
    .join('\n');
};
