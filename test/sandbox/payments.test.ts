import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { paymentSessions, settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { couriers, customers, walletTransactions } from '../../openapi/sandbox/db/schema/people.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import {
  codesOf,
  demoStore,
  newGuest,
  NOON,
  orderOf,
  orderThree,
  PHONE,
  place,
  plainItem,
  shownTotal,
  stopClock,
  type ItemRow,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, withServerBeside, type Call, type TestServer } from './support.ts';

const MAYA = 1;
const order = '/api/v1/customer/order';

let server: TestServer;
let shop: StoreRow;
let item: ItemRow;
let token: string;
let amount: number;

beforeAll(async () => {
  server = await openServerForTest();
  await server.db.update(flashSaleItems).set({ stock: 100_000 });
  shop = await demoStore(server, ({ id }) => id === 1);
  item = await plainItem(server, shop);
  token = await issueToken(server.db, MAYA, new Date(NOON));
  await stopClock(server, NOON);
  amount = await shownTotal(server, shop, item, 3);
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  await stopClock(server, NOON);
  await fillWallet(100);
});

const fillWallet = (walletBalance: number) =>
  server.db.update(customers).set({ walletBalance }).where(eq(customers.id, MAYA));

async function walletOfMaya(): Promise<number> {
  const [row] = await server.db.select().from(customers).where(eq(customers.id, MAYA));
  return row?.walletBalance ?? -1;
}

const asMaya = (call: Call) =>
  server.call({ token, moduleId: shop.moduleId, zoneIds: [shop.zoneId], ...call });

/** Three of an item, ordered by Maya. */
function order3(changes: object) {
  const {
    guest_id: _guest,
    is_guest: _flag,
    ...body
  } = orderOf(shop, 0, [{ item_id: item.id, quantity: 3 }], amount);
  return place(server, shop, { ...body, ...changes }, undefined, token);
}

async function placed(changes: object): Promise<number> {
  const reply = await order3(changes);
  expect(reply.status, reply.text).toBe(200);
  return readPlaced(reply.body).orderId;
}

const tracked = async (orderId: number) =>
  readOrder((await asMaya({ url: `${order}/track`, query: { order_id: orderId } })).body);

/** Goes to a payment page. @returns its address; null when there is nothing to pay */
async function visitPage(query: Record<string, string>): Promise<string | null> {
  const visit = await server.inject({
    url: '/payment-mobile',
    query: { payment_method: 'demo_card', callback: '/order-result', ...query },
  });
  return visit.statusCode === 303 ? String(visit.headers.location) : null;
}

/** Goes to the payment page of an order, as the shop sends its payer there. */
const openPage = async (orderId: number): Promise<string | null> =>
  visitPage({
    order_id: String(orderId),
    customer_id: String(MAYA),
    payment_key: (await tracked(orderId)).paymentKey ?? '',
  });

async function press(page: string | null, outcome: 'success' | 'fail' | 'cancel'): Promise<number> {
  if (page === null) return 403;
  const reply = await server.inject({ method: 'POST', url: page, payload: { outcome } });
  return reply.statusCode;
}

/** Goes to the payment page of an order and ends the payment there. */
const payOnline = async (orderId: number, outcome: 'success' | 'fail'): Promise<number> =>
  press(await openPage(orderId), outcome);

/** Runs work while some of the shop's settings are changed. */
async function withConfig(changes: object, work: () => Promise<void>): Promise<void> {
  const where = eq(settings.key, 'config');
  const [before] = await server.db.select().from(settings).where(where);
  const set = (value: unknown) => server.db.update(settings).set({ value }).where(where);
  await set({ ...asObject(before?.value), ...changes });
  try {
    await work();
  } finally {
    await set(before?.value);
  }
}

const put = (path: string, body: object) =>
  asMaya({ method: 'PUT', url: `${order}/${path}`, body });

