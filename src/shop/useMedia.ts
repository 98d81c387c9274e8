import { useCallback, useSyncExternalStore } from 'react';
import { isStill, onStillnessChange, screenFits, watchScreen } from '../platform/browser.ts';

const unknown = () => false;

/** Whether the screen matches a media query; false on the server and while its page is hydrated. */
export function useMedia(query: string): boolean {
  const watch = useCallback((listener: () => void) => watchScreen(query, listener), [query]);
  return useSyncExternalStore(watch, () => screenFits(query), unknown);
}

/** Whether motion must be reduced; false on the server and while its page is hydrated. */
export function useStillness(): boolean {
  return useSyncExternalStore(onStillnessChange, isStill, unknown);
}
