import { useEffect, useState } from 'react';

/** A skeleton becomes visible after this time; an answer before it shows at once. */
const SEEN_AFTER_MS = 200;
/** The minimum time for which a visible skeleton stays. */
const HELD_MS = 400;

/**
 * Whether the skeleton is still to be drawn, given whether data is still awaited. An answer within
 * 200 ms is shown at once; a later one waits until the skeleton has been seen for 400 ms.
 */
export function useCalmLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setHeld(true), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(false), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return loading || held;
}