describe('paying from the wallet', () => {
  it('a wallet that holds less than the order is refused, and nothing is taken', async () => {
    await fillWallet(amount - 0.01);
    const reply = await order3({ payment_method: 'wallet' });
    expect([reply.status, codesOf(reply)]).toEqual([203, ['order_amount']]);
    expect(await walletOfMaya()).toBeCloseTo(amount - 0.01, 2);
  });

  it('a part comes from the wallet and the rest is paid in cash at the door', async () => {
    await fillWallet(5);
    const orderId = await placed({ partial_payment: 1 });
    expect(await walletOfMaya()).toBe(0);
    const before = await tracked(orderId);
    expect(before).toMatchObject({
      status: 'confirmed',
      paymentMethod: { kind: 'partWallet' },
      paymentStatus: 'partially_paid',
    });
    expect(before.payments).toEqual([
      { amount: 5, method: { kind: 'wallet' }, paid: true },
      { amount: expect.closeTo(amount - 5, 2), method: { kind: 'cash' }, paid: false },
    ]);
    await stopClock(server, '2026-11-18T12:30:00');
    expect(await tracked(orderId)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  });

  it('the rest can be paid online: it waits for it, and only the rest is asked for', async () => {
    await fillWallet(5);
    const orderId = await placed({ partial_payment: 1, payment_method: 'digital_payment' });
    await stopClock(server, '2026-11-18T12:30:00');
    expect((await tracked(orderId)).status).toBe('confirmed');
    await stopClock(server, NOON);
    expect(await payOnline(orderId, 'success')).toBe(303);
    const paid = await tracked(orderId);
    expect(paid.paymentStatus).toBe('paid');
    expect(paid.payments.map((part) => part.paid)).toEqual([true, true]);
    expect(await payOnline(orderId, 'success')).toBe(403);
  });

  it('an online rest can be put on cash', async () => {
    await fillWallet(5);
    const orderId = await placed({ partial_payment: 1, payment_method: 'digital_payment' });
    expect((await put('payment-method', { order_id: orderId })).status).toBe(200);
    expect((await tracked(orderId)).payments[1]?.method).toEqual({ kind: 'cash' });
    expect(codesOf(await put('payment-method', { order_id: orderId }))).toEqual(['cod']);
  });

  it('an online rest of an order that the shop canceled cannot be put on cash', async () => {
    await fillWallet(5);
    const orderId = await placed({ partial_payment: 1, payment_method: 'digital_payment' });
    await server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, orderId));
    expect(codesOf(await put('payment-method', { order_id: orderId }))).toEqual(['cod']);
  });

  it('DATA-14: an online rest cannot be put on cash where the shop lets no cash pay a rest', async () => {
    await fillWallet(5);
    const orderId = await placed({ partial_payment: 1, payment_method: 'digital_payment' });
    await withConfig({ partial_payment_method: 'digital_payment' }, async () => {
      expect(codesOf(await put('payment-method', { order_id: orderId }))).toEqual(['cod']);
    });
    expect((await tracked(orderId)).payments[1]).toMatchObject({ paid: false });
    expect((await tracked(orderId)).payments[1]?.method).not.toEqual({ kind: 'cash' });
  });

  it.each([
    ['an empty wallet', 0],
    ['a wallet that holds enough', 1000],
  ])('a part is refused for %s', async (_, balance) => {
    await fillWallet(balance);
    const reply = await order3({ partial_payment: 1 });
    expect([reply.status, codesOf(reply)]).toEqual([203, ['partial_payment']]);
    expect(await walletOfMaya()).toBe(balance);
  });

  it('2.3.4: ten orders at once never take more than the wallet holds', async () => {
    await fillWallet(amount * 2);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => order3({ payment_method: 'wallet' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await walletOfMaya()).toBeCloseTo(0, 2);
  });

  it('10.5: an unpaid order is paid from the wallet, once', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const pay = () =>
      asMaya({ method: 'POST', url: `${order}/wallet-payment`, body: { order_id: orderId } });
    await fillWallet(1);
    expect((await pay()).status).toBe(203);
    await fillWallet(100);
    expect((await pay()).status).toBe(200);
    expect(await walletOfMaya()).toBeCloseTo(100 - amount, 2);
    expect(codesOf(await pay())).toEqual(['order']);
    expect(await tracked(orderId)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: { kind: 'wallet' },
    });
  });
});

describe('an order that is paid an hour after it was placed', () => {
  const reported = { method_id: 2, 'Receipt number': 'K-2048' };
  const atOne = '2026-11-18T13:00:00';
  const online = { payment_method: 'digital_payment' };

  it.each([
    ['online', online, (id: number) => payOnline(id, 'success'), 'confirmed'],
    [
      'online, for the rest that the wallet left',
      { ...online, partial_payment: 1 },
      (id: number) => payOnline(id, 'success'),
      'confirmed',
    ],
    [
      'from the wallet',
      online,
      async (id: number) => {
        await fillWallet(100);
        await asMaya({ method: 'POST', url: `${order}/wallet-payment`, body: { order_id: id } });
      },
      'confirmed',
    ],
    ['in cash', online, (id: number) => put('payment-method', { order_id: id }), 'pending'],
    [
      'in cash, for the rest that the wallet left',
      { ...online, partial_payment: 1 },
      (id: number) => put('payment-method', { order_id: id }),
      'confirmed',
    ],
    [
      'outside the shop',
      { payment_method: 'offline_payment' },
      (id: number) => put('offline-payment', { order_id: id, ...reported }),
      'pending',
    ],
  ])('10.4: is on its way from then on, paid %s', async (_, asked, pay, status) => {
    await fillWallet(5);
    const orderId = await placed(asked);
    await stopClock(server, atOne);
    await pay(orderId);
    expect((await tracked(orderId)).status).toBe(status);
    // The clerk, who looks at what is reported from outside the shop, needs 20 seconds.
    await stopClock(server, '2026-11-18T13:01:30');
    expect((await tracked(orderId)).status).toBe('processing');
    await stopClock(server, '2026-11-18T13:08:00');
    expect((await tracked(orderId)).status).toBe('delivered');
  });

  it('10.4: comes at the time it is scheduled for, if that is later', async () => {
    const orderId = await placed(online);
    const scheduleAt = new Date('2026-11-18T18:00:00');
    await server.db
      .update(orders)
      .set({ scheduled: true, scheduleAt })
      .where(eq(orders.id, orderId));
    await stopClock(server, atOne);
    await payOnline(orderId, 'success');
    await stopClock(server, '2026-11-18T17:59:00');
    expect((await tracked(orderId)).status).toBe('confirmed');
    await stopClock(server, '2026-11-18T18:01:30');
    expect((await tracked(orderId)).status).toBe('processing');
  });
});

