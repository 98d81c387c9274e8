import type { Point } from '../../db/schema/place.ts';
import { gridOf } from './grid.ts';
import { between, centre, metres, shareAlong, toPoint, toSpot, type Spot } from './plane.ts';
import { edges, endsOf, nodes, type Edge } from './streets.ts';

export interface Route {
  distanceMeters: number;
  durationSeconds: number;
  points: Point[];
}

/**
 * A point that is further than this from every street has no route; prices then use the straight
 * line (PRICE-16).
 */
const REACH_METRES = 1500;

/**
 * Driving speed in m/s, stops included: about 20 km/h in side streets and 29 km/h on avenues.
 * `DOOR_PACE` is the speed in m/s between a door and its street.
 */
const paceOf = ({ street }: Edge): number => (street.main ? 8 : 5.5);
const DOOR_PACE = 4;

interface Stop {
  edge: Edge;
  /**
   * `at` is the point of a street that is nearest to the start or end of a route; `away` is the
   * distance to it in metres. `share` is its position on the street segment `edge`: 0 at the
   * segment's beginning, 1 at its end.
   */
  at: Spot;
  away: number;
  share: number;
}

const streetGrid = gridOf(edges, (edge) => {
  const [from, to] = endsOf(edge);
  return {
    west: Math.min(from.x, to.x),
    east: Math.max(from.x, to.x),
    south: Math.min(from.y, to.y),
    north: Math.max(from.y, to.y),
  };
});

const onEdge = (edge: Edge, spot: Spot): Stop => {
  const [from, to] = endsOf(edge);
  const share = shareAlong(from, to, spot);
  const at = between(from, to, share);
  return { edge, at, share, away: metres(at, spot) };
};

function stopNear(spot: Spot): Stop | null {
  const edge = streetGrid.nearest(spot, REACH_METRES, (one) => onEdge(one, spot).away);
  return edge === null ? null : onEdge(edge, spot);
}

const neighbours: { edge: Edge; node: number }[][] = nodes.map(() => []);
for (const edge of edges) {
  neighbours[edge.from]?.push({ edge, node: edge.to });
  neighbours[edge.to]?.push({ edge, node: edge.from });
}

/** A priority queue of crossings to visit; the one with the smallest rank comes first. */
function queue() {
  const heap: { node: number; rank: number }[] = [];
  const rankAt = (index: number) => heap[index]?.rank ?? Infinity;
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]];
    if (one !== undefined && other !== undefined) [heap[a], heap[b]] = [other, one];
  };
  return {
    add: (node: number, rank: number) => {
      let index = heap.push({ node, rank }) - 1;
      while (index > 0 && rankAt(index) < rankAt((index - 1) >> 1)) {
        swap(index, (index - 1) >> 1);
        index = (index - 1) >> 1;
      }
    },
    take: (): number | undefined => {
      const first = heap[0];
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) heap[0] = last;
      let index = 0;
      for (;;) {
        const left = index * 2 + 1;
        const lesser = rankAt(left + 1) < rankAt(left) ? left + 1 : left;
        if (rankAt(lesser) >= rankAt(index)) break;
        swap(index, lesser);
        index = lesser;
      }
      return first?.node;
    },
  };
}

/**
 * The shortest route over crossings (A* search); null when there is none. `starts` and `ends` are
 * the possible first and last crossings, with their distance in metres along the street to the
 * start or end of the route. `target` is the position of the end, towards which the search goes.
 */
