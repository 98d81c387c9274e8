import { later } from '../ui/later.tsx';

/** A heart; it comes after the page it stands on. */
export const Heart = later(async () => (await import('./Heart.tsx')).Heart);
export { favouritesQuery, type FavouriteLists } from './queries.ts';
export { refreshFavourites, wiredFavourites } from './wiring.ts';