describe('what orders bring', () => {
  const oneMinuteLater = '2026-11-18T12:01:00';
  const found = async () => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    await put('offline-payment', { order_id: orderId, method_id: 2, 'Receipt number': 'K-2048' });
    await put('cancel', { order_id: orderId, reason: 'Too slow' });
    await stopClock(server, oneMinuteLater);
    return orderId;
  };
  const firstRow = async (book: string) => {
    const reply = await asMaya({ url: `/api/v1/customer/${book}?limit=10&offset=1` });
    return asObject(asList(asObject(reply.body)['data'])[0]);
  };

  it('WAL-01: a payment that the clerk finds for a canceled order is in the balance that is shown', async () => {
    await found();
    const reply = await asMaya({ url: '/api/v1/customer/info' });
    expect(asObject(reply.body)['wallet_balance']).toBeCloseTo(100 + amount, 2);
  });

  it('WAL-01: and in the wallet’s book', async () => {
    const orderId = await found();
    expect(await firstRow('wallet/transactions')).toMatchObject({
      transaction_type: 'order_refund',
      credit: amount,
      reference: String(orderId),
    });
  });

  it('WAL-07: points are in their book as soon as the order has arrived', async () => {
    const orderId = await placed({});
    await stopClock(server, '2026-11-18T12:30:00');
    expect(await firstRow('loyalty-point/transactions')).toMatchObject({
      transaction_type: 'order_place',
      reference: String(orderId),
    });
  });
});

describe('an online payment that fails', () => {
  it('F-27: leaves the order to be paid again, or in cash', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    expect(await payOnline(orderId, 'fail')).toBe(303);
    expect((await tracked(orderId)).status).toBe('failed');
    const failed = await asMaya({ url: `${order}/payment-failed`, query: { order_id: orderId } });
    expect(asObject(failed.body)).toMatchObject({
      order_id: orderId,
      order_amount: amount,
      cash_on_delivery: true,
      digital_payment: true,
      offline_payment: true,
      maximum_cod_order_amount: 250,
    });
    expect(await payOnline(orderId, 'success')).toBe(303);
    expect(await tracked(orderId)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('F-27: switched to cash it goes on as any other order', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    await payOnline(orderId, 'fail');
    expect((await put('payment-method', { order_id: orderId })).status).toBe(200);
    await stopClock(server, '2026-11-18T12:01:00');
    expect(await tracked(orderId)).toMatchObject({
      status: 'processing',
      paymentMethod: { kind: 'cash' },
    });
    expect(await payOnline(orderId, 'success')).toBe(403);
  });

  it('CHK-11: above the ceiling of its zone it cannot be switched to cash', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    await server.db.update(orders).set({ orderAmount: 251 }).where(eq(orders.id, orderId));
    expect(codesOf(await put('payment-method', { order_id: orderId }))).toEqual(['cod']);
  });
});

