import { asMoment } from './scalars.ts';

/**
 * A time as ISO text with its time zone, for the fields that a server writes in UTC but without
 * naming a time zone: `YYYY-MM-DD HH:mm:ss`, as in an order's and a notification's `created_at`
 * (wire facts 1.7). A time in another form is unchanged; null when it is no time.
 */
export function asUtcMoment(value: unknown): string | null {
  const moment = asMoment(value);
  const plain = moment === null ? null : /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(moment);
  return plain === null ? moment : `${plain[1]}T${plain[2]}Z`;
}
