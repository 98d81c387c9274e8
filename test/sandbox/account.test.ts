import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../../openapi/sandbox/areas/registry.ts';
import { conversations, notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { outbox, paymentSessions, uploads } from '../../openapi/sandbox/db/schema/operations.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import {
  addresses,
  customers,
  oneTimeCodes,
  reviews,
  walletTransactions,
} from '../../openapi/sandbox/db/schema/people.ts';
import { trips } from '../../openapi/sandbox/db/schema/rental.ts';
import { walletBonuses, walletFundings } from '../../openapi/sandbox/db/schema/wallet.ts';
import { addressInZone } from '../../openapi/sandbox/demo/city.ts';
import { oneAtATime, type Context } from '../../openapi/sandbox/http/context.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { sum } from '../../machines/rules/money.ts';
import { asList, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { auth, keepIdentities, manual, switchLogin } from './identity.ts';
import { codesOf, NOON, orderThree, stopClock } from './shop.ts';
import { openServerForTest, type Call, type TestServer } from './support.ts';

const MAYA = 1;
const KARIM = 2;

let server: TestServer;
let maya: string;
let karim: string;
let giveBack: () => Promise<void>;

beforeAll(async () => {
  server = await openServerForTest();
  giveBack = await keepIdentities(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await giveBack();
  await stopClock(server, NOON);
  maya = await issueToken(server.db, MAYA, new Date(NOON));
  karim = await issueToken(server.db, KARIM, new Date(NOON));
});

const ask = (call: Omit<Call, 'url'> & { path: string }) => {
  const { path, ...rest } = call;
  return server.call({ url: `/api/v1/customer/${path}`, token: maya, ...rest });
};
const accountOf = async (id: number) =>
  (await server.db.select().from(customers).where(eq(customers.id, id)))[0];

describe('adding money to the wallet', () => {
  const fund = (body: object, token = maya, headers: Record<string, string> = {}) =>
    ask({
      method: 'POST',
      path: 'wallet/add-fund',
      token,
      headers,
      body: {
        amount: 60,
        payment_method: 'demo_card',
        payment_platform: 'web',
        callback: '/profile?page=wallet',
        ...body,
      },
    });

  /** Opens the page a reply leads to, without ending the payment. */
  async function pageOf(reply: { body: unknown }): Promise<string> {
    const link = new URL(asText(asObject(reply.body)['redirect_link']));
    const visit = await server.inject({ url: `${link.pathname}${link.search}` });
    expect(visit.statusCode, visit.payload).toBe(303);
    return String(visit.headers.location);
  }
  const press = (page: string, outcome: string) =>
    server.inject({ method: 'POST', url: page, payload: { outcome } });

  const movements = () =>
    server.db
      .select()
      .from(walletTransactions)
      .where(and(eq(walletTransactions.customerId, MAYA), eq(walletTransactions.type, 'add_fund')));

  it('WAL-04: leads to the payment page and back to the wallet; what is paid is there with its bonus', async () => {
    const reply = await fund({});
    expect((await accountOf(MAYA))?.walletBalance).toBe(186.4);
    const back = await press(await pageOf(reply), 'success');
    expect(String(back.headers.location)).toMatch(
      /\/profile\?page=wallet\?flag=success&&token=\w+/,
    );
    expect((await accountOf(MAYA))?.walletBalance).toBe(252.4);
    const book = await ask({
      path: 'wallet/transactions',
      query: { limit: 10, offset: 1, type: 'add_fund' },
    });
    expect(asList(asObject(book.body)['data'])).toMatchObject([
      {
        transaction_type: 'add_fund',
        credit: 60,
        admin_bonus: 6,
        balance: 252.4,
        reference: expect.stringMatching(/^pay_/),
      },
    ]);
    const news = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, MAYA));
    expect(news).toMatchObject([
      { type: 'add_fund', description: { en: '$66.00 is in your wallet.' } },
    ]);
  });

  it.each([
    [19.99, 0],
    [20, 1],
    [49.99, 1],
    [50, 5],
    [150, 15],
    [500, 20],
  ])(
    'WAL-01: of %f the bonus is %f: the one that gives most, within its cap',
    async (amount, bonus) => {
      await press(await pageOf(await fund({ amount })), 'success');
      expect(await movements()).toMatchObject([{ credit: amount, adminBonus: bonus }]);
    },
  );

  it('WAL-01: a bonus that is over or switched off is neither listed nor given', async () => {
    const listed = async () =>
      asList((await ask({ path: 'wallet/bonuses' })).body).map((one) => asObject(one)['id']);
    expect(await listed()).toEqual([1, 2]);
    await server.db
      .update(walletBonuses)
      .set({ endDate: '2026-11-17' })
      .where(eq(walletBonuses.id, 1));
    await server.db.update(walletBonuses).set({ active: false }).where(eq(walletBonuses.id, 2));
    expect(await listed()).toEqual([]);
    await press(await pageOf(await fund({})), 'success');
    expect(await movements()).toMatchObject([{ credit: 60, adminBonus: 0 }]);
    await server.db.update(walletBonuses).set({ active: true, endDate: '2035-12-31' });
  });

  it('WAL-04: two pages of one payment, pressed twice and at once, count once', async () => {
    const reply = await fund({});
    const pages = [await pageOf(reply), await pageOf(reply)];
    await Promise.all([...pages, ...pages].map((page) => press(page, 'success')));
    expect(await movements()).toHaveLength(1);
    expect((await accountOf(MAYA))?.walletBalance).toBe(252.4);
    const link = new URL(asText(asObject(reply.body)['redirect_link']));
    const again = await server.inject({ url: `${link.pathname}${link.search}` });
    expect(again.statusCode).toBe(403);
  });

  it('WAL-04: a second payment of one top-up goes back through its gateway, and the customer is told', async () => {
    const reply = await fund({});
    const pages = [await pageOf(reply), await pageOf(reply)];
    await Promise.all(pages.map((page) => press(page, 'success')));
    expect((await accountOf(MAYA))?.walletBalance).toBe(252.4);
    const ids = pages.map((page) => page.slice('/sandbox/pay/'.length, page.indexOf('?')));
    const paid = await server.db
      .select()
      .from(paymentSessions)
      .where(and(inArray(paymentSessions.id, ids), isNotNull(paymentSessions.refundedAt)));
    expect(paid).toMatchObject([
      { kind: 'wallet', amount: 60, status: 'success', refundedAt: new Date(NOON) },
    ]);
    const news = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, MAYA));
    expect(news.map(({ description }) => description.en).toSorted()).toEqual([
      '$60.00 goes back the way you paid it: this top-up was paid already.',
      '$66.00 is in your wallet.',
    ]);
  });

  it.each(['fail', 'cancel'])(
    'WAL-05: a payment that ends with %s leaves the wallet as it is',
    async (end) => {
      const reply = await fund({});
      await press(await pageOf(reply), end);
      expect(await movements()).toEqual([]);
      // It can be paid after all.
      await press(await pageOf(reply), 'success');
      expect(await movements()).toHaveLength(1);
    },
  );

  it('WAL-05: refuses what cannot be paid, and writes nothing', async () => {
    for (const amount of [0, 0.5, -5, '0', 'ten', 10_000.01, 1e300]) {
      const reply = await fund({ amount });
      expect([reply.status, codesOf(reply)], String(amount)).toEqual([403, ['amount']]);
    }
    const gateway = await fund({ payment_method: 'unknown' });
    expect([gateway.status, codesOf(gateway)]).toEqual([403, ['payment_method']]);
    await switchLogin(server, {}, { add_fund_status: 0 });
    expect(codesOf(await fund({}))).toEqual(['add_fund']);
    expect(await server.db.$count(walletFundings)).toBe(0);
  });

  it('ASVS 8.2.1: nobody pays in another’s name, nor back to a foreign page', async () => {
    const link = new URL(asText(asObject((await fund({})).body)['redirect_link']));
    for (const [name, value] of [
      ['customer_id', String(KARIM)],
      ['kind', 'order'],
      ['callback', 'https://evil.example/'],
    ] as const) {
      const query = new URLSearchParams(link.search);
      query.set(name, value);
      const visit = await server.inject({ url: `/payment-mobile?${query}` });
      expect(visit.statusCode, name).toBe(403);
    }
    expect(
      (await server.call({ method: 'POST', url: '/api/v1/customer/wallet/add-fund' })).status,
    ).toBe(401);
  });

  it('WAL-04: sent again under its key, also at once, it is one payment, paid once', async () => {
    const key = { 'Idempotency-Key': 'intent-of-maya-1' };
    const before = (await accountOf(MAYA))?.walletBalance ?? 0;
    const replies = await Promise.all([1, 2, 3, 4].map(() => fund({}, maya, key)));
    const links = replies.map(({ body }) => asText(asObject(body)['redirect_link']));
    expect(new Set(links.map((link) => new URL(link).searchParams.get('order_id'))).size).toBe(1);
    const pages = [
      await pageOf(replies[0] ?? { body: null }),
      await pageOf(replies[1] ?? { body: null }),
    ];
    for (const page of pages) await press(page, 'success');
    expect((await accountOf(MAYA))?.walletBalance).toBe(sum([before, 66]));
    const again = asObject((await fund({}, maya, key)).body)['redirect_link'];
    expect(again).toBe('/profile?page=wallet?flag=success');
    const other = await fund({ amount: 61 }, maya, key);
    expect(other.status).toBe(409);
    // A key belongs to its customer.
    const karims = await fund({}, karim, key);
    expect(asText(asObject(karims.body)['redirect_link'])).not.toBe(links[0]);
    expect((await movements()).length).toBeGreaterThan(0);
  });
});