describe('a payment page that was left open', () => {
  const cancel = (order_id: number) => put('cancel', { order_id, reason: 'Too slow' });
  const cash = (orderId: number) => put('payment-method', { order_id: orderId });
  const byWallet = (orderId: number) =>
    asMaya({ method: 'POST', url: `${order}/wallet-payment`, body: { order_id: orderId } });

  it('F-27: does not bring a canceled order back: its money goes into the wallet', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await openPage(orderId);
    expect((await cancel(orderId)).status).toBe(200);
    expect(await press(page, 'success')).toBe(303);
    expect(await tracked(orderId)).toMatchObject({ status: 'canceled', paymentStatus: 'unpaid' });
    expect(await walletOfMaya()).toBeCloseTo(100 + amount, 2);
  });

  it('F-27: of a guest it is noted to go back the way it came', async () => {
    const guest = await newGuest(server);
    const body = orderOf(shop, guest, [{ item_id: item.id, quantity: 3 }], amount);
    const reply = await place(server, shop, { ...body, payment_method: 'digital_payment' });
    const { orderId, paymentKey } = readPlaced(reply.body);
    const page = await visitPage({
      order_id: String(orderId),
      customer_id: String(guest),
      payment_key: paymentKey ?? '',
    });
    await server.call({
      method: 'PUT',
      url: `${order}/cancel`,
      body: { order_id: orderId, reason: 'Too slow', guest_id: guest },
    });
    await press(page, 'success');
    const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ status: 'canceled', refund: { refund_method: 'gateway' } });
  });

  it('PROF-13: of an account that was deleted meanwhile it goes back the way it came', async () => {
    const [left] = await server.db
      .insert(customers)
      .values({
        firstName: 'Rana',
        phone: '+15550137320',
        refCode: 'RANA2026',
        interests: [],
        interestModules: [],
        createdAt: new Date(NOON),
      })
      .returning();
    const id = left?.id ?? 0;
    const session = await issueToken(server.db, id, new Date(NOON));
    const orderId = await orderThree(server, session, { payment_method: 'digital_payment' });
    const page = await visitPage({ order_id: String(orderId), customer_id: String(id) });
    const ask = (method: 'PUT' | 'DELETE', url: string, body = {}) =>
      server.call({ method, url, body, token: session });
    await ask('PUT', `${order}/cancel`, { order_id: orderId, reason: 'Too slow' });
    const removed = await ask('DELETE', '/api/v1/customer/remove-account');
    expect(removed.status, removed.text).toBe(200);
    expect(await press(page, 'success')).toBe(303);
    const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ status: 'canceled', refund: { refund_method: 'gateway' } });
    const [paid] = await server.db
      .select()
      .from(paymentSessions)
      .where(and(eq(paymentSessions.kind, 'order'), eq(paymentSessions.payerId, id)));
    expect(paid).toMatchObject({ amount: row?.orderAmount, refundedAt: new Date(NOON) });
  });

  it.each([
    ['from the wallet', byWallet, -1, { kind: 'wallet' }],
    [
      'in another tab',
      (orderId: number) => payOnline(orderId, 'success'),
      0,
      { kind: 'unknown', name: 'demo_card' },
    ],
  ])('F-27: charges no order twice that was paid %s', async (_, pay, taken, paymentMethod) => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await openPage(orderId);
    await pay(orderId);
    expect(await press(page, 'success')).toBe(303);
    expect(await walletOfMaya()).toBeCloseTo(100 + (taken + 1) * amount, 2);
    const paid = await tracked(orderId);
    expect(paid).toMatchObject({ paymentStatus: 'paid', paymentMethod });
    expect(paid.payments).toHaveLength(1);
  });

  it('10.4: leaves the words of a customer who asks for a refund', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await openPage(orderId);
    await byWallet(orderId);
    await stopClock(server, '2026-11-18T12:30:00');
    await asMaya({
      method: 'POST',
      url: `${order}/refund-request`,
      body: { order_id: orderId, customer_reason: 'It arrived damaged', customer_note: 'Wet' },
    });
    await press(page, 'success');
    const reply = await asMaya({ url: `${order}/track`, query: { order_id: orderId } });
    expect(asObject(reply.body)).toMatchObject({
      order_status: 'refund_requested',
      refund: { customer_reason: 'It arrived damaged', customer_note: 'Wet' },
    });
  });

  it('F-27: takes no delivered order back to the kitchen', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await openPage(orderId);
    expect((await cash(orderId)).status).toBe(200);
    await stopClock(server, '2026-11-18T12:30:00');
    expect((await tracked(orderId)).status).toBe('delivered');
    await press(page, 'success');
    expect(await tracked(orderId)).toMatchObject({
      status: 'delivered',
      paymentMethod: { kind: 'cash' },
    });
  });
});

