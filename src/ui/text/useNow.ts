import { useEffect, useState } from 'react';

/** How often `useNow` reads the time and renders its component again, in ms. */
const ANEW_EVERY_MS = 5000;

/** The present time of `clock`. It is read again every 5 seconds while the component is mounted. */
export function useNow(clock: () => Date): Date {
  const [at, setAt] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setAt(clock()), ANEW_EVERY_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return at;
}
