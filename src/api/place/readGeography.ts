import type { LatLng, PlaceSuggestion } from '../../../machines/rules/domain.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readPoint } from './read.ts';

type Suggested = AnswerTo<'suggestPlaces'>;
type Newer = Row<Suggested['suggestions']>;
type Older = Row<Suggested['predictions']>;

const readNewer = (value: unknown): PlaceSuggestion => {
  const entry = asObject<Newer>(value);
  const prediction = asObject<Newer['placePrediction']>(entry.placePrediction);
  const format = asObject<Newer['placePrediction']['structuredFormat']>(
    prediction.structuredFormat,
  );
  return {
    placeId: asText(prediction.placeId),
    mainText: asText(asObject<{ text: string }>(format.mainText).text),
    secondaryText: asText(asObject<{ text: string }>(format.secondaryText).text),
  };
};

const readOlder = (value: unknown): PlaceSuggestion => {
  const prediction = asObject<Older>(value);
  const format = asObject<Older['structured_formatting']>(prediction.structured_formatting);
  return {
    placeId: asText(prediction.place_id),
    mainText: asText(format.main_text) || asText(prediction.description),
    secondaryText: asText(format.secondary_text),
  };
};

/**
 * Reads the suggestions of a place search, as newer or older backends answer them (wire facts 18.25).
 */
export function readPlaceSuggestions(value: unknown): PlaceSuggestion[] {
  const body = asObject<Suggested>(value);
  const list = asList(body.suggestions ?? asObject<Suggested['data']>(body.data).suggestions);
  return list.length > 0 ? list.map(readNewer) : asList(body.predictions).map(readOlder);
}

type OlderPlace = Extract<AnswerTo<'getPlace'>, { result: unknown }>['result'];
type WrappedPlace = Extract<AnswerTo<'getPlace'>, { data: unknown }>['data'];

/** Reads a place's point, as newer or older backends answer it; null when the answer has none. */
export function readPlacePoint(value: unknown): LatLng | null {
  const body = asObject<AnswerTo<'getPlace'>>(value);
  const older = asObject<OlderPlace>(body.result);
  const location =
    body.location ??
    asObject<WrappedPlace>(body.data).location ??
    asObject<OlderPlace['geometry']>(older.geometry).location;
  return location === undefined ? null : readPoint(location);
}

/** The first address of a geocoding answer, empty when there is none. */
export function readAddressText(value: unknown): string {
  const [first] = asList(asObject<AnswerTo<'geocode'>>(value).results);
  return asText(asObject<Row<AnswerTo<'geocode'>['results']>>(first).formatted_address);
}