describe('F3: a stranger at the payment page', () => {
  const asStranger = (orderId: number, key?: string) =>
    visitPage({
      order_id: String(orderId),
      customer_id: String(MAYA),
      ...(key !== undefined && { payment_key: key }),
    });

  it.each([
    ['knows the ids', () => undefined],
    ['guesses a key', () => 'A'.repeat(43)],
    ['has the key of another order', (other: string) => other],
  ])('who %s cannot let the order of somebody else fail', async (_, keyOf) => {
    const other = await placed({ payment_method: 'digital_payment' });
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await asStranger(orderId, keyOf((await tracked(other)).paymentKey ?? ''));
    for (const outcome of ['fail', 'cancel'] as const) await press(page, outcome);
    expect((await tracked(orderId)).status).toBe('pending');
    expect(await payOnline(orderId, 'success')).toBe(303);
    expect((await tracked(orderId)).paymentStatus).toBe('paid');
  });

  it('who pays for somebody else pays, as clients without keys do', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    expect(await press(await asStranger(orderId), 'success')).toBe(303);
    expect(await tracked(orderId)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  });

  it('may open 60 payments a minute from one address, then waits', async () => {
    await withServerBeside(server, { requestsPerMinute: 600 }, async ({ app }) => {
      const statuses: number[] = [];
      for (let i = 0; i < 62; i += 1) {
        const url = `/payment-mobile?order_id=${100_001 + i}&customer_id=1&callback=/x`;
        const reply = await app.inject({ url });
        statuses.push(reply.statusCode);
        if (i === 60) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(statuses.slice(0, 60)).not.toContain(429);
      expect(statuses.slice(60)).toEqual([429, 429]);
    });
  });
});

describe('F4: a payment page that its order has left behind', () => {
  it('cannot let an order fail that is paid in cash by now, and says that it is over', async () => {
    const orderId = await placed({ payment_method: 'digital_payment' });
    const page = await openPage(orderId);
    expect((await put('payment-method', { order_id: orderId })).status).toBe(200);
    const shown = await server.inject({ url: `${page}?language=en` });
    expect(shown.payload).toContain(
      'This payment is over: it was made, ended, or is not needed any more. Nothing is charged here.',
    );
    expect(shown.payload).toContain('>Back to the shop</a>');
    expect(shown.payload).not.toContain('<button');
    expect(await press(page, 'fail')).toBe(303);
    expect(await tracked(orderId)).toMatchObject({
      status: 'pending',
      paymentMethod: { kind: 'cash' },
      paymentStatus: 'unpaid',
    });
  });
});

describe('paying outside the shop', () => {
  const receipt = { method_id: 2, 'Receipt number': 'K-2048' };

  it('15.18: the methods say where the money goes and what is asked, in both languages', async () => {
    const listed = async (language: 'en' | 'ar') => {
      const reply = await server.call({ url: '/api/v1/offline_payment_method_list', language });
      return asList(reply.body).map((row) => asText(asObject(row)['method_name']));
    };
    expect(await listed('en')).toEqual(['Bank transfer', 'Paid at a kiosk']);
    expect((await listed('ar'))[0]).toBe('حوالة بنكية');
  });

  it('10.4: the order waits for what is told of the payment, then for the clerk', async () => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    await stopClock(server, '2026-11-18T12:30:00');
    expect((await tracked(orderId)).status).toBe('pending');
    expect((await put('offline-payment', { order_id: orderId, ...receipt })).body).toEqual({
      payment: 'success',
    });
    expect((await tracked(orderId)).offline).toMatchObject({
      status: 'pending',
      fields: { 'Receipt number': 'K-2048', Kiosk: '' },
    });
    await stopClock(server, '2026-11-18T12:31:00');
    expect((await tracked(orderId)).paymentStatus).toBe('paid');
  });

  it('10.4: what is not found is denied with the reason, and can be told again', async () => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    const told = { order_id: orderId, method_id: 2, 'Receipt number': 'lost it' };
    expect((await put('offline-payment', told)).status).toBe(200);
    await stopClock(server, '2026-11-18T12:01:00');
    const denied = await tracked(orderId);
    expect(denied).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    expect(denied.offline).toMatchObject({ status: 'denied' });
    expect(denied.offline?.denialReason).toContain('reference');
    const again = await put('offline-payment-update', { order_id: orderId, ...receipt });
    expect(again.status, again.text).toBe(200);
    expect((await tracked(orderId)).offline?.status).toBe('pending');
  });

  it.each([
    ['a field left out', { method_id: 2 }, ['Receipt number']],
    ['an unknown method', { method_id: 99, 'Receipt number': '1' }, ['method_id']],
  ])('10.4: %s is refused', async (_, told, codes) => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    const reply = await put('offline-payment', { order_id: orderId, ...told });
    expect([reply.status, codesOf(reply)]).toEqual([403, codes]);
  });

  it.each([
    ['from the wallet', 'POST', 'wallet-payment', ['order']],
    ['in cash', 'PUT', 'payment-method', ['cod']],
  ] as const)(
    '10.4: what the clerk has found by now is not paid again %s',
    async (_, method, path, codes) => {
      const orderId = await placed({ payment_method: 'offline_payment' });
      await put('offline-payment', { order_id: orderId, ...receipt });
      await stopClock(server, '2026-11-18T12:01:00');
      const body = { order_id: orderId };
      const again = await asMaya({ method, url: `${order}/${path}`, body });
      expect([again.status, codesOf(again)]).toEqual([403, codes]);
      expect(await walletOfMaya()).toBe(100);
      expect(await tracked(orderId)).toMatchObject({
        paymentMethod: { kind: 'offline' },
        paymentStatus: 'paid',
      });
    },
  );

  it('10.4: what the clerk has found by now is not replaced by another word', async () => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    await put('offline-payment', { order_id: orderId, ...receipt });
    await stopClock(server, '2026-11-18T12:01:00');
    const told = { order_id: orderId, method_id: 2, 'Receipt number': 'lost it' };
    expect(codesOf(await put('offline-payment', told))).toEqual(['order']);
    expect((await tracked(orderId)).paymentStatus).toBe('paid');
  });

  it.each([
    ['paid from the wallet', 'POST', 'wallet-payment', { status: 'confirmed' }],
    ['canceled', 'PUT', 'cancel', { status: 'canceled' }],
  ] as const)(
    'F-27: what the clerk finds for an order that was %s meanwhile goes into the wallet, once',
    async (_, method, path, expected) => {
      const orderId = await placed({ payment_method: 'offline_payment' });
      await put('offline-payment', { order_id: orderId, ...receipt });
      await stopClock(server, '2026-11-18T12:00:10');
      const body = { order_id: orderId, reason: 'Too slow' };
      expect((await asMaya({ method, url: `${order}/${path}`, body })).status).toBe(200);
      const before = await walletOfMaya();
      await stopClock(server, '2026-11-18T12:00:20');
      await asMaya({ url: `${order}/running-orders`, query: { limit: 1, offset: 1 } });
      expect(await walletOfMaya()).toBeCloseTo(before + amount, 2);
      expect(await tracked(orderId)).toMatchObject(expected);
      expect(await walletOfMaya()).toBeCloseTo(before + amount, 2);
    },
  );

  it('10.4: an order switched to cash is paid when the clerk finds the payment, at any step', async () => {
    const orderId = await placed({ payment_method: 'offline_payment' });
    await stopClock(server, '2026-11-18T12:00:10');
    await put('offline-payment', { order_id: orderId, ...receipt });
    expect((await put('payment-method', { order_id: orderId })).status).toBe(200);
    // An operator moves the order on.
    const stepsFrom = new Date('2026-11-18T11:59:40');
    await server.db.update(orders).set({ stepsFrom }).where(eq(orders.id, orderId));
    await stopClock(server, '2026-11-18T12:00:25');
    expect(await tracked(orderId)).toMatchObject({ status: 'processing', paymentStatus: 'unpaid' });
    await stopClock(server, '2026-11-18T12:00:55');
    expect(await tracked(orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  });

  it('10.4: an order paid another way takes no such word', async () => {
    const orderId = await placed({});
    expect(codesOf(await put('offline-payment', { order_id: orderId, ...receipt }))).toEqual([
      'order',
    ]);
  });
});

