/**
 * Finds all situations that a machine can reach, without running an actor: a breadth-first search
 * that tries every move of every situation until nothing new appears.
 *
 * The graph package's `getAdjacencyMap` is not used for this: it cannot stop at ended machines per
 * input, has no timers and no answers of actors, drops refused events, and does not tell which
 * transitions an edge takes.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { makeChart, type Chart } from './chart.ts';
import { nameGrowth } from './growth.ts';
import type { PathModel } from './model.ts';
import { movesOf, startsOf, type Move } from './moves.ts';
import { seenIn } from './seen.ts';
import { childrenOf, type Situation } from './situation.ts';
import { step, WalkError, type Step } from './step.ts';
import { stableText } from './text.ts';

export interface GraphNode {
  readonly id: number;
  readonly key: string;
  /** The first situation with this key. */
  readonly situation: Situation;
  readonly out: GraphEdge[];
  /** The edge by which it was found. */
  readonly via: GraphEdge;
}

export interface GraphEdge {
  readonly id: number;
  /** Null for a start. */
  readonly from: GraphNode | null;
  /**
   * The edge by which the very situation it starts from was reached; following it back gives a
   * shortest way that can be walked as it is.
   */
  readonly back: GraphEdge | null;
  readonly to: number;
  readonly move: Move;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  /** Whether it leads to a different situation. */
  readonly changes: boolean;
}

/** An invariant of the model that is broken, and where. */
export interface Broken {
  readonly invariant: string;
  readonly where: string;
  /** The error that the invariant threw, if it did. */
  readonly error: string;
}

export interface Graph {
  readonly chart: Chart;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly byKey: ReadonlyMap<string, GraphNode>;
  readonly broken: readonly Broken[];
  /** Situations with equal keys that offer different transitions, as text. */
  readonly conflicts: readonly string[];
  /**
   * Steps that throw or make the machine fail, each with the path to it; what comes after is not
   * walked.
   */
  readonly findings: readonly string[];
}

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

/** Situations that are expanded before it is asked again whether they are enough. */
const ASKED_EVERY = 20;

/**
 * Limit for situations that share a key with another one ("twins") and are explored as well: enough
 * to check the keys, without exploring everything that they unite.
 */
const MOST_TWINS = 500;

const inWords = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value);

/** The invariants that a situation breaks. */
export const brokenIn = (
  model: PathModel,
  reached: Pick<Step, 'move' | 'emitted' | 'effects' | 'situation'>,
  previous: AnyMachineSnapshot | null,
): Omit<Broken, 'where'>[] => {
  const { snapshot } = reached.situation;
  const seen = previous === null ? null : seenIn(reached, previous);
  return Object.entries(model.invariants).flatMap(([invariant, holds]) => {
    try {
      return holds(snapshot, seen) === false ? [{ invariant, error: '' }] : [];
    } catch (error) {
      return [{ invariant, error: error instanceof Error ? error.message : String(error) }];
    }
  });
};

/** A situation to be expanded: the first of its key, or a twin of that one. */
interface Visit {
  readonly node: GraphNode;
  readonly situation: Situation;
  readonly back: GraphEdge;
}

