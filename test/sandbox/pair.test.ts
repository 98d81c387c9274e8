import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type Connection } from '../../openapi/sandbox/db/connection.ts';
import { notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { startPair, type Pair } from '../../openapi/sandbox/pair.ts';
import { asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { auth, manual, maya } from './identity.ts';
import { callOver } from './network.ts';
import {
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
import type { Answer, Call } from './support.ts';
import { databaseUrl, onServer } from './template.ts';

// 17: two servers, processes of their own, share a database behind a plain proxy; nothing that
// matters lives in one of them. All other tests of this folder ask two servers by turns, too, when
// they run on PostgreSQL (`openServerForTest`); these ask over the network, and many at once.

const { DATABASE_URL_TEST: sharedServer = '', DATABASE_TEMPLATE_TEST: template = '' } = process.env;
const MAYA = 1;
/** The requests per minute that the test shop allows to one IP address. */
const REQUESTS = 120;

let pair: Pair;
let connection: Connection;
let shop: StoreRow;
let item: ItemRow;
let amount: number;
/**
 * The last part of the IP address. It changes with each test, so that no test uses up the rate
 * limit of another.
 */
let address = 0;

const call = (one: Call): Promise<Answer> =>
  callOver(pair.address, { ip: `203.0.113.${address}`, ...one });
const asked = {
  call,
  get db() {
    return connection.db;
  },
};
/** One server of the two, by itself. */
const only = (at: 0 | 1) => ({
  ...asked,
  call: (one: Call) =>
    callOver(pair.servers[at]?.address ?? '', { ip: `203.0.113.${address}`, ...one }),
});
const stopClocks = (moment: string) =>
  Promise.all([stopClock(only(0), moment), stopClock(only(1), moment)]);
const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const order3 = (guest: number) => orderOf(shop, guest, [{ item_id: item.id, quantity: 3 }], amount);

describe.runIf(sharedServer !== '')('two servers on one database, behind a plain proxy', () => {
  const name = `pair_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    await onServer(sharedServer, `create database ${name} template ${template}`);
    const url = databaseUrl(sharedServer, name);
    pair = await startPair(
      {
        ...process.env,
        DATABASE_URL: url,
        SANDBOX_MODE: 'test',
        SANDBOX_LOG: 'silent',
        SANDBOX_RATE_LIMIT: String(REQUESTS),
      },
      0,
    );
    connection = await openServer(url);
    await stopClocks(NOON);
    shop = await demoStore(asked, ({ id }) => id === 1);
    item = await plainItem(asked, shop);
    await connection.db.update(items).set({ stock: 100_000 });
    await connection.db.update(flashSaleItems).set({ stock: 100_000 });
    amount = await shownTotal(asked, shop, item, 3);
  }, 120_000);
  afterAll(async () => {
    await pair.close();
    await connection.close();
    await onServer(sharedServer, `drop database ${name}`);
  });
  beforeEach(async () => {
    address += 1;
    await stopClocks(NOON);
  });

  it('say that their port is taken, and leave no server running', async () => {
    const processes = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
    const before = processes();
    const port = Number(new URL(pair.address).port);
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl(sharedServer, name),
      SANDBOX_LOG: 'silent',
    };
    await expect(startPair(env, port)).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, or name another with PORT.`,
    );
    await expect.poll(processes).toBe(before);
  }, 120_000);

  it('2.4.1: an address is answered 120 times a minute by both together, and told to wait then', async () => {
    const answers: Answer[] = [];
    for (let round = 0; round < 5; round += 1) {
      answers.push(...(await times(40, () => call({ url: '/api/v1/config' }))));
    }
    expect(countOf(answers, 200)).toBe(REQUESTS);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['60']));
    await stopClocks('2026-11-18T12:01:00');
    expect((await call({ url: '/api/v1/config' })).status).toBe(200);
  });

  it('2.4.1: an operation with a limit of its own counts at both', async () => {
    const guest = await newGuest(asked);
    // 20 a minute of 600 are 4 of 120.
    const answers = await times(12, () => place(asked, shop, order3(guest), randomUUID()));
    expect(countOf(answers, 200)).toBe(4);
    expect(countOf(answers, 429)).toBe(8);
  });

  it('OTP-05: a code is asked for once a minute, works at the other server, and once', async () => {
    const phone = '+8801700000099';
    const guest = await newGuest(asked);
    const ask = { login_type: 'otp', phone, guest_id: guest };
    const codes = await times(6, () => auth(asked, 'login', ask));
    expect(countOf(codes, 200)).toBe(1);
    expect(countOf(codes, 405)).toBe(5);
    const [sent] = await connection.db.select().from(outbox).where(eq(outbox.target, phone));
    const otp = asText(sent?.body['code']);
    const proof = { ...ask, otp, verification_type: 'phone' };
    const opened = await times(4, () => auth(asked, 'verify-phone', proof));
    expect(countOf(opened, 200)).toBe(1);
  });

  it('6.3.1: wrong passwords of both servers count together', async () => {
    const guess = () => auth(asked, 'login', manual(maya.email, 'not-the-one'));
    const answers = await times(12, guess);
    expect(countOf(answers, 401)).toBe(5);
    expect(countOf(answers, 429)).toBe(7);
  });

  it('AUTH-27: a session that ends at one server is over at the other at once', async () => {
    const signedIn = await auth(only(0), 'login', manual(maya.email, maya.password));
    const token = asText(asObject(signedIn.body)['token']);
    const info = (at: 0 | 1) => only(at).call({ url: '/api/v1/customer/info', token });
    expect([(await info(0)).status, (await info(1)).status]).toEqual([200, 200]);
    await connection.db.update(customers).set({ active: false }).where(eq(customers.id, MAYA));
    expect([(await info(0)).status, (await info(1)).status]).toEqual([401, 401]);
    await connection.db.update(customers).set({ active: true }).where(eq(customers.id, MAYA));
  });

  it('a change of the catalogue is seen at both with the next answer', async () => {
    const price = async (at: 0 | 1) =>
      asNumber(
        asObject(
          (
            await only(at).call({
              url: `/api/v1/items/details/${item.id}`,
              moduleId: shop.moduleId,
              zoneIds: [shop.zoneId],
            })
          ).body,
        )['price'],
      );
    for (const next of [31, 32, 33]) {
      await connection.db.update(items).set({ price: next }).where(eq(items.id, item.id));
      expect([await price(0), await price(1)]).toEqual([next, next]);
    }
    await connection.db.update(items).set({ price: item.price }).where(eq(items.id, item.id));
  });

  it('F-27: one key is one order, however often and wherever it is sent', async () => {
    const guest = await newGuest(asked);
    const key = randomUUID();
    const answers = await times(4, () => place(asked, shop, order3(guest), key));
    expect(countOf(answers, 200)).toBe(4);
    const ids = answers.map(({ body }) => asNumber(asObject(body)['order_id']));
    expect(new Set(ids).size).toBe(1);
    const written = await connection.db.select().from(orders).where(eq(orders.ownerId, guest));
    expect(written).toHaveLength(1);
  });

  it('2.3.4: the last three at a sale’s price go to one of twelve', async () => {
    const isOnSale = eq(flashSaleItems.itemId, item.id);
    const [sale] = await connection.db.select().from(flashSaleItems).where(isOnSale);
    const last = (sale?.sold ?? 0) + 3;
    await connection.db.update(flashSaleItems).set({ stock: last }).where(isOnSale);
    const answers = await times(12, async (turn) => {
      const from = { call: (one: Call) => call({ ...one, ip: `198.51.100.${turn}` }) };
      return place(from, shop, order3(await newGuest(from)), randomUUID());
    });
    expect(countOf(answers, 200)).toBe(1);
    const [after] = await connection.db.select().from(flashSaleItems).where(isOnSale);
    expect(after?.sold).toBe(last);
    await connection.db.update(flashSaleItems).set({ stock: 100_000 }).where(isOnSale);
  });

  it('10.2: an order that many look at moves on once, and its customer is told once of each step', async () => {
    const token = await issueToken(connection.db, MAYA, new Date(NOON));
    const { guest_id: _guest, is_guest: _flag, ...body } = order3(0);
    const placed = await place(asked, shop, body, randomUUID(), token);
    const orderId = asNumber(asObject(placed.body)['order_id']);
    await stopClocks('2026-11-18T12:05:00');
    const looks = await times(10, () =>
      call({ url: '/api/v1/customer/order/track', query: { order_id: orderId }, token }),
    );
    expect(looks.map((look) => asObject(look.body)['order_status'])).toEqual(
      Array<string>(10).fill('picked_up'),
    );
    const told = await connection.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.orderId, orderId));
    const titles = told.map(({ title }) => title.en);
    expect(titles.toSorted()).toEqual([
      'On its way',
      'Order confirmed',
      'Order in preparation',
      'Order placed',
    ]);
  });

  it('goes on at the other server when one is killed, and lets its last answer arrive', async () => {
    const [first] = pair.servers;
    const ended = new Promise((resolve) => first?.process.once('exit', resolve));
    first?.process.kill('SIGKILL');
    await ended;
    const guest = await newGuest(asked);
    const answers = await times(4, () => place(asked, shop, order3(guest), randomUUID()));
    expect(countOf(answers, 200)).toBe(4);
    // It is the one that answers what is in flight when both are stopped.
    const faults = [{ operationId: 'getConfig', delayMs: 1500 }];
    await only(1).call({ method: 'POST', url: '/sandbox/test/faults', body: { faults } });
    const answer = call({ url: '/api/v1/config' });
    await wait(500);
    await pair.close();
    expect((await answer).status).toBe(200);
  });
});