describe('after the delivery', () => {
  const delivered = async () => {
    const orderId = await placed({});
    await stopClock(server, '2026-11-18T12:30:00');
    expect((await tracked(orderId)).status).toBe('delivered');
    return orderId;
  };

  it('10.4: a refund can be asked for once, after the delivery only', async () => {
    const running = await placed({});
    const ask = (orderId: number) =>
      asMaya({
        method: 'POST',
        url: `${order}/refund-request`,
        body: { order_id: orderId, customer_reason: 'It arrived damaged' },
      });
    expect(codesOf(await ask(running))).toEqual(['order']);
    const orderId = await delivered();
    expect((await ask(orderId)).status).toBe(200);
    expect((await tracked(orderId)).status).toBe('refund_requested');
    expect(codesOf(await ask(orderId))).toEqual(['order']);
  });

  it('10.6: the courier who brought it is rated once, and nobody else', async () => {
    const orderId = await delivered();
    const courierId = (await tracked(orderId)).courier?.id ?? 0;
    const rate = (delivery_man_id: number, rating = 1) =>
      asMaya({
        method: 'POST',
        url: '/api/v1/delivery-man/reviews/submit',
        body: { delivery_man_id, order_id: orderId, rating, comment: 'Late' },
      });
    expect(codesOf(await rate(courierId + 1))).toEqual(['delivery_man_id']);
    expect(codesOf(await rate(courierId, 6))).toEqual(['rating']);
    const ratingOf = async () => {
      const [row] = await server.db.select().from(couriers).where(eq(couriers.id, courierId));
      return row?.avgRating ?? 0;
    };
    const before = await ratingOf();
    expect((await rate(courierId)).status).toBe(200);
    expect(codesOf(await rate(courierId))).toEqual(['review']);
    expect(await ratingOf()).toBeLessThan(before);
    const rating = await asMaya({ url: `/api/v1/delivery-man/reviews/rating/${courierId}` });
    expect(asNumber(rating.body)).toBe(await ratingOf());
    const listed = await asMaya({ url: `/api/v1/delivery-man/reviews/${courierId}` });
    expect(asObject(asList(listed.body)[0])).toMatchObject({ comment: 'Late', order_id: orderId });
  });

  it('9: cashback comes into the wallet with the delivery, as it was promised', async () => {
    const promised = await asMaya({
      url: '/api/v1/cashback/getCashback',
      query: { amount: 1000 },
    });
    expect(asObject(promised.body)).toMatchObject({ calculated_amount: 3 });
    const orderId = await placed({});
    await server.db.update(orders).set({ orderAmount: 100 }).where(eq(orders.id, orderId));
    await stopClock(server, '2026-11-18T12:30:00');
    await tracked(orderId);
    await tracked(orderId);
    expect(await walletOfMaya()).toBe(102);
    const credits = (await server.db.select().from(walletTransactions)).filter(
      ({ type, reference }) => type === 'CashBack' && reference === String(orderId),
    );
    expect(credits.map(({ credit }) => credit)).toEqual([2]);
  });

  it('11.3: the delivery brings four points for each 1.00 of the order, once, as long as the shop has points', async () => {
    const balance = async () => {
      const info = await asMaya({ url: '/api/v1/customer/info' });
      return asObject(info.body)['loyalty_point'];
    };
    // The orders of other tests bring their points first.
    await stopClock(server, '2026-11-18T13:30:00');
    const before = Number(await balance());
    await stopClock(server, NOON);
    const deliver = async () => {
      const orderId = await placed({});
      await server.db.update(orders).set({ orderAmount: 24.99 }).where(eq(orders.id, orderId));
      await stopClock(server, '2026-11-18T12:30:00');
      await tracked(orderId);
      await tracked(orderId);
      return orderId;
    };
    const orderId = await deliver();
    expect(await balance()).toBe(before + 99);
    const book = await asMaya({
      url: '/api/v1/customer/loyalty-point/transactions',
      query: { limit: 1, offset: 1 },
    });
    expect(asObject(book.body)['data']).toMatchObject([
      {
        transaction_type: 'order_place',
        credit: 99,
        debit: 0,
        balance: before + 99,
        reference: String(orderId),
      },
    ]);
    await stopClock(server, NOON);
    const where = eq(settings.key, 'config');
    const [shopBefore] = await server.db.select().from(settings).where(where);
    const value = { ...asObject(shopBefore?.value), loyalty_point_status: 0 };
    await server.db.update(settings).set({ value }).where(where);
    await deliver();
    expect(await balance()).toBe(before + 99);
    await server.db.update(settings).set({ value: shopBefore?.value }).where(where);
  });

  it('4: who invited a customer is paid once, when the first order arrives', async () => {
    const [friend] = await server.db
      .insert(customers)
      .values({
        firstName: 'Nadia',
        phone: '+15550137319',
        refCode: 'INVITED2',
        refBy: MAYA,
        interests: [],
        interestModules: [],
        // Long ago: the discount on the first order is over, the reward is not.
        createdAt: new Date('2026-01-01T12:00:00'),
      })
      .returning();
    const session = await issueToken(server.db, friend?.id ?? 0, new Date(NOON));
    const list = () =>
      server.call({
        url: `${order}/list`,
        query: { limit: 5, offset: 1 },
        token: session,
        moduleId: shop.moduleId,
      });
    const canceled = await orderThree(server, session);
    await server.call({
      method: 'PUT',
      url: `${order}/cancel`,
      body: { order_id: canceled, reason: 'Changed my mind' },
      token: session,
    });
    const first = await orderThree(server, session);
    expect(await walletOfMaya()).toBe(100);
    await stopClock(server, '2026-11-18T12:10:00');
    await list();
    expect(await walletOfMaya()).toBe(105);
    await orderThree(server, session);
    await stopClock(server, '2026-11-18T12:20:00');
    await list();
    expect(await walletOfMaya()).toBe(105);
    const rewards = (await server.db.select().from(walletTransactions)).filter(
      ({ type, customerId }) => type === 'referrer' && customerId === MAYA,
    );
    expect(rewards).toMatchObject([{ credit: 5, balance: 105, reference: String(first) }]);
    const told = (await server.db.select().from(notifications)).filter(
      ({ type, customerId }) => type === 'referral_code' && customerId === MAYA,
    );
    expect(told).toMatchObject([
      {
        title: { en: 'Your invitation paid off' },
        description: { en: expect.stringContaining('$5.00') },
      },
    ]);
  });

  it('ITEM-31: two lines of an item come into the cart again up to its maximum', async () => {
    const lines = [2, 2].map((quantity) => ({ item_id: item.id, quantity }));
    const { guest_id: _guest, is_guest: _flag, ...body } = orderOf(shop, 0, lines, 1);
    const { orderId } = readPlaced((await place(server, shop, body, undefined, token)).body);
    const limit = (maximumCartQuantity: number | null) =>
      server.db.update(items).set({ maximumCartQuantity }).where(eq(items.id, item.id));
    await limit(3);
    const cart = await asMaya({
      method: 'POST',
      url: '/api/v1/customer/order-again/reorder',
      body: { order_id: orderId },
    });
    expect(asList(cart.body).map((row) => asObject(row)['quantity'])).toEqual([2]);
    await limit(null);
  });

  it('ITEM-35: two lines of the same choice come into the cart again as one, with the add-ons of both', async () => {
    const plain = await plainItem(server, shop, ({ addOnIds }) => addOnIds.length > 0);
    const [addOn] = plain.addOnIds;
    const lines = [2, 3].map((quantity) => ({
      item_id: plain.id,
      quantity,
      add_on_ids: [addOn ?? 0],
      add_on_qtys: [1],
    }));
    const { guest_id: _guest, is_guest: _flag, ...body } = orderOf(shop, 0, lines, 1);
    const { orderId } = readPlaced((await place(server, shop, body, undefined, token)).body);
    const cart = await asMaya({
      method: 'POST',
      url: '/api/v1/customer/order-again/reorder',
      body: { order_id: orderId },
    });
    expect(asList(cart.body)).toMatchObject([
      { item_id: plain.id, quantity: 5, add_on_ids: [addOn], add_on_qtys: [2] },
    ]);
  });

  it('4: what was bought is offered again, the latest store first', async () => {
    await placed({});
    const again = await asMaya({ url: '/api/v1/customer/visit-again' });
    const [first] = asList(again.body).map(asObject);
    expect(first?.['id']).toBe(shop.id);
    expect(asList(first?.['items']).map((one) => asObject(one)['id'])).toContain(item.id);
    const suggested = await asMaya({ url: '/api/v1/customer/suggested-items' });
    expect(asList(suggested.body).map((one) => asObject(one)['id'])).toContain(item.id);
  });
});

