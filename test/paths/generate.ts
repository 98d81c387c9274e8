/**
 * Generates paths through an explored machine. While a path is made, every step is really carried
 * out, because a node of the graph may stand for many situations: so it is known exactly what a
 * step covers.
 *
 * The generators of the graph package are not used: its shortest paths reach each state but not
 * each transition, and its simple paths take endless time.
 */
import type { Graph, GraphEdge, GraphNode } from './explore.ts';
import { movesOf } from './moves.ts';
import { nearestWay, wayBy, type Shown, type Worth } from './route.ts';
import { stateIdsOf } from './observe.ts';
import { numbersFrom } from './seeded.ts';
import { step, WalkError, type Step } from './step.ts';

export interface Path {
  readonly start: Step;
  readonly steps: readonly Step[];
}

/** A path to which steps are still being added. */
class Walk implements Path {
  readonly #graph: Graph;
  readonly start: Step;
  readonly steps: Step[] = [];

  constructor(graph: Graph, start: GraphEdge) {
    this.#graph = graph;
    this.start = step(graph.chart, null, start.move);
  }

  get last(): Step {
    return this.steps.at(-1) ?? this.start;
  }

  /** The transitions and guard outcomes of the last step, and whether it changed the situation. */
  get shown(): Shown {
    const { taken, guards, key } = this.last;
    const before = this.steps.length < 2 ? this.start : this.steps.at(-2);
    return { taken, guards, changes: this.steps.length === 0 || before?.key !== key };
  }

  /** The node of the graph that has been reached; undefined outside the explored part. */
  get node(): GraphNode | undefined {
    return this.#graph.byKey.get(this.last.key);
  }

