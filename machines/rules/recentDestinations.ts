import { isSamePlace } from './distance.ts';
import type { TripPoint } from './domain.ts';

/** The maximum number of recent destinations that are stored (LOC-11). */
export const MAX_RECENT_DESTINATIONS = 5;

/**
 * Puts a destination at the top of the recent ones, without duplicates; the oldest is dropped
 * (LOC-11).
 */
export function withRecent(recent: readonly TripPoint[], point: TripPoint): TripPoint[] {
  const others = recent.filter((known) => !isSamePlace(known, point));
  return [point, ...others].slice(0, MAX_RECENT_DESTINATIONS);
}
