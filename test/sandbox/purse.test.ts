import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { auth, manual, tokenOf } from './identity.ts';
import {
  codesOf,
  demoStore,
  NOON,
  orderOf,
  place,
  plainItem,
  shownTotal,
  stopClock,
} from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

let server: TestServer;
let maya: string;
let karim: string;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  maya = tokenOf(await auth(server, 'login', manual('maya@sixways.example', 'Sixways-demo-1')));
  karim = tokenOf(await auth(server, 'login', manual('karim@sixways.example', 'Sixways-demo-2')));
});
afterAll(() => server.close());

const ask = (token: string, tail: string, query: Record<string, string | number> = {}) =>
  server.call({ url: `/api/v1/customer/${tail}`, token, query });
const page = { limit: 10, offset: 1 };

describe('points and wallet', () => {
  beforeEach(() =>
    server.db
      .update(customers)
      .set({ loyaltyPoints: 340, walletBalance: 10 })
      .where(eq(customers.id, 1)),
  );
  const convert = (point: number, token = maya) =>
    server.call({
      method: 'POST',
      url: '/api/v1/customer/loyalty-point/point-transfer',
      token,
      body: { point },
    });

  it('WAL-07: points become money once, also when asked twice at a time, with a line in both books', async () => {
    const replies = await Promise.all([convert(250), convert(250)]);
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);
    const [row] = await server.db.select().from(customers).where(eq(customers.id, 1));
    expect(row).toMatchObject({ loyaltyPoints: 90, walletBalance: 12 });
    const wallet = await ask(maya, 'wallet/transactions', { ...page, type: 'loyalty_point' });
    expect(asList(asObject(wallet.body)['data'])).toMatchObject([
      { transaction_type: 'loyalty_point', credit: 2, balance: 12 },
    ]);
    const points = await ask(maya, 'loyalty-point/transactions', page);
    expect(asList(asObject(points.body)['data'])).toMatchObject([
      { transaction_type: 'point_to_wallet', debit: 250, balance: 90 },
    ]);
    const others = await ask(maya, 'wallet/transactions', { ...page, type: 'add_fund' });
    expect(asObject(others.body)).toMatchObject({ total_size: 0, data: [] });
  });

  it('WAL-07: fewer than the least, and more than there are, change nothing', async () => {
    for (const points of [99, 341]) expect(codesOf(await convert(points))).toEqual(['point']);
    const [row] = await server.db.select().from(customers).where(eq(customers.id, 1));
    expect(row).toMatchObject({ loyaltyPoints: 340, walletBalance: 10 });
  });

  it.each([
    ['that is switched off', { customer_wallet_status: 0 }],
    ['to which they would add nothing', { loyalty_point_exchange_rate: 500 }],
  ])(
    'WAL-07, wire facts 11.3: points stay when the wallet refuses them: one %s',
    async (_, off) => {
      const where = eq(settings.key, 'config');
      const [before] = await server.db.select().from(settings).where(where);
      const value = { ...asObject(before?.value), ...off };
      await server.db.update(settings).set({ value }).where(where);
      const refused = await convert(250);
      await server.db.update(settings).set({ value: before?.value }).where(where);
      expect([refused.status, codesOf(refused)]).toEqual([203, ['customer_wallet']]);
      const [row] = await server.db.select().from(customers).where(eq(customers.id, 1));
      expect(row).toMatchObject({ loyaltyPoints: 340, walletBalance: 10 });
    },
  );

  it('ASVS 8.2.1: the books are the customer’s own, and have their pages', async () => {
    for (const book of ['wallet/transactions', 'loyalty-point/transactions']) {
      expect(asList(asObject((await ask(karim, book, page)).body)['data'])).toEqual([]);
      expect((await server.call({ url: `/api/v1/customer/${book}`, query: page })).status).toBe(
        401,
      );
      expect((await ask(maya, book)).status).toBe(403);
    }
  });
});

describe('the review reminder', () => {
  const reminded = async (token: string) => (await ask(token, 'review-reminder')).body;

  it('wire facts 4: names the order that was delivered last, until it is dismissed by its owner', async () => {
    expect(await reminded(maya)).toEqual({ order_id: null, images: [] });
    const store = await demoStore(server, ({ moduleId }) => moduleId === 1);
    const item = await plainItem(server, store);
    const quantity = Math.ceil(12 / item.price);
    const total = await shownTotal(server, store, item, quantity);
    const {
      guest_id: _guest,
      is_guest: _flag,
      ...order
    } = orderOf(store, 0, [{ item_id: item.id, quantity }], total);
    const placed = await place(server, store, order, undefined, maya);
    const id = asNumber(asObject(placed.body)['order_id']);
    // Nobody has looked at the order since it arrived.
    await stopClock(server, '2026-11-18T12:30:00');
    expect(await reminded(maya)).toMatchObject({
      order_id: id,
      images: [expect.stringContaining(String(item.image))],
    });
    const foreign = await ask(karim, 'review-reminder-cancel', { order_id: id });
    expect(codesOf(foreign)).toEqual(['order_id']);
    expect((await ask(maya, 'review-reminder-cancel', { order_id: id })).body).toBe('success');
    expect(await reminded(maya)).toEqual({ order_id: null, images: [] });
  });
});
