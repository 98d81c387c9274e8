import { useSyncExternalStore } from 'react';
import { wallClockOf, type WallClock } from '../../machines/rules/wallClock.ts';
import { now } from '../platform/browser.ts';

/** How often the time is read again, in ms. */
const ANEW_EVERY_MS = 5000;

/** Calls back every 5 seconds; returns the function that stops it. */
function everyFiveSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, ANEW_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * What `read` makes of the present time. It is called again every 5 seconds; the component is
 * rendered again only when the result is another one, so that many cards may use it.
 */
export function useAsOfNow<Result extends string | number>(read: () => Result): Result {
  return useSyncExternalStore(everyFiveSeconds, read, read);
}

/** The present minute, `YYYY-MM-DD HH:mm`. The next minute renders the component again. */
export const usePresentMinute = (): WallClock => useAsOfNow(() => wallClockOf(now()));
