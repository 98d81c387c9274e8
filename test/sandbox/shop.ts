import { eq } from 'drizzle-orm';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { askShop, clientPrice, type Shop, type Wanted } from './clientPrice.ts';
import type { Answer, TestServer } from './support.ts';

/** A Wednesday noon in the shop's time: most stores of the demo are open. */
export const NOON = '2026-11-18T12:00:00';

/** The contact every test order has, and the phone that tracks it. */
export const PHONE = '+15550137001';

export const codesOf = ({ body }: Answer): unknown[] =>
  asList(asObject(body)['errors']).map((entry) => asObject(entry)['code']);

/** What these helpers need of a server: it may run in this process or in another one. */
export type Asked = Pick<TestServer, 'db' | 'call'>;

/** Sets the server's clock to a wall-clock time of the shop and stops it there. */
export async function stopClock(
  server: Pick<TestServer, 'call'>,
  wallClock: string,
): Promise<void> {
  await server.call({
    method: 'POST',
    url: '/sandbox/test/clock',
    body: { now: new Date(wallClock).toISOString(), frozen: true },
  });
}

export async function newGuest(server: Pick<TestServer, 'call'>): Promise<number> {
  const reply = await server.call({ method: 'POST', url: '/api/v1/auth/guest/request', body: {} });
  return asNumber(asObject(reply.body)['guest_id']);
}

export type StoreRow = typeof stores.$inferSelect;
export type ItemRow = typeof items.$inferSelect;

/** The first demo store that fits. */
export async function demoStore(server: Asked, fits: (store: StoreRow) => boolean) {
  const found = (await server.db.select().from(stores).orderBy(stores.id)).find(fits);
  if (found === undefined) throw new Error('The demo has no such store.');
  return found;
}

/** An item of a store that can be ordered at any time and needs no choice. */
export async function plainItem(
  server: Asked,
  { id }: StoreRow,
  fits: (item: ItemRow) => boolean = () => true,
): Promise<ItemRow> {
  const rows = await server.db.select().from(items).where(eq(items.storeId, id)).orderBy(items.id);
  const plain = rows.find(
    (one) =>
      one.foodVariations.length === 0 &&
      one.variations.length === 0 &&
      one.availableFrom === null &&
      one.maximumCartQuantity === null &&
      one.stock > 5 &&
      !one.prescriptionRequired &&
      fits(one),
  );
  if (plain === undefined) throw new Error(`Store ${id} has no plain item.`);
  return plain;
}

/** The total that the storefront shows at noon for this quantity of an item. */
export async function shownTotal(
  server: Asked,
  store: StoreRow,
  item: ItemRow,
  quantity: number,
  wanted: Partial<Wanted> = {},
): Promise<number> {
  const reply = await server.call({
    url: `/api/v1/items/details/${item.id}`,
    moduleId: store.moduleId,
    zoneIds: [store.zoneId],
  });
  const choice = { food: [], variationType: null, addOns: [], quantity };
  const lines = [{ item: readItem(reply.body), choice }];
  const now = NOON.replace('T', ' ').slice(0, 16);
  return clientPrice(await askShop(server, store), { lines, now, ...wanted }).total;
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

export const place = (
  server: Pick<TestServer, 'call'>,
  shop: Pick<Shop, 'moduleId' | 'zoneId'>,
  body: object,
  key?: string,
  token?: string,
) =>
  server.call({
    method: 'POST',
    url: '/api/v1/customer/order/place',
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    ...(token === undefined ? {} : { token }),
  });

/** Three of a plain item of the first store, ordered by a signed-in customer; gives the order's id. */
export async function orderThree(
  server: TestServer,
  token: string,
  changes: object = {},
  key?: string,
): Promise<number> {
  const store = await demoStore(server, ({ id }) => id === 1);
  const item = await plainItem(server, store);
  const amount = await shownTotal(server, store, item, 3);
  const lines = [{ item_id: item.id, quantity: 3 }];
  const { guest_id: _guest, is_guest: _flag, ...body } = orderOf(store, 0, lines, amount);
  const placed = await place(server, store, { ...body, ...changes }, key, token);
  return asNumber(asObject(placed.body)['order_id']);
}
