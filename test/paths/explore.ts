/**
 * Finds all situations that a machine can reach, without running an actor: a breadth-first search
 * that tries every move of every situation until nothing new appears.
 *
 * The graph package's `getAdjacencyMap` is not used, because it has no timers and no answers of
 * actors, omits refused events, does not tell which transitions an edge takes, and cannot stop
 * where a machine has ended.
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
  /**
   * The first situation that was found with the node's key. Situations with equal keys count as the
   * same (the model decides what belongs to the key), and the node stands for all of them.
   */
  readonly situation: Situation;
  readonly out: GraphEdge[];
  /** The edge over which the node was found first. */
  readonly via: GraphEdge;
}

export interface GraphEdge {
  readonly id: number;
  /** The node where the edge begins; null for the start of the machine. */
  readonly from: GraphNode | null;
  /**
   * The edge that led to the situation in which this edge's move was made; null for a start.
   * Following `back` from edge to edge gives a shortest path that can really be walked.
   */
  readonly back: GraphEdge | null;
  readonly to: number;
  readonly move: Move;
  readonly taken: readonly string[];
  readonly guards: readonly string[];
  /** Whether the move leads to another node. */
  readonly changes: boolean;
}

/** An invariant of the model that is broken, and where. */
export interface Broken {
  readonly invariant: string;
  readonly where: string;
  /** The message of the error that the invariant threw; '' when it returned false. */
  readonly error: string;
}

export interface Graph {
  readonly chart: Chart;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly byKey: ReadonlyMap<string, GraphNode>;
  readonly broken: readonly Broken[];
  /**
   * The mistakes of the model's key, one sentence each: two situations have the same key, but take
   * different transitions on the same move. The key must distinguish such situations.
   */
  readonly conflicts: readonly string[];
  /**
   * Descriptions of moves that throw or make the machine fail, each with the path to it. The
   * exploration does not continue after such a move.
   */
  readonly findings: readonly string[];
}

/** Caches the text of the parts of contexts, because contexts share most of their parts. */
const texts = new WeakMap<object, string>();
const partText = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return stableText(part);
  const text = texts.get(part) ?? stableText(part);
  texts.set(part, text);
  return text;
};
const contextText = (context: Record<string, unknown>): string =>
  Object.values(context).map(partText).join('|');

/**
 * The number of situations that are explored between two calls of `isEnough`, the function that
 * decides whether the exploration may stop.
 */
const ASKED_EVERY = 20;

/**
 * The maximum number of "twins" to explore: situations that have the same key as an earlier one, but
 * another context. Exploring some of them shows whether situations with equal keys really take the
 * same transitions; exploring all of them would take too long.
 */
const MAX_TWINS = 500;

const inWords = (snapshot: AnyMachineSnapshot) => JSON.stringify(snapshot.value);

/**
 * The invariants of the model that a step breaks. `previous` is the snapshot before it, null at a
 * start.
 */
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

/**
 * A situation whose moves are still to be tried: the first one of its node, or a "twin" with the
 * same key. `back` is the edge that led to it.
 */
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
  /** The edges of each node as text, so that no edge is stored twice. */
  readonly #out = new Map<GraphNode, Set<string>>();
  /** The contexts seen at each node, as text. */
  readonly #bodies = new Map<GraphNode, Set<string>>();
  #twins = 0;
  readonly #broken: Broken[] = [];
  readonly #conflicts: string[] = [];
  /** Maps the message of each finding to the path that leads to it. */
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

  /**
   * Stores a problem with the path that leads to it: over the edges up to `back`, and then by
   * `move`, if a move causes it. A message that is already stored is ignored.
   */
  #find(message: string, back: GraphEdge | null, move: Move | null): void {
    if (this.#findings.has(message)) return;
    const before: string[] = [];
    for (let at = back; at !== null; at = at.back) before.unshift(at.move.label);
    const way = [...before, ...(move === null ? [] : [move.label])].filter((one) => one !== '');
    this.#findings.set(message, way.join(' → '));
  }

  /**
   * Makes one move in the situation `from` (null for a start), to which the edge `back` led.
   * Returns null when something throws, which is stored as a finding.
   */
  #attempt(from: Situation | null, move: Move, back: GraphEdge | null): Step | null {
    try {
      return step(this.#chart, from, move);
    } catch (error) {
      if (!(error instanceof WalkError)) throw error;
      this.#find(error.message, back, move);
      return null;
    }
  }

  /** The moves of a situation; none when the model's code throws, which is stored as a finding. */
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
   * explored next. `visit` is the situation in which the step began; null for a start.
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

  /**
   * Whether an edge differs from the other edges of its node in target, guard outcomes or label;
   * always true for a start.
   */
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

  /**
   * Queues a situation with a known key but a new context (a "twin") to be explored as well. The
   * model limits their number for each node (`twins`), `MAX_TWINS` that for the whole machine.
   */
  #visitTwin(node: GraphNode, situation: Situation, back: GraphEdge): void {
    const { context } = node.situation.snapshot;
    if (context === situation.snapshot.context) return;
    const bodies = this.#bodies.get(node) ?? new Set([contextText(context)]);
    this.#bodies.set(node, bodies);
    if (bodies.size > this.#chart.model.twins || this.#twins >= MAX_TWINS) return;
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
   * Whether a "twin" takes the same transitions as the first situation of its node. If not, the
   * model's key hides a difference, which is stored as a conflict.
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
   * Explores until nothing new is found, or until `isEnough` returns true; it is called every
   * `ASKED_EVERY` situations, with the number of explored ones (`visits`).
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
 * Explores the whole machine of a model. A move that throws or makes the machine fail becomes a
 * finding, and the exploration continues elsewhere. Throws a `WalkError` when the machine is not
 * active after any start, or when there are more situations than `maxNodes`.
 */
export const explore = (model: PathModel): Graph => new Explorer(makeChart(model)).explore();

/**
 * Explores only a part of a machine, beginning with the situations nearest to a start.
 * @param isEnough called again and again with the graph so far and the number of explored
 * situations (`visits`); true ends the exploration
 */
export const exploreSome = (
  chart: Chart,
  isEnough: (graph: Graph, visits: number) => boolean,
): Graph => new Explorer(chart).explore(isEnough);

/** The names of actors that run in some situation but for which the model has no answer. */
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
