import { lazy } from 'react';

/** A heart; it comes after the page it stands on. */
export const Heart = lazy(async () => ({ default: (await import('./Heart.tsx')).Heart }));
export { favouritesQuery, type FavouriteLists } from './queries.ts';
export { refreshFavourites, wiredFavourites } from './wiring.ts';
