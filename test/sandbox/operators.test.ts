import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { orderLines, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { customers, walletTransactions } from '../../openapi/sandbox/db/schema/people.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { NOON, stopClock } from './shop.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

const MAYA = 1;
const TOKEN = 'a-long-operator-token';
let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest({ operatorToken: TOKEN });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

const open = (url = '/sandbox', cookie = '') => server.app.inject({ url, headers: { cookie } });

/** The cookie of the page and the key of its forms. */
async function keyOf(): Promise<string> {
  const { headers } = await open();
  return /sandbox_form=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
}

async function send(to: string, form: Record<string, string>, more: Record<string, string> = {}) {
  const key = await keyOf();
  return server.app.inject({
    method: 'POST',
    url: `/sandbox/${to}`,
    headers: {
      cookie: `sandbox_form=${key}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...more,
    },
    payload: new URLSearchParams({ key, ...form }).toString(),
  });
}

const ask = async (path: string, moduleId = 1) =>
  asObject((await server.call({ url: `/api/v1/${path}`, moduleId, zoneIds: [1] })).body);
const setDemo = (demo: boolean) =>
  server.call({ method: 'POST', url: '/sandbox/test/config', body: { config: { demo } } });

describe('the operators’ page', () => {
  it('shows the shop as a form a change, without scripts and with nothing of the shop as markup', async () => {
    await server.db
      .update(items)
      .set({ name: { en: '<img src=x> pie', ar: 'فطيرة' } })
      .where(eq(items.id, 2));
    const { statusCode, payload, headers } = await open('/sandbox?find=%3Cimg');
    expect(statusCode).toBe(200);
    expect(payload).toContain('&lt;img src=x&gt; pie #2');
    expect(payload).not.toMatch(/<img|<script/);
    expect(payload).toContain('value="&lt;img"');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    const inputs = payload.match(/<(input|select)(?![^>]*type="(hidden|checkbox)")/g) ?? [];
    expect(payload.match(/<label>/g)?.length).toBeGreaterThanOrEqual(inputs.length);
  });

  it('has a switch only for what the shop or the server reads', async () => {
    const { payload } = await open();
    const names = [...payload.matchAll(/name="name" value="(\w+)"/g)].map(([, name = '']) => name);
    expect(names).toContain('guest_checkout_status');
    const code = ['src/api', 'openapi/sandbox/areas']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
      )
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it('a switch, a price, hours, a coupon and a zone are changed at once for the next visitor', async () => {
    expect(await ask('config')).toMatchObject({ guest_checkout_status: 1 });
    const replies = [
      await send('switch', { name: 'guest_checkout_status', value: 'off' }),
      await send('item', { id: '3', price: '7.25', stock: '4' }),
      await send('store', { id: '1', active: 'on', opens: '09:00', closes: '11:30' }),
      await send('coupon', { id: '1', discount: '9', expires: '2031-05-04' }),
      await send('zone', { id: '3' }),
    ];
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      replies.map(() => [303, '/sandbox?done=1']),
    );
    expect(await ask('config')).toMatchObject({ guest_checkout_status: 0 });
    expect(await ask('items/details/3')).toMatchObject({ price: 7.25, stock: 4 });
    const store = await ask('stores/details/1');
    expect(asList(store['schedules'])).toHaveLength(7);
    expect(asList(store['schedules'])[0]).toMatchObject({
      opening_time: '09:00:00',
      closing_time: '11:30:00',
    });
    const zones = await server.call({ url: '/api/v1/zone/list' });
    expect(asList(zones.body).map((zone) => asObject(zone)['id'])).not.toContain(3);
  });

  it('an order goes to the step that it is moved on to, and is not moved back', async () => {
    const now = new Date(NOON);
    const [first] = await server.db
      .insert(orders)
      .values({
        ownerId: 7_000_000_001,
        isGuest: true,
        moduleId: 1,
        zoneId: 1,
        type: 'delivery',
        status: 'pending',
        paymentStatus: 'unpaid',
        paymentMethod: 'cash_on_delivery',
        orderAmount: 10,
        itemsAmount: 10,
        scheduleAt: now,
        attachments: [],
        otp: '1234',
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (first === undefined) throw new Error('The order was not written.');
    const id = String(first.id);
    expect((await open()).payload).toContain(`#${id} pending`);
    expect((await send('order', { id, step: 'handover' })).statusCode).toBe(303);
    const [moved] = await server.db.select().from(orders).where(eq(orders.id, first.id));
    // A courier fetches an order 150 seconds after it was placed; its date stays.
    expect(now.getTime() - (moved?.stepsFrom?.getTime() ?? 0)).toBe(150_000);
    expect(moved?.createdAt).toEqual(now);
    await server.db.update(orders).set({ status: 'handover' }).where(eq(orders.id, first.id));
    expect((await send('order', { id, step: 'confirmed' })).statusCode).toBe(422);
    expect((await send('order', { id, step: 'canceled' })).statusCode).toBe(303);
    const [canceled] = await server.db.select().from(orders).where(eq(orders.id, first.id));
    expect(canceled).toMatchObject({ status: 'canceled', canceledBy: 'admin' });
  });

  it.each([
    ['paid by wallet', 'paid', 0, [['order_refund', 12.4]], 42.4],
    ['paid in part', 'partially_paid', 5, [['order_refund', 5]], 35],
    ['not paid yet', 'unpaid', 0, [], 30],
  ] as const)(
    'an order that is canceled twice at once, %s, gives money and stock back once',
    async (_how, paymentStatus, partiallyPaidAmount, booked, balance) => {
      await server.db.update(customers).set({ walletBalance: 30 }).where(eq(customers.id, MAYA));
      await server.db.update(items).set({ stock: 4, variations: [] }).where(eq(items.id, 3));
      const now = new Date(NOON);
      const [placed] = await server.db
        .insert(orders)
        .values({
          ownerId: MAYA,
          isGuest: false,
          moduleId: 1,
          zoneId: 1,
          type: 'delivery',
          status: 'processing',
          paymentStatus,
          partiallyPaidAmount,
          paymentMethod: 'wallet',
          orderAmount: 12.4,
          itemsAmount: 12.4,
          scheduleAt: now,
          attachments: [],
          otp: '1234',
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (placed === undefined) throw new Error('The order was not written.');
      await server.db.insert(orderLines).values({
        orderId: placed.id,
        model: 'Item',
        itemId: 3,
        quantity: 2,
        price: 6.2,
        name: { en: 'Pie', ar: 'فطيرة' },
        variation: [],
        addOns: [],
        snapshot: { module_type: 'grocery' },
      });
      const cancel = () => send('order', { id: String(placed.id), step: 'canceled' });
      const replies = await Promise.all([cancel(), cancel()]);
      expect(
        replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      ).toEqual([303, 422]);
      expect((await cancel()).statusCode).toBe(422);

      const [customer] = await server.db.select().from(customers).where(eq(customers.id, MAYA));
      expect(customer?.walletBalance).toBe(balance);
      const book = await server.db
        .select()
        .from(walletTransactions)
        .where(eq(walletTransactions.reference, String(placed.id)));
      expect(book.map(({ type, credit }) => [type, credit])).toEqual(booked);
      const [item] = await server.db.select().from(items).where(eq(items.id, 3));
      expect(item?.stock).toBe(6);
    },
  );

  it('a fault strikes as often as planned, until it is lifted', async () => {
    await send('fault', { operation: 'getConfig', status: '503', delay: '0', times: '1' });
    const config = async () => (await server.app.inject({ url: '/api/v1/config' })).statusCode;
    expect([await config(), await config()]).toEqual([503, 200]);
    await send('fault', { operation: '', status: '500', delay: '0', times: '0' });
    expect(await config()).toBe(500);
    await send('lift', {});
    expect(await config()).toBe(200);
  });

  it.each([
    ['item', { id: '3', price: '-1', stock: '4' }],
    ['item', { id: '3', price: '1', stock: 'many' }],
    ['item', { id: '999999', price: '1', stock: '4' }],
    ['store', { id: '1', opens: '25:00', closes: '11:30' }],
    ['coupon', { id: '1', discount: '9', expires: 'tomorrow' }],
    ['coupon', { id: '1', discount: '9', expires: '2031-02-31' }],
    ['coupon', { id: '1', discount: '9', expires: '0000-05-04' }],
    ['switch', { name: 'business_name', value: 'on' }],
    ['switch', { name: 'demo', value: 'off' }],
    ['fault', { operation: 'noSuchOperation', status: '500', delay: '0', times: '1' }],
    ['zone', { id: '' }],
  ])('changes nothing by %s %j, and says so', async (to, form) => {
    const reply = await send(to, form);
    expect(reply.statusCode).toBe(422);
    expect(reply.payload).toContain('role="alert"');
  });

  it('ASVS 3.5.1: takes no form from another page', async () => {
    const form = { id: '3', price: '1', stock: '1' };
    expect((await send('item', { ...form, key: 'guessed' })).statusCode).toBe(422);
    expect((await send('item', form, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send('item', { ...form, key: '' }, { cookie: 'sandbox_form=' })).statusCode).toBe(
      422,
    );
    const twice = await server.app.inject({
      method: 'POST',
      url: '/sandbox/item',
      headers: {
        cookie: `sandbox_form=${await keyOf()}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'key=guessed&key=again&id=3&price=1&stock=1',
    });
    expect(twice.statusCode).toBe(422);
    expect(await ask('items/details/3')).toMatchObject({ price: 7.25 });
  });

  it.each([
    ['https://shop.example', true],
    ['http://shop.example', false],
  ])(
    'ASVS 3.3.1: at the public address %s its cookie is secure: %s',
    async (publicUrl, expected) => {
      await withServerBeside(server, { publicUrl }, async ({ app }) => {
        const { headers } = await app.inject({ url: '/sandbox' });
        expect(String(headers['set-cookie']).endsWith('; Secure')).toBe(expected);
      });
    },
  );

  it('is there outside of a demo for whoever knows the token alone', async () => {
    await setDemo(false);
    expect((await open()).statusCode).toBe(401);
    expect((await open()).payload).not.toContain('guest_checkout_status');
    const unentered = await send('item', { id: '3', price: '1', stock: '1' });
    expect(unentered.statusCode).toBe(401);
    expect(unentered.payload).toContain(
      '<p role="alert">Nothing was changed: enter the operator’s token first, then make the change again.</p>',
    );
    expect(await ask('items/details/3')).toMatchObject({ price: 7.25 });
    const wrong = await send('enter', { token: 'guessed' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.payload).toContain(
      '<p role="alert">This is not the operator’s token. Enter the one that this server was started with: SANDBOX_OPERATOR_TOKEN.</p>',
    );
    expect(wrong.payload).toContain('<input name="token" type="password"');
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const french = await send('enter', { token: 'guessed' }, { 'accept-language': 'fr' });
    expect(french.payload).toContain(
      'Ce n’est pas le jeton de l’opérateur. Saisissez celui avec lequel ce serveur a été démarré\u00a0: SANDBOX_OPERATOR_TOKEN.',
    );
    const entered = await send('enter', { token: TOKEN });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '/sandbox']);
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
    expect((await open('/sandbox', cookie)).payload).toContain('guest_checkout_status');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => send('enter', { token: 'guessed' })),
    );
    const halted = guesses.find(({ statusCode }) => statusCode === 429);
    expect(halted?.payload).toMatch(
      /<p role="alert">Too many requests\. Try again in \d+ seconds\.<\/p>/,
    );
    expect(halted?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(halted?.headers['retry-after']).toMatch(/^\d+$/);
    await setDemo(true);
  });
});

it('outside of a demo and without a token there is no such page', async () => {
  const closed = await openServerForTest();
  await closed.call({
    method: 'POST',
    url: '/sandbox/test/config',
    body: { config: { demo: false } },
  });
  expect((await closed.app.inject({ url: '/sandbox' })).statusCode).toBe(404);
  await closed.close();
});
