/** Shortest ways in an explored graph. */
import type { Graph, GraphEdge, GraphNode } from './explore.ts';

/** What an edge or a walked step shows of itself. */
export type Shown = Pick<GraphEdge, 'taken' | 'guards' | 'changes'>;

/** The edges from a start to an edge, itself included; they can be walked as they are. */
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
 * The shortest way from a node to a wanted edge, that edge included; null when there is none within
 * `limit` steps. With `byEdge` every way into a node is followed, not only the first: needed when
 * it matters what came before.
 */
export const nearestWay = (
  graph: Graph,
  from: GraphNode,
  before: Shown,
  wanted: (edge: GraphEdge, before: Shown) => boolean,
  limit: number,
  byEdge: boolean,
): GraphEdge[] | null => {
  const seen = new Set<GraphNode | GraphEdge>([from]);
  let border: Reach[] = from.out.map((edge) => ({ edge, before: null }));
  const first = border.find(({ edge }) => wanted(edge, before));
  if (first !== undefined) return edgesOf(first);
  for (let depth = 1; depth < limit && border.length > 0; depth += 1) {
    const next: Reach[] = [];
    for (const reached of border) {
      const node = graph.nodes[reached.edge.to];
      const mark = byEdge ? reached.edge : node;
      if (node === undefined || mark === undefined || seen.has(mark)) continue;
      seen.add(mark);
      for (const edge of node.out) {
        const reach = { edge, before: reached };
        if (wanted(edge, reached.edge)) return edgesOf(reach);
        next.push(reach);
      }
    }
    border = next;
  }
  return null;
};
