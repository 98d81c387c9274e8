import { queryOptions } from '@tanstack/react-query';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { fetchRentalFavourites } from '../api/rentalWishlist.ts';
import { fetchFavourites } from '../api/wishlist.ts';

type Favourites = Partial<Record<Wish['thing'], number[]>>;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function fetchOrderingFavourites(signal: AbortSignal): Promise<Favourites> {
  const { items, stores } = await fetchFavourites(signal);
  return { item: items, store: stores };
}

async function fetchTripFavourites(signal: AbortSignal): Promise<Favourites> {
  const { vehicles, providers } = await fetchRentalFavourites(signal);
  return { vehicle: idsOf(vehicles), provider: idsOf(providers) };
}

/** Whether a favourite belongs to rental, which keeps a list of its own (API-31). */
const isOfRental = (thing: Wish['thing']): boolean => thing === 'vehicle' || thing === 'provider';

/** The customer's favourites of a module (API-30, API-31); asked only with a token. */
export const favouritesQuery = (moduleId: number | null, thing: Wish['thing']) =>
  queryOptions({
    queryKey: ['wishlist', moduleId, isOfRental(thing)],
    queryFn: ({ signal }) =>
      isOfRental(thing) ? fetchTripFavourites(signal) : fetchOrderingFavourites(signal),
  });
