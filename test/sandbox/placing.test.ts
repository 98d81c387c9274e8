import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sumOfKnown, times } from '../../machines/rules/money.ts';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import { campaignItems, items } from '../../openapi/sandbox/db/schema/items.ts';
import { coupons, flashSaleItems, flashSales } from '../../openapi/sandbox/db/schema/offers.ts';
import { settings, uploads } from '../../openapi/sandbox/db/schema/operations.ts';
import { orderLines, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { customers, walletTransactions } from '../../openapi/sandbox/db/schema/people.ts';
import { storeDiscounts, stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readOwnCoupon } from '../../src/api/account/ownCoupon.ts';
import { readCoupon, readItem } from '../../src/api/catalogue/read.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { askShop, clientPrice } from './clientPrice.ts';
import {
  codesOf,
  demoStore,
  newGuest,
  NOON,
  orderOf,
  place,
  plainItem,
  shownTotal,
  stopClock,
  type ItemRow,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

/** Maya of the demo: signed in for these tests. */
const MAYA = 1;

let server: TestServer;
let shop: StoreRow;
let item: ItemRow;
let token: string;

beforeAll(async () => {
  server = await openServerForTest();
  await server.db.update(flashSaleItems).set({ stock: 100_000 });
  shop = await demoStore(server, ({ id }) => id === 1);
  item = await plainItem(server, shop);
  token = await issueToken(server.db, MAYA, new Date(NOON));
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

const ordersOf = (ownerId: number) =>
  server.db.select().from(orders).where(eq(orders.ownerId, ownerId));

/** An order by Maya: no guest fields. */
async function orderOfMaya(changes: object = {}) {
  const amount = await shownTotal(server, shop, item, 3);
  const {
    guest_id: _guest,
    is_guest: _flag,
    ...body
  } = orderOf(shop, 0, [{ item_id: item.id, quantity: 3 }], amount);
  return { ...body, ...changes };
}

const outcome = (reply: Answer) => [reply.status, reply.status === 200 ? [] : codesOf(reply)];

describe('campaign items', () => {
  const campaign = async () => {
    const reply = await server.call({
      url: '/api/v1/campaigns/item',
      moduleId: shop.moduleId,
      zoneIds: [shop.zoneId],
    });
    const wire = asList(reply.body).find((one) => asObject(one)['store_id'] === shop.id);
    return readItem(wire);
  };
  const orderOfCampaign = async (quantity: number) => {
    const guest = await newGuest(server);
    const sold = await campaign();
    const choice = { food: [], variationType: null, addOns: [], quantity };
    const now = NOON.replace('T', ' ').slice(0, 16);
    const { total } = clientPrice(await askShop(server, shop), {
      lines: [{ item: sold, choice }],
      now,
    });
    const lines = [{ item_campaign_id: sold.id, quantity }];
    return { guest, sold, body: orderOf(shop, guest, lines, total) };
  };

  it('API-08: are put into the cart as what they are, and cost what is shown', async () => {
    const { guest, sold, body } = await orderOfCampaign(2);
    const added = await server.call({
      method: 'POST',
      url: '/api/v1/customer/cart/add',
      moduleId: shop.moduleId,
      body: {
        item_id: sold.id,
        model: 'ItemCampaign',
        price: 1,
        quantity: 2,
        guest_id: guest,
      },
    });
    expect(asObject(asList(added.body)[0])).toMatchObject({
      item_id: sold.id,
      item_type: 'App\\Models\\ItemCampaign',
    });
    const reply = await place(server, shop, { ...body, is_buy_now: 0 });
    expect(outcome(reply)).toEqual([200, []]);
    expect(readPlaced(reply.body).total).toBe(body.order_amount);
    const [line] = await server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, readPlaced(reply.body).orderId));
    expect(line).toMatchObject({ model: 'ItemCampaign', itemId: sold.id, quantity: 2 });
    expect(line?.unitDiscount).toBeCloseTo((sold.price ?? NaN) * 0.25, 2);
  });

  it('ITEM-31: no more than their maximum, and no more than there are', async () => {
    const many = await orderOfCampaign(4);
    expect(outcome(await place(server, shop, many.body))).toEqual([406, ['quantity']]);
    const { sold, body, guest } = await orderOfCampaign(2);
    await server.db.update(campaignItems).set({ stock: 1 }).where(eq(campaignItems.id, sold.id));
    expect(outcome(await place(server, shop, body))).toEqual([406, ['campaign']]);
    expect(await ordersOf(guest)).toEqual([]);
  });

  it('2.3.4: the last portion goes to one of twenty', async () => {
    const { sold } = await orderOfCampaign(1);
    // One portion alone is below the store's minimum order.
    const filler = { item_id: item.id, quantity: 3 };
    await server.db.update(campaignItems).set({ stock: 1 }).where(eq(campaignItems.id, sold.id));
    const wanted = { food: [], variationType: null, addOns: [] };
    const details = await server.call({
      url: `/api/v1/items/details/${item.id}`,
      moduleId: shop.moduleId,
    });
    const { total } = clientPrice(await askShop(server, shop), {
      lines: [
        { item: sold, choice: { ...wanted, quantity: 1 } },
        { item: readItem(details.body), choice: { ...wanted, quantity: 3 } },
      ],
      now: NOON.replace('T', ' ').slice(0, 16),
    });
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest(server)));
    const lines = [{ item_campaign_id: sold.id, quantity: 1 }, filler];
    const replies = await Promise.all(
      guests.map((guest) => place(server, shop, orderOf(shop, guest, lines, total), randomUUID())),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 406)).toHaveLength(19);
  });

  it('ITEM-32: one that is over, or begins tomorrow, is refused', async () => {
    const { sold, body } = await orderOfCampaign(1);
    const on = (dates: { availableDateStarts?: string; availableDateEnds?: string }) =>
      server.db.update(campaignItems).set(dates).where(eq(campaignItems.id, sold.id));
    await on({ availableDateEnds: '2026-11-17' });
    expect((await place(server, shop, body)).status).toBe(406);
    await on({ availableDateStarts: '2026-11-19', availableDateEnds: '2027-11-17' });
    expect((await place(server, shop, body)).status).toBe(406);
  });
});

