import { createContext } from 'react';

/**
 * Whether the browser's own actors are running: not yet while a server-rendered page is hydrated.
 */
export const Awake = createContext(true);
