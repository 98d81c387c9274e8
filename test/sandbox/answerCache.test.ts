import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as inbox from '../../openapi/sandbox/db/schema/inbox.ts';
import * as goods from '../../openapi/sandbox/db/schema/items.ts';
import * as offers from '../../openapi/sandbox/db/schema/offers.ts';
import * as operations from '../../openapi/sandbox/db/schema/operations.ts';
import * as orders from '../../openapi/sandbox/db/schema/orders.ts';
import * as parcel from '../../openapi/sandbox/db/schema/parcel.ts';
import * as people from '../../openapi/sandbox/db/schema/people.ts';
import * as place from '../../openapi/sandbox/db/schema/place.ts';
import * as rental from '../../openapi/sandbox/db/schema/rental.ts';
import * as stores from '../../openapi/sandbox/db/schema/stores.ts';
import * as wallet from '../../openapi/sandbox/db/schema/wallet.ts';
import { AnswerCache, isForEverybody } from '../../openapi/sandbox/http/answerCache.ts';
import { loadContract } from '../../openapi/sandbox/http/contract.ts';
import { sendPublic } from '../../openapi/sandbox/http/reply.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { NOON, stopClock } from './shop.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

const { items } = goods;
const ITEM = 1;

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

/**
 * A second server whose clock is stopped, because a cached answer lasts only until the end of a
 * minute.
 */
const withStillServer = (work: (still: TestServer) => Promise<void>) =>
  withServerBeside(server, {}, async (still) => {
    await stopClock(still, NOON);
    await work(still);
  });

const read = async (changes: Partial<Parameters<TestServer['call']>[0]> = {}, asked = server) =>
  asObject(
    (
      await asked.call({
        url: `/api/v1/items/details/${ITEM}`,
        moduleId: 1,
        zoneIds: [1],
        ...changes,
      })
    ).body,
  );
/**
 * Changes the one field that empties no cache, so that a cached answer and a new one can be
 * distinguished.
 */
const order = (count: number) =>
  server.db.update(items).set({ orderCount: count }).where(eq(items.id, ITEM));