describe('a flash sale', () => {
  it('sells no more than it has, at once either, and nothing of it to those it refuses', async () => {
    const [flash] = await server.db
      .select()
      .from(flashSaleItems)
      .where(eq(flashSaleItems.itemId, item.id));
    if (flash === undefined) throw new Error('The first plain item is on sale in the demo.');
    await server.db
      .update(flashSaleItems)
      .set({ stock: flash.sold + 3 })
      .where(eq(flashSaleItems.id, flash.id));
    const amount = await shownTotal(server, shop, item, 3);
    const guests = await Promise.all(Array.from({ length: 6 }, () => newGuest(server)));
    const lines = [{ item_id: item.id, quantity: 3 }];
    const replies = await Promise.all(
      guests.map((guest) => place(server, shop, orderOf(shop, guest, lines, amount), randomUUID())),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [after] = await server.db
      .select()
      .from(flashSaleItems)
      .where(eq(flashSaleItems.id, flash.id));
    expect(after?.sold).toBe(after?.stock);
    // Once the sale is sold out the item costs its usual price: a client that still shows the old
    // one gets the new one.
    const late = await newGuest(server);
    const reply = await place(server, shop, orderOf(shop, late, lines, amount), randomUUID());
    expect(outcome(reply)).toEqual([403, ['order_amount']]);
    await server.db.update(flashSaleItems).set({ stock: 100_000 });
  });

  it('counts its own pieces, not those that an earlier sale of the item left over', async () => {
    const [now] = await server.db
      .select()
      .from(flashSaleItems)
      .where(eq(flashSaleItems.itemId, item.id));
    if (now === undefined) throw new Error('The first plain item is on sale in the demo.');
    const [past] = await server.db
      .insert(flashSales)
      .values({
        title: { en: 'Last week', ar: 'الأسبوع الماضي' },
        moduleId: shop.moduleId,
        startsAt: new Date('2026-11-01T00:00:00'),
        endsAt: new Date('2026-11-08T00:00:00'),
        adminShare: 50,
        vendorShare: 50,
      })
      .returning();
    const { id: _same, ...terms } = now;
    const flashSaleId = past?.id ?? 0;
    await server.db.insert(flashSaleItems).values({ ...terms, flashSaleId, stock: 10, sold: 4 });
    const soldThen = async () => {
      const [row] = await server.db
        .select()
        .from(flashSaleItems)
        .where(eq(flashSaleItems.flashSaleId, flashSaleId));
      return row?.sold;
    };
    const stockOf = (stock: number) =>
      server.db.update(flashSaleItems).set({ stock }).where(eq(flashSaleItems.id, now.id));
    onTestFinished(async () => {
      await stockOf(now.stock);
      await server.db.delete(flashSaleItems).where(eq(flashSaleItems.flashSaleId, flashSaleId));
      await server.db.delete(flashSales).where(eq(flashSales.id, flashSaleId));
    });
    const buy = async (guest: number) => {
      const lines = [{ item_id: item.id, quantity: 3 }];
      return place(server, shop, orderOf(shop, guest, lines, 1));
    };
    await stockOf(now.sold + 1);
    expect(outcome(await buy(await newGuest(server)))).toEqual([406, ['campaign']]);
    await stockOf(now.sold + 3);
    const guest = await newGuest(server);
    const bought = await buy(guest);
    expect(bought.status, bought.text).toBe(200);
    expect(await soldThen()).toBe(4);
    const canceled = await server.call({
      method: 'PUT',
      url: '/api/v1/customer/order/cancel',
      body: {
        order_id: readPlaced(bought.body).orderId,
        guest_id: guest,
        reason: 'Changed my mind',
      },
    });
    expect(canceled.status).toBe(200);
    expect(await soldThen()).toBe(4);
  });
});

describe('coupons of one use', () => {
  it('are refused the second time, also when both orders come at once', async () => {
    await server.db.update(coupons).set({ limit: 1 }).where(eq(coupons.code, 'SIX'));
    const offered = await server.call({
      url: '/api/v1/coupon/list',
      moduleId: 1,
      zoneIds: [1],
      token,
    });
    const six = asList(offered.body).find((one) => asObject(one)['code'] === 'SIX');
    expect(asObject(six)).toMatchObject({ limit: 1, discount: 6 });
    const apply = () =>
      server.call({
        url: '/api/v1/coupon/apply',
        query: { code: 'six', store_id: shop.id },
        moduleId: 1,
        token,
      });
    expect((await apply()).status).toBe(200);
    const amount = await shownTotal(server, shop, item, 3, { coupon: readCoupon(six) });
    const body = await orderOfMaya({ coupon_code: 'SIX', order_amount: amount });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => place(server, shop, body, randomUUID(), token)),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter((reply) => !won.includes(reply)).map(outcome)).toEqual(
      Array.from({ length: 4 }, () => [406, ['coupon']]),
    );
    expect(outcome(await apply())).toEqual([406, ['coupon']]);
    const all = await server.call({
      url: '/api/v1/coupon/list',
      query: { past: 1 },
      moduleId: shop.moduleId,
      zoneIds: [1],
      token,
    });
    const own = asList(all.body).map((row) => readOwnCoupon(row));
    expect(own.find(({ code }) => code === 'SIX')).toMatchObject({ limit: 1, used: 1 });
    expect(own.find(({ code }) => code === 'SUMMER')).toMatchObject({ expireDate: '2026-08-31' });
    expect(codesOf(await place(server, shop, body, randomUUID(), token))).toEqual(['coupon']);
  });

  it('PRICE-09: an order whose payment failed keeps its coupon, because it can still be paid', async () => {
    const mine = and(eq(orders.ownerId, MAYA), eq(orders.couponCode, 'SIX'));
    await server.db.update(orders).set({ status: 'failed' }).where(mine);
    const body = await orderOfMaya({ coupon_code: 'SIX' });
    expect(outcome(await place(server, shop, body, randomUUID(), token))).toEqual([
      406,
      ['coupon'],
    ]);
  });

  it('a canceled order gives its coupon and its goods back', async () => {
    const [row] = await server.db
      .select()
      .from(orders)
      .where(and(eq(orders.ownerId, MAYA), eq(orders.couponCode, 'SIX')));
    const sold = async () =>
      (await server.db.select().from(flashSaleItems).where(eq(flashSaleItems.itemId, item.id))).map(
        (one) => one.sold,
      );
    const [before] = await sold();
    const reply = await server.call({
      method: 'PUT',
      url: '/api/v1/customer/order/cancel',
      body: { order_id: row?.id, reason: 'Changed my mind' },
      token,
    });
    expect(reply.status).toBe(200);
    expect(await sold()).toEqual([Number(before) - 3]);
    const apply = await server.call({
      url: '/api/v1/coupon/apply',
      query: { code: 'SIX', store_id: shop.id },
      moduleId: 1,
      token,
    });
    expect(apply.status).toBe(200);
  });
});

