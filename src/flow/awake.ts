import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated, so that the browser's own actors run. False on the server and while
 * a server-rendered page is hydrated.
 */
export const Awake = createContext(true);

const watchNothing = () => () => undefined;

/**
 * Whether both the page and the calling component are hydrated; only then may a component render
 * what only the browser knows, such as the customer. In a component whose code loads late it is
 * false for the first render, which must equal the server's HTML, even when the rest of the page is
 * hydrated. The value changes in a transition, because an urgent change would make React hydrate
 * the whole page in one long task.
 */
export function useIsAwake(): boolean {
  const isAwake = useContext(Awake);
  return useSyncExternalStore(
    watchNothing,
    () => isAwake,
    () => false,
  );
}
