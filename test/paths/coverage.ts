/** What a walk must reach, what it reached, and what remains, with or without a reason. */
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
  /** Why it cannot happen; null when the model gives no reason, which fails the walk. */
  readonly reason: string | null;
}

export interface Coverage {
  /** State nodes of the chart, without history states, in which a machine never stays. */
  readonly states: Share;
  readonly transitions: Share;
  /** Every guard counts as two outcomes: true and refused. */
  readonly guards: Share;
  readonly unreached: readonly Unreached[];
  /** Ids listed as unreachable that were reached, or that the chart does not have. */
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
 * Why something cannot be reached: it, its transition or its state has an excuse in the model; else
 * null.
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

/** Measures one exploration against its chart and the reasons of its model. */
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

/** The problems of a coverage, one line each; empty when there are none. */
export const gapsOf = (coverage: Coverage): string[] => [
  ...coverage.unreached
    .filter(({ reason }) => reason === null)
    .map(({ id }) => `never reached: "${id}"`),
  ...coverage.stale.map((id) => `listed as unreachable, but reached or not in the chart: "${id}"`),
];
