/**
 * Measures which states, transitions and guard outcomes of a chart an exploration has reached, and
 * lists the others with the model's reasons.
 */
import { outcomeId, type Chart } from './chart.ts';
import type { Graph } from './explore.ts';
import type { PathModel } from './model.ts';
import { stateIdsOf } from './observe.ts';

export interface Share {
  readonly total: number;
  readonly covered: number;
}

export interface Unreached {
  readonly id: string;
  /**
   * Why this state, transition or guard outcome cannot be reached, as the model says. null when the
   * model gives no reason: then the test fails.
   */
  readonly reason: string | null;
}

export interface Coverage {
  /**
   * The states of the chart. History states are not counted, because a machine never stays in one.
   */
  readonly states: Share;
  readonly transitions: Share;
  /** The guard outcomes of the chart: each guard has two, true and refused. */
  readonly guards: Share;
  readonly unreached: readonly Unreached[];
  /**
   * Wrong entries of the model's `unreachable`: they were reached, or the chart does not have them.
   */
  readonly stale: readonly string[];
}

const shareOf = (ids: readonly string[], reached: ReadonlySet<string>): Share => ({
  total: ids.length,
  covered: ids.filter((id) => reached.has(id)).length,
});

/** Every transition, guard outcome and state that one exploration reached. */
export const reachedIn = (graph: Graph): Set<string> => {
  const reached = new Set<string>();
  for (const { taken, guards } of graph.edges) {
    for (const id of taken) reached.add(id);
    for (const id of guards) reached.add(id);
  }
  for (const { situation } of graph.nodes) {
    for (const id of stateIdsOf(situation.snapshot)) reached.add(id);
  }
  // A state that is left in the same step is in no snapshot, but its transitions were taken.
  for (const { id, source, targets } of graph.chart.transitions) {
    if (reached.has(id)) for (const state of [source, ...targets]) reached.add(state);
  }
  return reached;
};

/**
 * The model's reason why a state, transition or guard outcome cannot be reached. A reason that the
 * model gives for a state holds for its transitions too, and one for a transition for the outcomes
 * of its guard. null when there is none.
 */
export const reasonFor = ({ unreachable }: PathModel, id: string): string | null => {
  const [transition = id] = id.split(' : ');
  const [state = id] = id.split(' | ');
  return unreachable[id] ?? unreachable[transition] ?? unreachable[state] ?? null;
};

/** Ids of every transition and of both outcomes of every guard. */
export const elementsOf = ({ transitions }: Chart): string[] => [
  ...transitions.map(({ id }) => id),
  ...transitions
    .filter(({ guarded }) => guarded)
    .flatMap(({ id }) => [outcomeId(id, true), outcomeId(id, false)]),
];

/** Compares what an exploration has reached with all elements of its chart. */
export const coverageOf = (graph: Graph): Coverage => {
  const { chart } = graph;
  const reached = reachedIn(graph);
  const reasons = chart.model.unreachable;
  const states = chart.states.filter(({ type }) => type !== 'history').map(({ id }) => id);
  const transitions = chart.transitions.map(({ id }) => id);
  const outcomes = elementsOf(chart).slice(transitions.length);
  const all = [...states, ...transitions, ...outcomes];
  const known = new Set(all);
  return {
    states: shareOf(states, reached),
    transitions: shareOf(transitions, reached),
    guards: shareOf(outcomes, reached),
    unreached: all
      .filter((id) => !reached.has(id))
      .map((id) => ({ id, reason: reasonFor(chart.model, id) })),
    stale: Object.keys(reasons).filter((id) => reached.has(id) || !known.has(id)),
  };
};

/**
 * One line for each element that is missing without a reason, and for each wrong entry of
 * `unreachable`; empty when there is no problem.
 */
export const gapsOf = (coverage: Coverage): string[] => [
  ...coverage.unreached
    .filter(({ reason }) => reason === null)
    .map(({ id }) => `never reached: "${id}"`),
  ...coverage.stale.map((id) => `listed as unreachable, but reached or not in the chart: "${id}"`),
];
