import { queryOptions } from '@tanstack/react-query';
import { fetchFavourites } from '../api/wishlist.ts';

/** The customer's favourites of a module (API-30); asked only with a token. */
export const favouritesQuery = (moduleId: number | null) =>
  queryOptions({
    queryKey: ['wishlist', moduleId],
    queryFn: ({ signal }) => fetchFavourites(signal),
  });
