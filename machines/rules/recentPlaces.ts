import type { Place } from './domain.ts';

/** How many places are remembered (LOC-11). */
export const MOST_PLACES = 5;

/** The last places with one more on top; it stands there once, and the oldest is dropped (LOC-11). */
export function withPlace(places: readonly Place[], place: Place): Place[] {
  const others = places.filter(({ address }) => address !== place.address);
  return [place, ...others].slice(0, MOST_PLACES);
}
