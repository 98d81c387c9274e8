import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isDatabaseAway,
  openServer,
  type Connection,
} from '../../openapi/sandbox/db/connection.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { flashSaleItems } from '../../openapi/sandbox/db/schema/offers.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { binaries, freePort, makePostgres, type PostgresServer } from './postgresServer.ts';
import {
  demoStore,
  newGuest,
  NOON,
  orderOf,
  plainItem,
  shownTotal,
  stopClock,
  type Asked,
  type StoreRow,
} from './shop.ts';
import { callOver, tryCall } from './network.ts';
import type { Answer, Call } from './support.ts';

/** How often the database is ended under load; the figure of the requirement is 20. */
const RESTARTS = Number(process.env['RESTARTS'] ?? 4);
const BUYERS = 4;
/** What the shop may take to serve again once its database does, in milliseconds. */
const SERVES_WITHIN_MS = 5000;

const { DATABASE_URL_TEST: sharedServer = '' } = process.env;

describe.runIf(sharedServer !== '')('a database that lets the shop wait', () => {
  it('is given up after 3 s for a connection, 5 s for a lock and 10 s for a query', async () => {
    const open = () => openServer(sharedServer);
    const [holder, waiting, asking, full] = await Promise.all([open(), open(), open(), open()]);
    const lock = sql`select pg_advisory_xact_lock(7)`;
    const held = holder.db.transaction(async (tx) => {
      await tx.execute(lock);
      await tx.execute(sql`select pg_sleep(8)`);
    });
    const sleepers = Promise.all(
      Array.from({ length: 10 }, () => full.db.execute(sql`select pg_sleep(6)`)),
    );
    await wait(500);
    const refused = async (work: PromiseLike<unknown>) =>
      isDatabaseAway(
        await work.then(
          () => null,
          (error: unknown) => error,
        ),
      );
    expect(
      await Promise.all([
        refused(waiting.db.transaction((tx) => tx.execute(lock))),
        refused(asking.db.execute(sql`select pg_sleep(30)`)),
        refused(full.db.execute(sql`select 1`)),
      ]),
    ).toEqual([true, true, true]);
    // What was waited for too long leaves nothing behind: the same connections answer again.
    await Promise.all([held, sleepers]);
    const all = [holder, waiting, asking, full];
    expect(await Promise.all(all.map(({ db }) => refused(db.execute(sql`select 1`))))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    await Promise.all(all.map((one) => one.close()));
  }, 60_000);
});

// A database that is ended and started again is one's own: the run on PostgreSQL makes a second one.
const programs = sharedServer === '' ? null : binaries;

describe.runIf(programs !== null)('the shop, while its database is restarted under load', () => {
  let postgres: PostgresServer;
  let connection: Connection;
  let shop: ChildProcess;
  let origin: string;
  let printed = '';
  let store: StoreRow;
  let body: object;

  const call = (one: Call): Promise<Answer> => callOver(origin, one);

  const serves = async (): Promise<boolean> =>
    (await tryCall(origin, { url: '/sandbox/health' }))?.status === 200;

  async function until(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      if (await holds()) return true;
      await wait(50);
    }
    return false;
  }

  const answersQueries = (): Promise<boolean> =>
    connection.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    postgres = await makePostgres(programs ?? '', []);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    shop = spawn(process.execPath, ['--import', 'tsx', 'openapi/sandbox/cli.ts', 'serve'], {
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        PORT: String(port),
        HOST: '127.0.0.1',
        SANDBOX_MODE: 'test',
        SANDBOX_RATE_LIMIT: '9999999',
      },
    });
    shop.stderr?.on('data', (words: Buffer) => (printed += words.toString()));
    if (!(await until(serves, 100_000))) throw new Error(`The shop did not open. ${printed}`);
    connection = await openServer(postgres.url);
    const server: Asked = { db: connection.db, call };
    await stopClock(server, NOON);
    store = await demoStore(server, ({ id }) => id === 1);
    const item = await plainItem(server, store);
    await connection.db.update(items).set({ stock: 100_000 });
    await connection.db.update(flashSaleItems).set({ stock: 100_000 });
    const total = await shownTotal(server, store, item, 3);
    body = orderOf(store, 0, [{ item_id: item.id, quantity: 3 }], total);
  }, 120_000);

  afterAll(async () => {
    shop.kill('SIGTERM');
    await connection.close();
    await postgres.remove();
  });

  it('answers 503 with Retry-After meanwhile, serves again, loses no order and doubles none', async () => {
    const others = new Set<string>();
    const acknowledged = new Map<string, number>();
    const unavailable: Answer[] = [];
    const end = new AbortController();

    /** Orders one after the other; what was not acknowledged is asked again under its key. */
    const buy = async (guest: number) => {
      for (let key = randomUUID(); !end.signal.aborted;) {
        const answer = await tryCall(origin, {
          method: 'POST',
          url: '/api/v1/customer/order/place',
          moduleId: store.moduleId,
          zoneIds: [store.zoneId],
          headers: { 'idempotency-key': key },
          body: { ...body, guest_id: guest },
        });
        if (answer?.status === 503) unavailable.push(answer);
        else if (answer?.status !== 200) others.add(answer?.text ?? 'no answer');
        if (answer?.status !== 200) {
          await wait(50);
          continue;
        }
        acknowledged.set(key, asNumber(asObject(answer.body)['order_id']));
        key = randomUUID();
      }
    };

    const guests: number[] = [];
    for (let i = 0; i < BUYERS; i += 1) guests.push(await newGuest({ call }));
    const buyers = guests.map(buy);
    const late: number[] = [];
    for (let i = 0; i < RESTARTS; i += 1) {
      await wait(500);
      await postgres.end(i % 2 === 0 ? 'fast' : 'immediate');
      await wait(300);
      await postgres.start();
      await until(answersQueries, 60_000);
      if (!(await until(serves, SERVES_WITHIN_MS))) late.push(i);
    }
    await wait(500);
    end.abort();
    await Promise.all(buyers);

    expect(shop.exitCode, printed).toBeNull();
    expect(late).toEqual([]);
    expect([...others]).toEqual([]);
    expect(unavailable.length).toBeGreaterThan(0);
    for (const answer of unavailable) {
      expect(answer.headers['retry-after']).toBe('2');
      expect(asObject(answer.body)['message']).toBe(
        'The shop cannot be reached for a moment. Please try again shortly.',
      );
    }
    const written = await connection.db
      .select({ id: orders.id, key: orders.idempotencyKey, guest: orders.ownerId })
      .from(orders);
    const ofBuyers = written.filter(({ guest }) => guests.includes(guest));
    expect(acknowledged.size).toBeGreaterThan(RESTARTS);
    const kept = new Map(ofBuyers.map(({ key, id }) => [key, id]));
    expect([...acknowledged].filter(([key, id]) => kept.get(key) !== id)).toEqual([]);
    expect(ofBuyers).toHaveLength(kept.size);
    // An order that was written, and whose answer was lost as the load ended, is none too many.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(BUYERS);
  }, 180_000);
});
