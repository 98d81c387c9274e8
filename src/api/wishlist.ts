import type { Item, Store } from '../../machines/rules/domain.ts';
import { answer, client, patience } from './client.ts';
import { readItem, readStore } from './readCatalogue.ts';
import { asList, asObject, asText } from './scalars.ts';

/** A customer's favourites of an ordering module (DATA-24). */
export interface Favourites {
  items: Item[];
  stores: Store[];
}

/** What the customer likes of the present module (API-30). */
export async function fetchFavourites(signal?: AbortSignal): Promise<Favourites> {
  const call = client.GET('/api/v1/customer/wish-list', { signal: patience(signal) });
  const body = asObject(await answer(call, signal));
  return {
    items: asList(body['item']).map((row) => readItem(row)),
    stores: asList(body['store']).map(readStore),
  };
}

/**
 * Makes an item or a store a favourite, or takes it off; answers the server's words (API-30). It is
 * not given up when its heart leaves the screen.
 */
export async function saveFavourite(
  thing: 'item' | 'store',
  id: number,
  wanted: boolean,
): Promise<string> {
  const query = thing === 'item' ? { item_id: id } : { store_id: id };
  const options = { params: { query }, signal: patience() };
  const call = wanted
    ? client.POST('/api/v1/customer/wish-list/add', options)
    : client.DELETE('/api/v1/customer/wish-list/remove', options);
  return asText(asObject(await answer(call))['message']);
}
