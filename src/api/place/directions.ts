import { decode } from '@googlemaps/polyline-codec';
import type { LatLng } from '../../../machines/rules/domain.ts';
import type { DrivingRoute } from '../../../machines/rules/drivingRoute.ts';
import { answer, client, patience } from '../client.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readSeconds } from './readDistance.ts';

type Route = Row<AnswerTo<'getDirections'>['routes']>;

/** The first route in a directions reply; its list of points is empty when there is no route. */
export function readDirections(value: unknown): DrivingRoute {
  const [first] = asList(asObject<AnswerTo<'getDirections'>>(value).routes);
  const route = asObject<Route>(first);
  const points = decode(asText(asObject<Route['polyline']>(route.polyline).encodedPolyline))
    .map(([lat, lng]) => ({ lat, lng }))
    .filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  return { points, seconds: readSeconds(route.duration) };
}

/** The route along roads between two points; its list of points is empty when there is no route. */
export async function fetchDirections(
  from: LatLng,
  to: LatLng,
  signal?: AbortSignal,
): Promise<DrivingRoute> {
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