  /**
   * Makes the move of an edge and adds the step; false when the move is not possible in this
   * situation.
   */
  take({ move }: GraphEdge): boolean {
    const { situation } = this.last;
    const offered = movesOf(this.#graph.chart, situation).find(({ label }) => label === move.label);
    if (offered === undefined) return false;
    try {
      this.steps.push(step(this.#graph.chart, situation, offered));
      return true;
    } catch (error) {
      // The exploration reports a step that throws; a path avoids it.
      if (error instanceof WalkError) return false;
      throw error;
    }
  }
}

/**
 * An edge that must be walked at least once. `before` is the edge that must be walked just before
 * it; null when that does not matter.
 */
interface Entry {
  readonly edge: GraphEdge;
  readonly before: GraphEdge | null;
}

interface Goal {
  /**
   * The ids of everything that a step covers, such as its transitions, given the step before it
   * (null at a start).
   */
  readonly elements: (shown: Shown, before: Shown | null) => string[];
  readonly entries: readonly Entry[];
  /**
   * Whether the step before matters too, as for pairs of transitions. A search then tries all edges
   * into a node, not only the first.
   */
  readonly byEdge: boolean;
}

interface Extent {
  /**
   * Whether moves that end the machine are taken last, so that a path continues as long as
   * possible.
   */
  readonly lasting: boolean;
  /** The number of steps after which a path is no longer continued. */
  readonly longest: number;
  /** The maximum number of steps to the next wanted edge; if it is farther, a new path begins. */
  readonly detour: number;
}

/**
 * The limits of short paths that a person can follow: a new path begins instead of a long detour.
 */
const READABLE: Extent = { lasting: false, longest: 8, detour: 3 };
/**
 * The limits of tours, which are few and long paths: any length and any detour is allowed, and
 * moves that end the machine are taken last.
 */
const TOUR: Extent = { lasting: true, longest: Infinity, detour: Infinity };
/**
 * The number of detours in a row without success after which a path ends. A detour is a way to
 * something that is not covered yet. It can fail because a node of the graph stands for many
 * situations of the machine, and not all of them lead where the graph says.
 */
const MAX_TRIES = 3;

interface CoverOptions {
  /** Returns a number from 0 to 1 (not 1) that decides between equally good edges. */
  readonly tieBreaker?: () => number;
  /** Ids of transitions and guard outcomes that are covered already, so that they need no path. */
  readonly covered?: ReadonlySet<string>;
}

class Cover {
  readonly #graph: Graph;
  readonly #goal: Goal;
  readonly #extent: Extent;
  readonly #remaining: Set<string>;
  readonly #tieBreaker: () => number;

  constructor(graph: Graph, goal: Goal, extent: Extent, options: CoverOptions = {}) {
    const { tieBreaker = () => 0, covered = new Set() } = options;
    this.#tieBreaker = tieBreaker;
    this.#graph = graph;
    this.#goal = goal;
    this.#extent = extent;
    const { elements, entries } = goal;
    const all = entries.flatMap(({ edge, before }) => elements(edge, before));
    this.#remaining = new Set(all.filter((element) => !covered.has(element)));
  }

  /**
   * The gain of walking an edge: the number of elements that it would cover for the first time, plus
   * a fraction from `tieBreaker`, which decides between equal numbers. 0 when it covers nothing new.
   */
  readonly #worth = (shown: Shown, before: Shown | null): number => {
    const fresh = this.#goal.elements(shown, before).filter((one) => this.#remaining.has(one));
    return fresh.length === 0 ? 0 : fresh.length + this.#tieBreaker();
  };

  #isEnd({ to }: GraphEdge): boolean {
    return this.#graph.nodes[to]?.out.length === 0;
  }

  #cross(shown: Shown, before: Shown | null): void {
    for (const element of this.#goal.elements(shown, before)) this.#remaining.delete(element);
  }

  /**
   * Walks these edges, and stops where a move is not possible or leads to another node than
   * expected.
   */
  #follow(walk: Walk, way: readonly GraphEdge[]): void {
    for (const edge of way) {
      const before = walk.shown;
      if (!walk.take(edge)) return;
      this.#cross(walk.shown, before);
      if (walk.node !== this.#graph.nodes[edge.to]) return;
    }
  }

  #nextWay(node: GraphNode, shown: Shown): GraphEdge[] | null {
    const { lasting, detour } = this.#extent;
    const find = (worth: Worth) =>
      nearestWay(this.#graph, node, shown, worth, detour, this.#goal.byEdge);
    const goesOn = (edge: GraphEdge, before: Shown) =>
      this.#isEnd(edge) ? 0 : this.#worth(edge, before);
    return (lasting ? find(goesOn) : null) ?? find(this.#worth);
  }

  #prolong(walk: Walk): void {
    for (let tries = 0; tries < MAX_TRIES && walk.steps.length < this.#extent.longest;) {
      const { node, shown } = walk;
      if (node === undefined) return;
      const way = this.#nextWay(node, shown);
      if (way === null) return;
      const before = this.#remaining.size;
      this.#follow(walk, way);
      tries = this.#remaining.size < before ? 0 : tries + 1;
    }
  }

  #begin({ edge, before }: Entry): Walk {
    const known = before === null || before === edge.back;
    const [start, ...way] = known ? wayBy(edge) : [...wayBy(before), edge];
    if (start === undefined) throw new Error('a way begins with a start');
    const walk = new Walk(this.#graph, start);
    this.#cross(walk.shown, null);
    this.#follow(walk, way);
    return walk;
  }

  paths(): Path[] {
    const paths: Path[] = [];
    const { entries } = this.#goal;
    const ends = this.#extent.lasting ? entries.filter(({ edge }) => this.#isEnd(edge)) : [];
    const ordered =
      ends.length === 0
        ? entries
        : [...new Set([...entries.filter(({ edge }) => !this.#isEnd(edge)), ...ends])];
    for (const entry of ordered) {
      if (this.#worth(entry.edge, entry.before) === 0) continue;
      const walk = this.#begin(entry);
      // A path may miss its target where a node stands for many situations; it is not tried again.
      this.#cross(entry.edge, entry.before);
      this.#prolong(walk);
      paths.push({ start: walk.start, steps: walk.steps });
    }
    return paths;
  }
}

/**
 * The elements that a step covers: its transitions and guard outcomes. A step that changes the
 * situation also covers `<transition> : changes`. So paths contain, where possible, a step in which
 * the transition changes something: a payload without effect proves little.
 */
const elementsShown = ({ taken, guards, changes }: Shown): string[] => [
  ...taken,
  ...guards,
  ...(changes ? taken.map((id) => `${id} : changes`) : []),
];

const transitionsAndGuards = (graph: Graph): Goal => ({
  elements: elementsShown,
  entries: graph.edges.map((edge) => ({ edge, before: edge.back })),
  byEdge: false,
});

const transitionsOnly = (graph: Graph): Goal => ({
  ...transitionsAndGuards(graph),
  elements: ({ taken }) => [...taken],
});

const transitionPairs = (graph: Graph): Goal => {
  const into = new Map<number, GraphEdge[]>();
  for (const edge of graph.edges) {
    const others = into.get(edge.to);
    if (others === undefined) into.set(edge.to, [edge]);
    else others.push(edge);
  }
  return {
    elements: ({ taken }, before) =>
      taken.length === 0 || before === null || before.taken.length === 0
        ? []
        : [`${before.taken.join(' + ')} > ${taken.join(' + ')}`],
    entries: graph.edges.flatMap((edge) =>
      (edge.from === null ? [] : (into.get(edge.from.id) ?? [])).map((before) => ({
        edge,
        before,
      })),
    ),
    byEdge: true,
  };
};

/**
 * Short paths that together take every reachable transition and show both outcomes of every guard.
 * No path is made for elements in `covered` (see `elementsOfPath`).
 */
export const coverPaths = (graph: Graph, covered: ReadonlySet<string> = new Set()): Path[] =>
  new Cover(graph, transitionsAndGuards(graph), READABLE, { covered }).paths();

/**
 * Everything that the steps of a path cover: the ids of transitions and guard outcomes, and
 * `<transition> : changes` for each transition that changed the situation. The list may contain an
 * id more than once.
 */
export const elementsOfPath = ({ start, steps }: Path): string[] =>
  [start, ...steps].flatMap((reached, index, all) =>
    elementsShown({ ...reached, changes: index === 0 || all[index - 1]?.key !== reached.key }),
  );

/** Short paths that take every reachable transition; refused guards need not occur. */
export const transitionPaths = (graph: Graph): Path[] =>
  new Cover(graph, transitionsOnly(graph), READABLE).paths();

/** The elements that an edge covers in tours; the bench needs them to compute a lower bound. */
export const tourElements = (graph: Graph, edge: GraphEdge): string[] =>
  transitionsAndGuards(graph).elements(edge, null);

/** The number of attempts to find shorter tours; fewer for a large graph. */
const triesFor = ({ edges }: Graph): number =>
  Math.max(1, Math.min(24, Math.floor(40_000 / edges.length)));

const stepsOf = (paths: readonly Path[]) => paths.reduce((sum, { steps }) => sum + steps.length, 0);

/** The number of attempts without a shorter result after which the search stops. */
const PATIENCE = 3;

const shortestTours = (
  graph: Graph,
  goal: Goal,
  tries: number,
  covered: ReadonlySet<string> = new Set(),
): Path[] => {
  let best = new Cover(graph, goal, TOUR, { covered }).paths();
  for (let seed = 1, vain = 0; seed < tries && vain < PATIENCE; seed += 1) {
    const numbers = numbersFrom(seed);
    const tieBreaker = () => numbers() / 2 ** 32;
    const next = new Cover(graph, goal, TOUR, { covered, tieBreaker }).paths();
    vain += 1;
    if (stepsOf(next) >= stepsOf(best)) continue;
    best = next;
    vain = 0;
  }
  return best;
};

/**
 * A few long paths that cover the same as `coverPaths`; a new one begins only where the machine has
 * ended. Several attempts with different random choices (from fixed seeds) are compared, and the
 * shortest result is returned.
 */
export const tours = (graph: Graph): Path[] =>
  shortestTours(graph, transitionsAndGuards(graph), triesFor(graph));

/** The number of attempts to find shorter tours for the browser; more are not worth their time. */
const FEW_TRIES = 4;

/**
 * A few long paths that take every reachable transition, except those in `covered`; refused guards
 * need not occur.
 */
export const transitionTours = (graph: Graph, covered: ReadonlySet<string>): Path[] =>
  shortestTours(graph, transitionsOnly(graph), FEW_TRIES, covered);

/**
 * Paths that take every transition followed by every transition that can come next (1-switch
 * coverage).
 */
export const pairPaths = (graph: Graph): Path[] =>
  new Cover(graph, transitionPairs(graph), TOUR).paths();

/** The shortest path from a start that ends with this edge. */
export const pathBy = (graph: Graph, last: GraphEdge): Path => {
  const [start, ...way] = wayBy(last);
  if (start === undefined) throw new Error('every situation was found from a start');
  const walk = new Walk(graph, start);
  for (const edge of way) walk.take(edge);
  return { start: walk.start, steps: walk.steps };
};

const pathTo = (graph: Graph, node: GraphNode): Path => pathBy(graph, node.via);

/** The shortest path to each state in which the machine can stay, by the id of the state. */
export const shortestPaths = (graph: Graph): Map<string, Path> => {
  const found = new Map<string, Path>();
  for (const node of graph.nodes) {
    for (const id of stateIdsOf(node.situation.snapshot)) {
      if (!found.has(id)) found.set(id, pathTo(graph, node));
    }
  }
  return found;
};

const labelsOf = ({ start, steps }: Path) =>
  [start, ...steps].map(({ move }) => `${move.label}\n`).join('');

/**
 * Shortest paths that together visit every state. A path that is the beginning of another one is
 * left out.
 */
export const statePaths = (graph: Graph): Path[] => {
  const all = [...new Map([...shortestPaths(graph).values()].map((one) => [labelsOf(one), one]))];
  return all
    .filter(([labels]) => !all.some(([other]) => other !== labels && other.startsWith(labels)))
    .map(([, path]) => path);
};
