import { queryOptions } from '@tanstack/react-query';
import type { Item, Provider, Store, Vehicle } from '../../../machines/rules/domain.ts';
import type { Wish } from '../../../machines/wishlist/wish.machine.ts';
import { fetchRentalFavourites, fetchFavourites } from '../../api/wishlist/calls.ts';

/**
 * A customer's favourites by kind. Only the rental module has vehicles and providers; the other
 * modules have items and stores (DATA-24).
 */
export interface FavouriteLists {
  item: readonly Item[];
  store: readonly Store[];
  vehicle: readonly Vehicle[];
  provider: readonly Provider[];
}

const none: FavouriteLists = { item: [], store: [], vehicle: [], provider: [] };

async function fetchOrderingLists(signal: AbortSignal): Promise<FavouriteLists> {
  const { items, stores } = await fetchFavourites(signal);
  return { ...none, item: items, store: stores };
}

async function fetchRentalLists(signal: AbortSignal): Promise<FavouriteLists> {
  const { vehicles, providers } = await fetchRentalFavourites(signal);
  return { ...none, vehicle: vehicles, provider: providers };
}

/**
 * Whether a favourite belongs to the rental module, whose favourites are saved by different
 * requests.
 */
export const isOfRental = (thing: Wish['thing']): boolean =>
  thing === 'vehicle' || thing === 'provider';

/**
 * The customer's favourites of a module (API-30, API-31); fetched only for signed-in customers.
 * @param moduleId null while no module is chosen
 * @param rental whether it is the rental module, which has vehicles and providers
 */
export const favouritesQuery = (moduleId: number | null, rental: boolean) =>
  queryOptions({
    queryKey: ['wishlist', moduleId, rental],
    queryFn: ({ signal }) => (rental ? fetchRentalLists(signal) : fetchOrderingLists(signal)),
  });
