import type { LatLng, Place, PlaceSuggestion } from '../../../machines/rules/domain.ts';
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
 * Makes a place of a point: it finds the zones and the address text of the point. The text is
 * `knownAddress`, or, if that is '', the address from the geocoder. When the geocoder finds none or
 * fails, the coordinates are the text, because only the zones decide what can be ordered. Rejects
 * when no zone contains the point.
 */
export async function resolvePlace(
  position: LatLng,
  knownAddress: string,
  signal?: AbortSignal,
): Promise<Place> {
  const [{ zoneIds }, found] = await Promise.all([
    fetchZones(position, signal),
    knownAddress === '' ? fetchAddressText(position, signal).catch(() => '') : knownAddress,
  ]);
  const address = found || `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}`;
  return { address, position, zoneIds };
}
