/** Shortest ways in an explored graph. */
import type { Graph, GraphEdge, GraphNode } from './explore.ts';

/** What an edge or a walked step shows of itself. */
export type Shown = Pick<GraphEdge, 'taken' | 'guards'>;

/** The edges from a start to a node by the way it was found, which is a shortest one. */
export const wayTo = (node: GraphNode): GraphEdge[] => {
  const way = [node.via];
  for (let { from } = node.via; from !== null; from = from.via.from) way.push(from.via);
  return way.reverse();
};

interface Reach {
  readonly edge: GraphEdge;
  readonly back: Reach | null;
}

const edgesOf = (reach: Reach): GraphEdge[] => {
  const way: GraphEdge[] = [];
  for (let at: Reach | null = reach; at !== null; at = at.back) way.push(at.edge);
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
  let border: Reach[] = from.out.map((edge) => ({ edge, back: null }));
  const first = border.find(({ edge }) => wanted(edge, before));
  if (first !== undefined) return edgesOf(first);
  for (let depth = 1; depth < limit && border.length > 0; depth += 1) {
    const next: Reach[] = [];
    for (const back of border) {
      const node = graph.nodes[back.edge.to];
      const mark = byEdge ? back.edge : node;
      if (node === undefined || mark === undefined || seen.has(mark)) continue;
      seen.add(mark);
      for (const edge of node.out) {
        const reach = { edge, back };
        if (wanted(edge, back.edge)) return edgesOf(reach);
        next.push(reach);
      }
    }
    border = next;
  }
  return null;
};
