import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { vehicles } from '../../openapi/sandbox/db/schema/rental.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { buildDemo } from '../../openapi/sandbox/demo/index.ts';
import { readProvider, readVehicle, readVehiclePage } from '../../src/api/rental/read.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { ask, RENTAL } from './rental.ts';
import { openServerForTest, type TestServer } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
});
afterAll(() => server.close());

const search = async (query: Record<string, string | number> = {}, zoneIds = [1]) => {
  const reply = await ask(server, 'vehicle/search', { query: { limit: 200, ...query }, zoneIds });
  expect(reply.status).toBe(200);
  return readVehiclePage(reply.body, 1);
};

describe('the demo fleet', () => {
  const { rental } = buildDemo('demo');

  it('RENT-20, DATA-21, DATA-22: 12 providers, 120 vehicles, both trip types and either alone', () => {
    expect(rental.stores.length).toBeGreaterThanOrEqual(12);
    expect(rental.vehicles.length).toBeGreaterThanOrEqual(120);
    const count = (hourly: boolean, byDistance: boolean) =>
      rental.vehicles.filter((one) => one.hourly === hourly && one.byDistance === byDistance)
        .length;
    expect(count(true, true)).toBeGreaterThan(30);
    expect(count(true, false)).toBeGreaterThan(10);
    expect(count(false, true)).toBeGreaterThan(10);
    expect(new Set(rental.vehicles.map(({ slug }) => slug)).size).toBe(rental.vehicles.length);
    for (const { name, description } of rental.vehicles) {
      expect(name.ar).toMatch(/[\u0600-\u06ff]/);
      expect(description.ar).toMatch(/[\u0600-\u06ff]/);
    }
  });
});

describe('the search', () => {
  it('API-36: answers vehicles of providers that hand over in the customer’s zone', async () => {
    const { rows, total } = await search();
    expect(rows.length).toBe(total);
    expect(rows.length).toBeGreaterThan(60);
    for (const { provider, active } of rows) {
      expect(provider.pickupZoneIds).toContain(1);
      expect(active && provider.active).toBe(true);
    }
    const elsewhere = await search({}, [3]);
    expect(elsewhere.rows.every(({ provider }) => provider.pickupZoneIds.includes(3))).toBe(true);
  });

  it('2.2.1: refuses a duration that no price can be told for', async () => {
    const query = { trip_type: 'hourly', duration: 1e300 };
    const { status, body } = await ask(server, 'vehicle/search', { query });
    expect(status).toBe(403);
    expect(JSON.stringify(body)).toContain('duration');
  });

  it('2.2.1: refuses a date whose trip would end after the calendar of the database', async () => {
    const query = { date: '9999-12-31 11:59 PM', limit: 1, offset: 1 };
    const { status, body } = await ask(server, 'vehicle/search', { query });
    expect([status, body]).toEqual([403, { errors: [expect.objectContaining({ code: 'value' })] }]);
  });

  it('RENT-07, RENT-20: keeps those that make trips of the type, priced by it', async () => {
    const hourly = await search({ trip_type: 'hourly' });
    expect(hourly.rows.every((vehicle) => vehicle.hourly)).toBe(true);
    expect(hourly.minPrice).toBeLessThanOrEqual(
      Math.min(...hourly.rows.map(({ hourlyPrice }) => hourlyPrice ?? NaN)),
    );
    const far = await search({ trip_type: 'distance_wise', sortby_price: 'desc' });
    expect(far.rows.every((vehicle) => vehicle.byDistance)).toBe(true);
    const prices = far.rows.map(({ distancePrice }) => distancePrice ?? NaN);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(far.maxPrice).toBeGreaterThanOrEqual(prices[0] ?? 0);
  });

  it('API-36: filters by price, category, brand, seats, air, fuel, gear, type and rating', async () => {
    const { rows } = await search({
      trip_type: 'hourly',
      min_price: 8,
      max_price: 16,
      category_ids: '[1,2]',
      seating_capacity: '["5-7"]',
      air_condition: '1',
      fuel_type: '["petrol","octan"]',
      transmission_type: 'automatic',
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const vehicle of rows) {
      expect(vehicle.hourlyPrice).toBeGreaterThanOrEqual(8);
      expect(vehicle.hourlyPrice).toBeLessThanOrEqual(16);
      expect([1, 2]).toContain(vehicle.categoryId);
      expect([5, 6, 7]).toContain(vehicle.seats);
      expect(vehicle.airCondition).toBe(true);
      expect(['petrol', 'octan']).toContain(vehicle.fuelType);
      expect(vehicle.transmissionType).toBe('automatic');
    }
    const [first] = rows;
    const ofBrand = await search({ brand_ids: `[${first?.brandId ?? 0}]`, top_rated: 1 });
    expect(ofBrand.rows.every(({ brandId }) => brandId === first?.brandId)).toBe(true);
    expect(ofBrand.rows.every(({ avgRating }) => avgRating >= 4.5)).toBe(true);
    const plain = await search({ no_air_condition: '1', vehicle_type: '["two wheels"]' });
    expect(plain.rows.length).toBeGreaterThan(0);
    expect(
      plain.rows.every(({ airCondition, type }) => !airCondition && type === 'two wheels'),
    ).toBe(true);
  });

  it('API-36: the ends of the price range stay while the price filter moves', async () => {
    const all = await search({ trip_type: 'hourly' });
    const few = await search({ trip_type: 'hourly', max_price: 10 });
    expect(few.total).toBeLessThan(all.total);
    expect([few.minPrice, few.maxPrice]).toEqual([all.minPrice, all.maxPrice]);
  });

  it('API-36: finds by words of brand and name, as its own suggestions write them', async () => {
    const reply = await ask(server, 'vehicle/search/suggestion', { query: { name: 'aur' } });
    const [suggestion] = asList(reply.body);
    expect(suggestion).toMatch(/^Aurora - Aurora /);
    expect((await search({ name: String(suggestion) })).rows.length).toBeGreaterThan(0);
    expect((await search({ name: '100%_' })).rows).toEqual([]);
  });

  it('API-36: a page at a time, without a vehicle twice', async () => {
    const pages = await Promise.all(
      [1, 2].map((offset) => ask(server, 'vehicle/search', { query: { limit: 10, offset } })),
    );
    const ids = pages.flatMap(({ body }) => asList(asObject(body)['vehicles']).map(readVehicle));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(20);
  });

  it('a pickup point outside every zone is refused with code zone', async () => {
    const reply = await ask(server, 'vehicle/search', {
      query: { pickup_location: '{"lat":10,"lng":10}' },
    });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ errors: [{ code: 'zone' }] });
  });

  it('a withdrawn vehicle is not found', async () => {
    const [row] = (await search()).rows;
    await server.db
      .update(vehicles)
      .set({ active: false })
      .where(eq(vehicles.id, row?.id ?? 0));
    expect((await search()).rows.some(({ id }) => id === row?.id)).toBe(false);
    expect((await ask(server, `vehicle/get-vehicle-details/${row?.id}`)).status).toBe(404);
    await server.db
      .update(vehicles)
      .set({ active: true })
      .where(eq(vehicles.id, row?.id ?? 0));
  });
});

