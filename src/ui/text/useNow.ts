import { useEffect, useState } from 'react';

/** How often `useNow` renders its component again with the present time, in ms. */
const ANEW_EVERY_MS = 5000;

/** The present time of a clock, read again every few seconds while the component is mounted. */
export function useNow(clock: () => Date): Date {
  const [at, setAt] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setAt(clock()), ANEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return at;
}
