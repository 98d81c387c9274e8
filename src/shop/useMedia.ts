import { useCallback, useSyncExternalStore } from 'react';
import { isStill, onStillnessChange, screenFits, watchScreen } from '../platform/browser.ts';

const unknown = () => false;

/** Whether the screen fits a media query; it does not where pages are painted. */
export function useMedia(query: string): boolean {
  const watch = useCallback((heard: () => void) => watchScreen(query, heard), [query]);
  return useSyncExternalStore(watch, () => screenFits(query), unknown);
}

/** Whether nothing may move by itself; it may where pages are painted. */
export function useStillness(): boolean {
  return useSyncExternalStore(onStillnessChange, isStill, unknown);
}