test('API-36: categories come under vehicles, brands under brands, in both languages', async () => {
  const categories = await ask(server, 'vehicle/category-list', { language: 'ar' });
  expect(asObject(asList(asObject(categories.body)['vehicles'])[0])['name']).toBe('سيدان');
  const brands = await ask(server, 'vehicle/brand-list', { query: { search: 'fal' } });
  expect(asObject(brands.body)['brands']).toMatchObject([{ name: 'Falke' }]);
  expect((await ask(server, 'vehicle/popular-suggestion')).status).toBe(200);
});

test('API-37: a vehicle by id and by slug, with its provider’s fleet; unknown ones are not found', async () => {
  const [row] = await server.db.select().from(vehicles).where(eq(vehicles.hourly, true)).limit(1);
  const byId = await ask(server, `vehicle/get-vehicle-details/${row?.id}`);
  const bySlug = await ask(server, `vehicle/get-vehicle-details/${row?.slug}`);
  expect(bySlug.body).toEqual(byId.body);
  const vehicle = readVehicle(byId.body);
  expect(vehicle).toMatchObject({ id: row?.id, available: row?.units, hourly: true });
  expect(vehicle.provider.vehicleCount).toBeGreaterThan(5);
  expect(vehicle.provider.pickupZoneIds.length).toBeGreaterThan(0);
  for (const unknown of ['999999', 'no-such-car']) {
    const reply = await ask(server, `vehicle/get-vehicle-details/${unknown}`);
    expect([reply.status, Object.keys(asObject(reply.body))]).toEqual([404, ['error']]);
  }
});

test('API-37: a provider with its vehicles, reviews and banners', async () => {
  const [row] = await server.db
    .select()
    .from(stores)
    .where(and(eq(stores.moduleId, RENTAL), eq(stores.slug, 'northgate-cars')));
  const id = row?.id ?? 0;
  const provider = readProvider(
    (await ask(server, 'provider/get-provider-details/northgate-cars')).body,
  );
  expect(provider).toMatchObject({ id, pickupZoneIds: [1, 2, 3], taxPercent: 5 });
  expect(provider.discount).toMatchObject({ minPurchase: 60, maxDiscount: 25 });
  const fleet = await ask(server, 'vehicle/get-provider-vehicles', {
    query: { provider_id: id, trip_type: 'provider_wise', limit: 50 },
  });
  expect(readVehiclePage(fleet.body, 1).total).toBe(provider.vehicleCount);
  const reviews = await ask(server, `provider/get-provider-reviews/${id}`);
  expect(reviews.body).toMatchObject({ provider: { name: 'Northgate Cars' } });
  expect(asList(asObject(reviews.body)['reviews']).length).toBeGreaterThan(3);
  const banners = await ask(server, `banners/${id}`);
  expect(banners.body).toMatchObject([{ provider_id: id }]);
  expect((await ask(server, 'provider/get-provider-details/1')).status).toBe(404);
});

test('API-36: banners, the best vehicles, and providers by age and by trips', async () => {
  const banners = await ask(server, 'banners', { query: { featured: 1 } });
  expect(asList(asObject(banners.body)['banners'])).toHaveLength(1);
  const best = await ask(server, 'vehicle/top-rated');
  const ratings = asList(asObject(best.body)['vehicles']).map((row) => readVehicle(row).avgRating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  for (const kind of ['latest', 'popular']) {
    const reply = await ask(server, `provider/${kind}`);
    const rows = asList(asObject(reply.body)['stores']).map(readProvider);
    expect(rows.length).toBeGreaterThanOrEqual(9);
  }
});
