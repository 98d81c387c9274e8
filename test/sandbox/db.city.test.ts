import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseErrorCode, type Database } from '../../openapi/sandbox/db/connection.ts';
import drizzleConfig from '../../openapi/sandbox/db/drizzle.config.ts';
import { openDatabase } from '../../openapi/sandbox/db/open.ts';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import * as inboxTables from '../../openapi/sandbox/db/schema/inbox.ts';
import * as itemTables from '../../openapi/sandbox/db/schema/items.ts';
import * as offerTables from '../../openapi/sandbox/db/schema/offers.ts';
import * as operationTables from '../../openapi/sandbox/db/schema/operations.ts';
import * as orderTables from '../../openapi/sandbox/db/schema/orders.ts';
import * as parcelTables from '../../openapi/sandbox/db/schema/parcel.ts';
import * as peopleTables from '../../openapi/sandbox/db/schema/people.ts';
import * as placeTables from '../../openapi/sandbox/db/schema/place.ts';
import * as rentalTables from '../../openapi/sandbox/db/schema/rental.ts';
import * as storeTables from '../../openapi/sandbox/db/schema/stores.ts';
import * as walletTables from '../../openapi/sandbox/db/schema/wallet.ts';
import { Passwords } from '../../openapi/sandbox/http/passwords.ts';
import { demoOf } from '../../openapi/sandbox/main.ts';
import { openCity } from './support.ts';
import { databaseUrl, onServer } from './template.ts';

const { items } = itemTables;
const { cartRows, orders } = orderTables;
const { customers, newsletter } = peopleTables;
const { modules, zones } = placeTables;
const { stores } = storeTables;

let city: Awaited<ReturnType<typeof openCity>>;
let db: Database;

beforeAll(async () => {
  city = await openCity();
  db = city.db;
});
afterAll(() => city.close());

const rowsIn = async (table: typeof stores | typeof items | typeof zones | typeof modules) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;

/** The code the database refused a statement with. */
const refusalOf = (statement: PromiseLike<unknown>) =>
  Promise.resolve(statement).then(() => null, databaseErrorCode);

const aCartRow = {
  ownerId: 7_000_000_001,
  isGuest: true,
  moduleId: 1,
  model: 'Item',
  itemId: 1,
  price: 3.5,
  quantity: 1,
  variation: [],
  addOnIds: [],
  addOnQuantities: [],
  createdAt: new Date(),
  updatedAt: new Date(),
} satisfies typeof cartRows.$inferInsert;

const anOrder = {
  ownerId: 7_000_000_001,
  isGuest: true,
  moduleId: 1,
  zoneId: 1,
  type: 'delivery',
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentMethod: 'cash_on_delivery',
  orderAmount: 10.125,
  itemsAmount: 10.125,
  scheduleAt: new Date(),
  attachments: [],
  otp: '1234',
  createdAt: new Date(),
  updatedAt: new Date(),
} satisfies typeof orders.$inferInsert;

describe('the seeded city', () => {
  it('has three zones, six modules, at least 60 stores and 1,500 items, named in both languages', async () => {
    expect(await rowsIn(zones)).toBe(3);
    expect(await rowsIn(modules)).toBe(6);
    expect(await rowsIn(stores)).toBeGreaterThanOrEqual(60);
    expect(await rowsIn(items)).toBeGreaterThanOrEqual(1500);
    const [nameless] = await db
      .select({ rows: count() })
      .from(items)
      .where(sql`coalesce(name ->> 'en', '') = '' or coalesce(name ->> 'ar', '') = ''`);
    expect(nameless?.rows).toBe(0);
  });

  it('API-13: its customers can sign in with their known passwords, and with no other', async () => {
    const { customers: known } = await demoOf('demo')();
    const passwords = new Passwords('shop');
    for (const { id, password } of known) {
      const [row] = await db
        .select()
        .from(customers)
        .where(eq(customers.id, id ?? 0));
      expect(await passwords.match(password, row?.passwordHash ?? null)).toBe(true);
      expect(await passwords.match(`${password}x`, row?.passwordHash ?? null)).toBe(false);
    }
    expect(await passwords.match('anything', null)).toBe(false);
  });

  it('numbers go on after the seeded ones; orders start at 100001', async () => {
    const [last] = await db.select({ id: sql<number>`max(id)` }).from(zones);
    const [zone] = await db.select().from(zones).limit(1);
    if (zone === undefined) throw new Error('no zone');
    const { id: _id, ...copy } = zone;
    const [added] = await db.insert(zones).values(copy).returning();
    expect(added?.id).toBe((last?.id ?? 0) + 1);
    await db.delete(zones).where(eq(zones.id, added?.id ?? 0));
    const [order] = await db.insert(orders).values(anOrder).returning();
    expect(order?.id).toBe(100001);
    expect(order?.orderAmount).toBe(10.125);
  });

  it('a reset brings back exactly what was seeded', async () => {
    await db.insert(newsletter).values({ email: 'a@b.example', createdAt: new Date() });
    await db.update(items).set({ stock: 0 }).where(eq(items.id, 1));
    const before = await db.select().from(customers).orderBy(customers.id);
    await city.reset();
    expect(await db.select().from(customers).orderBy(customers.id)).toEqual(before);
    expect(await db.select().from(newsletter)).toEqual([]);
    expect(await db.select().from(orders)).toEqual([]);
    const [item] = await db.select().from(items).where(eq(items.id, 1));
    expect(item?.stock).toBeGreaterThan(0);
    const [order] = await db.insert(orders).values(anOrder).returning();
    expect(order?.id).toBe(100001);
  });
});

