/** Flows and paths as text for a terminal. */
import { coverageOf } from './coverage.ts';
import type { Graph } from './explore.ts';
import type { FlowFigures, FlowFile } from './flow.ts';
import type { Path } from './generate.ts';
import { arrivalsOf, requirementsOfPath } from './names.ts';

const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`;

const HEAD = [
  'area',
  'machine',
  'states',
  'transitions',
  'guard outcomes',
  'unreached',
  'tours',
  'steps',
  'mutants caught',
];

const rowOf = (figures: FlowFigures): string[] => {
  const gaps = figures.unreached.filter(({ reason }) => reason === null).length;
  const excused = figures.unreached.length - gaps;
  const missing = [gaps > 0 ? `${gaps} open` : '', excused > 0 ? `${excused} excused` : ''];
  return [
    figures.area,
    figures.flow,
    String(figures.states),
    `${figures.covered}/${figures.transitions}`,
    `${figures.guards.covered}/${figures.guards.total}`,
    missing.filter((part) => part !== '').join(', ') || '-',
    String(figures.tours),
    String(figures.steps),
    percent(figures.mutation),
  ];
};

/** One row a flow, and below the table each thing that is not reached with its reason. */
export const listText = (all: readonly FlowFigures[]): string => {
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
  return [...lines, ...(unreached.length === 0 ? [] : ['', 'Not reached:', ...unreached])].join(
    '\n',
  );
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
