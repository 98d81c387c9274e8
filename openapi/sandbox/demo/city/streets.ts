import type { Texts } from '../../db/schema/columns.ts';
import { avenueNames, streetNames, type Named } from './names.ts';
import { isMain, nearestLine, stretches, type Stretch } from './lattice.ts';
import { between, metres, toSpot, type Spot } from './plane.ts';
import { isEastOfCanal } from './terrain.ts';

export interface Street {
  id: number;
  name: Texts;
  main: boolean;
  /**
   * The street's segments in order. A gap in their `step` numbers means a park, water or a missing
   * street in between.
   */
  edges: Edge[];
}

/**
 * A segment between two crossings, open in both directions. `from` and `to` are the crossings'
 * positions in the list `nodes`; `length` is in metres.
 */
export interface Edge {
  from: number;
  to: number;
  length: number;
  street: Street;
  /**
   * The number of blocks from the street's beginning; house numbers are computed from it, so they
   * leave a gap where segments are missing.
   */
  step: number;
}

/**
 * The position of 24 Harbour Lane, the address in the design drafts and the shop's default
 * position.
 */
const harbourLaneSpot = toSpot({ lat: 31.988, lng: -39.984 });

const harbourRow = nearestLine(harbourLaneSpot, 'row', (line) => !isMain(line));
/**
 * The column of the street grid west of 24 Harbour Lane. That block is the sixth of the street, so
 * it has house number 24.
 */
const harbourColumn = nearestLine(
  { ...harbourLaneSpot, x: harbourLaneSpot.x - 110 },
  'column',
  () => true,
);

/** Streets at fixed positions, because addresses in the design drafts name them. */
const placed: readonly { name: Named; includes: (stretch: Stretch) => boolean }[] = [
  {
    name: ['Harbour Lane', 'شارع الميناء'],
    includes: ({ way, line, step }) =>
      way === 'row' && line === harbourRow && step >= harbourColumn - 5 && step < harbourColumn + 5,
  },
  {
    name: ['Copper Street', 'شارع النحاس'],
    includes: ({ way, line, step }) =>
      way === 'column' &&
      line === harbourColumn - 2 &&
      step >= harbourRow + 2 &&
      step < harbourRow + 9,
  },
  {
    name: ['Market Square', 'ساحة السوق'],
    includes: ({ way, line, step }) =>
      way === 'row'
        ? (line === harbourRow + 4 || line === harbourRow + 5) && step === harbourColumn - 4
        : (line === harbourColumn - 4 || line === harbourColumn - 3) && step === harbourRow + 4,
  },
];

const partOf = ({ way, line, from, to }: Stretch): string => {
  const middle = between(from, to, 0.5);
  if (isMain(line)) return 'all';
  if (way === 'row') return isEastOfCanal(middle) ? 'east' : 'west';
  return middle.y > 330 + middle.x * 0.2 ? 'north' : 'south';
};

/** The minimum number of segments of a street; shorter ones are left out. */
const MIN_STRETCHES = 3;

function grouped(): { name: Named | null; main: boolean; stretches: Stretch[] }[] {
  const groups = new Map<string, { name: Named | null; main: boolean; stretches: Stretch[] }>();
  const placeOf = (stretch: Stretch) => placed.find(({ includes }) => includes(stretch));
  for (const stretch of stretches((one) => placeOf(one) !== undefined)) {
    const fixed = placeOf(stretch);
    const key = fixed?.name[0] ?? `${stretch.way}/${stretch.line}/${partOf(stretch)}`;
    const group = groups.get(key) ?? {
      name: fixed?.name ?? null,
      main: fixed === undefined && isMain(stretch.line),
      stretches: [],
    };
    group.stretches.push(stretch);
    groups.set(key, group);
  }
  const all = [...groups.values()].filter((group) => group.stretches.length >= MIN_STRETCHES);
  const rank = ({ name, main }: { name: Named | null; main: boolean }) =>
    name !== null ? 0 : main ? 1 : 2;
  return all.sort((one, other) => rank(one) - rank(other));
}

/**
 * The segments of the largest connected part of the street network; the others could not be
 * reached. `count` is the number of crossings.
 */
function connected(edges: readonly Edge[], count: number): Set<Edge> {
  const parent = Array.from({ length: count }, (_, index) => index);
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[node] = root;
    return root;
  };
  for (const { from, to } of edges) parent[rootOf(from)] = rootOf(to);
  const sizes = new Map<number, number>();
  for (const { from } of edges) sizes.set(rootOf(from), (sizes.get(rootOf(from)) ?? 0) + 1);
  const [largest] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return new Set(edges.filter(({ from }) => rootOf(from) === largest));
}

function build(): { nodes: Spot[]; streets: Street[]; edges: Edge[] } {
  const nodes: Spot[] = [];
  const known = new Map<string, number>();
  const nodeOf = (spot: Spot): number => {
    const key = `${spot.x}/${spot.y}`;
    const index = known.get(key) ?? nodes.length;
    if (index === nodes.length) {
      nodes.push(spot);
      known.set(key, index);
    }
    return index;
  };
  const names = { main: [...avenueNames], plain: [...streetNames] };
  const streets = grouped().map((group, index): Street => {
    const named = group.name ?? (group.main ? names.main : names.plain).shift();
    if (named === undefined) throw new Error('the city has more streets than names');
    const street: Street = {
      id: index + 1,
      name: { en: named[0], ar: named[1] },
      main: group.main,
      edges: [],
    };
    const first = Math.min(...group.stretches.map(({ step }) => step));
    const isSquare = new Set(group.stretches.map(({ way }) => way)).size > 1;
    street.edges = group.stretches.map(({ from, to, step }, at) => ({
      from: nodeOf(from),
      to: nodeOf(to),
      length: metres(from, to),
      street,
      step: isSquare ? at : step - first,
    }));
    return street;
  });
  const reachable = connected(
    streets.flatMap((street) => street.edges),
    nodes.length,
  );
  for (const street of streets) {
    street.edges = street.edges.filter((edge) => reachable.has(edge));
  }
  const used = streets.filter((street) => street.edges.length > 0);
  return { nodes, streets: used, edges: used.flatMap((street) => street.edges) };
}

/**
 * The street network: crossings (`nodes`), streets, and the segments between crossings (`edges`).
 */
export const { nodes, streets, edges } = build();

/** The two ends of a segment. */
export const endsOf = ({ from, to }: Edge): [Spot, Spot] => [
  nodes[from] ?? { x: 0, y: 0 },
  nodes[to] ?? { x: 0, y: 0 },
];

/** The lines of a street for drawing; a new line begins where segments are missing. */
export function linesOf(street: Street): Spot[][] {
  const lines: Spot[][] = [];
  let last = -1;
  for (const edge of street.edges) {
    const [start, end] = endsOf(edge);
    const current = lines.at(-1);
    if (current !== undefined && edge.from === last) current.push(end);
    else lines.push([start, end]);
    last = edge.to;
  }
  return lines;
}