function shortest(
  starts: ReadonlyMap<number, number>,
  ends: ReadonlyMap<number, number>,
  target: Spot,
): { node: number; edges: Edge[] } | null {
  const known = new Map<number, number>(starts);
  const came = new Map<number, { edge: Edge; node: number }>();
  const open = queue();
  const guess = (node: number) => metres(nodes[node] ?? target, target);
  for (const [node, length] of starts) open.add(node, length + guess(node));
  const done = new Set<number>();
  let best: { node: number; total: number } | null = null;
  for (let node = open.take(); node !== undefined; node = open.take()) {
    if (done.has(node)) continue;
    done.add(node);
    const length = known.get(node) ?? 0;
    if (best !== null && length + guess(node) >= best.total) break;
    const rest = ends.get(node);
    if (rest !== undefined && length + rest < (best?.total ?? Infinity)) {
      best = { node, total: length + rest };
    }
    for (const next of neighbours[node] ?? []) {
      const through = length + next.edge.length;
      if (through >= (known.get(next.node) ?? Infinity)) continue;
      known.set(next.node, through);
      came.set(next.node, { edge: next.edge, node });
      open.add(next.node, through + guess(next.node));
    }
  }
  if (best === null) return null;
  const path: Edge[] = [];
  for (let step = came.get(best.node); step !== undefined; step = came.get(step.node)) {
    path.unshift(step.edge);
  }
  return { node: best.node, edges: path };
}

const endsFrom = ({ edge, share }: Stop): Map<number, number> =>
  new Map([
    [edge.from, edge.length * share],
    [edge.to, edge.length * (1 - share)],
  ]);

const asRoute = (spots: readonly Spot[], metresLong: number, seconds: number): Route => ({
  distanceMeters: Math.round(metresLong),
  durationSeconds: Math.round(seconds),
  points: spots.map(toPoint),
});

/**
 * The shortest route along the streets between two points; null when one of them is too far from
 * any street. Metres and seconds are rounded to whole numbers.
 */
export function route(from: Point, to: Point): Route | null {
  const [origin, target] = [toSpot(from), toSpot(to)];
  const start = stopNear(origin);
  const end = stopNear(target);
  if (start === null || end === null) return null;
  if (start.edge === end.edge) {
    const straight = metres(origin, target);
    return asRoute([origin, target], straight, straight / DOOR_PACE);
  }
  const starts = endsFrom(start);
  const ends = endsFrom(end);
  const way = shortest(starts, ends, end.at);
  if (way === null) return null;
  const last = way.node;
  let node = last;
  const spots: Spot[] = [nodes[last] ?? end.at];
  for (const edge of [...way.edges].reverse()) {
    node = edge.from === node ? edge.to : edge.from;
    spots.unshift(nodes[node] ?? start.at);
  }
  const first = starts.get(node) ?? 0;
  const rest = ends.get(last) ?? 0;
  const along = way.edges.reduce((sum, edge) => sum + edge.length, 0);
  const driven = way.edges.reduce((sum, edge) => sum + edge.length / paceOf(edge), 0);
  return asRoute(
    [origin, start.at, ...spots, end.at, target],
    start.away + first + along + rest + end.away,
    (start.away + end.away) / DOOR_PACE +
      first / paceOf(start.edge) +
      driven +
      rest / paceOf(end.edge),
  );
}

/** The position on a route at a share of its length, from 0 to 1. */
export function pointAlong({ points }: Route, share: number): Point {
  const spots = points.map(toSpot);
  const lengths = spots.slice(1).map((spot, index) => metres(spots[index] ?? spot, spot));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [spots[index], spots[index + 1]];
    if (from !== undefined && to !== undefined && left < length) {
      return toPoint(between(from, to, Math.max(0, left) / length));
    }
    left -= length;
  }
  return points.at(-1) ?? centre;
}

/** Encodes points in Google's polyline format with five decimals, which map clients read. */
export function encodePolyline(points: readonly Point[]): string {
  let text = '';
  let before = { lat: 0, lng: 0 };
  const write = (value: number) => {
    let rest = value < 0 ? ~(value << 1) : value << 1;
    while (rest >= 0x20) {
      text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      rest >>= 5;
    }
    text += String.fromCharCode(rest + 63);
  };
  for (const point of points) {
    const now = { lat: Math.round(point.lat * 1e5), lng: Math.round(point.lng * 1e5) };
    write(now.lat - before.lat);
    write(now.lng - before.lng);
    before = now;
  }
  return text;
}
