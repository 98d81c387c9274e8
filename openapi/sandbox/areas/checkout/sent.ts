import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { StoredAddress } from '../../db/schema/orders.ts';
import type { StoredDoor } from '../../db/schema/people.ts';
import type { Sent } from '../../http/handlers.ts';
import { readText } from '../../http/tolerant.ts';
import { doorOf } from '../place/door.ts';

export type SentOrder = Sent<'placeOrder'>;

/** The request fields about receiver, time and destination, which every kind of order has. */
export type SentFulfilment = Partial<
  Pick<
    SentOrder | Sent<'placePrescription'>,
    | 'order_type'
    | 'is_guest'
    | 'contact_person_name'
    | 'contact_person_number'
    | 'contact_person_email'
    | 'schedule_at'
    | 'latitude'
    | 'longitude'
    | 'address'
    | 'dm_tips'
  > &
    Pick<SentOrder, 'address_type' | keyof StoredDoor>
>;

/** The destination and contact of an order request, in the form in which the order stores them. */
export const addressOf = (sent: SentFulfilment): StoredAddress => ({
  contact_person_name: readText(sent.contact_person_name),
  contact_person_number: normalisePhone(readText(sent.contact_person_number)),
  contact_person_email: readText(sent.contact_person_email) || null,
  address_type: readText(sent.address_type) || 'home',
  address: readText(sent.address),
  ...doorOf(sent),
  latitude: readText(sent.latitude),
  longitude: readText(sent.longitude),
});

/** A wall-clock time from a request as `YYYY-MM-DD HH:mm`, without seconds and without a `T`. */
export const wallClockIn = (sent: unknown): string => readText(sent).replace('T', ' ').slice(0, 16);

/**
 * The wall-clock time for which the request schedules the order, as `YYYY-MM-DD HH:mm`; null means
 * as soon as possible.
 */
export const slotOf = (sent: SentFulfilment): string | null =>
  wallClockIn(sent.schedule_at) || null;

/** Converts a wall-clock time to a Date; the shop uses the time zone of this server. */
export const momentOf = (wallClock: string): Date => new Date(wallClock.replace(' ', 'T'));

/** Whether a text is a wall-clock time such as `2025-04-30 18:30`, on a day that exists. */
export const isMoment = (sent: string): boolean =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(sent) &&
  // A day that does not exist, such as 31 April, would silently become a day of the next month.
  wallClockOf(momentOf(sent)) === sent;

/** Whether the wallet's balance pays first, and the order's payment method pays the rest. */
export const isPartial = (sent: Pick<SentOrder, 'partial_payment'>): boolean =>
  Number(sent.partial_payment ?? 0) === 1;
