import * as fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { customers, walletTransactions } from '../../openapi/sandbox/db/schema/people.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { seed } from '../seed.ts';
import { demoStore, NOON, orderOf, plainItem, shownTotal, stopClock } from './shop.ts';
import type { StoreRow } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

/** The number of generated histories; a release is tested with 500 (`HISTORIES=500`). */
const HISTORIES = Number(process.env['HISTORIES'] ?? 40);

const order = '/api/v1/customer/order';
let server: TestServer;
let shop: StoreRow;
let itemId: number;
let price: number;

beforeAll(async () => {
  server = await openServerForTest();
  await stopClock(server, NOON);
  shop = await demoStore(server, ({ id }) => id === 1);
  const item = await plainItem(server, shop);
  itemId = item.id;
  await server.db.update(flashSaleItems).set({ stock: 1_000_000 });
  await server.db.update(items).set({ stock: 1_000_000 }).where(eq(items.id, itemId));
  price = await shownTotal(server, shop, item, 3);
}, 120_000);
afterAll(() => server.close());

/**
 * How often each thing happened in all histories: the test would prove nothing if nothing happened.
 */
const counts = { funded: 0, failed: 0, left: 0, ordered: 0, refunded: 0, converted: 0, deleted: 0 };

/**
 * A customer with an empty wallet history, and the actions that they carry out in two tabs at once.
 */
class Person {
  readonly id: number;
  readonly #token: string;
  /**
   * An IP address of its own for each customer, because this test is not about rate limits per
   * address.
   */
  readonly #ip: string;

  private constructor(id: number, token: string) {
    this.id = id;
    this.#token = token;
    this.#ip = `10.${id >> 16}.${(id >> 8) & 255}.${id & 255}`;
  }

  static async new(points: number): Promise<Person> {
    const code = crypto.randomUUID();
    const [row] = await server.db
      .insert(customers)
      .values({
        firstName: 'Noor',
        phone: `+1999${code.replaceAll(/\D/g, '').padEnd(10, '0').slice(0, 10)}`,
        phoneVerified: true,
        refCode: code,
        loyaltyPoints: points,
        interests: [],
        interestModules: [],
        createdAt: new Date(NOON),
      })
      .returning();
    if (row === undefined) throw new Error('The customer was not written.');
    return new Person(row.id, await issueToken(server.db, row.id, new Date(NOON)));
  }

