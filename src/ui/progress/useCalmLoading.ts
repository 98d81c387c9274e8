import { useEffect, useState } from 'react';

/** A skeleton becomes visible after this time, in ms; data that arrive before are shown at once. */
const SEEN_AFTER_MS = 200;
/** The minimum time for which a visible skeleton stays, in ms. */
const MIN_VISIBLE_MS = 400;

/**
 * Whether to render the skeleton, given whether data are loading. Data that arrive within 200 ms
 * are shown at once; later ones wait until the skeleton has been visible for 400 ms.
 */
export function useCalmLoading(loading: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), MIN_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return loading || shown;
}
