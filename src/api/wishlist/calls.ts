import type { Item, Provider, Store, Vehicle } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readMessage } from '../envelope.ts';
import { readItem, readStore } from '../catalogue/read.ts';
import { readProvider, readVehicle } from '../rental/read.ts';
import { asList, asObject } from '../scalars.ts';
import type { AnswerTo } from '../wire.ts';

/**
 * A customer's favourites in a module that sells items (DATA-24). The favourites in rental are
 * vehicles and providers: see `RentalFavourites`.
 */
export interface Favourites {
  items: Item[];
  stores: Store[];
}

/** The customer's favourites of the current module (API-30). */
export async function fetchFavourites(signal?: AbortSignal): Promise<Favourites> {
  const call = client.GET('/api/v1/customer/wish-list', { signal: patience(signal) });
  const body = asObject<AnswerTo<'getWishlist'>>(await answer(call, signal));
  return {
    items: asList(body.item).map((row) => readItem(row)),
    stores: asList(body.store).map(readStore),
  };
}

/**
 * Adds an item or a store to the favourites, or removes it when `wanted` is false; resolves with
 * the server's message (API-30). The call is not aborted when the heart button leaves the screen.
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
  return readMessage(await answer(call));
}

/** A customer's favourites of rental. */
export interface RentalFavourites {
  vehicles: Vehicle[];
  providers: Provider[];
}

/** The vehicles and providers a customer likes (API-31). */
export async function fetchRentalFavourites(signal?: AbortSignal): Promise<RentalFavourites> {
  const call = client.GET('/api/v1/rental/user/wish-list', {
    params: { query: { limit: 100, offset: 1 } },
    signal: patience(signal),
  });
  const body = asObject<AnswerTo<'getRentalWishlist'>>(await answer(call, signal));
  return {
    vehicles: asList(body.vehicles).map(readVehicle),
    providers: asList(body.providers).map(readProvider),
  };
}

/**
 * Adds a vehicle or a provider to the favourites, or removes it when `wanted` is false; resolves
 * with the server's message (API-32, OPEN-35).
 */
export async function saveRentalFavourite(
  thing: 'vehicle' | 'provider',
  id: number,
  wanted: boolean,
): Promise<string> {
  const query = thing === 'vehicle' ? { vehicle_id: id } : { provider_id: id };
  const options = { params: { query }, signal: patience() };
  const call = wanted
    ? client.POST('/api/v1/rental/user/wish-list/add', options)
    : client.DELETE('/api/v1/rental/user/wish-list/remove', options);
  return readMessage(await answer(call));
}
