import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated: from then on it uses the browser's own actors. False on the server,
 * and while a server-rendered page is hydrated.
 */
export const Awake = createContext(true);

const watchNothing = () => () => undefined;

/**
 * Whether both the page and the calling component are hydrated. Only then may a component render
 * what the server cannot know, such as who is signed in. A component whose code loads late gets
 * false in its first render, which must equal the server's HTML, even if the rest of the page is
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