describe('busy times', () => {
  const FRIDAY_EVENING = '2026-11-20T19:30:00';

  it('10.5: what they add is told before, and charged as it was told', async () => {
    const northern = await demoStore(
      server,
      (one) => one.moduleId === 1 && one.zoneId === 3 && !one.selfDelivery && one.active,
    );
    const guest_id = await newGuest(server);
    const surge = async (date_time: string) => {
      const reply = await server.call({
        method: 'POST',
        url: `${order}/get-surge-price`,
        body: { zone_id: 3, module_id: 1, date_time, guest_id },
      });
      return asObject(reply.body)['price'];
    };
    expect(await surge('2026-11-20 19:30:00')).toBe(1.5);
    expect(await surge('2026-11-20 21:00:00')).toBe(0);
    const what = await plainItem(server, northern);
    const at = async (wallClock: string) => {
      await stopClock(server, wallClock);
      const guest = await newGuest(server);
      const reply = await place(server, northern, {
        ...orderOf(northern, guest, [{ item_id: what.id, quantity: 3 }], 1),
        contact_person_number: PHONE,
      });
      return asNumber(asObject(reply.body)['total_ammount']);
    };
    const calm = await at('2026-11-19T19:30:00');
    const busy = await at(FRIDAY_EVENING);
    expect(calm).toBeGreaterThan(1);
    expect(busy - calm).toBeCloseTo(1.5, 2);
  });

  it.each([
    ['2026-11-20 21:59:00', 0],
    ['2026-11-20 22:00:00', 2],
    ['2026-11-21 01:59:00', 2],
    ['2026-11-21 02:00:00', 0],
    ['2026-11-20 01:00:00', 0],
    ['2026-11-21 23:00:00', 0],
  ])(
    '10.5: those of a Friday night go on until Saturday morning: %s adds %d',
    async (at, price) => {
      const where = eq(settings.key, 'surges');
      const [before] = await server.db.select().from(settings).where(where);
      const [evening] = asList(before?.value);
      const night = { ...asObject(evening), days: [5], from: '22:00', to: '02:00', price: 2 };
      await server.db
        .update(settings)
        .set({ value: [night] })
        .where(where);
      const reply = await server.call({
        method: 'POST',
        url: `${order}/get-surge-price`,
        body: { zone_id: 3, module_id: 1, date_time: at, guest_id: await newGuest(server) },
      });
      expect(asObject(reply.body)['price']).toBe(price);
      await server.db.update(settings).set({ value: before?.value }).where(where);
    },
  );

  it.each(['2026-11-20 19:30', '2026-11-20T19:30', '2026-11-20T19:30:00'])(
    '10.5: what they add is charged for a slot in them, written as %s',
    async (schedule_at) => {
      const northern = await demoStore(
        server,
        (one) => one.moduleId === 1 && one.zoneId === 3 && !one.selfDelivery && one.active,
      );
      const what = await plainItem(server, northern);
      const at = async (slot: string) => {
        const guest = await newGuest(server);
        const body = orderOf(northern, guest, [{ item_id: what.id, quantity: 3 }], 1);
        const reply = await place(server, northern, { ...body, schedule_at: slot });
        return asNumber(asObject(reply.body)['total_ammount']);
      };
      expect((await at(schedule_at)) - (await at('2026-11-19 19:30'))).toBeCloseTo(1.5, 2);
    },
  );
});
