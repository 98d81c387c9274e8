import type { Point } from '../../db/schema/place.ts';

/** The centre of the demo city: a point in the Atlantic, where no real island is. */
export const centre: Point = { lat: 32, lng: -40 };

/**
 * A position in metres east (`x`) and north (`y`) of the city's centre. All geometry uses this flat
 * plane.
 */
export interface Spot {
  x: number;
  y: number;
}

const METRES_A_LATITUDE = 110_574;
const METRES_A_LONGITUDE = 111_320 * Math.cos((centre.lat * Math.PI) / 180);

/** Rounds to six decimals, about 10 cm, so that stored and computed positions are equal. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const toPoint = ({ x, y }: Spot): Point => ({
  lat: rounded(centre.lat + y / METRES_A_LATITUDE),
  lng: rounded(centre.lng + x / METRES_A_LONGITUDE),
});

export const toSpot = ({ lat, lng }: Point): Spot => ({
  x: (lng - centre.lng) * METRES_A_LONGITUDE,
  y: (lat - centre.lat) * METRES_A_LATITUDE,
});

export const metres = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point between `a` and `b` that is nearest to a position, as a share: 0 at `a`, 1 at `b`. */
export function shareAlong(a: Spot, b: Spot, spot: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length));
}

export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Whether a position is inside a polygon; its last corner is connected to the first. */
export function contains(polygon: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before === undefined) break;
    if (
      corner.y > y !== before.y > y &&
      x < corner.x + ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x)
    ) {
      inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** The area of a polygon in square km. */
export function squareKm(polygon: readonly Spot[]): number {
  let doubled = 0;
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (before !== undefined) doubled += before.x * corner.y - corner.x * before.y;
    before = corner;
  }
  return Math.round(Math.abs(doubled) / 20_000) / 100;
}

/** The distance in metres from a position to the nearest point of a line. */
export function metresToLine(line: readonly Spot[], spot: Spot): number {
  let least = Infinity;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (to === undefined) break;
    least = Math.min(least, metres(spot, between(from, to, shareAlong(from, to, spot))));
  }
  return least;
}

const side = (a: Spot, b: Spot, c: Spot): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether the segment from `a` to `b` crosses a line. */
export function crosses(line: readonly Spot[], a: Spot, b: Spot): boolean {
  return line.some((from, index) => {
    const to = line[index + 1];
    return (
      to !== undefined &&
      side(a, b, from) !== side(a, b, to) &&
      side(from, to, a) !== side(from, to, b)
    );
  });
}