describe('an answer of the catalogue', () => {
  it('is served from the cache until something changes, and then anew', async () => {
    await withStillServer(async (one) => {
      await order(7);
      await server.db.update(items).set({ price: 10 }).where(eq(items.id, ITEM));
      expect(await read({}, one)).toMatchObject({ price: 10, order_count: 7 });
      await order(8);
      expect(await read({}, one)).toMatchObject({ price: 10, order_count: 7 });
      await server.db.update(items).set({ price: 11 }).where(eq(items.id, ITEM));
      expect(await read({}, one)).toMatchObject({ price: 11, order_count: 8 });
    });
  });

  it('is served anew by every server on the database', async () => {
    await withStillServer(async (one) => {
      await withStillServer(async (other) => {
        for (const price of [12, 13, 14]) {
          await server.db.update(items).set({ price }).where(eq(items.id, ITEM));
          expect(await read({}, one)).toMatchObject({ price });
          expect(await read({}, other)).toMatchObject({ price });
        }
      });
    });
  });

  it('is served while the embedded database is busy with a transaction, and anew when that is done', async () => {
    await withStillServer(async (one) => {
      await server.db.update(items).set({ price: 15 }).where(eq(items.id, ITEM));
      expect(await read({}, one)).toMatchObject({ price: 15 });
      await server.db.transaction(async (tx) => {
        await tx.update(items).set({ price: 16 }).where(eq(items.id, ITEM));
        expect(await read({}, one)).toMatchObject({ price: 15 });
      });
      expect(await read({}, one)).toMatchObject({ price: 16 });
    });
  });

  it('is not served anew for a transaction that was rolled back', async () => {
    await withStillServer(async (one) => {
      await order(30);
      await server.db.update(items).set({ price: 17 }).where(eq(items.id, ITEM));
      expect(await read({}, one)).toMatchObject({ order_count: 30 });
      await order(31);
      const undone = server.db.transaction(async (tx) => {
        await tx.update(items).set({ price: 18 }).where(eq(items.id, ITEM));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await read({}, one)).toMatchObject({ price: 17, order_count: 30 });
    });
  });

  it('is served anew once the minute has ended', async () => {
    await withStillServer(async (one) => {
      await order(20);
      await stopClock(one, '2026-11-18T12:01:00');
      expect(await read({}, one)).toMatchObject({ order_count: 20 });
      await order(21);
      await stopClock(one, '2026-11-18T12:01:59');
      expect(await read({}, one)).toMatchObject({ order_count: 20 });
      await stopClock(one, '2026-11-18T12:02:00');
      expect(await read({}, one)).toMatchObject({ order_count: 21 });
    });
  });

  it('comes compressed as its client takes it, and as it is to others', async () => {
    await withStillServer(async (one) => {
      const ask = async (encoding: string) => {
        const reply = await one.inject({
          url: '/api/v1/config',
          headers: { 'accept-encoding': encoding },
        });
        return { encoding: reply.headers['content-encoding'] ?? null, bytes: reply.rawPayload };
      };
      const plain = await ask('identity');
      expect(asObject(JSON.parse(plain.bytes.toString()))).toHaveProperty('demo');
      for (const taken of ['gzip, deflate, br', 'br;q=0.5', 'BR']) {
        const { encoding, bytes } = await ask(taken);
        expect(encoding).toBe('br');
        expect(brotliDecompressSync(bytes)).toEqual(plain.bytes);
      }
      const zipped = await ask('gzip, br;q=0');
      expect(zipped.encoding).toBe('gzip');
      expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
      for (const taken of ['', 'deflate', 'br;q=0, gzip;q=0.0']) {
        expect(await ask(taken)).toEqual({ encoding: null, bytes: plain.bytes });
      }
    });
  });

  it('is cut in half as text by the fault that tests plan, compressed or not', async () => {
    await withStillServer(async (one) => {
      const ask = async () =>
        (await one.inject({ url: '/api/v1/config', headers: { 'accept-encoding': 'br' } })).payload;
      const whole = (await one.inject({ url: '/api/v1/config' })).payload;
      const faults = [{ pathPrefix: '/api/v1/config', malformed: true }];
      await one.call({ method: 'POST', url: '/sandbox/test/faults', body: { faults } });
      expect(await ask()).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
    });
  });

  it('is another one in another language', async () => {
    const english = await read();
    const arabic = await read({ headers: { 'x-localization': 'ar' } });
    expect(arabic['name']).not.toBe(english['name']);
    expect(await read()).toMatchObject({ name: english['name'] });
  });

  it('is another one in another module and another zone', async () => {
    const count = async (moduleId: number, zoneIds: number[]) =>
      asObject(
        (await server.call({ url: '/api/v1/items/popular?limit=50&offset=1', moduleId, zoneIds }))
          .body,
      )['total_size'];
    const all = [await count(1, [1]), await count(2, [1]), await count(1, [2])];
    expect(new Set(all).size).toBe(3);
    expect([await count(1, [1]), await count(2, [1]), await count(1, [2])]).toEqual(all);
  });

  it('is the same wherever its customer is, for calls whose contract names no position', async () => {
    const calls = [...loadContract().operations.values()].filter(
      (operation) => isForEverybody(operation) && operation.position === 'ignored',
    );
    const query = 'basic_campaign_id=1&store_id=1&flash_sale_id=1&limit=20&offset=1';
    const answersAt = async (latitude: string) => {
      const answers: Record<string, unknown> = {};
      // Nothing is in the cache of a server of its own.
      await withServerBeside(server, {}, async (still) => {
        await stopClock(still, NOON);
        for (const { id, path } of calls) {
          const url = `${path.replaceAll(/\{\w+\}/g, '1')}?${query}`;
          const headers = { latitude, longitude: latitude };
          answers[id] = (await still.call({ url, moduleId: 1, zoneIds: [1], headers })).body;
        }
      });
      return answers;
    };
    const here = await answersAt('0.01');
    expect(Object.keys(here)).toContain('listCategories');
    const there = await answersAt('0.02');
    expect(
      Object.keys(here).filter((id) => JSON.stringify(here[id]) !== JSON.stringify(there[id])),
    ).toEqual([]);
  });

  it('S4: is another one under another name, also when a trusted proxy tells that name', async () => {
    await withServerBeside(server, { proxies: ['127.0.0.1'] }, async (still) => {
      await stopClock(still, NOON);
      const pictureFor = async (name: string) => {
        const headers = { host: 'localhost:4173', 'x-forwarded-host': name };
        const { body } = await still.call({ url: '/api/v1/module', headers });
        return asObject(asList(body)[0])['icon_full_url'];
      };
      expect(await pictureFor('203.0.113.66')).toMatch(/^http:\/\/203\.0\.113\.66\//);
      expect(await pictureFor('shop.localhost')).toMatch(/^http:\/\/shop\.localhost\//);
    });
  });

  it('is never cached for somebody who is signed in, nor given to them', async () => {
    const token = await issueToken(server.db, 1, new Date(NOON));
    await order(30);
    expect(await read({ token })).toMatchObject({ order_count: 30 });
    await order(31);
    expect(await read({ token })).toMatchObject({ order_count: 31 });
  });
});

describe('the size of the cache', () => {
  let cache: AnswerCache;
  beforeEach(() => {
    cache = new AnswerCache(() => Promise.resolve(0), { now: () => new Date(NOON) });
  });
  const requestOf = (query: string) =>
    ({
      operation: loadContract().operations.get('getConfig'),
      url: `/api/v1/config?${query}`,
      method: 'GET',
      headers: { 'accept-encoding': 'gzip' },
      protocol: 'http',
      host: 'shop',
    }) as unknown as FastifyRequest;

  it('counts the compressed copies of answers, which are cached as well', async () => {
    // Random text, which gzip makes only a quarter smaller: 24 million characters in all, and 18 MB.
    const text = randomBytes(6_000_000).toString('base64');
    const reply = {
      type: () => reply,
      headers: () => reply,
      header: () => reply,
      send: () => reply,
    };
    for (const name of ['first', 'second', 'third']) {
      const request = requestOf(name);
      request.cacheEntry = await cache.entryOf(request);
      const answer = { text, tag: name, compressed: new Map() };
      request.cacheEntry?.fill(answer);
      await sendPublic(request, reply as unknown as FastifyReply, answer);
    }
    expect((await cache.entryOf(requestOf('first')))?.answer).toBeNull();
    expect((await cache.entryOf(requestOf('third')))?.answer?.tag).toBe('third');
  });

  it('counts the addresses of answers, of which a client may send any number', async () => {
    const entryOf = (name: string) => cache.entryOf(requestOf(`${name}=${'x'.repeat(15_000_000)}`));
    for (const name of ['first', 'second', 'third']) {
      (await entryOf(name))?.fill({ text: '{}', tag: name, compressed: new Map() });
    }
    expect((await entryOf('first'))?.answer).toBeNull();
    expect((await entryOf('third'))?.answer?.tag).toBe('third');
  });
});

/** Tables with data of persons, which no cached answer of the catalogue is made from. */
const personal = new Set([
  'addresses',
  'cart_rows',
  'conversations',
  'courier_reviews',
  'couriers',
  'customers',
  'drivers',
  'guests',
  'loyalty_transactions',
  'messages',
  'newsletter',
  'notifications',
  'one_time_codes',
  'order_lines',
  'order_payments',
  'orders',
  'outbox',
  'partners',
  'payment_sessions',
  'provider_entries',
  'rental_cart_rows',
  'rental_cart_trips',
  'rental_wishes',
  'throttles',
  'tokens',
  'trip_lines',
  'trip_refunds',
  'trip_units',
  'trips',
  'uploads',
  'vehicle_brands',
  'vehicle_categories',
  'vehicle_reviews',
  'vehicle_units',
  'vehicles',
  'wallet_bonuses',
  'wallet_fundings',
  'wallet_transactions',
  'web_push_subscriptions',
  'wishlists',
]);

describe('every change that strangers may read of is counted', () => {
  const tables = [
    inbox,
    goods,
    offers,
    operations,
    orders,
    parcel,
    people,
    place,
    rental,
    stores,
    wallet,
  ]
    .flatMap((schema) => Object.values(schema))
    .filter((value) => is(value, PgTable));

  it('each table is watched, or named here as personal', async () => {
    const watched = await server.db
      .selectDistinct({ name: sql<string>`event_object_table` })
      .from(sql`information_schema.triggers`)
      .where(sql`trigger_name = 'public_change'`);
    const names = new Set([...watched.map(({ name }) => name), ...personal]);
    expect(tables.map((table) => getTableName(table)).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it('each column of a watched table is watched, but for how often something was ordered', async () => {
    const watched = await server.db
      .select({ table: sql<string>`event_object_table`, column: sql<string>`event_object_column` })
      .from(sql`information_schema.triggered_update_columns`)
      .where(sql`trigger_name = 'public_change'`);
    const known = new Set(watched.map(({ table, column }) => `${table}.${column}`));
    const missing = tables
      .filter((table) => !personal.has(getTableName(table)))
      .flatMap((table) =>
        Object.keys(getTableColumns(table)).map(
          (name) =>
            `${getTableName(table)}.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
        ),
      )
      .filter((column) => !known.has(column));
    expect(missing.filter((column) => !column.endsWith('.order_count'))).toEqual([]);
  });
});
