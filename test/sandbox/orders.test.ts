import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { orderLines, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { zones } from '../../openapi/sandbox/db/schema/place.ts';
import { storeHours, stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { readCoupon } from '../../src/api/catalogue/read.ts';
import { readOrder, readOrderLines } from '../../src/api/orders/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import type { Wanted } from './clientPrice.ts';
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
  type Line,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

let server: TestServer;
let shop: StoreRow;
let item: ItemRow;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  // Enough of everything on sale for all tests; single ones make it scarce.
  await server.db.update(flashSaleItems).set({ stock: 100_000 });
  const [first] = await server.db.select().from(stores).where(eq(stores.id, 1));
  if (first === undefined) throw new Error('The demo has no first store.');
  shop = first;
  item = await itemOf(shop);
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

const itemOf = (of: StoreRow, fits?: (one: ItemRow) => boolean) => plainItem(server, of, fits);
const storeWhere = (fits: (store: StoreRow) => boolean) => demoStore(server, fits);
const totalOf = (of: StoreRow, what: ItemRow, quantity = PIECES, wanted: Partial<Wanted> = {}) =>
  shownTotal(server, of, what, quantity, wanted);

/** Enough of one item to be above every minimum. */
const PIECES = 3;

const linesOf = (what: ItemRow, quantity = PIECES): Line[] => [{ item_id: what.id, quantity }];

/** A right order of the first store by a new guest, changed as a test wants. */
async function order(changes: object = {}) {
  const guest = await newGuest(server);
  const amount = await totalOf(shop, item);
  return { guest, body: { ...orderOf(shop, guest, linesOf(item), amount), ...changes } };
}

const ordersOf = (ownerId: number) =>
  server.db.select().from(orders).where(eq(orders.ownerId, ownerId));

async function expectRefused(guest: number, reply: Answer, status: number, code: string) {
  expect([reply.status, codesOf(reply)]).toEqual([status, [code]]);
  expect(await ordersOf(guest), 'orders stored').toEqual([]);
}

async function placed(): Promise<{ guest: number; id: number }> {
  const { guest, body } = await order();
  const reply = await place(server, shop, body, randomUUID());
  expect(reply.status, reply.text).toBe(200);
  return { guest, id: readPlaced(reply.body).orderId };
}

const track = (order_id: number, guest_id: number, contact_number?: string) =>
  server.call({
    url: '/api/v1/customer/order/track',
    query: { order_id, guest_id, ...(contact_number === undefined ? {} : { contact_number }) },
  });
const cancel = (order_id: number, guest_id: number) =>
  server.call({
    method: 'PUT',
    url: '/api/v1/customer/order/cancel',
    body: { order_id, guest_id, reason: 'Changed my mind' },
  });
const byKey = (key: string, guest_id: number) =>
  server.call({ url: '/api/v1/customer/order/by-key', query: { key, guest_id } });

describe('placing an order', () => {
  it('PRICE-05..15: the placed total is the one the storefront calculates', async () => {
    const { guest, body } = await order();
    const reply = await place(server, shop, body);
    expect(readPlaced(reply.body)).toMatchObject({ total: body.order_amount, payerId: guest });
    const [row] = await ordersOf(guest);
    expect(row).toMatchObject({ orderAmount: body.order_amount, status: 'pending' });
    const lines = await server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, row?.id ?? 0));
    expect(lines).toMatchObject([{ itemId: item.id, quantity: PIECES }]);
  });

  it('CART-07: an order of the cart empties it, and prices sent along are ignored', async () => {
    const guest = await newGuest(server);
    const { moduleId } = shop;
    await server.call({
      method: 'POST',
      url: '/api/v1/customer/cart/add',
      moduleId,
      body: { item_id: item.id, model: 'Item', price: 0.01, quantity: PIECES, guest_id: guest },
    });
    const total = await totalOf(shop, item);
    const body = { ...orderOf(shop, guest, [], 0.01), is_buy_now: 0 };
    const dearer = await place(server, shop, body, 'cart-at-a-cent');
    await expectRefused(guest, dearer, 403, 'order_amount');
    const held = () =>
      server.call({ url: '/api/v1/customer/cart/list', query: { guest_id: guest }, moduleId });
    expect(asList((await held()).body)).toHaveLength(1);
    const lies = { discount_amount: 99, tax_amount: -5, coupon_discount_amount: 50, distance: 0 };
    const reply = await place(server, shop, { ...body, ...lies, order_amount: total });
    expect(readPlaced(reply.body).total).toBe(total);
    expect((await held()).body).toEqual([]);
  });

  it.each([0.01, -0.01, 1000])(
    'PRICE-17: an amount off by %d is refused with the total, to whoever sends a key',
    async (by) => {
      const { guest, body } = await order();
      const right = body.order_amount;
      const wrong = Math.round((right + by) * 100) / 100;
      const reply = await place(server, shop, { ...body, order_amount: wrong }, `off-by-${by}`);
      await expectRefused(guest, reply, 403, 'order_amount');
      expect(reply.text).toContain(right.toFixed(2));
    },
  );

  it('wire facts 18.33: who sends no key is charged the right total, whatever was shown', async () => {
    const { body } = await order();
    const reply = await place(server, shop, { ...body, order_amount: 0.01 });
    expect([reply.status, readPlaced(reply.body).total]).toEqual([200, body.order_amount]);
  });

  it('prices inside the lines are ignored', async () => {
    const { guest, body } = await order();
    const cart = JSON.stringify(linesOf(item).map((line) => ({ ...line, price: 0.01 })));
    expect((await place(server, shop, { ...body, cart })).status).toBe(200);
    expect((await ordersOf(guest))[0]?.orderAmount).toBe(body.order_amount);
  });
});

