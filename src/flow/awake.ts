import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether the browser's own actors are running: not yet while a server-rendered page is hydrated.
 */
export const Awake = createContext(true);

const watchNothing = () => () => undefined;

/**
 * Whether both the page and the calling component are hydrated, so that it may render what only the
 * browser knows. A component whose code loads late is hydrated when the page already knows more
 * than the server did, such as the customer, but must first render the same as the server. For the
 * rest of the page the value changes in a transition, because a change that React has to show at
 * once would make it hydrate the whole page in one long task.
 */
export function useIsAwake(): boolean {
  const isAwake = useContext(Awake);
  return useSyncExternalStore(
    watchNothing,
    () => isAwake,
    () => false,
  );
}
