import { useEffect, useState } from 'react';
import { watchPresses } from '../../platform/presses.ts';

/**
 * Returns the value, or during a press the value from before it. This is for what appears and
 * disappears by itself and moves other elements, such as toasts in the layout: a button that moved
 * between the press and its release would not get the click.
 */
export function useOutsidePress<T>(value: T): T {
  const [pressed, setPressed] = useState(false);
  const [shown, setShown] = useState(value);
  useEffect(() => watchPresses(setPressed).stop, []);
  if (pressed) return shown;
  if (shown !== value) setShown(value);
  return value;
}