describe('orders that are refused', () => {
  it.each<[string, object, number, string]>([
    ['GUEST-02: a guest without the guest flag', { is_guest: 0 }, 403, 'is_guest'],
    ['ADDR-04: no name', { contact_person_name: ' ' }, 403, 'phone_person_email'],
    ['ADDR-05: no phone', { contact_person_number: '123' }, 403, 'phone_person_email'],
    ['CHK-04: an empty list of lines', { cart: '[]' }, 403, 'order_details'],
    ['CHK-04: an empty cart', { is_buy_now: 0 }, 403, 'order_details'],
    ['CHK-04: unreadable lines', { cart: '{' }, 403, 'cart'],
    ['ITEM-32: an unknown item', { cart: '[{"item_id":999999,"quantity":1}]' }, 404, 'item'],
    ['ITEM-32: another store', { store_id: 2 }, 404, 'order_time'],
    ['ITEM-32: an unknown store', { store_id: 99_999 }, 404, 'order_time'],
    ['CHK-01: a point outside the zone', { latitude: '10', longitude: '10' }, 403, 'coordinates'],
    ['CHK-01: no point', { latitude: '', longitude: '' }, 403, 'coordinates'],
    ['CHK-01: a point that is none', { latitude: 'x', longitude: 'NaN' }, 403, 'coordinates'],
    ['CAT-11: a slot in the past', { schedule_at: '2026-11-17 12:00' }, 406, 'schedule_at'],
    ['CAT-11: a slot that is none', { schedule_at: 'tomorrow' }, 406, 'schedule_at'],
    ['S4: a slot more than a year ahead', { schedule_at: '2028-01-01 12:00' }, 406, 'schedule_at'],
    ['CAT-11: no such day', { schedule_at: '2026-99-99 12:00' }, 406, 'schedule_at'],
    ['CAT-11: a day its month has not', { schedule_at: '2027-02-30 12:00' }, 406, 'schedule_at'],
    ['PRICE-17: no amount', { order_amount: '9'.repeat(400) }, 403, 'order_amount'],
    ['PRICE-17: a tip without bounds', { dm_tips: '9'.repeat(400) }, 403, 'dm_tips'],
    ['PRICE-17: a tip too high to store', { dm_tips: '1000000000001' }, 403, 'dm_tips'],
    ['the wallet of a guest', { payment_method: 'wallet' }, 403, 'order_method'],
    ['a part from a guest’s wallet', { partial_payment: 1 }, 203, 'partial_payment'],
    ['PRICE-10: a coupon that is none', { coupon_code: 'NOSUCH' }, 404, 'coupon'],
    ['PRICE-10: a coupon of another module', { coupon_code: 'FRESH3' }, 404, 'coupon'],
    ['PRICE-10: a coupon that is over', { coupon_code: 'SUMMER' }, 407, 'coupon'],
  ])('%s', async (_what, changes, status, code) => {
    const { guest, body } = await order(changes);
    await expectRefused(guest, await place(server, shop, body), status, code);
  });

  it('CAT-11: the refusal of a slot says to choose another one', async () => {
    const { body } = await order({ schedule_at: '2026-11-17 12:00' });
    expect((await place(server, shop, body)).text).toContain(
      'This time can no longer be ordered for. Please choose another one.',
    );
  });

  it('GUEST-03: a guest orders only while the shop lets guests check out', async () => {
    const [row] = await server.db.select().from(settings).where(eq(settings.key, 'config'));
    const allow = (guest_checkout_status: number) =>
      server.db
        .update(settings)
        .set({ value: { ...(row?.value as object), guest_checkout_status } })
        .where(eq(settings.key, 'config'));
    const { guest, body } = await order();
    await allow(0);
    await expectRefused(guest, await place(server, shop, body), 403, 'is_guest');
    await allow(1);
    expect((await place(server, shop, body)).status).toBe(200);
  });

  it.each([0, -1, 1.5, 'x', null])('ITEM-28: a quantity of %j', async (quantity) => {
    const { guest, body } = await order({
      cart: JSON.stringify([{ item_id: item.id, quantity }]),
    });
    await expectRefused(guest, await place(server, shop, body), 403, 'quantity');
  });

  it('CHK-08: a coupon of one store does not fit another', async () => {
    const other = await storeWhere((one) => one.moduleId === 1 && one.id === 2);
    const what = await itemOf(other);
    const guest = await newGuest(server);
    const body = { ...orderOf(other, guest, linesOf(what), 1), coupon_code: 'EMBER10' };
    await expectRefused(guest, await place(server, other, body), 403, 'coupon');
  });

  it('CHK-07: a coupon of one zone does not fit another, whatever zone the header claims', async () => {
    const northern = await demoStore(
      server,
      (one) => one.moduleId === 1 && one.zoneId === 3 && one.active && one.takeAway,
    );
    const far = await plainItem(server, northern);
    for (const order_type of ['delivery', 'take_away']) {
      const guest = await newGuest(server);
      const body = { ...orderOf(northern, guest, linesOf(far), 1), order_type };
      const claimed = { ...northern, zoneId: 1 };
      const reply = await place(server, claimed, { ...body, coupon_code: 'EASTSIDE5' });
      await expectRefused(guest, reply, 403, 'coupon');
    }
    // Where it fits it counts, also for who looks from elsewhere: only the total is not the shown one.
    const guest = await newGuest(server);
    const body = { ...orderOf(shop, guest, linesOf(item, 5), 1), coupon_code: 'EASTSIDE5' };
    const reply = await place(server, { ...shop, zoneId: 2 }, body, 'looks-from-elsewhere');
    await expectRefused(guest, reply, 403, 'order_amount');
  });

  it('CHK-06: a coupon below its minimum; above it the coupon counts', async () => {
    const read = async (code: string) => {
      const reply = await server.call({
        url: '/api/v1/coupon/list/all',
        moduleId: 1,
        zoneIds: [1],
      });
      const found = asList(reply.body)
        .map(readCoupon)
        .find((one) => one.code === code);
      if (found === undefined) throw new Error(`There is no coupon ${code}.`);
      return found;
    };
    const coupon = await read('EMBER10');
    expect(coupon.minPurchase).toBe(15);
    const sold = (price: number) =>
      server.db.update(items).set({ price }).where(eq(items.id, item.id));
    await sold(14.99);
    onTestFinished(async () => void (await sold(item.price)));
    const few = await newGuest(server);
    const one = { ...orderOf(shop, few, linesOf(item, 1), 1), coupon_code: coupon.code };
    await expectRefused(few, await place(server, shop, one), 403, 'coupon');
    const quantity = 3;
    const amount = await totalOf(shop, item, quantity, { coupon });
    expect(amount).toBeLessThan(await totalOf(shop, item, quantity));
    const guest = await newGuest(server);
    const body = {
      ...orderOf(shop, guest, linesOf(item, quantity), amount),
      coupon_code: coupon.code,
    };
    expect((await place(server, shop, body)).status).toBe(200);
  });

  it('PRICE-10: a coupon of the first order is refused for the second', async () => {
    const { guest, body } = await order();
    expect((await place(server, shop, body)).status).toBe(200);
    const reply = await place(server, shop, { ...body, coupon_code: 'WELCOME' });
    expect([reply.status, codesOf(reply)]).toEqual([403, ['coupon']]);
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  it('CHK-11: cash above the ceiling of the zone is refused with 203', async () => {
    const quantity = Math.ceil(400 / item.price);
    const amount = await totalOf(shop, item, quantity);
    const guest = await newGuest(server);
    const body = orderOf(shop, guest, linesOf(item, quantity), amount);
    await expectRefused(guest, await place(server, shop, body), 203, 'order_amount');
    const card = await place(server, shop, { ...body, payment_method: 'digital_payment' });
    expect(card.status).toBe(200);
  });

  it('wire facts 2: nothing is ordered in a zone that is switched off', async () => {
    const switchZone = (active: boolean) =>
      server.db.update(zones).set({ active }).where(eq(zones.id, shop.zoneId));
    onTestFinished(async () => void (await switchZone(true)));
    await switchZone(false);
    for (const order_type of ['delivery', 'take_away']) {
      const { guest, body } = await order({ order_type });
      await expectRefused(guest, await place(server, shop, body), 403, 'coordinates');
    }
  });

  it('CAT-11: a store that takes no orders for later', async () => {
    const takeOrders = (scheduleOrder: boolean) =>
      server.db.update(stores).set({ scheduleOrder }).where(eq(stores.id, shop.id));
    onTestFinished(async () => void (await takeOrders(true)));
    await takeOrders(false);
    const { guest, body } = await order({ schedule_at: '2026-11-19 12:00' });
    await expectRefused(guest, await place(server, shop, body), 406, 'schedule_at');
  });

  it('CAT-11: a store closed by its hours, and one its owner closed', async () => {
    const [late] = await server.db.select().from(storeHours).where(eq(storeHours.opens, '18:00'));
    const evening = await storeWhere(({ id }) => id === late?.storeId);
    const early = await newGuest(server);
    await stopClock(server, '2026-11-18T16:00:00');
    const now = orderOf(evening, early, linesOf(await itemOf(evening)), 1);
    await expectRefused(early, await place(server, evening, now), 406, 'order_time');
    const off = await storeWhere((one) => one.moduleId === 1 && !one.active);
    const guest = await newGuest(server);
    const body = orderOf(off, guest, linesOf(await itemOf(off)), 1);
    await expectRefused(guest, await place(server, off, body), 406, 'order_time');
  });

  it('ITEM-10 ITEM-11: a dish outside of its hours, for now and for a chosen time', async () => {
    const { id } = item;
    const sold = (availableFrom: string | null, availableTo: string | null) =>
      server.db.update(items).set({ availableFrom, availableTo }).where(eq(items.id, id));
    await sold('13:00', '15:00');
    onTestFinished(async () => void (await sold(null, null)));
    const { guest, body } = await order();
    await expectRefused(guest, await place(server, shop, body), 406, 'order_time');
    const at = (time: string) =>
      place(server, shop, { ...body, schedule_at: `2026-11-18 ${time}:00` });
    const evening = await at('18:00');
    await expectRefused(guest, evening, 406, 'order_time');
    expect(evening.text).toContain('is not available at that time.');
    expect((await at('14:00')).status).toBe(200);
  });

  it('ITEM-32: lines of two stores', async () => {
    const other = await storeWhere((one) => one.moduleId === 1 && one.id === 2);
    const { guest, body } = await order({
      cart: JSON.stringify([...linesOf(item), ...linesOf(await itemOf(other))]),
    });
    await expectRefused(guest, await place(server, shop, body), 403, 'different_stores');
  });

  it('CHK-09: medicine that needs a prescription', async () => {
    const [medicine] = await server.db
      .select()
      .from(items)
      .where(eq(items.prescriptionRequired, true));
    const pharmacy = await storeWhere(({ id }) => id === medicine?.storeId);
    const guest = await newGuest(server);
    const body = orderOf(pharmacy, guest, [{ item_id: medicine?.id ?? 0, quantity: 4 }], 1);
    await expectRefused(guest, await place(server, pharmacy, body), 403, 'prescription');
  });
});

describe('placing once', () => {
  it('the same key twice is one order', async () => {
    const { guest, body } = await order();
    const key = randomUUID();
    const first = await place(server, shop, body, key);
    const second = await place(server, shop, body, key);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await ordersOf(guest)).toHaveLength(1);
    expect((await byKey(key, guest)).body).toEqual(first.body);
    expect((await byKey(randomUUID(), guest)).status).toBe(404);
    expect((await byKey(key, await newGuest(server))).status).toBe(404);
  });

  it('the same key ten times at once is one order', async () => {
    const { guest, body } = await order();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => place(server, shop, body, key)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  it('the same key with another body is refused', async () => {
    const { guest, body } = await order();
    const key = randomUUID();
    await place(server, shop, body, key);
    const reply = await place(server, shop, { ...body, order_note: 'Ring twice' }, key);
    expect([reply.status, codesOf(reply)]).toEqual([403, ['idempotency_key']]);
    expect(await ordersOf(guest)).toHaveLength(1);
  });

  it('ITEM-29: of 20 orders for the last piece at once exactly one wins', async () => {
    const store = await storeWhere((one) => one.moduleId === 4);
    const last = await itemOf(store, ({ price }) => price > 12 && price < 200);
    await server.db.update(items).set({ stock: 1 }).where(eq(items.id, last.id));
    const amount = await totalOf(store, last, 1);
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(server)));
    const replies = await Promise.all(
      guests.map((guest) =>
        place(server, store, orderOf(store, guest, linesOf(last, 1), amount), randomUUID()),
      ),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(406),
    ]);
    const [row] = await server.db.select().from(items).where(eq(items.id, last.id));
    expect(row?.stock).toBe(0);
    const sold = await server.db.select().from(orderLines).where(eq(orderLines.itemId, last.id));
    expect(sold).toHaveLength(1);
  });
});

