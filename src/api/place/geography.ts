import type { LatLng, Place, PlaceSuggestion } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { answer, client, patience } from '../client.ts';
import { CallError } from '../failure.ts';
import { fetchZones } from './calls.ts';
import { readAddressText, readPlacePoint, readPlaceSuggestions } from './readGeography.ts';

/** Suggests places that match what the customer has typed (API-24). */
export async function suggestPlaces(
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const call = client.GET('/api/v1/config/place-api-autocomplete', {
    params: { query: { search_text: text } },
    signal: patience(signal),
  });
  return readPlaceSuggestions(await answer(call, signal));
}

/** The coordinates of a suggested place (API-22); rejects when the service does not know them. */
export async function fetchPlacePoint(placeId: string, signal?: AbortSignal): Promise<LatLng> {
  const call = client.GET('/api/v1/config/place-api-details', {
    params: { query: { placeid: placeId } },
    signal: patience(signal),
  });
  const point = readPlacePoint(await answer(call, signal));
  if (point === null) throw new CallError({ kind: 'notFound', status: 200, entries: [] });
  return point;
}

/** The address text of a point (API-21). */
export async function fetchAddressText(
  { lat, lng }: LatLng,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.GET('/api/v1/config/geocode-api', {
    params: { query: { lat, lng } },
    signal: patience(signal),
  });
  return readAddressText(await answer(call, signal));
}

/**
 * The address text of a point. When the geocoder finds none or fails, it is the point's coordinates,
 * so that the point can be chosen all the same.
 */
export async function addressOrCoordinates(
  position: LatLng,
  signal?: AbortSignal,
): Promise<string> {
  const found = await fetchAddressText(position, signal).catch(() => '');
  return found || `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}`;
}

/**
 * Makes a place of a point: it finds the zones and the address text of the point. The text is
 * `knownAddress`, or, if that is '', the address from the geocoder or the coordinates. Rejects with
 * code `coordinates` when no zone contains the point, also when the server lists none.
 */
export async function resolvePlace(
  position: LatLng,
  knownAddress: string,
  signal?: AbortSignal,
): Promise<Place> {
  const [{ zoneIds }, address] = await Promise.all([
    fetchZones(position, signal),
    knownAddress || addressOrCoordinates(position, signal),
  ]);
  if (zoneIds.length === 0) {
    const entries = [{ code: 'coordinates', message: t('place.outside.text') }];
    throw new CallError({ kind: 'notFound', status: 200, entries });
  }
  return { address, position, zoneIds };
}
