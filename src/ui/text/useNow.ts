import { useEffect, useState } from 'react';

/** How often what depends on the present moment is written anew. */
const ANEW_EVERY_MS = 5000;

/** The present moment as the clock tells it, kept up for what on screen depends on it. */
export function useNow(clock: () => Date): Date {
  const [at, setAt] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setAt(clock()), ANEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return at;
}
