/** Shortest paths in an explored graph. */
import type { Graph, GraphEdge, GraphNode } from './explore.ts';

/**
 * The transitions and guard outcomes of an edge or a step, and whether it changes the situation.
 */
export type Shown = Pick<GraphEdge, 'taken' | 'guards' | 'changes'>;

/** The edges of the shortest path from a start that ends with this edge. */
export const wayBy = (edge: GraphEdge): GraphEdge[] => {
  const way: GraphEdge[] = [];
  for (let at: GraphEdge | null = edge; at !== null; at = at.back) way.push(at);
  return way.reverse();
};

interface Reach {
  readonly edge: GraphEdge;
  readonly before: Reach | null;
}

const edgesOf = (reach: Reach): GraphEdge[] => {
  const way: GraphEdge[] = [];
  for (let at: Reach | null = reach; at !== null; at = at.before) way.push(at.edge);
  return way.reverse();
};

/**
 * The value of walking this edge directly after the step `before`: the more it covers that no path
 * covers yet, the higher. 0 when the edge is not wanted.
 */
export type Worth = (edge: GraphEdge, before: Shown) => number;

const bestOf = (
  reaches: readonly (readonly [Reach, Shown])[],
  worth: Worth,
): GraphEdge[] | null => {
  let best: Reach | null = null;
  let most = 0;
  for (const [reach, before] of reaches) {
    const gain = worth(reach.edge, before);
    if (gain > most) [best, most] = [reach, gain];
  }
  return best === null ? null : edgesOf(best);
};

/**
 * The shortest path from a node up to and including a wanted edge, one for which `worth` is above 0;
 * among equally short paths the one with the highest worth. null when there is none within `limit`
 * steps. `before` is the step that led to the node. `byEdge` is needed when `worth` depends on the
 * edge before: then all edges into a node are tried, not only the first.
 */
export const nearestWay = (
  graph: Graph,
  from: GraphNode,
  before: Shown,
  worth: Worth,
  limit: number,
  byEdge: boolean,
): GraphEdge[] | null => {
  const seen = new Set<GraphNode | GraphEdge>([from]);
  let border = from.out.map((edge) => [{ edge, before: null }, before] as readonly [Reach, Shown]);
  for (let depth = 0; depth < limit && border.length > 0; depth += 1) {
    const found = bestOf(border, worth);
    if (found !== null) return found;
    const next: (readonly [Reach, Shown])[] = [];
    for (const [reached] of border) {
      const node = graph.nodes[reached.edge.to];
      const mark = byEdge ? reached.edge : node;
      if (node === undefined || mark === undefined || seen.has(mark)) continue;
      seen.add(mark);
      for (const edge of node.out) next.push([{ edge, before: reached }, reached.edge]);
    }
    border = next;
  }
  return null;
};
