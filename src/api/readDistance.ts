import { asList, asNumberOrNull, asObject, asText } from './scalars.ts';

/** Metres of a way, both wire shapes; null when the service found no way (quirk 18.24). */
export function readDistanceMetres(value: unknown): number | null {
  const body = asObject(value);
  const direct = asNumberOrNull(body['distanceMeters']);
  if (direct !== null) return direct;
  const element = asObject(asList(asObject(asList(body['rows'])[0])['elements'])[0]);
  return element['status'] === 'OK' ? asNumberOrNull(asObject(element['distance'])['value']) : null;
}

/** Seconds on the road, both wire shapes; null when the service found no way (quirk 18.24). */
export function readDurationSeconds(value: unknown): number | null {
  const body = asObject(value);
  const direct = /^(\d+(?:\.\d+)?)s$/.exec(asText(body['duration']));
  if (direct !== null) return Number(direct[1]);
  const element = asObject(asList(asObject(asList(body['rows'])[0])['elements'])[0]);
  return element['status'] === 'OK' ? asNumberOrNull(asObject(element['duration'])['value']) : null;
}
