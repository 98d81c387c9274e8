import { requiredAmount } from '../required.ts';
import { asList, asNumberOrNull, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Loose, Row, Wire } from '../wire.ts';

type Measurement = AnswerTo<'measureDistance'>;
type Element = Row<Row<Measurement['rows']>['elements']>;

/** The first route in an answer of older backends; null when they found none. */
function firstElement(body: Loose<Measurement>): Loose<Element> | null {
  const row = asObject<Row<Measurement['rows']>>(asList(body.rows)[0]);
  const element = asObject<Element>(asList(row.elements)[0]);
  return element.status === 'OK' ? element : null;
}

/**
 * The length of a route in metres, as newer or older backends answer it; null when the service
 * found no route (PRICE-16, wire facts 18.24).
 * @throws CallError `malformed` when it found a route of unreadable length
 */
export function readDistanceMetres(value: unknown): number | null {
  const body = asObject<Measurement>(value);
  if (body.distanceMeters != null) return requiredAmount(body.distanceMeters);
  const element = firstElement(body);
  if (element === null) return null;
  return requiredAmount(asObject<Wire['Measured']>(element.distance).value);
}

/** The number of seconds in a duration such as `95s`; null when the value is not a duration. */
export function readSeconds(value: unknown): number | null {
  const found = /^(\d+(?:\.\d+)?)s$/.exec(asText(value));
  return found === null ? null : Number(found[1]);
}

/**
 * The driving time of a route in seconds, as newer or older backends answer it; null when the
 * service found no route (wire facts 18.24).
 */
export function readDurationSeconds(value: unknown): number | null {
  const body = asObject<Measurement>(value);
  const older = asObject<Wire['Measured']>(firstElement(body)?.duration);
  return readSeconds(body.duration) ?? asNumberOrNull(older.value);
}
