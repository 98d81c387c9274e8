/**
 * Everything that can happen, found without running an actor: breadth first over situations, every
 * move of each, until nothing new turns up.
 *
 * The graph package's `getAdjacencyMap` is not used for this: it cannot stop at ended machines per
 * input, knows no timers and no answers of actors, drops refused events, and does not tell which
 * transitions an edge takes. Its `AdjacencyMap` is offered as a view (`adjacency`).
 */
import type { AdjacencyMap, AdjacencyValue } from '@xstate/graph';
import { serializeEvent } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { makeChart, type Chart } from './chart.ts';
import { nameGrowth } from './growth.ts';
import type { PathModel } from './model.ts';
import { movesOf, startsOf, type Move } from './moves.ts';
import { childrenOf, type Situation } from './situation.ts';
import { step, WalkError, type Step } from './step.ts';
import { stableText } from './text.ts';

export interface GraphNode {
  readonly id: number;
  readonly key: string;
  readonly situation: Situation;
  readonly out: GraphEdge[];
  /** The edge by which it was found; following it back gives a shortest path from a start. */
  readonly via: GraphEdge;
  readonly depth: number;
}

export interface GraphEdge {
  readonly id: number;
  /** Null for a start. */
  readonly from: GraphNode | null;
  readonly to: number;
  readonly move: Move;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
}

/** A sentence of the model that does not hold, and where. */
export interface Broken {
  readonly invariant: string;
  readonly where: string;
}

export interface Graph {
  readonly chart: Chart;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly byKey: ReadonlyMap<string, GraphNode>;
  readonly broken: readonly Broken[];
  /** Situations with equal keys that offer different transitions, in words. */
  readonly conflicts: readonly string[];
}

/** Situations of one key that are compared with its first; more add time and hardly ever news. */
const MOST_TWINS = 6;

/** Contexts share most of their parts; the text of each part is made once. */
const texts = new WeakMap<object, string>();
const partText = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return stableText(part);
  const text = texts.get(part) ?? stableText(part);
  texts.set(part, text);
  return text;
};
const contextText = (context: Record<string, unknown>): string =>
  Object.values(context).map(partText).join('|');

const inWords = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value);

/** Names of the invariants that a situation breaks. */
export const brokenIn = (
  model: PathModel,
  reached: Pick<Step, 'move' | 'emitted' | 'situation'>,
  previous: AnyMachineSnapshot | null,
): string[] => {
  const { snapshot } = reached.situation;
  const seen =
    previous === null ? null : { label: reached.move.label, previous, emitted: reached.emitted };
  return Object.entries(model.invariants).flatMap(([name, holds]) => {
    try {
      return holds(snapshot, seen) === false ? [name] : [];
    } catch (error) {
      return [`${name} (${error instanceof Error ? error.message : String(error)})`];
    }
  });
};

