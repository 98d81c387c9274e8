/** The common form of paths in all exports: the actions, and the states to which each leads. */
import type { Graph } from '../explore.ts';
import type { FlowFile } from '../flow.ts';
import type { Path } from '../generate.ts';
import type { Move } from '../moves.ts';
import { arrivalsOf, requirementsOfPath, requirementsOfStep, wordsOf } from '../names.ts';
import { stateIdsOf } from '../observe.ts';

/** The label of a start for which the model gives no label. */
export const UNNAMED_START = 'it begins';

export interface ExportedStep {
  /**
   * The cause of the step: the start, an event that the test sends, an actor that is done, fails
   * (`error`), sends an event (`emit`) or has a new snapshot, or time that passes.
   */
  readonly kind: Move['kind'];
  /** The label of the action, such as `coupon.typed: a code`. */
  readonly action: string;
  /**
   * The short names of the states that the step enters. When it enters none: `no change` if nothing
   * handles the event, `refused` if a guard refuses it; if a transition is taken, the name of the
   * state that stays active, or `stays` if there are several.
   */
  readonly arrives: string;
  /** Ids of all active states after the step. */
  readonly states: readonly string[];
  /** Ids of the transitions that the step takes. */
  readonly transitions: readonly string[];
  /** Outcomes of guards: `<transition id> : true` or `<transition id> : refused`. */
  readonly guards: readonly string[];
  /** Requirement ids of those transitions, and of the states that are active after the step. */
  readonly requirements: readonly string[];
  /** The milliseconds that pass in a step of kind `time`; 0 in all others. */
  readonly ms: number;
  /** Identifies the situation after the step: equal keys mean the same situation. */
  readonly key: string;
}

export interface ExportedPath {
  readonly name: string;
  readonly requirements: readonly string[];
  /** Whether the machine has ended at the end of the path. */
  readonly ends: boolean;
  readonly steps: readonly ExportedStep[];
}

/** A flow with its paths, ready to be written in any notation. */
export interface ExportedFlow {
  readonly flow: string;
  readonly area: string;
  readonly description: string;
  readonly paths: readonly ExportedPath[];
}

const exportPath = ({ chart }: Graph, path: Path): ExportedPath => {
  const arrivals = arrivalsOf(path);
  return {
    name: wordsOf(path),
    requirements: requirementsOfPath(chart, path),
    ends: (path.steps.at(-1) ?? path.start).situation.snapshot.status !== 'active',
    steps: [path.start, ...path.steps].map((step, index) => ({
      kind: step.move.kind,
      action: step.move.label === '' ? UNNAMED_START : step.move.label,
      arrives: arrivals[index] ?? '',
      states: stateIdsOf(step.situation.snapshot),
      transitions: step.taken,
      guards: step.guards,
      requirements: requirementsOfStep(chart, step),
      ms: step.move.kind === 'time' ? step.move.ms : 0,
      key: step.key,
    })),
  };
};

export const exportFlow = (
  { flow, area }: FlowFile,
  graph: Graph,
  paths: readonly Path[],
): ExportedFlow => ({
  flow,
  area,
  description: graph.chart.machine.root.description ?? '',
  paths: paths.map((path) => exportPath(graph, path)),
});
