import { seeded } from '../random.ts';
import { gridOf, type Frame, type Grid } from './grid.ts';
import { blocks } from './lattice.ts';
import { between, contains, metres, metresToLine, type Spot } from './plane.ts';
import { canal, CANAL_HALF_WIDTH, water } from './terrain.ts';

/**
 * Sizes in metres: `SETBACK` is the distance from the middle of a street to the houses (pavement
 * and front gardens), `PLOT_WIDTH` about the width of the land of one house, `GAP` the space
 * between two houses.
 */
const SETBACK = 17;
const PLOT_WIDTH = 34;
const GAP = 5;

/** The smallest rectangle around a line or an outline. */
export const frameAround = (spots: readonly Spot[]): Frame => ({
  west: Math.min(...spots.map(({ x }) => x)),
  south: Math.min(...spots.map(({ y }) => y)),
  east: Math.max(...spots.map(({ x }) => x)),
  north: Math.max(...spots.map(({ y }) => y)),
});

/**
 * A position in a block. `east` and `north` are shares from 0 to 1 of the way across the block:
 * from west to east, and from south to north.
 */
function inside(block: readonly Spot[], east: number, north: number): Spot {
  const [southWest, southEast, northEast, northWest] = block;
  if (!southWest || !southEast || !northEast || !northWest)
    throw new Error('a block has 4 corners');
  return between(between(southWest, southEast, east), between(northWest, northEast, east), north);
}

const isDry = (spot: Spot): boolean =>
  metresToLine(canal, spot) > CANAL_HALF_WIDTH + 22 &&
  !water.some((shore) => contains(shore, spot));

/**
 * The outlines of a block's houses: two rows, back to back, of varying depth. The same `seed`
 * always gives the same houses.
 */
function housesOf(block: readonly Spot[], seed: number): Spot[][] {
  const random = seeded(seed);
  const [corner, next, , above] = block;
  if (!corner || !next || !above) return [];
  const [wide, high] = [metres(corner, next), metres(corner, above)];
  const [edgeX, edgeY] = [SETBACK / wide, SETBACK / high];
  const plots = Math.max(1, Math.round((wide - 2 * SETBACK) / PLOT_WIDTH));
  const plot = (1 - 2 * edgeX) / plots;
  const farFromWater =
    metresToLine(canal, corner) > 500 && water.every((shore) => metresToLine(shore, corner) > 500);
  const half = 0.5 - edgeY - GAP / high;
  return Array.from({ length: plots * 2 }, (_, index) => {
    const west = edgeX + plot * (index >> 1) + GAP / 2 / wide;
    const east = west + plot - GAP / wide;
    const depth = half * (0.5 + random.next() * 0.45);
    const [south, north] =
      index % 2 === 0 ? [edgeY, edgeY + depth] : [1 - edgeY - depth, 1 - edgeY];
    return [
      inside(block, west, south),
      inside(block, east, south),
      inside(block, east, north),
      inside(block, west, north),
    ];
  }).filter((house) => !random.chance(9) && (farFromWater || house.every(isDry)));
}

/** The outline of a block's building land, without the streets around it. */
function landOf(block: readonly Spot[]): Spot[] {
  const [corner, next, , above] = block;
  if (!corner || !next || !above) return [];
  const [x, y] = [12 / metres(corner, next), 12 / metres(corner, above)];
  return [
    inside(block, x, y),
    inside(block, 1 - x, y),
    inside(block, 1 - x, 1 - y),
    inside(block, x, 1 - y),
  ];
}

let blockGrid: Grid<Spot[]> | null = null;
let houseGrid: Grid<Spot[]> | null = null;

/** The outlines of all built-up blocks; computed when a map first needs them. */
export const builtBlocks = (): Grid<Spot[]> =>
  (blockGrid ??= gridOf(blocks().map(landOf), frameAround));

/** The outlines of all houses; computed when a map is first zoomed in far enough to show them. */
export const builtHouses = (): Grid<Spot[]> =>
  (houseGrid ??= gridOf(
    blocks().flatMap((block, index) => housesOf(block, 31 * index + 7)),
    frameAround,
  ));
