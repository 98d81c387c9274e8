import { useEffect, useState, useSyncExternalStore } from 'react';

/** How often the time is read again, in ms. */
const ANEW_EVERY_MS = 5000;

/** Calls back every 5 seconds; returns the function that stops it. */
function everyFiveSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, ANEW_EVERY_MS);
  return () => clearInterval(timer);
}

/** The present time of `clock`. It is read again every 5 seconds while the component is mounted. */
export function useNow(clock: () => Date): Date {
  const [at, setAt] = useState(clock);
  useEffect(() => everyFiveSeconds(() => setAt(clock())), [clock]);
  return at;
}

/**
 * What `read` makes of the present time, such as whether an item can be ordered. It is called again
 * every 5 seconds; the component is rendered again only when the result is another one, so that
 * many cards may use it.
 */
export function useAsOfNow<Result extends string | boolean>(read: () => Result): Result {
  return useSyncExternalStore(everyFiveSeconds, read, read);
}
