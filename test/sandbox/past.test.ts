import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { livePast } from '../../openapi/sandbox/demo/past.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { stopClock } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

const MAYA = 1;
/**
 * The real date, because the trips of the demo data end at the real date; the past orders do so
 * here as well.
 */
const today = new Date();

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServerForTest();
  await livePast(server.db, today);
  await stopClock(server, today.toISOString());
  token = await issueToken(server.db, MAYA, today);
});
afterAll(() => server.close());

const ask = async (path: string) =>
  asObject((await server.call({ url: `/api/v1/${path}`, token })).body);
const rowsOf = (answer: Record<string, unknown>, key: string, fields: readonly string[]) =>
  asList(answer[key]).map((row) => fields.map((field) => asObject(row)[field]));

describe('m28: the demo customer has a past', () => {
  it('of orders that were delivered, canceled and are asked back, newest first', async () => {
    const list = await ask('customer/order/list?limit=10&offset=1');
    expect(rowsOf(list, 'orders', ['order_status', 'order_amount', 'payment_status'])).toEqual([
      ['delivered', 21.1, 'paid'],
      ['refund_requested', 35.26, 'paid'],
      ['canceled', 15.35, 'unpaid'],
      ['delivered', 12.9, 'paid'],
      ['delivered', 16.34, 'paid'],
      ['delivered', 24.65, 'paid'],
    ]);
  });

  it('and an order that is still to come', async () => {
    const list = await ask('customer/order/running-orders?limit=10&offset=1');
    expect(rowsOf(list, 'orders', ['order_status', 'order_amount', 'scheduled'])).toEqual([
      ['pending', 14.3, 1],
    ]);
  });

  it('m26: of which nobody is written to, long after they were ordered', async () => {
    expect(await server.db.select().from(outbox)).toEqual([]);
  });

  it('with the pictures of what was ordered, at the address that the reader asked', async () => {
    const reply = await server.call({
      url: '/api/v1/customer/order/details?order_id=100001',
      token,
    });
    const pictures = asList(reply.body).map((line) => asObject(line)['image_full_url']);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      expect(picture).toMatch(/^http:\/\/[^/]+\/sandbox\/media\/[\w-]+\.webp$/);
    }
  });

  it('of trips that are over, canceled and to come', async () => {
    const statuses = async (which: string) =>
      rowsOf(await ask(`rental/user/trip/get-trip-list/${which}?limit=10&offset=1`), 'trips', [
        'trip_status',
      ]).flat();
    expect(await statuses('running')).toEqual(['confirmed']);
    expect(await statuses('completed')).toEqual(['completed', 'canceled', 'completed']);
  });

  it('in the books of wallet and points, which end at what the account holds', async () => {
    const wallet = await ask('customer/wallet/transactions?limit=10&offset=1');
    expect(rowsOf(wallet, 'data', ['transaction_type', 'credit', 'debit', 'balance'])).toEqual([
      ['CashBack', 2.84, 0, 193.35],
      ['CashBack', 0.71, 0, 190.51],
      ['order_place', 0, 35.26, 189.8],
      ['order_place', 0, 16.34, 225.06],
      ['add_fund', 50, 0, 241.4],
      ['add_fund_by_admin', 186.4, 0, 186.4],
    ]);
    const points = await ask('customer/loyalty-point/transactions?limit=10&offset=1');
    // Trips bring points as well.
    expect(rowsOf(points, 'data', ['transaction_type', 'credit', 'balance'])).toEqual([
      ['trip_booking', 378, 1043],
      ['order_place', 84, 665],
      ['order_place', 141, 581],
      ['order_place', 51, 440],
      ['trip_booking', 226, 389],
      ['order_place', 65, 163],
      ['order_place', 98, 98],
    ]);
    const [maya] = await server.db.select().from(customers).where(eq(customers.id, MAYA));
    expect([maya?.walletBalance, maya?.loyaltyPoints]).toEqual([193.35, 1043]);
  });

  it('in reviews, notifications and messages', async () => {
    const reviews = await server.call({
      url: '/api/v1/items/reviews/7?limit=10&offset=1',
      moduleId: 1,
      token,
    });
    const said = asList(asObject(reviews.body)['reviews']).map((one) => asObject(one)['comment']);
    expect(said).toContain('Still crisp when it arrived. The toast makes it.');
    const news = await server.call({ url: '/api/v1/customer/notifications', zoneIds: [1], token });
    expect(JSON.stringify(news.body)).toContain('100006');
    const talks = await ask('customer/message/list?limit=10&offset=1');
    expect(asList(talks['conversations'])).toHaveLength(2);
  });
});
