import { normalisePhone } from '../../../../machines/rules/phone.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { StoredAddress } from '../../db/schema/orders.ts';
import type { StoredDoor } from '../../db/schema/people.ts';
import type { Sent } from '../../http/handlers.ts';
import { readText } from '../../http/tolerant.ts';
import { doorOf } from '../place/door.ts';

export type SentOrder = Sent<'placeOrder'>;

/** What every order says of who orders, when and to where. */
export type SentWay = Partial<
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

/** Where an order goes and whom the courier asks for, as it is stored. */
export const addressOf = (sent: SentWay): StoredAddress => ({
  contact_person_name: readText(sent.contact_person_name),
  contact_person_number: normalisePhone(readText(sent.contact_person_number)),
  contact_person_email: readText(sent.contact_person_email) || null,
  address_type: readText(sent.address_type) || 'home',
  address: readText(sent.address),
  ...doorOf(sent),
  latitude: readText(sent.latitude),
  longitude: readText(sent.longitude),
});

/** The wall-clock time an order is for, as it was sent; null is now. */
export const slotOf = (sent: SentWay): string | null =>
  readText(sent.schedule_at) === '' ? null : readText(sent.schedule_at).slice(0, 16);

/** Moment of a wall-clock time of the shop; the shop lives by this machine's clock. */
export const momentOf = (wallClock: string): Date => new Date(wallClock.replace(' ', 'T'));

/** Whether a text is a wall-clock time that exists. */
export const isMoment = (sent: string): boolean =>
  /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/.test(sent) &&
  // A day that its month does not have would silently become one of the next.
  wallClockOf(momentOf(sent)) === sent.replace('T', ' ');

/** Whether the wallet is to be emptied first, and the rest paid by the order's method. */
export const isPartial = (sent: Pick<SentOrder, 'partial_payment'>): boolean =>
  Number(sent.partial_payment ?? 0) === 1;
