import type { Place } from './domain.ts';

/** The maximum number of recent places that are stored (LOC-11). */
export const MAX_PLACES = 5;

/** Puts a place on top of the recent ones, without a duplicate; the oldest is dropped (LOC-11). */
export function withPlace(places: readonly Place[], place: Place): Place[] {
  const others = places.filter(({ address }) => address !== place.address);
  return [place, ...others].slice(0, MAX_PLACES);
}
