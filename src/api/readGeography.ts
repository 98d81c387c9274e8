import type { LatLng, PlaceSuggestion } from '../../machines/rules/domain.ts';
import { readPoint } from './readPlace.ts';
import { asList, asObject, asText } from './scalars.ts';

/** Suggestions of a place search, both wire shapes (quirk 18.25). */
export function readPlaceSuggestions(value: unknown): PlaceSuggestion[] {
  const body = asObject(value);
  const wrapped = asObject(body['data']);
  const list = asList(body['suggestions'] ?? wrapped['suggestions']);
  if (list.length > 0) {
    return list.map((entry) => {
      const prediction = asObject(asObject(entry)['placePrediction']);
      const format = asObject(prediction['structuredFormat']);
      return {
        placeId: asText(prediction['placeId']),
        mainText: asText(asObject(format['mainText'])['text']),
        secondaryText: asText(asObject(format['secondaryText'])['text']),
      };
    });
  }
  return asList(body['predictions']).map((entry) => {
    const prediction = asObject(entry);
    const format = asObject(prediction['structured_formatting']);
    return {
      placeId: asText(prediction['place_id']),
      mainText: asText(format['main_text']) || asText(prediction['description']),
      secondaryText: asText(format['secondary_text']),
    };
  });
}

/** The point of a place, both wire shapes; null when the answer names none. */
export function readPlacePoint(value: unknown): LatLng | null {
  const body = asObject(value);
  const result = asObject(body['result'] ?? asObject(body['data']));
  const location =
    body['location'] ?? result['location'] ?? asObject(result['geometry'])['location'];
  return location === undefined ? null : readPoint(location);
}

/** The first address of a geocoding answer, empty when there is none. */
export function readAddressText(value: unknown): string {
  return asText(asObject(asList(asObject(value)['results'])[0])['formatted_address']);
}
