import type { Frame } from './grid.ts';
import { centre, toPoint, toSpot, type Spot } from './plane.ts';

/** Width and height of a map tile in pixels. */
export const TILE = 256;

/**
 * A position on the square world map (Mercator projection) from which tiles are cut; 0 to 1,
 * eastward and southward.
 */
interface World {
  x: number;
  y: number;
}

const EQUATOR_METRES = 40_075_017;

export function toWorld(spot: Spot): World {
  const { lat, lng } = toPoint(spot);
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function fromWorld({ x, y }: World): Spot {
  const lat = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  return toSpot({ lat, lng: x * 360 - 180 });
}

/** The number of metres that one pixel covers at a zoom level. */
export const metresAPixel = (zoom: number): number =>
  (EQUATOR_METRES * Math.cos((centre.lat * Math.PI) / 180)) / (TILE * 2 ** zoom);

/**
 * The rectangle that a tile covers, in metres from the city's centre, extended by a margin in
 * pixels. `x` and `y` are the tile's column and row among all tiles of the zoom level.
 */
export function frameOf(zoom: number, x: number, y: number, margin: number): Frame {
  const tiles = 2 ** zoom;
  const edge = margin / TILE;
  const northWest = fromWorld({ x: (x - edge) / tiles, y: (y - edge) / tiles });
  const southEast = fromWorld({ x: (x + 1 + edge) / tiles, y: (y + 1 + edge) / tiles });
  return { west: northWest.x, south: southEast.y, east: southEast.x, north: northWest.y };
}