describe('prices sent by the client', () => {
  it.each([
    ['a lower total', { order_amount: 0.01 }],
    ['a total of zero', { order_amount: 0 }],
    ['a negative total', { order_amount: -5 }],
  ])('2.3.2: %s is refused with the reason, to whoever sends a key', async (_what, changes) => {
    const guest = await newGuest(server);
    const amount = await shownTotal(server, shop, item, 3);
    const body = {
      ...orderOf(shop, guest, [{ item_id: item.id, quantity: 3 }], amount),
      ...changes,
    };
    expect(outcome(await place(server, shop, body, randomUUID()))).toEqual([403, ['order_amount']]);
    expect(await ordersOf(guest)).toEqual([]);
  });

  it('2.3.2, 15.3.3: discounts, fees, an owner, a status and prices sent along change nothing', async () => {
    const guest = await newGuest(server);
    const amount = await shownTotal(server, shop, item, 3);
    const line = { item_id: item.id, quantity: 3, price: 0.01, discount: 99, add_on_ids: [] };
    const body = {
      ...orderOf(shop, guest, [line], amount),
      coupon_discount_amount: 50,
      discount_amount: 50,
      tax_amount: 0,
      delivery_charge: 0,
      distance: 0,
      user_id: MAYA,
      owner_id: MAYA,
      order_status: 'delivered',
      payment_status: 'paid',
      id: 7,
    };
    const reply = await place(server, shop, body);
    expect(outcome(reply)).toEqual([200, []]);
    const [row] = await ordersOf(guest);
    expect(row).toMatchObject({
      orderAmount: amount,
      status: 'pending',
      paymentStatus: 'unpaid',
      isGuest: true,
    });
    expect(row?.id).toBeGreaterThan(100_000);
  });

  it('wire facts 17.4: the first order of an invited customer names its discount, and its amounts add up to the total', async () => {
    const [customer] = await server.db
      .insert(customers)
      .values({
        firstName: 'Nadia',
        phone: '+15550137318',
        refCode: 'INVITED1',
        refBy: MAYA,
        interests: [],
        interestModules: [],
        createdAt: new Date(NOON),
      })
      .returning();
    const session = await issueToken(server.db, customer?.id ?? 0, new Date(NOON));
    const full = await shownTotal(server, shop, item, 3);
    const order_amount = await shownTotal(server, shop, item, 3, {
      newCustomer: { discount: 3, discountType: 'amount' },
    });
    expect(order_amount).toBeLessThan(full);
    const placed = await place(
      server,
      shop,
      { ...(await orderOfMaya()), order_amount },
      randomUUID(),
      session,
    );
    expect(outcome(placed)).toEqual([200, []]);
    const { body } = await server.call({
      url: '/api/v1/customer/order/track',
      query: { order_id: readPlaced(placed.body).orderId },
      token: session,
    });
    const order = readOrder(body);
    expect(order.newCustomerDiscount).toBe(3);
    const { price } = item;
    const charged = [
      order.deliveryCharge,
      order.taxIncluded ? 0 : order.tax,
      order.additionalCharge,
    ];
    const taken = [order.itemsDiscount, order.couponDiscount, order.newCustomerDiscount];
    const bill = sumOfKnown([
      times(price, 3, 2),
      ...charged,
      ...taken.map((amount) => -(amount ?? NaN)),
    ]);
    expect(bill).toBe(order_amount);
    expect(order.amount).toBe(order_amount);
  });

  it('2.2.3: an option and an add-on of another dish are refused', async () => {
    const guest = await newGuest(server);
    const rows = await server.db.select().from(items).where(eq(items.storeId, shop.id));
    const other = rows.find((row) => row.foodVariations.length > 0);
    const group = other?.foodVariations[0];
    const sent = (extra: object) => ({
      ...orderOf(shop, guest, [{ item_id: item.id, quantity: 3 }], 1),
      cart: JSON.stringify([{ item_id: item.id, quantity: 3, ...extra }]),
    });
    const variation = [
      { name: group?.name.en, values: { label: [group?.values[0]?.label.en ?? ''] } },
    ];
    expect(outcome(await place(server, shop, sent({ variation })))).toEqual([403, ['variation']]);
    const foreign = rows.flatMap((row) => row.addOnIds).find((id) => !item.addOnIds.includes(id));
    const addOn = { add_on_ids: [foreign ?? 999_999], add_on_qtys: [1] };
    expect(outcome(await place(server, shop, sent(addOn)))).toEqual([403, ['variation']]);
  });
});

