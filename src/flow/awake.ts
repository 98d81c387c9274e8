import { createContext, useContext } from 'react';

/**
 * Whether the browser's own actors are running: not yet while a server-rendered page is hydrated.
 */
export const Awake = createContext(true);

/**
 * Whether the page is past its hydration. A part that is hydrated late may know more than the server
 * did, such as the customer, and must first be drawn as the server drew it. It changes as part of a
 * transition: a change that React has to show at once would make it hydrate the whole page in one
 * long task.
 */
export const useIsAwake = (): boolean => useContext(Awake);