it('API-33: a device is told of the account that was signed in to last', async () => {
  const keep = (token: string) =>
    ask({
      method: 'PUT',
      path: 'cm-firebase-token',
      token,
      body: { cm_firebase_token: 'device-1' },
    });
  expect((await keep(maya)).status).toBe(200);
  expect((await keep(karim)).status).toBe(200);
  expect((await accountOf(MAYA))?.messagingToken).toBeNull();
  expect((await accountOf(KARIM))?.messagingToken).toBe('device-1');
});

describe('deleting the account', () => {
  const remove = () => ask({ method: 'DELETE', path: 'remove-account' });

  /** Ends all trips of Maya, whose orders have ended as well. */
  const endTrips = () =>
    server.db.update(trips).set({ status: 'completed' }).where(eq(trips.ownerId, MAYA));

  const placeOrder = () =>
    orderThree(
      server,
      maya,
      { order_note: 'For Maya, second bell', contact_person_email: 'maya@sixways.example' },
      'a-key-of-maya',
    );

  it('PROF-14: is refused while an order runs, by the clock and not by when somebody looked', async () => {
    await placeOrder();
    const refused = await remove();
    expect([refused.status, codesOf(refused)]).toEqual([203, ['on-going']]);
    expect((await ask({ path: 'info' })).status).toBe(200);
    await stopClock(server, '2026-11-18T12:30:00');
    // One of the demo's trips is still to come.
    expect(codesOf(await remove())).toEqual(['on-going']);
    await endTrips();
    expect(await remove()).toMatchObject({ status: 200, body: [] });
  });

  it('PROF-13: ends every session and leaves nothing that names the person', async () => {
    const id = await placeOrder();
    await endTrips();
    await stopClock(server, '2026-11-18T12:30:00');
    const phone = await issueToken(server.db, MAYA, new Date(NOON));
    const [store] = await server.db.select().from(orders).where(eq(orders.id, id));
    const files = ['face', 'food'].map((name) => `uploads/${name}.png`);
    const content = new Uint8Array([1]);
    await server.db.insert(uploads).values(
      files.map((file) => ({
        id: file,
        mediaType: 'image/png',
        content,
        createdAt: new Date(NOON),
      })),
    );
    await server.db
      .update(customers)
      .set({ image: 'uploads/face.png' })
      .where(eq(customers.id, MAYA));
    await server.db.insert(reviews).values({
      storeId: store?.storeId ?? 1,
      customerId: MAYA,
      customerName: 'Maya Haddad',
      orderId: id,
      rating: 5,
      comment: 'Good',
      attachments: ['uploads/food.png'],
      createdAt: new Date(NOON),
    });
    await auth(server, 'forgot-password', {
      verification_method: 'email',
      email: 'maya@sixways.example',
    });
    expect((await remove()).status).toBe(200);

    for (const token of [maya, phone])
      expect((await ask({ path: 'info', token })).status).toBe(401);
    const signIn = await auth(server, 'login', manual('maya@sixways.example', 'Sixways-demo-1'));
    expect(signIn.status).toBe(401);
    expect(await accountOf(MAYA)).toBeUndefined();
    for (const table of [addresses, walletTransactions, conversations, notifications] as const) {
      expect(await server.db.$count(table, eq(table.customerId, MAYA))).toBe(0);
    }
    expect(await server.db.$count(uploads)).toBe(0);
    const kept = JSON.stringify([
      await server.db.select().from(orders).where(eq(orders.id, id)),
      await server.db.select().from(reviews).where(eq(reviews.orderId, id)),
      await server.db.select().from(trips).where(eq(trips.ownerId, MAYA)),
      await server.db.select().from(outbox),
      await server.db.select().from(oneTimeCodes),
    ]);
    expect(kept).not.toMatch(/maya|haddad|harbour lane|\+15550137/i);
    expect(kept).toContain('Former customer');
  });

  describe('what waited for the deletion finds nobody left to do it for', () => {
    const id = 987_654;
    const gone = () =>
      ({
        db: server.db,
        now: new Date(NOON),
        owner: { ownerId: id, isGuest: false },
        customer: { id },
      }) as Context;
    const door = addressInZone(1, 7);
    const address = {
      contact_person_name: 'Maya Haddad',
      contact_person_number: '+15550137000',
      address_type: 'home',
      address: door.address.en,
      latitude: String(door.lat),
      longitude: String(door.lng),
    };

    it('PROF-13: work of any kind', async () => {
      await expect(oneAtATime(gone(), () => Promise.resolve())).rejects.toMatchObject({
        status: 401,
      });
    });

    it.each([
      ['addAddress', { body: address }],
      ['addToWishlist', { query: { item_id: 1 } }],
      ['addRentalWish', { query: { vehicle_id: 1 } }],
      ['addWalletFund', { body: { amount: 5, payment_method: 'demo_card' } }],
    ])('PROF-13: %s, which is refused and no fault', async (operation, sent) => {
      const answer = handlers.get(operation);
      const input = { path: {}, query: {}, body: {}, ...sent };
      await expect(answer?.(gone(), input)).rejects.toMatchObject({ status: 401 });
    });
  });

  it('PROF-13: touches nobody else, and what is said to everybody stays', async () => {
    await endTrips();
    const general = isNull(notifications.customerId);
    const before = [await accountOf(KARIM), await server.db.$count(notifications, general)];
    expect((await remove()).status).toBe(200);
    expect((await ask({ path: 'info', token: karim })).status).toBe(200);
    expect([await accountOf(KARIM), await server.db.$count(notifications, general)]).toEqual(
      before,
    );
  });
});
