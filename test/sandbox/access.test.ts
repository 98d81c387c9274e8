import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../openapi/sandbox/db/schema/inbox.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { cartRows, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { bodyFields } from '../../openapi/sandbox/http/body.ts';
import { loadContract, type Operation } from '../../openapi/sandbox/http/contract.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readOrder, readOrderLines } from '../../src/api/orders/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import {
  codesOf,
  demoStore,
  newGuest,
  NOON,
  orderOf,
  PHONE,
  place,
  plainItem,
  shownTotal,
  stopClock,
  type ItemRow,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Call, type TestServer } from './support.ts';

const contract = loadContract();
const MAYA = 1;
const OMAR = 2;

let server: TestServer;
let shop: StoreRow;
let item: ItemRow;

beforeAll(async () => {
  server = await openServerForTest();
  await server.db.update(flashSaleItems).set({ stock: 100_000 });
  shop = await demoStore(server, ({ id }) => id === 1);
  item = await plainItem(server, shop);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

/** A customer or a guest, with what identifies them in a call. */
interface Person {
  id: number;
  token?: string;
  /** Joined to query or body. */
  fields: { guest_id?: number };
}

const customer = async (id: number): Promise<Person> => ({
  id,
  token: await issueToken(server.db, id, new Date(NOON)),
  fields: {},
});
const guest = async (): Promise<Person> => {
  const id = await newGuest(server);
  return { id, fields: { guest_id: id } };
};

/** A call in somebody's name. */
function callAs({ token, fields }: Person, call: Call) {
  const inBody = call.method === 'POST' || call.method === 'PUT';
  return server.call({
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
    ...call,
    ...(inBody ? { body: { ...call.body, ...fields } } : { query: { ...call.query, ...fields } }),
    ...(token !== undefined && { token }),
  });
}

const cart = '/api/v1/customer/cart';
const order = '/api/v1/customer/order';
const chat = '/api/v1/customer/message';

const addToCart = (person: Person) =>
  callAs(person, {
    method: 'POST',
    url: `${cart}/add`,
    body: { item_id: item.id, model: 'Item', price: item.price, quantity: 3 },
  });

interface Belongings {
  /** The id of the customer's conversation with the shop; guests have none. */
  conversationId: number;
  cartId: number;
  orderId: number;
  key: string;
}

/**
 * Creates what the tests try to reach for a person: an order, a conversation with the shop, and a
 * cart with an item.
 */
async function settle(person: Person): Promise<Belongings> {
  await callAs(person, { method: 'DELETE', url: `${cart}/remove` });
  await addToCart(person);
  const key = randomUUID();
  const amount = await shownTotal(server, shop, item, 3);
  const { guest_id: _guest, is_guest: _flag, ...body } = orderOf(shop, 0, [], amount);
  const placed = await place(
    server,
    shop,
    { ...body, ...person.fields, is_guest: Number(person.token === undefined), is_buy_now: 0 },
    key,
    person.token,
  );
  expect(placed.status, placed.text).toBe(200);
  const words = { receiver_id: 0, receiver_type: 'admin', message: 'Harbour Lane 24' };
  const written = await callAs(person, { method: 'POST', url: `${chat}/send`, body: words });
  const conversationId = asNumber(asObject(asObject(written.body)['conversation'])['id']);
  const rows = asList((await addToCart(person)).body);
  const cartId = asNumber(asObject(rows[0])['id']);
  return { conversationId, cartId, orderId: readPlaced(placed.body).orderId, key };
}

/** For each operation, the call that asks for something that belongs to a person. */
const asks: Record<string, (of: Belongings) => Call> = {
  updateCartItem: ({ cartId }) => ({
    method: 'POST',
    url: `${cart}/update`,
    body: { cart_id: cartId, price: 1, quantity: 9 },
  }),
  removeCartItem: ({ cartId }) => ({
    method: 'DELETE',
    url: `${cart}/remove-item`,
    query: { cart_id: cartId },
  }),
  getOrderDetails: ({ orderId }) => ({ url: `${order}/details`, query: { order_id: orderId } }),
  trackOrder: ({ orderId }) => ({ url: `${order}/track`, query: { order_id: orderId } }),
  reorder: ({ orderId }) => ({
    method: 'POST',
    url: '/api/v1/customer/order-again/reorder',
    body: { order_id: orderId },
  }),
  cancelOrder: ({ orderId }) => ({
    method: 'PUT',
    url: `${order}/cancel`,
    body: { order_id: orderId, reason: 'Not mine' },
  }),
  payByCash: ({ orderId }) => ({
    method: 'PUT',
    url: `${order}/payment-method`,
    body: { order_id: orderId },
  }),
  reviewItem: ({ orderId }) => ({
    method: 'POST',
    url: '/api/v1/items/reviews/submit',
    body: { item_id: item.id, order_id: orderId, rating: 1, comment: 'Not mine' },
  }),
  getFailedPayment: ({ orderId }) => ({
    url: `${order}/payment-failed`,
    query: { order_id: orderId },
  }),
  payFromWallet: ({ orderId }) => ({
    method: 'POST',
    url: `${order}/wallet-payment`,
    body: { order_id: orderId },
  }),
  payOffline: ({ orderId }) => ({
    method: 'PUT',
    url: `${order}/offline-payment`,
    body: { order_id: orderId, method_id: 2, 'Receipt number': '7' },
  }),
  updateOfflinePayment: ({ orderId }) => ({
    method: 'PUT',
    url: `${order}/offline-payment-update`,
    body: { order_id: orderId, 'Receipt number': '7' },
  }),
  requestRefund: ({ orderId }) => ({
    method: 'POST',
    url: `${order}/refund-request`,
    body: { order_id: orderId, customer_reason: 'Not mine' },
  }),
  reviewCourier: ({ orderId }) => ({
    method: 'POST',
    url: '/api/v1/delivery-man/reviews/submit',
    body: { delivery_man_id: 1, order_id: orderId, rating: 1, comment: 'Not mine' },
  }),
  dismissReviewReminder: ({ orderId }) => ({
    url: '/api/v1/customer/review-reminder-cancel',
    query: { order_id: orderId },
  }),
  getConversation: ({ conversationId }) => ({
    url: `${chat}/details`,
    query: { conversation_id: conversationId },
  }),
  sendMessage: ({ conversationId, orderId }) => ({
    method: 'POST',
    url: `${chat}/send`,
    body: { conversation_id: conversationId, order_id: orderId, message: 'Not mine' },
  }),
  returnParcel: ({ orderId }) => ({
    method: 'POST',
    url: `${order}/parcel-return`,
    body: { order_id: orderId, order_status: 'returned', return_otp: '1234' },
  }),
  findOrderByKey: ({ key }) => ({ url: `${order}/by-key`, query: { key } }),
};

/**
 * The names of request fields with ids that belong to a person; an operation that takes one of them
 * needs a row in the table above.
 */
const ownedIds = /^(cart_id|cart_ids|order_id|key|trip_id|conversation_id)$/;
/**
 * Operations that take such an id but show nothing of the owner: a buy-now does not read the cart
 * row that it names, and a courier's position is public in this API.
 */
const readsNothing = new Set(['placeOrder', 'getCourierLocation']);

function takesOwned(operation: Operation): boolean {
  const listed = operation.definition['parameters'];
  const parameters = (Array.isArray(listed) ? listed : []).map(contract.resolve);
  const names = [
    ...parameters.filter((one) => one['in'] !== 'header').map((one) => String(one['name'])),
    ...bodyFields(contract, operation).keys(),
  ];
  return names.some((name) => ownedIds.test(name)) && !readsNothing.has(operation.id);
}

/** Areas whose operations have such tests of their own. */
const elsewhere = new Set(['identity', 'place', 'rental', 'wishlist', 'sandbox']);

it('8.2.1: every operation that takes an id of somebody’s is in the table', () => {
  const taking = [...contract.operations.values()]
    .filter(({ definition }) => !elsewhere.has(String([definition['tags']].flat()[0])))
    .filter(takesOwned)
    .map(({ id }) => id);
  expect(taking.sort()).toEqual(Object.keys(asks).sort());
});

describe.each(['guest', 'customer'] as const)('what belongs to a %s', (kind) => {
  const owner = () => (kind === 'guest' ? guest() : customer(MAYA));

  it.each(Object.keys(asks))('8.2.2: %s refuses everybody else and changes nothing', async (id) => {
    const ask = asks[id];
    if (ask === undefined) throw new Error(`There is no row for ${id}.`);
    const person = await owner();
    const belongings = await settle(person);
    const stored = async () => ({
      rows: await server.db.select().from(cartRows).where(eq(cartRows.ownerId, person.id)),
      orders: await server.db.select().from(orders).where(eq(orders.ownerId, person.id)),
      messages: await server.db.select().from(messages),
    });
    const before = await stored();
    const intruders = [await guest(), await customer(OMAR), { id: 0, fields: {} }];
    // A customer's number is no guest's, and a guest's number opens nothing of a customer.
    if (kind === 'customer') intruders.push({ id: MAYA, fields: { guest_id: MAYA } });
    for (const intruder of intruders) {
      const reply = await callAs(intruder, ask(belongings));
      expect([401, 403, 404], reply.text).toContain(reply.status);
      expect(reply.text).not.toContain('Harbour Lane');
    }
    expect(await stored()).toEqual(before);
  });

  it('8.2.2: the phone of an order opens its tracking, a wrong one does not', async () => {
    const { orderId } = await settle(await owner());
    const stranger = await guest();
    const track = (contact_number: string) =>
      callAs(stranger, {
        url: `${order}/track`,
        query: { order_id: orderId, contact_number },
      });
    expect((await track(PHONE)).status).toBe(200);
    for (const wrong of ['+15550199999', '%', "' or 1=1 --", '+', '0']) {
      expect([403, 404], wrong).toContain((await track(wrong)).status);
    }
  });
});

describe('the cart and orders of a signed-in customer', () => {
  it('CART-09: are the customer’s on every device, whatever guest id is sent along', async () => {
    const maya = await customer(MAYA);
    await callAs(maya, { method: 'DELETE', url: `${cart}/remove` });
    await addToCart(maya);
    const phone = await customer(MAYA);
    const list = await callAs(phone, { url: `${cart}/list`, query: { guest_id: 5 } });
    expect(asList(list.body).map((row) => asObject(row))).toMatchObject([
      { item_id: item.id, user_id: MAYA, is_guest: false, quantity: 3 },
    ]);
    const update = await callAs(phone, {
      method: 'POST',
      url: `${cart}/update`,
      body: { cart_id: asObject(asList(list.body)[0])['id'], price: 1, quantity: 2 },
    });
    expect(asObject(asList(update.body)[0])).toMatchObject({ quantity: 2 });
    const cleared = await callAs(maya, { method: 'DELETE', url: `${cart}/remove` });
    expect(cleared.body).toEqual([]);
  });

  it('the same line added twice at once is one line', async () => {
    const omar = await customer(OMAR);
    await callAs(omar, { method: 'DELETE', url: `${cart}/remove` });
    const replies = await Promise.all(Array.from({ length: 6 }, () => addToCart(omar)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
    const rows = await server.db.select().from(cartRows).where(eq(cartRows.ownerId, OMAR));
    expect(rows).toHaveLength(1);
    await callAs(omar, { method: 'DELETE', url: `${cart}/remove` });
  });

  it('are listed while they run, then among the finished, page by page', async () => {
    const omar = await customer(OMAR);
    const first = await settle(omar);
    const second = await settle(omar);
    const listed = async (name: string, query: Record<string, number>) => {
      const reply = await callAs(omar, { url: `${order}/${name}`, query });
      const body = asObject(reply.body);
      return {
        total: body['total_size'],
        ids: asList(body['orders']).map((row) => readOrder(row).id),
      };
    };
    expect(await listed('running-orders', { limit: 10, offset: 1 })).toEqual({
      total: 2,
      ids: [second.orderId, first.orderId],
    });
    expect(await listed('running-orders', { limit: 1, offset: 2 })).toEqual({
      total: 2,
      ids: [first.orderId],
    });
    const running = await callAs(omar, { url: `${order}/all-running-orders` });
    expect(asList(asObject(running.body)['data'])).toHaveLength(2);
    // Nobody looks at them while they are made and brought: the lists know all the same.
    await stopClock(server, '2026-11-18T12:10:00');
    expect(await listed('running-orders', { limit: 10, offset: 1 })).toEqual({ total: 0, ids: [] });
    expect((await listed('list', { limit: 10, offset: 1 })).ids).toEqual([
      second.orderId,
      first.orderId,
    ]);
  });

  it('have their lines, and can be tracked without a phone', async () => {
    const maya = await customer(MAYA);
    const { orderId, key } = await settle(maya);
    const details = await callAs(maya, { url: `${order}/details`, query: { order_id: orderId } });
    expect(readOrderLines(details.body)).toMatchObject([{ quantity: 3 }]);
    const tracked = await callAs(maya, { url: `${order}/track`, query: { order_id: orderId } });
    expect(readOrder(tracked.body)).toMatchObject({ id: orderId, status: 'pending' });
    const found = await callAs(maya, { url: `${order}/by-key`, query: { key } });
    expect(asObject(found.body)['order_id']).toBe(orderId);
  });

  it('tell where the courier is while one brings it, and only then', async () => {
    const maya = await customer(MAYA);
    const { orderId } = await settle(maya);
    const courier = () =>
      callAs(maya, { url: '/api/v1/delivery-man/last-location', query: { order_id: orderId } });
    expect((await courier()).body).toEqual({});
    await stopClock(server, '2026-11-18T12:04:00');
    expect(asObject((await courier()).body)).toMatchObject({
      order_id: orderId,
      latitude: expect.stringMatching(/^-?\d/),
    });
    await stopClock(server, '2026-11-18T12:10:00');
    expect((await courier()).body).toEqual({});
  });

  it('what was delivered can be reviewed, once, and counts for item and store', async () => {
    const maya = await customer(MAYA);
    const { orderId } = await settle(maya);
    const review = () =>
      callAs(maya, {
        method: 'POST',
        url: '/api/v1/items/reviews/submit',
        body: { item_id: item.id, order_id: orderId, rating: 1, comment: 'Cold' },
      });
    expect(codesOf(await review())).toEqual(['order_id']);
    await stopClock(server, '2026-11-18T12:10:00');
    await callAs(maya, { url: `${order}/track`, query: { order_id: orderId } });
    const [before] = await server.db.select().from(items).where(eq(items.id, item.id));
    const ofStore = async () => {
      const [row] = await server.db.select().from(stores).where(eq(stores.id, item.storeId));
      return { count: row?.ratingCount ?? 0, byStars: row?.ratings ?? [] };
    };
    const { count, byStars } = await ofStore();
    expect((await review()).status).toBe(200);
    expect(codesOf(await review())).toEqual(['review']);
    const [after] = await server.db.select().from(items).where(eq(items.id, item.id));
    expect(after?.ratingCount).toBe(Number(before?.ratingCount) + 1);
    expect(after?.avgRating).toBeLessThan(Number(before?.avgRating));
    // The numbers of reviews with five stars, four, and so on to one.
    const [five = 0, four = 0, three = 0, two = 0, one = 0] = byStars;
    expect(await ofStore()).toEqual({
      count: count + 1,
      byStars: [five, four, three, two, one + 1],
    });
    const listed = await server.call({ url: `/api/v1/items/reviews/${item.id}`, moduleId: 1 });
    expect(asObject(asList(asObject(listed.body)['reviews'])[0])).toMatchObject({
      comment: 'Cold',
      order_id: orderId,
    });
  });

  it('an order canceled while it moves on by the clock stays what it was first', async () => {
    const maya = await customer(MAYA);
    const { orderId } = await settle(maya);
    await stopClock(server, '2026-11-18T12:01:00');
    const late = await callAs(maya, {
      method: 'PUT',
      url: `${order}/cancel`,
      body: { order_id: orderId, reason: 'Too slow' },
    });
    expect(late.status).toBe(403);
  });
});
