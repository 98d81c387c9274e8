import { decode } from '@googlemaps/polyline-codec';
import type { LatLng } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';

type Route = Row<AnswerTo<'getDirections'>['routes']>;

/** The points of the first route in a directions reply; empty when there is none. */
export function readDirections(value: unknown): LatLng[] {
  const [route] = asList(asObject<AnswerTo<'getDirections'>>(value).routes);
  const text = asText(asObject<Route['polyline']>(asObject<Route>(route).polyline).encodedPolyline);
  return decode(text)
    .map(([lat, lng]) => ({ lat, lng }))
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
}

/** The route along roads between two points; empty when there is none. */
export async function fetchDirections(
  from: LatLng,
  to: LatLng,
  signal?: AbortSignal,
): Promise<LatLng[]> {
  const call = client.GET('/api/v1/config/direction-api', {
    params: {
      query: {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
      },
    },
    signal: patience(signal),
  });
  return readDirections(await answer(call, signal));
}
