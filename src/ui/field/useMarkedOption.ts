import { useState, type KeyboardEvent } from 'react';

/**
 * Which option in the list of a combobox the arrow keys have marked; -1 for none. A step past
 * either end marks none, so that the typed text counts again.
 * @param count how many options the list has
 */
export function useMarkedOption(count: number) {
  const [marked, setMarked] = useState(-1);
  return {
    marked,
    unmark: () => setMarked(-1),
    /** Handles an arrow key and prevents the browser's default; returns whether it was one. */
    moveBy: (event: KeyboardEvent): boolean => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return false;
      event.preventDefault();
      const stops = count + 1;
      setMarked(((marked + 1 + step + stops) % stops) - 1);
      return true;
    },
  };
}