class Explorer {
  readonly #chart: Chart;
  readonly #nodes: GraphNode[] = [];
  readonly #edges: GraphEdge[] = [];
  readonly #byKey = new Map<string, GraphNode>();
  readonly #visits: Visit[] = [];
  /** The signatures of each node's edges. */
  readonly #out = new Map<GraphNode, Set<string>>();
  /** Contexts seen per key. */
  readonly #bodies = new Map<GraphNode, Set<string>>();
  #twins = 0;
  readonly #broken: Broken[] = [];
  readonly #conflicts: string[] = [];
  /** The shortest path to each step that throws. */
  readonly #findings = new Map<string, string>();

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  #check(reached: Step, from: Situation | null, back: GraphEdge | null): void {
    const { model, machine } = this.#chart;
    const previous = from?.snapshot ?? null;
    for (const one of brokenIn(model, reached, previous)) {
      const where = `${inWords(reached.situation.snapshot)} after "${reached.move.label}"`;
      this.#broken.push({ ...one, where });
    }
    if (reached.situation.snapshot.status !== 'error' || model.mayFail) return;
    this.#find(
      `machine "${machine.id}" fails in ${previous === null ? 'the start' : inWords(previous)} on ` +
        `"${reached.move.label}": ${String(reached.situation.snapshot.error)}. Give the actor's ` +
        'invoke an onError to a named state, or set mayFail in the model.',
      back,
      reached.move,
    );
  }

  /** Stores a finding once, with the path on which it was found first. */
  #find(message: string, back: GraphEdge | null, move: Move | null): void {
    if (this.#findings.has(message)) return;
    const before: string[] = [];
    for (let at = back; at !== null; at = at.back) before.unshift(at.move.label);
    const way = [...before, ...(move === null ? [] : [move.label])].filter((one) => one !== '');
    this.#findings.set(message, way.join(' → '));
  }

  /** Makes one move; null when something throws, which is stored as a finding. */
  #attempt(from: Situation | null, move: Move, back: GraphEdge | null): Step | null {
    try {
      return step(this.#chart, from, move);
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      this.#find(error.message, back, move);
      return null;
    }
  }

  /** The moves of a situation; none when the model's own cases throw there. */
  #movesFrom({ situation, back }: Visit): Move[] {
    try {
      return movesOf(this.#chart, situation);
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      this.#find(
        `the model of "${this.#chart.machine.id}" threw in ${inWords(situation.snapshot)}: ${what}`,
        back,
        null,
      );
      return [];
    }
  }

  /**
   * Adds the edge of a step to the graph when it is new, and its situation to those that are
   * explored next.
   */
  #arrive(reached: Step, visit: Visit | null): void {
    this.#check(reached, visit?.situation ?? null, visit?.back ?? null);
    const { move, taken, guards, key, situation } = reached;
    const known = this.#byKey.get(key);
    const from = visit?.node ?? null;
    const to = known?.id ?? this.#nodes.length;
    const back = visit?.back ?? null;
    const changes = from?.id !== to;
    const edge: GraphEdge = {
      id: this.#edges.length,
      from,
      back,
      to,
      move,
      taken,
      guards,
      changes,
    };
    if (this.#isNew(edge)) {
      this.#edges.push(edge);
      from?.out.push(edge);
    }
    if (known === undefined) this.#discover(key, situation, edge);
    else this.#visitTwin(known, situation, edge);
  }

  /** Whether no other edge of the same node has the same signature; a start has no other edges. */
  #isNew({ from, to, move, guards }: GraphEdge): boolean {
    if (from === null) return true;
    const known = this.#out.get(from) ?? new Set();
    this.#out.set(from, known);
    const text = `${to} ${guards.join()} ${move.label}`;
    if (known.has(text)) return false;
    known.add(text);
    return true;
  }

  #discover(key: string, situation: Situation, via: GraphEdge): void {
    const node: GraphNode = { id: this.#nodes.length, key, situation, out: [], via };
    this.#nodes.push(node);
    this.#byKey.set(key, node);
    this.#visits.push({ node, situation, back: via });
    if (this.#nodes.length > this.#chart.model.maxNodes) {
      const situations = this.#nodes.map((one) => one.situation);
      throw new WalkError(nameGrowth(this.#chart, situations));
    }
  }

  /** Follows a situation with a known key but a new context, up to the model's limit. */
  #visitTwin(node: GraphNode, situation: Situation, back: GraphEdge): void {
    const { context } = node.situation.snapshot;
    if (context === situation.snapshot.context) return;
    const bodies = this.#bodies.get(node) ?? new Set([contextText(context)]);
    this.#bodies.set(node, bodies);
    if (bodies.size > this.#chart.model.twins || this.#twins >= MOST_TWINS) return;
    const body = contextText(situation.snapshot.context);
    if (bodies.has(body)) return;
    bodies.add(body);
    this.#twins += 1;
    this.#visits.push({ node, situation, back });
  }

  #expand(visit: Visit): void {
    const { node, situation } = visit;
    const steps = this.#movesFrom(visit).flatMap(
      (move) => this.#attempt(situation, move, visit.back) ?? [],
    );
    if (situation !== node.situation && !this.#offersTheSame(node, situation, steps)) return;
    for (const reached of steps) {
      // An event that nothing handles and no guard refused has no effect.
      const silent = reached.taken.length === 0 && reached.guards.length === 0;
      if (!silent || reached.key !== node.key) this.#arrive(reached, visit);
    }
  }

  /**
   * Equal keys must offer the same transitions; otherwise the graph would contain one situation and
   * hide the other.
   */
  #offersTheSame(node: GraphNode, twin: Situation, steps: readonly Step[]): boolean {
    const offered = new Map(node.out.map(({ move, taken }) => [move.label, taken.join(' and ')]));
    for (const { move, taken } of steps) {
      const own = offered.get(move.label) ?? '';
      const other = taken.join(' and ');
      if (own === other) continue;
      this.#conflicts.push(this.#describeConflict(node, twin, move, own, other));
      return false;
    }
    return true;
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
      (name) => partText(mine[name]) !== partText(theirs[name]),
    );
    return (
      `machine "${this.#chart.machine.id}": two situations have the same key in ` +
      `${inWords(twin.snapshot)} but differ on "${move.label}": one takes ` +
      `"${own === '' ? 'nothing' : own}", the other "${other === '' ? 'nothing' : other}". ` +
      `Let the model's key tell them apart; their contexts differ in: ${differing.join(', ')}.`
    );
  }

  /**
   * Explores until there is nothing new, or until `isEnough` accepts the graph; that is asked every
   * `ASKED_EVERY` situations.
   */
  explore(isEnough: (graph: Graph, visits: number) => boolean = () => false): Graph {
    for (const move of startsOf(this.#chart)) {
      const start = this.#attempt(null, move, null);
      if (start !== null) this.#arrive(start, null);
    }
    if (!this.#nodes.some(({ situation }) => situation.snapshot.status === 'active')) {
      if (this.#findings.size > 0) throw new WalkError(this.#told().join('\n'));
      throw new WalkError(
        `machine "${this.#chart.machine.id}" is not active after its start with any input of the ` +
          'model: there is nothing to walk. Give the model an input that begins the flow.',
      );
    }
    for (let next = 0; next < this.#visits.length; next += 1) {
      const visit = this.#visits[next];
      if (visit !== undefined) this.#expand(visit);
      if ((next + 1) % ASKED_EVERY === 0 && isEnough(this.#graph(), next + 1)) break;
    }
    return this.#graph();
  }

  #graph(): Graph {
    return {
      chart: this.#chart,
      nodes: this.#nodes,
      edges: this.#edges,
      byKey: this.#byKey,
      broken: this.#broken,
      conflicts: this.#conflicts,
      findings: this.#told(),
    };
  }

  #told(): string[] {
    return [...this.#findings].map(([message, way]) =>
      way === '' ? message : `${message}\n  on the way: ${way}`,
    );
  }
}

/**
 * Explores the machine of a model. What throws (a guard, an action's data, an input, a delay, an output)
 * or makes the machine fail is a finding with its path, and the exploration goes on beside it. Throws a
 * `WalkError` that names machine, state and remedy when no start leads anywhere, or there are more
 * situations than `maxNodes`.
 */
export const explore = (model: PathModel): Graph => new Explorer(makeChart(model)).explore();

/**
 * The first part of an exploration, with the situations nearest to a start.
 * @param isEnough asked each time that some more situations (`visits` in all) were expanded
 */
export const exploreSome = (
  chart: Chart,
  isEnough: (graph: Graph, visits: number) => boolean,
): Graph => new Explorer(chart).explore(isEnough);

/** The sources of actors that run in some situation but have no answer in the model. */
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
