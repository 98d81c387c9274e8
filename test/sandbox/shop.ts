import { asList, asNumber, asObject } from '../../src/api/scalars.ts';
import type { Answer, TestServer } from './support.ts';

/** A Wednesday noon in the shop's time: most stores of the demo are open. */
export const NOON = '2026-11-18T12:00:00';

/** The contact every test order has, and the phone that tracks it. */
export const PHONE = '+15550137001';

export const codesOf = ({ body }: Answer): unknown[] =>
  asList(asObject(body)['errors']).map((entry) => asObject(entry)['code']);

/** Sets the server's clock to a wall-clock time of the shop and stops it there. */
export async function stopClock(server: TestServer, wallClock: string): Promise<void> {
  await server.call({
    method: 'POST',
    url: '/sandbox/test/clock',
    body: { now: new Date(wallClock).toISOString(), frozen: true },
  });
}

export async function newGuest(server: TestServer): Promise<number> {
  const reply = await server.call({ method: 'POST', url: '/api/v1/auth/guest/request', body: {} });
  return asNumber(asObject(reply.body)['guest_id']);
}

/** What of a demo store an order needs. */
export interface Shop {
  id: number;
  moduleId: number;
  zoneId: number;
  lat: number;
  lng: number;
}

export interface Line {
  item_id?: number;
  item_campaign_id?: number;
  quantity?: number;
  variation?: unknown[];
  add_on_ids?: number[];
  add_on_qtys?: number[];
}

/** A buy-now order of one guest, delivered to the store's own door, paid in cash. */
export const orderOf = (shop: Shop, guestId: number, lines: Line[], amount: number) => ({
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  order_amount: amount,
  store_id: shop.id,
  address: '24 Harbour Lane',
  latitude: String(shop.lat),
  longitude: String(shop.lng),
  contact_person_name: 'Maya Haddad',
  contact_person_number: PHONE,
  guest_id: guestId,
  is_guest: 1,
  is_buy_now: 1,
  cart: JSON.stringify(lines.map((line) => ({ quantity: 1, ...line }))),
});

export const place = (server: TestServer, shop: Shop, body: object, key?: string) =>
  server.call({
    method: 'POST',
    url: '/api/v1/customer/order/place',
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
