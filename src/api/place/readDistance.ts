import { asList, asNumberOrNull, asObject, asText } from '../scalars.ts';
import type { AnswerTo, Loose, Row, Wire } from '../wire.ts';

type Measurement = AnswerTo<'measureDistance'>;
type Element = Row<Row<Measurement['rows']>['elements']>;

/** What older backends measured of the first way; null when they found none. */
function firstElement(body: Loose<Measurement>): Loose<Element> | null {
  const row = asObject<Row<Measurement['rows']>>(asList(body.rows)[0]);
  const element = asObject<Element>(asList(row.elements)[0]);
  return element.status === 'OK' ? element : null;
}

const valueOf = (measured: unknown) => asNumberOrNull(asObject<Wire['Measured']>(measured).value);

/** Metres of a way, both wire shapes; null when the service found no way (quirk 18.24). */
export function readDistanceMetres(value: unknown): number | null {
  const body = asObject<Measurement>(value);
  return asNumberOrNull(body.distanceMeters) ?? valueOf(firstElement(body)?.distance);
}

/** Seconds on the road, both wire shapes; null when the service found no way (quirk 18.24). */
export function readDurationSeconds(value: unknown): number | null {
  const body = asObject<Measurement>(value);
  const direct = /^(\d+(?:\.\d+)?)s$/.exec(asText(body.duration));
  return direct === null ? valueOf(firstElement(body)?.duration) : Number(direct[1]);
}
