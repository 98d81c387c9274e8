import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversations } from '../../openapi/sandbox/db/schema/inbox.ts';
import { settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { parcelCategories } from '../../openapi/sandbox/db/schema/parcel.ts';
import { vehicles } from '../../openapi/sandbox/db/schema/rental.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { isOutdated, topUp } from '../../openapi/sandbox/db/topUp.ts';
import { EDITION } from '../../openapi/sandbox/demo/edition.ts';
import { buildDemo } from '../../openapi/sandbox/demo/index.ts';
import { openServerForTest, type TestServer } from './support.ts';

const demo = buildDemo('demo');
let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
});
afterAll(() => server.close());

it('the edition names what settings, rental and service of the demo hold', () => {
  const held = Object.entries({ ...demo.settings, rental: demo.rental, service: demo.service }).map(
    ([key, value]) => [
      key,
      ...(typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.keys(value).sort()
        : []),
    ],
  );
  held.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const name = createHash('sha256').update(JSON.stringify(held)).digest('hex');
  expect(EDITION).toBe(name.slice(0, 12));
});

it('a city seeded before rental and parcels, with settings missing, is whole after it is opened', async () => {
  const { db } = server;
  expect(await isOutdated(db)).toBe(false);
  await db.execute(
    sql`truncate trips, vehicles, vehicle_brands, vehicle_categories, drivers cascade`,
  );
  await db.execute(
    sql`truncate parcel_categories, wallet_bonuses, notifications, conversations, messages`,
  );
  await db.execute(sql`delete from customers where id = 2`);
  await db.execute(sql`delete from coupons where id > 500`);
  await db.execute(sql`delete from banners where id > 500`);
  for (const table of ['store_hours', 'store_discounts']) {
    await db.execute(sql.raw(`delete from ${table} where store_id > 5000`));
  }
  await db.execute(sql`delete from stores where id > 5000`);
  await db.execute(sql`delete from settings where key in ('edition', 'courierVehicles')`);
  await db
    .update(settings)
    .set({ value: sql`${settings.value} - 'timeformat' || '{"phone": "+1999"}'::jsonb` })
    .where(eq(settings.key, 'config'));
  expect(await isOutdated(db)).toBe(true);

  await topUp(db, demo);

  expect(await isOutdated(db)).toBe(false);
  const config = await server.call({ url: '/api/v1/config' });
  expect(config.body).toMatchObject({ timeformat: '12', phone: '+1999' });
  expect((await server.call({ url: '/api/v1/get-vehicles' })).status).toBe(200);
  expect(await db.$count(vehicles)).toBe(demo.rental.vehicles.length);
  expect(await db.$count(parcelCategories)).toBe(demo.service.parcelCategories.length);
  // Karim has deleted his account: nobody talks to him.
  expect(await db.$count(conversations)).toBe(2);
  const providers = await db.$count(stores, sql`${stores.id} > 5000`);

  await topUp(db, demo);
  expect(await db.$count(parcelCategories)).toBe(demo.service.parcelCategories.length);
  expect(await db.$count(vehicles)).toBe(demo.rental.vehicles.length);
  expect(await db.$count(stores, sql`${stores.id} > 5000`)).toBe(providers);
});
