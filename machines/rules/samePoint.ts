import type { LatLng } from './domain.ts';

/**
 * Whether two points are exactly the same. See `isSamePlace` for points that are only near each
 * other.
 */
export const isSamePoint = (one: LatLng, other: LatLng): boolean =>
  one.lat === other.lat && one.lng === other.lng;
