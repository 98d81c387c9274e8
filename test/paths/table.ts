/** Writes the figures and paths of flows as text for a terminal. */
import { coverageOf, type Share } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { BrowserCoverage } from './browserCoverage.ts';
import type { FlowFigures, FlowFile } from './flow.ts';
import type { Path } from './generate.ts';
import type { Caught } from './mutate.ts';
import { arrivalsOf, requirementsOfPath } from './names.ts';

/** All figures that `npm run paths -- list` shows about a flow. */
export type ListedFigures = FlowFigures & BrowserCoverage;

const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`;

const HEAD = [
  'area',
  'machine',
  'states',
  'transitions',
  'guard outcomes',
  'browser',
  'seen',
  'unreached',
  'tours',
  'steps',
  'noticed by the baseline',
  'failed by the suite',
];

const rowOf = (figures: ListedFigures): string[] => {
  const gaps = figures.unreached.filter(({ reason }) => reason === null).length;
  const excused = figures.unreached.length - gaps;
  const missing = [gaps > 0 ? `${gaps} open` : '', excused > 0 ? `${excused} excused` : ''];
  return [
    figures.area,
    figures.flow,
    String(figures.states),
    `${figures.covered}/${figures.transitions}`,
    `${figures.guards.covered}/${figures.guards.total}`,
    `${figures.browser.covered}/${figures.browser.total}`,
    `${figures.seen.covered}/${figures.seen.total}`,
    missing.filter((part) => part !== '').join(', ') || '-',
    String(figures.tours),
    String(figures.steps),
    `${figures.noticed.caught}/${figures.noticed.total} (${percent(figures.mutation)})`,
    `${figures.failed.caught}/${figures.failed.total}`,
  ];
};

const sum = (all: readonly Caught[]): Caught => ({
  total: all.reduce((count, { total }) => count + total, 0),
  caught: all.reduce((count, { caught }) => count + caught, 0),
});

/** Lines on how many small mistakes are detected in all flows together, by kind of mistake. */
const mistakesText = (all: readonly FlowFigures[]): string[] => {
  const whole = sum(all.map(({ noticed }) => noticed));
  const sample = sum(all.map(({ failed }) => failed));
  const share = ({ caught, total }: Caught) => percent(total === 0 ? 1 : caught / total);
  const kinds = [...new Set(all.flatMap(({ kinds: own }) => Object.keys(own)))].map((kind) => {
    const { caught, total } = sum(all.flatMap(({ kinds: own }) => own[kind] ?? []));
    return `  ${kind}: ${caught}/${total}`;
  });
  return [
    '',
    `Small mistakes noticed by the baselines: ${whole.caught}/${whole.total} (${share(whole)}).`,
    ...kinds,
    `Of a sample from a fixed seed, failed by the suite of the mistaken chart itself: ` +
      `${sample.caught}/${sample.total} (${share(sample)}).`,
  ];
};

const shareText = (all: readonly Share[]): string => {
  const { total, covered } = {
    total: all.reduce((count, one) => count + one.total, 0),
    covered: all.reduce((count, one) => count + one.covered, 0),
  };
  return `${covered} of ${total} (${percent(total === 0 ? 1 : covered / total)})`;
};

/** Lines on how much of all flows the browser tests cover. */
const browserText = (all: readonly ListedFigures[]): string[] => [
  '',
  'Walked in a browser, of the transitions that a customer or a server can cause: ' +
    `${shareText(all.map(({ browser }) => browser))}.`,
  `States that a customer can notice, looked at: ${shareText(all.map(({ seen }) => seen))}.`,
];

/**
 * The figures as a table with one row per flow; below it everything that is not reached, with the
 * reason.
 */
export const listText = (all: readonly ListedFigures[]): string => {
  const rows = [HEAD, ...all.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const unreached = all.flatMap((figures) =>
    figures.unreached.map(({ id, reason }) => `${id}: ${reason ?? 'NO REASON GIVEN'}`),
  );
  const survivors = all.flatMap(({ flow, survivors: own }) =>
    own.map(({ words, reason }) => `${flow}: ${words}: ${reason ?? 'NO REASON GIVEN'}`),
  );
  const group = (head: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', head, ...entries];
  return [
    ...lines,
    ...browserText(all),
    ...mistakesText(all),
    ...group('Not reached:', unreached),
    ...group(
      'Not walked in a browser:',
      all.flatMap(({ unwalked }) => unwalked),
    ),
    ...group('Not noticed by the baseline:', survivors),
  ].join('\n');
};

const pathText = (graph: Graph, path: Path, index: number): string => {
  const ids = requirementsOfPath(graph.chart, path);
  const [first = '', ...arrivals] = arrivalsOf(path);
  const begin = path.start.move.label === '' ? first : `${path.start.move.label}: ${first}`;
  const steps = path.steps.map(({ move }, at) => `   ${move.label} → ${arrivals[at] ?? ''}`);
  return [`${index + 1}. ${ids.join(' ')}`.trimEnd(), `   ${begin}`, ...steps].join('\n');
};

/** The paths of a flow, step by step. */
export const showText = (
  { flow, area }: FlowFile,
  graph: Graph,
  paths: readonly Path[],
): string => {
  const { states, transitions, guards, unreached } = coverageOf(graph);
  const head =
    `${flow} (${area}): ${states.total} states, ${transitions.covered} of ${transitions.total} ` +
    `transitions, ${guards.covered} of ${guards.total} guard outcomes, ${graph.nodes.length} situations`;
  const missing = unreached.map(
    ({ id, reason }) => `not reached: ${id}: ${reason ?? 'NO REASON GIVEN'}`,
  );
  return [head, ...missing, '', ...paths.map((path, at) => pathText(graph, path, at))].join('\n');
};
