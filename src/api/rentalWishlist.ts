import type { Provider, Vehicle } from '../../machines/rules/domain.ts';
import { answer, client, patience } from './client.ts';
import { readProvider, readVehicle } from './readRental.ts';
import { asList, asObject, asText } from './scalars.ts';

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
  const body = asObject(await answer(call, signal));
  return {
    vehicles: asList(body['vehicles']).map(readVehicle),
    providers: asList(body['providers']).map(readProvider),
  };
}

/** Makes a vehicle or a provider a favourite, or takes it off; answers the server's words (API-32, OPEN-35). */
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
  return asText(asObject(await answer(call))['message']);
}
