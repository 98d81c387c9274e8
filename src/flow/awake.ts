import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether the browser's own actors are running: not yet while a server-rendered page is hydrated.
 */
export const Awake = createContext(true);

const watchNothing = () => () => undefined;

/**
 * Whether the page is past its hydration, and the part that asks is, too. A part whose code comes
 * late is hydrated when the page already knows more than the server did, such as the customer; it
 * must first be drawn as the server drew it. For the rest of the page this changes as part of a
 * transition: a change that React has to show at once would make it hydrate the whole page in one
 * long task.
 */
export function useIsAwake(): boolean {
  const isAwake = useContext(Awake);
  return useSyncExternalStore(
    watchNothing,
    () => isAwake,
    () => false,
  );
}
