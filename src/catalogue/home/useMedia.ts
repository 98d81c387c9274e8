import { useCallback, useSyncExternalStore } from 'react';
import { screenFits, watchScreen } from '../../platform/browser.ts';

const unknown = () => false;

/** Whether the screen fits a media query; it does not where pages are painted. */
export function useMedia(query: string): boolean {
  const watch = useCallback((heard: () => void) => watchScreen(query, heard), [query]);
  return useSyncExternalStore(watch, () => screenFits(query), unknown);
}
