import { useEffect, useRef } from 'react';
import { watchPresses, type Presses } from '../../platform/presses.ts';

/**
 * Returns `Presses.end`. A press on a button takes the focus from the field above it. If an error or
 * a question of that field appeared at once, the button would move away from under the pointer, and
 * the press would have no effect.
 */
export function usePressEnd(): Presses['end'] {
  const presses = useRef<Presses>(undefined);
  useEffect(() => {
    const watched = watchPresses();
    presses.current = watched;
    return watched.stop;
  }, []);
  return () => presses.current?.end();
}