class Explorer {
  readonly #chart: Chart;
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  readonly #byKey = new Map<string, GraphNode>();
  readonly #twins = new Map<GraphNode, { bodies: Set<string>; situations: Situation[] }>();
  readonly #broken: Broken[] = [];
  readonly #conflicts: string[] = [];

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  #check(reached: Step, from: GraphNode | null): void {
    const { model, machine } = this.#chart;
    const where = `${inWords(reached.situation.snapshot)} after "${reached.move.label}"`;
    const previous = from?.situation.snapshot ?? null;
    for (const invariant of brokenIn(model, reached, previous)) {
      this.#broken.push({ invariant, where });
    }
    if (reached.situation.snapshot.status !== 'error' || model.mayFail) return;
    throw new WalkError(
      `machine "${machine.id}" fails in ${previous === null ? 'the start' : inWords(previous)} on ` +
        `"${reached.move.label}": ${String(reached.situation.snapshot.error)}. Give the actor's ` +
        'invoke an onError to a named state, or set mayFail in the model.',
    );
  }

  /** Adds the edge of a step, and its situation when its key is new. */
  #arrive(reached: Step, from: GraphNode | null): void {
    this.#check(reached, from);
    const { move, taken, guards, key, situation } = reached;
    const known = this.#byKey.get(key);
    const to = known?.id ?? this.#nodes.length;
    const edge: GraphEdge = { id: this.#edges.length, from, to, move, taken, guards };
    this.#edges.push(edge);
    from?.out.push(edge);
    if (known !== undefined) {
      this.#keepTwin(known, situation);
      return;
    }
    const depth = from === null ? 0 : from.depth + 1;
    const node: GraphNode = { id: to, key, situation, out: [], via: edge, depth };
    this.#nodes.push(node);
    this.#byKey.set(key, node);
    if (this.#nodes.length > this.#chart.model.maxNodes) {
      throw new WalkError(nameGrowth(this.#chart, this.#nodes));
    }
  }

  /** Remembers a situation whose key is known but whose context is not the same. */
  #keepTwin(node: GraphNode, situation: Situation): void {
    const { context } = node.situation.snapshot;
    if (context === situation.snapshot.context) return;
    const twins = this.#twins.get(node) ?? {
      bodies: new Set([contextText(context)]),
      situations: [],
    };
    this.#twins.set(node, twins);
    if (twins.situations.length >= MOST_TWINS) return;
    const body = contextText(situation.snapshot.context);
    if (twins.bodies.has(body)) return;
    twins.bodies.add(body);
    twins.situations.push(situation);
  }

  #expand(node: GraphNode): void {
    for (const move of movesOf(this.#chart, node.situation)) {
      const reached = step(this.#chart, node.situation, move);
      // an event that nothing hears and no guard refused says nothing
      const silent = reached.taken.length === 0 && reached.guards.length === 0;
      if (silent && reached.key === node.key) continue;
      this.#arrive(reached, node);
    }
  }

  /** Equal keys must offer the same transitions, or the graph tells of one and hides the other. */
  #compareTwins(node: GraphNode, situations: readonly Situation[]): void {
    const offered = new Map(node.out.map(({ move, taken }) => [move.label, taken.join(' and ')]));
    for (const situation of situations) {
      for (const move of movesOf(this.#chart, situation)) {
        const twin = step(this.#chart, situation, move).taken.join(' and ');
        const own = offered.get(move.label) ?? '';
        if (own === twin) continue;
        this.#conflicts.push(this.#describeConflict(node, situation, move, own, twin));
        return;
      }
    }
  }

  #describeConflict(
    node: GraphNode,
    twin: Situation,
    move: Move,
    own: string,
    other: string,
  ): string {
    const mine: Record<string, unknown> = node.situation.snapshot.context;
    const theirs: Record<string, unknown> = twin.snapshot.context;
    const differing = Object.keys(mine).filter(
      (field) => stableText(mine[field]) !== stableText(theirs[field]),
    );
    return (
      `machine "${this.#chart.machine.id}": two situations have the same key in ` +
      `${inWords(twin.snapshot)} but differ on "${move.label}": one takes ` +
      `"${own === '' ? 'nothing' : own}", the other "${other === '' ? 'nothing' : other}". ` +
      `Let the model's key tell them apart; their contexts differ in: ${differing.join(', ')}.`
    );
  }

  explore(): Graph {
    const starts = startsOf(this.#chart);
    for (const move of starts) this.#arrive(step(this.#chart, null, move), null);
    if (!this.#nodes.some(({ situation }) => situation.snapshot.status === 'active')) {
      throw new WalkError(
        `machine "${this.#chart.machine.id}" is not active after its start with any input of the ` +
          'model: there is nothing to walk. Give the model an input that begins the flow.',
      );
    }
    for (let next = 0; next < this.#nodes.length; next += 1) {
      const node = this.#nodes[next];
      if (node !== undefined) this.#expand(node);
    }
    for (const [node, { situations }] of this.#twins) this.#compareTwins(node, situations);
    return {
      chart: this.#chart,
      nodes: this.#nodes,
      edges: this.#edges,
      byKey: this.#byKey,
      broken: this.#broken,
      conflicts: this.#conflicts,
    };
  }
}

/**
 * Explores the machine of a model. Throws a `WalkError` that names machine, state and remedy when
 * the start fails or ends at once, a guard or action throws, the machine fails, or there are more
 * situations than `maxNodes`.
 */
export const explore = (model: PathModel): Graph => new Explorer(makeChart(model)).explore();

/** The graph in the shape of `@xstate/graph`, for tools that read that. */
export const adjacency = (graph: Graph): AdjacencyMap<AnyMachineSnapshot, AnyEventObject> => {
  const map: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = {};
  for (const { key, situation, out } of graph.nodes) {
    const transitions: AdjacencyValue<AnyMachineSnapshot, AnyEventObject>['transitions'] = {};
    for (const { to, move } of out) {
      const state = graph.nodes[to]?.situation.snapshot;
      const event: AnyEventObject = { type: move.label };
      if (state !== undefined) transitions[serializeEvent(event)] = { event, state };
    }
    Object.assign(map, { [key]: { state: situation.snapshot, transitions } });
  }
  return map;
};

/** Actor sources that live somewhere but for which the model has no answer. */
export const unanswered = (graph: Graph): string[] => {
  const sources = graph.nodes.flatMap(({ situation }) =>
    childrenOf(situation.snapshot).map(({ src }) => src),
  );
  const silent = (src: string) => {
    const { done, error, emits } = graph.chart.model.actors[src] ?? {};
    return done === undefined && error === undefined && emits === undefined;
  };
  return [...new Set(sources)].filter(silent);
};
