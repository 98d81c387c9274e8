import type { LatLng } from './domain.ts';

const earthRadiusMetres = 6_378_137;

/** Two points nearer than this count as one place, in km. */
const SAME_PLACE_KM = 0.05;

/**
 * Whether the server sent this point. A missing point is read as 0, 0, which is in the sea, so no
 * real place has it.
 */
export const isKnownPoint = ({ lat, lng }: LatLng): boolean => lat !== 0 || lng !== 0;

/** Converts metres, as the server sends them, to km with a precision of one metre (RENT-17). */
export function kmOfMetres(metres: number): number {
  return Math.round(metres) / 1000;
}

/** The straight-line distance in km, to the metre; used when no route is known (PRICE-16). */
export function straightLineKm(from: LatLng, to: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.lat)) *
      Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return kmOfMetres(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(halfChord))));
}

/**
 * Whether two points are so near that they count as one place, where a trip cannot both start and
 * end.
 */
export function isSamePlace(a: LatLng, b: LatLng): boolean {
  return straightLineKm(a, b) < SAME_PLACE_KM;
}

/** Formats kilometres for display, with 3 decimals: 1.5 becomes `1.500` (RENT-17). */
export function displayKm(km: number): string {
  return km.toFixed(3);
}
