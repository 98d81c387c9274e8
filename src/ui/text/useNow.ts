import { useEffect, useState } from 'react';

/** How often everything that depends on the present time is rendered again. */
const ANEW_EVERY_MS = 5000;

/** The present moment, read again while something on the screen depends on it. */
export function useNow(clock: () => Date): Date {
  const [at, setAt] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setAt(clock()), ANEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return at;
}