  #ask(method: 'POST' | 'PUT' | 'DELETE', url: string, body: object, key?: string) {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return server.call({
      method,
      url,
      body,
      headers,
      token: this.#token,
      ip: this.#ip,
      moduleId: shop.moduleId,
      zoneIds: [shop.zoneId],
    });
  }

  /**
   * One top-up with one idempotency key: it is requested and ended on the payment page `times`
   * times at once, as a reopened tab does.
   */
  async fund(amount: number, outcome: 'success' | 'fail' | 'left', times: number): Promise<void> {
    const key = crypto.randomUUID();
    await Promise.all(
      Array.from({ length: times }, async () => {
        const body = { amount, payment_method: 'demo_card', payment_platform: 'web' };
        const reply = await this.#ask('POST', '/api/v1/customer/wallet/add-fund', body, key);
        const link = asText(asObject(reply.body)['redirect_link']);
        if (link === '' || outcome === 'left') {
          counts.left += 1;
          return;
        }
        const { pathname, searchParams } = new URL(link);
        const page = await server.inject({
          url: pathname,
          query: Object.fromEntries(searchParams),
        });
        if (page.statusCode !== 303 || page.headers.location === undefined) return;
        await server.inject({ method: 'POST', url: page.headers.location, payload: { outcome } });
      }),
    );
    const paid = (await this.book()).filter(
      ({ type, credit }) => type === 'add_fund' && credit === amount,
    );
    counts[paid.length > 0 ? 'funded' : 'failed'] += 1;
    // Every top-up has other cents, so its amount identifies it: the history may contain it once at
    // most.
    expect(paid.length).toBeLessThanOrEqual(1);
  }

  /** Orders for 3 of an item; null when it is refused. */
  async #order(way: object) {
    const lines = [{ item_id: itemId, quantity: 3 }];
    const { guest_id: _guest, is_guest: _flag, ...body } = orderOf(shop, 0, lines, price);
    const key = crypto.randomUUID();
    const reply = await this.#ask('POST', `${order}/place`, { ...body, ...way }, key);
    return reply.status === 200 ? readPlaced(reply.body) : null;
  }

  async order(way: object): Promise<void> {
    const placed = await this.#order(way);
    counts.ordered += placed === null ? 0 : 1;
  }

  /**
   * Pays an order in one tab and cancels it in the other: the money must come back into the wallet.
   */
  async payAndCancel(cancelFirst: boolean): Promise<void> {
    const placed = await this.#order({ payment_method: 'digital_payment' });
    if (placed === null) return;
    const page = await server.inject({
      url: '/payment-mobile',
      query: {
        payment_method: 'demo_card',
        callback: '/order-result',
        order_id: String(placed.orderId),
        customer_id: String(this.id),
        payment_key: placed.paymentKey ?? '',
      },
    });
    const pay = () =>
      server.inject({
        method: 'POST',
        url: String(page.headers.location),
        payload: { outcome: 'success' },
      });
    const reason = { order_id: placed.orderId, reason: 'Too slow' };
    const canceled = this.#ask('PUT', `${order}/cancel`, reason);
    if (cancelFirst) await canceled;
    await Promise.all([canceled, pay(), pay()]);
    const back = (await this.book()).filter(
      ({ type, reference }) => type === 'order_refund' && reference === String(placed.orderId),
    );
    expect(back.length).toBeLessThanOrEqual(1);
    counts.refunded += back.length;
  }

  async convert(point: number): Promise<void> {
    const url = '/api/v1/customer/loyalty-point/point-transfer';
    const { status } = await this.#ask('POST', url, { point });
    counts.converted += status === 200 ? 1 : 0;
  }

  async leave(): Promise<void> {
    const { status } = await this.#ask('DELETE', '/api/v1/customer/remove-account', {});
    counts.deleted += status === 200 ? 1 : 0;
  }

  book() {
    return server.db
      .select()
      .from(walletTransactions)
      .where(eq(walletTransactions.customerId, this.id))
      .orderBy(asc(walletTransactions.id));
  }

  /** The balance equals the sum of the movements, to the cent, after every one of them. */
  async expectSound(): Promise<void> {
    const [row] = await server.db.select().from(customers).where(eq(customers.id, this.id));
    const book = await this.book();
    if (row === undefined) {
      expect(book).toEqual([]);
      return;
    }
    let cents = 0;
    for (const { credit, adminBonus, debit, balance } of book) {
      cents += Math.round((credit + adminBonus - debit) * 100);
      expect(Math.round(balance * 100)).toBe(cents);
      expect(cents).toBeGreaterThanOrEqual(0);
    }
    expect(Math.round(row.walletBalance * 100)).toBe(cents);
    expect(row.loyaltyPoints).toBeGreaterThanOrEqual(0);
  }
}

type Deed = (person: Person) => Promise<void>;

/**
 * The number of top-ups so far; it gives every top-up different cents, so that it can be
 * recognised.
 */
let intents = 0;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 5, max: 90 }),
        fc.constantFrom('success' as const, 'success' as const, 'fail' as const, 'left' as const),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([whole, outcome, times]): Deed => (person) => {
        intents += 1;
        return person.fund(whole + (intents % 100) / 100, outcome, times);
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        { payment_method: 'wallet' },
        { partial_payment: 1 },
        { partial_payment: 1, payment_method: 'digital_payment' },
      )
      .map(
        (way): Deed =>
          (person) =>
            person.order(way),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.boolean().map(
      (first): Deed =>
        (person) =>
          person.payAndCancel(first),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(99, 100, 250, 900).map(
      (points): Deed =>
        (person) =>
          person.convert(points),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Deed>((person) => person.leave()) },
);

/** A history: rounds of one to three actions that run at once. */
const history = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), {
  minLength: 3,
  maxLength: 6,
});

it(
  `WAL-01 WAL-04 WAL-07 PROF-13: in ${HISTORIES} histories the balance is the sum of its book, never below zero`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(0, 340, 1000), async (turns, points) => {
        const person = await Person.new(points);
        await person.fund(100, 'success', 1);
        for (const turn of turns) {
          await Promise.all(turn.map((act) => act(person)));
          await person.expectSound();
        }
      }),
      { numRuns: HISTORIES, seed },
    );
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(0);
    if (HISTORIES > 40) console.log(JSON.stringify(counts));
  },
  30 * 60_000,
);
