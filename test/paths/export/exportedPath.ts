/** A path in the form of all exports: the actions, and where each leads. */
import type { Graph } from '../explore.ts';
import type { FlowFile } from '../flow.ts';
import type { Path } from '../generate.ts';
import type { Move } from '../moves.ts';
import { arrivalsOf, requirementsOfPath, wordsOf } from '../names.ts';
import { stateIdsOf } from '../observe.ts';

/** The label of a start for which the model gives no label. */
export const UNNAMED_START = 'it begins';

export interface ExportedStep {
  /** `start`, `send`, `done`, `error`, `emit`, `snapshot` or `time`. */
  readonly kind: Move['kind'];
  /** The action, by its label in the model. */
  readonly action: string;
  /** The resulting states, in short. */
  readonly arrives: string;
  /** Ids of all states that are on after it. */
  readonly states: readonly string[];
  /** Ids of the transitions it takes. */
  readonly transitions: readonly string[];
  /** Outcomes of guards: `<transition id> : true` or `<transition id> : refused`. */
  readonly guards: readonly string[];
  /** Milliseconds that pass; 0 when none do. */
  readonly ms: number;
  /** Identifies the situation after the step: equal keys mean the same situation. */
  readonly key: string;
}

export interface ExportedPath {
  readonly name: string;
  readonly requirements: readonly string[];
  /** Whether the flow is over at its end. */
  readonly ends: boolean;
  readonly steps: readonly ExportedStep[];
}

/** The paths of one flow, ready to be written down. */
export interface ToldFlow {
  readonly flow: string;
  readonly area: string;
  readonly description: string;
  readonly paths: readonly ExportedPath[];
}

const tellPath = ({ chart }: Graph, path: Path): ExportedPath => {
  const arrivals = arrivalsOf(path);
  return {
    name: wordsOf(path),
    requirements: requirementsOfPath(chart, path),
    ends: (path.steps.at(-1) ?? path.start).situation.snapshot.status !== 'active',
    steps: [path.start, ...path.steps].map(({ move, situation, taken, guards, key }, index) => ({
      kind: move.kind,
      action: move.label === '' ? UNNAMED_START : move.label,
      arrives: arrivals[index] ?? '',
      states: stateIdsOf(situation.snapshot),
      transitions: taken,
      guards,
      ms: move.kind === 'time' ? move.ms : 0,
      key,
    })),
  };
};

export const tell = ({ flow, area }: FlowFile, graph: Graph, paths: readonly Path[]): ToldFlow => ({
  flow,
  area,
  description: graph.chart.machine.root.description ?? '',
  paths: paths.map((path) => tellPath(graph, path)),
});
