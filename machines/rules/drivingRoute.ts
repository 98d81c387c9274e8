import { straightLineKm } from './distance.ts';
import type { LatLng } from './domain.ts';

/** A route along the streets, as a map draws it. */
export interface DrivingRoute {
  /** The points of the route from start to end; empty when no route was found. */
  points: LatLng[];
  /** The driving time of the whole route in seconds; null when the server did not send it. */
  seconds: number | null;
}

/** The value for a route that does not exist, or is not known yet. */
export const noRoute: DrivingRoute = { points: [], seconds: null };

/**
 * The point of a segment that is nearest to `at`, and `far`, the distance between them in degrees
 * of latitude.
 */
function nearestOn(from: LatLng, to: LatLng, at: LatLng): { point: LatLng; far: number } {
  // A degree of longitude is shorter away from the equator.
  const narrow = Math.cos((at.lat * Math.PI) / 180);
  const along = { x: (to.lng - from.lng) * narrow, y: to.lat - from.lat };
  const off = { x: (at.lng - from.lng) * narrow, y: at.lat - from.lat };
  const length = along.x ** 2 + along.y ** 2;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, (along.x * off.x + along.y * off.y) / length));
  const point = {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  };
  return { point, far: Math.hypot(off.x - along.x * share, off.y - along.y * share) };
}

/**
 * A route split at the courier's position: the part behind and the part ahead. A position beside
 * the route counts as its nearest point; a route of fewer than two points is all ahead.
 */
export function splitRoute(
  route: readonly LatLng[],
  at: LatLng,
): { gone: LatLng[]; left: LatLng[] } {
  let best: { point: LatLng; far: number; index: number } | null = null;
  for (const [index, to] of route.entries()) {
    const from = route[index - 1];
    if (from === undefined) continue;
    const found = nearestOn(from, to, at);
    if (best === null || found.far < best.far) best = { ...found, index };
  }
  if (best === null) return { gone: [], left: [...route] };
  return {
    gone: [...route.slice(0, best.index), best.point],
    left: [best.point, ...route.slice(best.index)],
  };
}

const lengthKm = (points: readonly LatLng[]): number =>
  points.reduce((sum, to, index) => {
    const from = points[index - 1];
    return from === undefined ? 0 : sum + straightLineKm(from, to);
  }, 0);

/**
 * The remaining driving time in seconds, for a courier at the position `at`: in proportion to the
 * remaining length of the route. null when the route or its time is not known.
 */
export function secondsLeft({ points, seconds }: DrivingRoute, at: LatLng): number | null {
  const whole = lengthKm(points);
  if (seconds === null || whole === 0) return null;
  return (seconds * lengthKm(splitRoute(points, at).left)) / whole;
}
