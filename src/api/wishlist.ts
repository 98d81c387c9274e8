import { answer, client, patience } from './client.ts';
import { asList, asNumber, asObject, asText } from './scalars.ts';

/** Ids of a customer's favourites. */
export interface Favourites {
  items: number[];
  stores: number[];
}

const idsIn = (rows: unknown) => asList(rows).map((row) => asNumber(asObject(row)['id']));

/** What the customer likes of the present module (API-30). */
export async function fetchFavourites(signal?: AbortSignal): Promise<Favourites> {
  const call = client.GET('/api/v1/customer/wish-list', { signal: patience(signal) });
  const body = asObject(await answer(call, signal));
  return { items: idsIn(body['item']), stores: idsIn(body['store']) };
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
