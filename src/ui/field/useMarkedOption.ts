import { useState, type KeyboardEvent } from 'react';

/**
 * Lets the arrow keys move through the options of a combobox; its input must call `moveBy` for each
 * key. `marked` is the index of the marked option; -1 when none is marked. A step past either end
 * of the list marks none, so that Enter uses the typed text again.
 * @param count how many options the list has
 */
export function useMarkedOption(count: number) {
  const [marked, setMarked] = useState(-1);
  return {
    marked,
    unmark: () => setMarked(-1),
    /**
     * Handles an arrow key and prevents the browser's default. Returns false for all other keys.
     */
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