describe('the wallet', () => {
  it('pays an order at once and books it; it never pays more than it holds', async () => {
    const balance = async () => {
      const [row] = await server.db.select().from(customers).where(eq(customers.id, MAYA));
      return row?.walletBalance ?? 0;
    };
    const before = await balance();
    const body = await orderOfMaya({ payment_method: 'wallet' });
    const reply = await place(server, shop, body, randomUUID(), token);
    expect(outcome(reply)).toEqual([200, []]);
    const { orderId, total: amount } = readPlaced(reply.body);
    const total = amount ?? NaN;
    expect(await balance()).toBeCloseTo(before - total, 2);
    const [booked] = await server.db
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.reference, String(orderId)));
    expect(booked).toMatchObject({ type: 'order_place', debit: total, customerId: MAYA });
    const affordable = Math.floor((await balance()) / total);
    const replies = await Promise.all(
      Array.from({ length: affordable + 3 }, () => place(server, shop, body, randomUUID(), token)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(affordable);
    expect(replies.filter(({ status }) => status === 203).map(codesOf)).toEqual(
      Array.from({ length: 3 }, () => ['order_amount']),
    );
    expect(await balance()).toBeGreaterThanOrEqual(0);
  });
});

describe('prescriptions', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  interface File {
    name: string;
    type: string;
    content: Buffer | string;
  }
  /** One pixel. */
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const picture: File = { name: 'prescription.png', type: 'image/png', content: png };

  /** Posts a form with files, as a browser does. */
  async function post(
    url: string,
    store: StoreRow,
    fields: object,
    files: readonly File[],
    key?: string,
  ) {
    const edge = 'form-edge';
    const parts = [
      ...Object.entries(fields).map(
        ([name, value]) =>
          `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
      ),
      ...files.flatMap(({ name, type, content }) => [
        `--${edge}\r\ncontent-disposition: form-data; name="order_attachment[]"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
        content,
        '\r\n',
      ]),
      `--${edge}--\r\n`,
    ];
    const reply = await server.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': `multipart/form-data; boundary=${edge}`,
        moduleid: String(store.moduleId),
        zoneid: `[${store.zoneId}]`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
    });
    return {
      status: reply.statusCode,
      body: reply.json<unknown>(),
      headers: reply.headers,
      text: reply.payload,
    };
  }

  /** Medicine that needs a prescription, in a right order. */
  async function medicineOrder() {
    const [medicine] = await server.db
      .select()
      .from(items)
      .where(and(eq(items.prescriptionRequired, true), eq(items.active, true)));
    if (medicine === undefined) throw new Error('The demo has no medicine on prescription.');
    const store = await demoStore(server, ({ id }) => id === medicine.storeId);
    const guest = await newGuest(server);
    const quantity = Math.min(
      medicine.maximumCartQuantity ?? Infinity,
      Math.ceil((store.minimumOrder + 1) / medicine.price),
    );
    const amount = await shownTotal(server, store, medicine, quantity);
    const body = orderOf(store, guest, [{ item_id: medicine.id, quantity }], amount);
    return { guest, store, body };
  }
  const placeUrl = '/api/v1/customer/order/place';

  it('CHK-09: a picture lets the medicine be ordered; its owner sees it, under a name of the server', async () => {
    const { guest, store, body } = await medicineOrder();
    const file = { ...picture, name: '../../../etc/passwd.svg' };
    const reply = await post(placeUrl, store, body, [file]);
    expect(outcome(reply)).toEqual([200, []]);
    const [row] = await ordersOf(guest);
    expect(row?.attachments).toEqual([expect.stringMatching(/^uploads\/[\w-]{24}\.png$/)]);
    const shown = await server.inject({ url: `/sandbox/media/${row?.attachments[0]}` });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]{24}\.png"$/),
    });
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.rawPayload.equals(png)).toBe(true);
  });

  it('CHK-09: the same key and pictures twice is one order, and pictures of a refused one are not kept', async () => {
    const { guest, store, body } = await medicineOrder();
    const count = async () => (await server.db.select().from(uploads)).length;
    const before = await count();
    const refused = await post(
      placeUrl,
      store,
      { ...body, order_amount: 1 },
      [picture],
      randomUUID(),
    );
    expect(outcome(refused)).toEqual([403, ['order_amount']]);
    expect(await count()).toBe(before);
    expect(await ordersOf(guest)).toEqual([]);
  });

  it('CHK-10: four pictures are refused', async () => {
    const { store, body } = await medicineOrder();
    const reply = await post(placeUrl, store, body, [picture, picture, picture, picture]);
    expect(outcome(reply)).toEqual([403, ['prescription']]);
    expect(asObject(asList(asObject(reply.body)['errors'])[0])['message']).toBe(
      'Maximum 3 images can be send at a time.',
    );
  });

  const script = Buffer.from('*/=1;alert(document.domain)//');
  const comment = Buffer.from('!\xfe\x19<script>alert(1)</script>\x00;', 'latin1');
  const sized = (width: number, height: number) => {
    const content = Buffer.from(png);
    content.writeUInt32BE(width, 16);
    content.writeUInt32BE(height, 20);
    return content;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
  it.each<[string, Buffer | string, string]>([
    ['an SVG that says it is a PNG', svg, 'image/png'],
    [
      'a page that says it is a picture',
      '<!doctype html><script>alert(1)</script>'.padEnd(64),
      'image/png',
    ],
    ['a script with a picture’s name', '#!/bin/sh\nrm -rf /\n'.padEnd(64), 'image/jpeg'],
    ['a PDF', '%PDF-1.7\n'.padEnd(64), 'application/pdf'],
    [
      'a WebP that says it is a PNG',
      readFileSync(fromRoot('openapi/sandbox/demo/pictures/avocado.webp')),
      'image/png',
    ],
    ['a polyglot that begins as a page', Buffer.concat([Buffer.from('<html>'), png]), 'image/png'],
    ['a PNG with a script behind it', Buffer.concat([png, script]), 'image/png'],
    [
      'a PNG with an archive behind it',
      Buffer.concat([png, Buffer.from('PK\x05\x06')]),
      'image/png',
    ],
    ['a GIF with a script behind it', Buffer.concat([gif, script]), 'image/gif'],
    ['a GIF whose comment is a page', Buffer.concat([gif.subarray(0, -1), comment]), 'image/gif'],
    ['a PNG of 0 × 0', sized(0, 0), 'image/png'],
    ['a PNG of 0 × 1', sized(0, 1), 'image/png'],
    ['a PNG that ends in the middle', png.subarray(0, -12), 'image/png'],
    ['a script that begins like a GIF', 'GIF89a=1;alert(1)//', 'image/gif'],
    [
      'a cut JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(40).fill(0)]),
      'image/jpeg',
    ],
  ])('5.2.2, PROF-08: %s is refused', async (_what, content, type) => {
    const { guest, store, body } = await medicineOrder();
    const reply = await post(placeUrl, store, body, [{ name: 'a.png', type, content }]);
    expect(outcome(reply)).toEqual([403, ['order_attachment']]);
    expect(await ordersOf(guest)).toEqual([]);
  });

  it('5.2.1: a picture of more than 2 MB is refused', async () => {
    const { store, body } = await medicineOrder();
    const content = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
    const reply = await post(placeUrl, store, body, [{ ...picture, content }]);
    expect(outcome(reply)).toEqual([403, ['file']]);
  });

  it('5.2.6: a pixel flood is refused before anything decodes it', async () => {
    const { store, body } = await medicineOrder();
    const content = Buffer.from(png);
    content.writeUInt32BE(30_000, 16);
    content.writeUInt32BE(30_000, 20);
    const reply = await post(placeUrl, store, body, [{ ...picture, content }]);
    expect(outcome(reply)).toEqual([403, ['order_attachment']]);
  });

  it('5.3.2: an upload is found by its whole name only', async () => {
    for (const name of ['..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '*', 'x.png']) {
      const reply = await server.inject({ url: `/sandbox/media/uploads/${name}` });
      expect(reply.statusCode, name).toBe(404);
    }
  });

  describe('without a cart', () => {
    const url = '/api/v1/customer/order/prescription/place';
    const pharmacy = () =>
      demoStore(server, ({ prescriptionOrder, active }) => prescriptionOrder && active);
    const fields = (store: StoreRow, guest: number) => ({
      store_id: store.id,
      distance: 0.5,
      address: '24 Harbour Lane',
      latitude: store.lat,
      longitude: store.lng,
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137001',
      house: '24B',
      guest_id: guest,
      is_guest: 1,
    });

    it('CHK-09: pictures alone are an order, paid in cash; its details are the order itself', async () => {
      const store = await pharmacy();
      const guest = await newGuest(server);
      const reply = await post(url, store, fields(store, guest), [picture, picture]);
      expect(outcome(reply)).toEqual([200, []]);
      const [row] = await ordersOf(guest);
      expect(row).toMatchObject({
        prescriptionOrder: true,
        paymentMethod: 'cash_on_delivery',
        itemsAmount: 0,
        deliveryAddress: { house: '24B' },
      });
      expect(row?.attachments).toHaveLength(2);
      const details = await server.call({
        url: '/api/v1/customer/order/details',
        query: { order_id: row?.id ?? 0, guest_id: guest },
      });
      expect(asNumber(asObject(details.body)['id'])).toBe(row?.id);
      expect(asList(asObject(details.body)['order_attachment_full_url'])).toHaveLength(2);
    });

    it('CHK-09: no picture, and a store that takes none, are refused', async () => {
      const store = await pharmacy();
      const guest = await newGuest(server);
      const none = await post(url, store, fields(store, guest), []);
      expect(outcome(none)).toEqual([403, ['prescription']]);
      const other = await post(url, shop, fields(shop, guest), [picture]);
      expect(outcome(other)).toEqual([404, ['order_time']]);
      expect(await ordersOf(guest)).toEqual([]);
    });

    it('CHK-09: a shop that has switched prescriptions off takes none', async () => {
      const isConfig = eq(settings.key, 'config');
      const [row] = await server.db.select().from(settings).where(isConfig);
      const allow = (prescription_order_status: boolean) =>
        server.db
          .update(settings)
          .set({ value: { ...(row?.value as object), prescription_order_status } })
          .where(isConfig);
      const store = await pharmacy();
      const guest = await newGuest(server);
      await allow(false);
      const reply = await post(url, store, fields(store, guest), [picture]);
      await allow(true);
      expect(outcome(reply)).toEqual([404, ['order_time']]);
      expect(await ordersOf(guest)).toEqual([]);
    });
  });
});

