import { createContext } from 'react';

/** Whether the browser's own actors stand behind the page: not yet while a rendered page is taken over. */
export const Awake = createContext(true);
