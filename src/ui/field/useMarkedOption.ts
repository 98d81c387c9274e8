import { useState, type KeyboardEvent } from 'react';

/**
 * Which option of a combobox's list the arrow keys are at, -1 for none: past either end the typed
 * text is meant again.
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