describe('the tax asked beforehand', () => {
  it('PRICE-05: is that of the order, and asking places nothing', async () => {
    const guest = await newGuest(server);
    const amount = await shownTotal(server, shop, item, 3);
    const body = orderOf(shop, guest, [{ item_id: item.id, quantity: 3 }], amount);
    const asked = await server.call({
      method: 'POST',
      url: '/api/v1/customer/order/get-Tax',
      moduleId: shop.moduleId,
      zoneIds: [shop.zoneId],
      body,
    });
    expect(asked.status).toBe(200);
    expect(await ordersOf(guest)).toEqual([]);
    await place(server, shop, body);
    const [row] = await ordersOf(guest);
    expect(asObject(asked.body)).toMatchObject({
      tax_amount: row?.totalTaxAmount,
      tax_status: row?.taxStatus,
    });
  });

  it('wire facts 18.32: is told without a way, a payment or an amount, for the cart and a buy-now', async () => {
    await server.db.update(stores).set({ tax: 10 }).where(eq(stores.id, shop.id));
    await server.db.delete(storeDiscounts).where(eq(storeDiscounts.storeId, shop.id));
    await server.db.delete(flashSaleItems).where(eq(flashSaleItems.itemId, item.id));
    await server.db.update(items).set({ price: 5, discount: 0 }).where(eq(items.id, item.id));
    const guest = await newGuest(server);
    const ask = async (body: object) =>
      (
        await server.call({
          method: 'POST',
          url: '/api/v1/customer/order/get-Tax',
          moduleId: shop.moduleId,
          zoneIds: [shop.zoneId],
          body: { guest_id: guest, ...body },
        })
      ).body;
    const none = { tax_amount: 0, tax_status: 'excluded', tax_included: 0 };
    const ofThree = { tax_amount: 1.5, tax_status: 'excluded', tax_included: 0 };
    expect(await ask({})).toEqual(none);
    const cart = JSON.stringify([{ item_id: item.id, quantity: 3 }]);
    const buyNow = { is_buy_now: 1, cart, order_amount: null };
    expect(await ask(buyNow)).toEqual(ofThree);
    expect(await ask({ ...buyNow, coupon_code: 'NOPE' })).toEqual(ofThree);
    await server.call({
      method: 'POST',
      url: '/api/v1/customer/cart/add',
      moduleId: shop.moduleId,
      body: { item_id: item.id, model: 'Item', price: 1, quantity: 3, guest_id: guest },
    });
    expect(await ask({ order_amount: null, is_buy_now: 0, cart: '[]' })).toEqual(ofThree);
    expect(await ask({ is_prescription: 1 })).toEqual(none);
  });
});