describe.skipIf(process.env['DATABASE_URL_TEST'] !== undefined)('a city that files share', () => {
  const seededItems = ({ db: rows }: typeof city) => rows.select().from(items).orderBy(items.id);

  it('is as it was seeded for the next file, whatever the one before did', async () => {
    const first = await openCity();
    const [before, people] = [await seededItems(first), await first.db.select().from(customers)];
    await first.db.update(items).set({ stock: 0, name: { en: 'x', ar: 'x' } });
    await first.db.delete(customers);
    await first.db.insert(orders).values(anOrder);
    await first.close();
    const next = await openCity();
    expect(await seededItems(next)).toEqual(before);
    expect(await next.db.select().from(customers).orderBy(customers.id)).toEqual(people);
    expect(await next.db.select().from(orders)).toEqual([]);
    const [order] = await next.db.insert(orders).values(anOrder).returning();
    expect(order?.id).toBe(100001);
    await next.close();
  });
});

describe('what the database itself refuses', () => {
  const check = '23514';
  const unique = '23505';

  it('CART-06: a cart line of no pieces, and stock below zero', async () => {
    expect(await refusalOf(db.insert(cartRows).values({ ...aCartRow, quantity: 0 }))).toBe(check);
    expect(await refusalOf(db.insert(cartRows).values(aCartRow))).toBeNull();
    expect(await refusalOf(db.update(items).set({ stock: -1 }).where(eq(items.id, 1)))).toBe(check);
  });

  it('a second order of one intent; the same key of another customer is another intent', async () => {
    const intent = { ...anOrder, idempotencyKey: 'k-1' };
    expect(await refusalOf(db.insert(orders).values(intent))).toBeNull();
    expect(await refusalOf(db.insert(orders).values(intent))).toBe(unique);
    expect(await refusalOf(db.insert(orders).values({ ...intent, ownerId: 8 }))).toBeNull();
    expect(await refusalOf(db.insert(orders).values(anOrder))).toBeNull();
  });

  it('2.3.4: the last pieces go to one of twenty at a time', async () => {
    await db.update(items).set({ stock: 1 }).where(eq(items.id, 2));
    const tries = await Promise.all(
      Array.from({ length: 20 }, () =>
        refusalOf(
          db.transaction(async (tx) => {
            await tx
              .update(items)
              .set({ stock: sql`${items.stock} - 1` })
              .where(eq(items.id, 2));
          }),
        ),
      ),
    );
    expect(tries.filter((code) => code === null)).toHaveLength(1);
    expect(tries.filter((code) => code === check)).toHaveLength(19);
  });

  it('a failed transaction leaves nothing behind', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(newsletter).values({ email: 'half@b.example', createdAt: new Date() });
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(
      await db.select().from(newsletter).where(eq(newsletter.email, 'half@b.example')),
    ).toEqual([]);
  });
});

describe('the migrations', () => {
  it('bring the tables to exactly the form the schema describes', async () => {
    const folder = fromRoot('openapi/sandbox/db/migrations/meta');
    const newest = readdirSync(folder)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1);
    const migrated = JSON.parse(readFileSync(path.join(folder, newest ?? ''), 'utf8'));
    const tables = {
      ...inboxTables,
      ...itemTables,
      ...offerTables,
      ...operationTables,
      ...orderTables,
      ...parcelTables,
      ...peopleTables,
      ...placeTables,
      ...rentalTables,
      ...storeTables,
      ...walletTables,
    };
    const described = generateDrizzleJson(tables, migrated.id, undefined, drizzleConfig.casing);
    expect(await generateMigration(migrated, described)).toEqual([]);
  });
});

describe.skipIf(process.env['DATABASE_URL_TEST'] !== undefined)('the embedded database', () => {
  it('refuses the outer connection inside a transaction instead of waiting for ever', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.select().from(zones);
        await db.select().from(zones);
      }),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('query its `tx`') } });
    expect(await rowsIn(zones)).toBe(3);
  });
});

describe.skipIf(process.env['DATABASE_URL_TEST'] === undefined)('a PostgreSQL server', () => {
  it('that closes idle connections, as on a restart, is asked again over others', async () => {
    await Promise.all([rowsIn(zones), rowsIn(zones), rowsIn(zones)]);
    const closed = await db
      .select({ closed: sql<boolean>`pg_terminate_backend(pid)` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and pid <> pg_backend_pid()`);
    expect(closed.length).toBeGreaterThan(0);
    await expect.poll(() => rowsIn(zones).catch(() => 0)).toBe(3);
  });

  it('that two shops open for the first time at once gets one city', async () => {
    const server = process.env['DATABASE_URL_TEST'] ?? '';
    const name = `first_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name}`);
    const demo = demoOf('demo');
    const place = { databaseUrl: databaseUrl(server, name), dataFolder: null } as const;
    const open = () => openDatabase({ ...place, size: 'demo', demo });
    const opened = await Promise.all([open(), open()]);
    expect(opened.filter(({ seeded }) => seeded)).toHaveLength(1);
    for (const one of opened) await one.close();
    await onServer(server, `drop database ${name}`);
  }, 120_000);
});
