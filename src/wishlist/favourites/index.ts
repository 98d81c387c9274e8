export { favouritesQuery, type FavouriteLists } from './queries.ts';
export { refreshFavourites, wiredFavourites } from './wiring.ts';