describe('after placing', () => {
  it('GUEST-02: a guest tracks an order with its phone only', async () => {
    const { guest, id } = await placed();
    const reply = await track(id, guest, PHONE);
    expect(readOrder(reply.body)).toMatchObject({ id, status: 'pending' });
    expect((await track(id, guest, '+15550199999')).status).toBe(404);
    expect((await track(id, guest)).status).toBe(403);
    expect((await track(id + 1_000_000, guest, PHONE)).status).toBe(404);
    // A phone number that was typed as the order's number is too large for the database.
    expect((await track(971_501_234_567, guest, PHONE)).status).toBe(404);
    expect((await track(1e20, guest, PHONE)).status).toBe(404);
  });

  it('10.1: notes of up to 1000 characters, and a wish for each of 200 lines, are kept to the last one', async () => {
    const notes = {
      order_note: 'n'.repeat(1000),
      delivery_instruction: 'd'.repeat(1000),
      unavailable_item_note: 'u'.repeat(60_000),
    };
    const { guest, body } = await order(notes);
    const { orderId } = readPlaced((await place(server, shop, body, randomUUID())).body);
    expect(asObject((await track(orderId, guest, PHONE)).body)).toMatchObject(notes);
    const longer = await order({ unavailable_item_note: 'u'.repeat(60_001) });
    const reply = await place(server, shop, longer.body, randomUUID());
    await expectRefused(longer.guest, reply, 403, 'unavailable_item_note');
  });

  it('GUEST-02 ASVS 8.2.2: the keys of an order are for the guest who placed it, not for whoever knows its phone', async () => {
    const { guest, id } = await placed();
    const own = asObject((await track(id, guest, PHONE)).body);
    expect(own).toMatchObject({
      otp: expect.stringMatching(/^\d{4}$/),
      payment_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    const stranger = asObject((await track(id, await newGuest(server), PHONE)).body);
    expect(stranger).toMatchObject({ id, otp: '' });
    expect(stranger).not.toHaveProperty('payment_key');
  });

  it('GUEST-02: the lines are for the guest who ordered only', async () => {
    const { guest, id } = await placed();
    const details = (guest_id: number) =>
      server.call({ url: '/api/v1/customer/order/details', query: { order_id: id, guest_id } });
    expect(readOrderLines((await details(guest)).body)).toMatchObject([{ quantity: PIECES }]);
    expect((await details(await newGuest(server))).status).toBe(404);
  });

  it('GUEST-02, 10.4: another guest cannot cancel; its own can while it is pending, and again', async () => {
    const { guest, id } = await placed();
    expect((await cancel(id, await newGuest(server))).status).toBe(404);
    expect(readOrder((await track(id, guest, PHONE)).body).status).toBe('pending');
    expect((await cancel(id, guest)).status).toBe(200);
    expect(readOrder((await track(id, guest, PHONE)).body)).toMatchObject({
      status: 'canceled',
      cancellationReason: 'Changed my mind',
    });
    const stored = await ordersOf(guest);
    expect((await cancel(id, guest)).status).toBe(200);
    expect(await ordersOf(guest)).toEqual(stored);
  });

  it('GUEST-02: an order that moved on cannot be canceled', async () => {
    const { guest, id } = await placed();
    await stopClock(server, '2026-11-18T12:01:00');
    expect(readOrder((await track(id, guest, PHONE)).body).status).toBe('processing');
    expect((await cancel(id, guest)).status).toBe(403);
  });
});
