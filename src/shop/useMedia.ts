import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import {
  prefersReducedMotion,
  onReducedMotionChange,
  matchesMedia,
  onMediaChange,
  WIDE_SCREEN,
} from '../platform/browser.ts';

const unknown = () => false;

/** Whether the screen matches a media query; false on the server and while its page is hydrated. */
export function useMedia(query: string): boolean {
  const watch = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore(watch, () => matchesMedia(query), unknown);
}

const watchWidth = (listener: () => void) => onMediaChange(WIDE_SCREEN, listener);

/** Whether the server rendered the first page for a wide screen (`Visit.isWide`). */
export const RenderedWide = createContext(false);

/**
 * Whether the screen is wide enough for something beside the main content. On the server, and while
 * its page is hydrated, this is what the server knows from the visitor's last page.
 */
export function useIsWide(): boolean {
  const isRenderedWide = useContext(RenderedWide);
  return useSyncExternalStore(
    watchWidth,
    () => matchesMedia(WIDE_SCREEN),
    () => isRenderedWide,
  );
}

/** Whether motion must be reduced; false on the server and while its page is hydrated. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, unknown);
}
