import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, items } from '../../openapi/sandbox/db/schema/items.ts';
import { banners, coupons } from '../../openapi/sandbox/db/schema/offers.ts';
import { storeDiscounts, stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { priceAlone } from '../../machines/rules/shownPrice.ts';
import { readItem, readStore } from '../../src/api/catalogue/read.ts';
import { asList, asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, NOON, stopClock, type ItemRow, type StoreRow } from './shop.ts';
import { openServerForTest, type Answer, type Call, type TestServer } from './support.ts';

const FOOD = 1;
const ECOMMERCE = 4;
/** The middle of the demo's first zone. */
let position: { latitude: string; longitude: string };

let server: TestServer;
let storeRows: StoreRow[];
let itemRows: ItemRow[];

beforeAll(async () => {
  server = await openServerForTest();
  storeRows = await server.db.select().from(stores).orderBy(stores.id);
  itemRows = await server.db.select().from(items).orderBy(items.id);
  position = { latitude: String(storeRows[0]?.lat), longitude: String(storeRows[0]?.lng) };
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

type Query = Record<string, string | number>;

const ask = (path: string, query: Query = {}, more: Partial<Call> = {}) =>
  server.call({ url: `/api/v1/${path}`, query, moduleId: FOOD, zoneIds: [1], ...more });

/** The rows of a list, bare or under a key. */
const rowsOf = ({ body }: Answer, key?: string) =>
  asList(key === undefined ? body : asObject(body)[key]).map(asObject);
const idsOf = (answer: Answer, key?: string) =>
  rowsOf(answer, key).map((row) => asNumber(row['id']));
const storeOf = (id: number) => storeRows.find((row) => row.id === id);

describe('module, zone and language of a list', () => {
  const lists: [string, string | undefined, Query][] = [
    ['items/popular', 'products', {}],
    ['items/new-arrival', 'products', {}],
    ['items/discounted', 'products', { limit: 50, offset: 1 }],
    ['items/most-reviewed', 'products', {}],
    ['items/recommended', 'items', {}],
    ['items/search', 'products', { name: 'a' }],
    ['items/get-products', 'products', { data_type: 'searched', limit: 50, offset: 1 }],
    ['stores/get-stores/all', 'stores', { limit: 100, offset: 1 }],
    ['stores/latest', 'stores', {}],
    ['stores/popular', 'stores', {}],
    ['stores/top-rated', 'stores', {}],
    ['stores/recommended', 'stores', {}],
    ['stores/discounted', 'stores', {}],
    ['stores/search', 'stores', { name: 'a' }],
    ['get-combined-data', 'stores', { list_type: 'store', data_type: 'searched', name: 'a' }],
  ];

  it.each(lists)(
    '%s answers what is of the module and zones asked for',
    async (path, key, query) => {
      const rows = rowsOf(await ask(path, query), key);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatchObject({ module_id: FOOD, zone_id: 1 });
      const elsewhere = rowsOf(await ask(path, query, { zoneIds: [99] }), key);
      expect(elsewhere).toEqual([]);
    },
  );

  it.each(lists)('%s wants its module', async (path, _key, query) => {
    const reply = await server.call({ url: `/api/v1/${path}`, query, zoneIds: [1] });
    if (path.startsWith('stores/get-stores')) expect(reply.status).toBe(200);
    else expect([reply.status, codesOf(reply)]).toEqual([403, ['moduleId']]);
  });

  it('names are in the language asked for', async () => {
    const [english, arabic] = await Promise.all(
      (['en', 'ar'] as const).map(async (language) =>
        rowsOf(await ask('stores/popular', {}, { language }), 'stores').map((row) => row['name']),
      ),
    );
    expect(english?.every((name) => /^[\x20-\x7e’éèñüö&]+$/.test(String(name)))).toBe(true);
    expect(arabic?.every((name) => /[\u0600-\u06ff]/.test(String(name)))).toBe(true);
  });

  it('campaigns without a zone answer 200 with errors, as the wire has it', async () => {
    const reply = await server.call({ url: '/api/v1/campaigns/item', moduleId: FOOD });
    expect([reply.status, codesOf(reply)]).toEqual([200, ['zoneId']]);
  });
});

describe('pages', () => {
  it('CAT-07: are numbered from 1, do not overlap, and end', async () => {
    const page = (offset: number) =>
      ask('stores/get-stores/all', { limit: 12, offset, store_type: 'all' });
    const first = await page(1);
    const total = asNumber(asObject(first.body)['total_size']);
    const seen = new Set<number>();
    for (let offset = 1; offset <= Math.ceil(total / 12); offset += 1) {
      for (const id of idsOf(await page(offset), 'stores')) seen.add(id);
    }
    expect(seen.size).toBe(total);
    expect(idsOf(await page(Math.ceil(total / 12) + 1), 'stores')).toEqual([]);
    expect(idsOf(first, 'stores')).toHaveLength(12);
  });

  it.each([
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '-1'],
    ['offset', '0'],
    ['offset', '-3'],
  ])('a %s of %s is refused on its field', async (name, value) => {
    const reply = await ask('stores/get-stores/all', { limit: 10, offset: 1, [name]: value });
    expect([reply.status, codesOf(reply)]).toEqual([403, [name]]);
  });

  it('a list that needs both says which is missing', async () => {
    const reply = await ask('items/latest', { store_id: 1, category_id: 0 });
    expect(reply.status).toBe(403);
    expect(new Set(codesOf(reply))).toEqual(new Set(['limit', 'offset']));
  });
});

describe('categories', () => {
  it('API-25: the top ones with their children and how much stands in them', async () => {
    const rows = rowsOf(await ask('categories'));
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toMatchObject({ parent_id: 0, position: 0, module_id: FOOD });
      expect(row['childes_count']).toBe(asList(row['childes']).length);
    }
    expect(rowsOf(await ask('categories', { featured: 1 })).length).toBeLessThanOrEqual(
      rows.length,
    );
  });

  it('by id and by slug the same items, those of the children included', async () => {
    const category = rowsOf(await ask('categories')).find(
      (row) => asNumber(row['products_count']) > 0,
    );
    const items_ = (idOrSlug: unknown) =>
      ask(`categories/items/${String(idOrSlug)}`, { limit: 100, offset: 1 });
    const byId = idsOf(await items_(category?.['id']), 'products');
    expect(byId).toHaveLength(asNumber(category?.['products_count']));
    expect(idsOf(await items_(category?.['slug']), 'products')).toEqual(byId);
    expect((await items_('no-such-shelf')).status).toBe(404);
  });

  it('a sub-category has its own items alone, without those of its parent', async () => {
    const [part] = await server.db
      .select()
      .from(categories)
      .where(and(eq(categories.moduleId, FOOD), ne(categories.parentId, 0)));
    const [item] = itemRows.filter(
      (row) => row.categoryId === part?.id && storeOf(row.storeId)?.zoneId === 1,
    );
    const idsIn = async (id = 0) =>
      idsOf(await ask(`categories/items/${id}`, { limit: 100, offset: 1 }), 'products');
    const moved = (categoryId = 0) =>
      server.db
        .update(items)
        .set({ categoryId })
        .where(eq(items.id, item?.id ?? 0));
    expect(await idsIn(part?.id)).toContain(item?.id);
    await moved(part?.parentId);
    expect(await idsIn(part?.parentId)).toContain(item?.id);
    expect(await idsIn(part?.id)).not.toContain(item?.id);
    await moved(part?.id);
  });
});

describe('search', () => {
  const search = (query: Query, moduleId = FOOD) =>
    ask('items/search', { limit: 50, offset: 1, ...query }, { moduleId });

  it('finds by words in either language, whatever their case', async () => {
    const some = itemRows.find(
      (row) => row.moduleId === FOOD && storeOf(row.storeId)?.zoneId === 1,
    );
    const find = async (name: string) => idsOf(await search({ name }), 'products');
    expect(await find(some?.name.en.toUpperCase() ?? '')).toContain(some?.id);
    expect(await find(some?.name.ar ?? '')).toContain(some?.id);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '%%%', '"; drop table items;--', '{"$ne":null}'])(
    '1.2.4: %s is looked for as it is, and is nothing else',
    async (name) => {
      const reply = await search({ name });
      expect(reply.status).toBe(200);
      expect(idsOf(reply, 'products')).toEqual([]);
    },
  );

  describe('by the price that is charged', () => {
    /**
     * Sets the minimum purchase of the discount of 20 % that the store Ember & Rye gives on
     * everything.
     */
    const emberTakesOff = (minPurchase: number) =>
      server.db.update(storeDiscounts).set({ minPurchase }).where(eq(storeDiscounts.storeId, 1));
    afterAll(() => emberTakesOff(15));
    const charged = async (query: Query, module = FOOD) =>
      rowsOf(await search({ limit: 100, offset: 1, ...query }, module), 'products').map(
        (row) =>
          priceAlone(readItem(row), { now: NOON.replace('T', ' '), digits: 2 })?.price ?? NaN,
      );

    it('M4: burgers from low to high, where one alone earns the store’s discount', async () => {
      await emberTakesOff(0);
      const low = [8, 9.04, 9.44, 9.8, 10.48, 11, 11.5, 12.9];
      expect(await charged({ name: 'burg', filter: '["low"]' })).toEqual(low);
      expect(await charged({ name: 'burg', filter: '["high"]' })).toEqual(low.toReversed());
    });

    it('M4: burgers from low to high, where one alone does not reach the minimum of $15', async () => {
      await emberTakesOff(15);
      const low = [9.8, 10, 11, 11.3, 11.5, 11.8, 12.9, 13.1];
      expect(await charged({ name: 'burg', filter: '["low"]' })).toEqual(low);
    });

    it('M4: a price of 5 to 9 finds what is sold at $8.00, and leaves out what costs $9.04', async () => {
      await emberTakesOff(0);
      expect(await charged({ name: 'burg', min_price: 5, max_price: 9 })).toEqual([8]);
      expect(await charged({ name: 'burg', min_price: 8, max_price: 9.04 })).toHaveLength(2);
      await emberTakesOff(15);
      expect(await charged({ name: 'burg', min_price: 5, max_price: 9 })).toEqual([]);
    });

    it('M4: discounted are those that are charged less than their price, and only those', async () => {
      const discounted = () => charged({ name: 'burg', filter: '["discounted","low"]' });
      await emberTakesOff(0);
      expect(await discounted()).toEqual([8, 9.04, 9.44, 10.48]);
      await emberTakesOff(15);
      expect(await discounted()).toEqual([]);
      // Ember & Rye's own discount goes before that of its items.
      const other = rowsOf(await search({ limit: 100, name: 'burg' }), 'products').find(
        (row) => row['store_id'] !== 1,
      );
      const takeOff = (discount: number) =>
        server.db
          .update(items)
          .set({ discount, discountType: 'amount' })
          .where(eq(items.id, asNumber(other?.['id'])));
      await takeOff(1);
      expect(await discounted()).toHaveLength(1);
      // Less than half a cent rounds to nothing: what is charged is the price.
      await takeOff(0.004);
      expect(await discounted()).toEqual([]);
      await takeOff(0);
    });

    it.each([FOOD, ECOMMERCE])(
      'M4: in module %d, whatever takes something off, the order is that of the prices shown',
      async (module) => {
        await emberTakesOff(0);
        const low = await charged({ name: 'a', filter: '["low"]' }, module);
        expect(low.length).toBeGreaterThan(20);
        expect(low).toEqual(low.toSorted((a, b) => a - b));
        const [least, most] = [low[5] ?? 0, low[15] ?? 0];
        const between = await charged({ name: 'a', min_price: least, max_price: most }, module);
        expect(between.toSorted((a, b) => a - b)).toEqual(
          low.filter((price) => price >= least && price <= most),
        );
      },
    );
  });

  it('wire facts 7.3: without words it is refused, and items/get-products filters as it would', async () => {
    const refused = await search({ filter: '["low"]' });
    expect([refused.status, codesOf(refused)]).toEqual([403, ['name']]);
    const price = { min_price: 5, max_price: 12, filter: '["low"]' };
    const filters = { ...price, store_id: 1, limit: 100, offset: 1 };
    const list = async (more: Query) =>
      idsOf(
        await ask('items/get-products', { data_type: 'searched', ...filters, ...more }),
        'products',
      );
    const withWords = idsOf(await search({ ...filters, name: 'burg' }), 'products');
    expect(withWords.length).toBeGreaterThan(0);
    expect(await list({ name: 'burg' })).toEqual(withWords);
    expect(await list({})).toEqual(expect.arrayContaining(withWords));
    const ofStore = await list({});
    expect(ofStore.length).toBeGreaterThan(0);
    for (const id of ofStore) expect(itemRows.find((row) => row.id === id)?.storeId).toBe(1);
  });

  it('vegetarian dishes only, or only the others', async () => {
    const veg = async (type: string) =>
      new Set(rowsOf(await search({ name: 'a', type }), 'products').map((row) => row['veg']));
    expect(await veg('veg')).toEqual(new Set([1]));
    expect(await veg('non_veg')).toEqual(new Set([0]));
  });

  it('suggests items and stores', async () => {
    const headers = position;
    const reply = await ask('items/item-or-store-search', { name: 'bu' }, { headers });
    expect(asList(asObject(reply.body)['items']).length).toBeLessThanOrEqual(6);
    expect(asList(asObject(reply.body)['stores']).length).toBeLessThanOrEqual(4);
  });

  it('m14: suggests items whole, with store and price', async () => {
    const reply = await ask(
      'items/item-or-store-search',
      { name: 'burger' },
      { headers: position },
    );
    const found = asList(asObject(reply.body)['items']).map((row) => asObject(row));
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) {
      const item = itemRows.find(({ id }) => id === row['id']);
      expect(row).toMatchObject({ price: item?.price, store_id: item?.storeId });
      expect(row['store_name']).not.toBe('');
    }
  });
});

describe('rows of stores', () => {
  it('p6, wire facts 18.37: carry what they sell, and its parents', async () => {
    const reply = await ask(
      'stores/get-stores/all',
      { limit: 50, offset: 1 },
      { headers: position },
    );
    const rows = asList(asObject(reply.body)['stores']).map((row) => asObject(row));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const sold = itemRows.filter(({ storeId, active }) => storeId === row['id'] && active);
      expect(row['category_ids']).toEqual(
        expect.arrayContaining([...new Set(sold.map(({ categoryId }) => categoryId))]),
      );
    }
  });
});

describe('the combined search', () => {
  const found = async (list_type: string, data_type: string, key: string) =>
    rowsOf(await ask('get-combined-data', { list_type, data_type, name: 'a' }), key).length;

  it('wire facts 7.5: a kind of list that it does not know has no items', async () => {
    expect(await found('item', 'searched', 'products')).toBeGreaterThan(0);
    expect(await found('item', 'new', 'products')).toBeGreaterThan(0);
    expect(await found('item', 'no-such-list', 'products')).toBe(0);
    expect(await found('store', 'no-such-list', 'stores')).toBeGreaterThan(0);
  });
});

describe('filters of stores', () => {
  const filtered = async (filter: string) =>
    idsOf(
      await ask(
        'get-combined-data',
        { list_type: 'store', filter: `["${filter}"]`, limit: 100, offset: 1 },
        { headers: position },
      ),
      'stores',
    );
  const shown = () =>
    storeRows.filter((row) => row.moduleId === FOOD && row.zoneId === 1 && row.status);

  it('free delivery, top rated and fast ones', async () => {
    expect(new Set(await filtered('free_delivery'))).toEqual(
      new Set(
        shown()
          .filter((row) => row.freeDelivery && row.selfDelivery)
          .map(({ id }) => id),
      ),
    );
    const ratings = (await filtered('top_rated')).map((id) => storeOf(id)?.avgRating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const minutes = (await filtered('fast_delivery')).map(
      (id) => storeOf(id)?.deliveryMinutesMin ?? 0,
    );
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });

  it('open ones follow the clock', async () => {
    const openNow = async () => {
      const all = await ask('stores/get-stores/all', { limit: 100, offset: 1 });
      return new Set(
        rowsOf(all, 'stores')
          .filter((row) => row['open'] === 1 && row['active'] === true)
          .map((row) => asNumber(row['id'])),
      );
    };
    const noon = await filtered('currently_open');
    expect(new Set(noon)).toEqual(await openNow());
    await stopClock(server, '2026-11-18T04:00:00');
    const night = await filtered('open');
    expect(new Set(night)).toEqual(await openNow());
    expect(night.length).toBeLessThan(noon.length);
  });

  it('the nearest first', async () => {
    const far = (await filtered('nearby')).map((id) => {
      const store = storeOf(id);
      const dLat = Number(store?.lat) - Number(position.latitude);
      const dLng = Number(store?.lng) - Number(position.longitude);
      return Math.hypot(dLat, dLng * Math.cos((Number(position.latitude) * Math.PI) / 180));
    });
    expect(far[0]).toBe(0);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it('discounts and coupons that hold now, not those that are over', async () => {
    const discounted = await filtered('discounted');
    expect(discounted.length).toBeGreaterThan(0);
    const [first] = discounted;
    await server.db
      .update(storeDiscounts)
      .set({ endDate: '2026-11-17' })
      .where(eq(storeDiscounts.storeId, first ?? 0));
    expect(await filtered('discounted')).toEqual(discounted.slice(1));
    const couponed = await filtered('coupon');
    expect(couponed).toContain(1);
    await server.db.update(coupons).set({ expireDate: '2026-11-17' }).where(eq(coupons.storeId, 1));
    expect(await filtered('coupon')).not.toContain(1);
  });
});

describe('one store, one item', () => {
  it('by id and slug, with hours, prices and shelves; an unknown one is {}', async () => {
    const first = storeRows.find((row) => row.moduleId === FOOD);
    const byId = await ask(`stores/details/${first?.id}`);
    const bySlug = await ask(`stores/details/${first?.slug}`);
    expect(bySlug.body).toEqual(byId.body);
    expect(readStore(byId.body)).toMatchObject({ id: first?.id, name: first?.name.en });
    expect(asList(asObject(byId.body)['schedules']).length).toBeGreaterThanOrEqual(7);
    for (const unknown of ['999999', 'no-such-store', '-1', "1' or '1'='1"]) {
      const reply = await ask(`stores/details/${encodeURIComponent(unknown)}`);
      expect([reply.status, reply.body]).toEqual([200, {}]);
    }
  });

  it('wire facts 7.6: brands and conditions count the items of the module that is asked for', async () => {
    const counts = async (path: string, moduleId: number) =>
      rowsOf(await ask(path, {}, { moduleId })).map((row) => asNumber(row['items_count']));
    expect(await counts('brand', FOOD)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(Math.min(...(await counts('brand', ECOMMERCE)))).toBeGreaterThan(0);
    expect(await counts('common-condition', ECOMMERCE)).toEqual([0, 0, 0, 0]);
  });

  it('its own banners are on its page', async () => {
    await server.db.insert(banners).values({
      title: { en: 'New on the menu', ar: 'جديد في القائمة' },
      type: 'store_wise',
      moduleId: FOOD,
      storeId: 2,
      ownerStoreId: 2,
    });
    expect(rowsOf(await ask('banners/2'))).toMatchObject([{ title: 'New on the menu', data: 2 }]);
    expect(rowsOf(await ask('banners/3'))).toEqual([]);
    const ofHome = rowsOf(await ask('banners'), 'banners').map(({ title }) => title);
    expect(ofHome).toContain('Pizza night, free delivery');
    expect(ofHome).not.toContain('New on the menu');
  });

  it('wire facts 18.37: an item names its category and the parent of that, from the top down', async () => {
    const rows = await server.db.select().from(categories);
    const child = itemRows.find(
      ({ categoryId, moduleId, active }) =>
        active && moduleId === 1 && (rows.find(({ id }) => id === categoryId)?.parentId ?? 0) > 0,
    );
    const top = itemRows.find(
      ({ categoryId, moduleId, active }) =>
        active && moduleId === 1 && rows.find(({ id }) => id === categoryId)?.parentId === 0,
    );
    const named = async (item: typeof child) =>
      asList(asObject((await ask(`items/details/${item?.id}`)).body)['category_ids']);
    expect(child).toBeDefined();
    expect(await named(child)).toEqual([
      {
        id: String(rows.find(({ id }) => id === child?.categoryId)?.parentId),
        position: 1,
        name: '',
      },
      { id: String(child?.categoryId), position: 2, name: '' },
    ]);
    if (top !== undefined) {
      expect(await named(top)).toEqual([{ id: String(top.categoryId), position: 1, name: '' }]);
    }
  });

  it('an item by id and slug; unknown or of another module: 404 with one bare entry', async () => {
    const [dish] = itemRows;
    const byId = await ask(`items/details/${dish?.id}`);
    expect(readItem(byId.body)).toMatchObject({ id: dish?.id, name: dish?.name.en });
    expect((await ask(`items/details/${dish?.slug}`)).body).toEqual(byId.body);
    const foreign = itemRows.find((row) => row.moduleId === ECOMMERCE);
    for (const unknown of [999_999, foreign?.id]) {
      const reply = await ask(`items/details/${unknown}`);
      expect(reply.status).toBe(404);
      expect(asObject(asObject(reply.body)['errors'])['code']).toBe('product-001');
    }
  });

  it('an item or store that is switched off is nowhere', async () => {
    const dish = itemRows.find((row) => row.storeId === 1);
    await server.db
      .update(items)
      .set({ active: false })
      .where(eq(items.id, dish?.id ?? 0));
    expect((await ask(`items/details/${dish?.id}`)).status).toBe(404);
    const found = await ask('items/search', { name: dish?.name.en ?? '', limit: 50, offset: 1 });
    expect(idsOf(found, 'products')).not.toContain(dish?.id);
    await server.db
      .update(items)
      .set({ active: true })
      .where(eq(items.id, dish?.id ?? 0));
    await server.db.update(stores).set({ status: false }).where(eq(stores.id, 2));
    expect((await ask('stores/details/2')).body).toEqual({});
    expect(idsOf(await ask('stores/popular'), 'stores')).not.toContain(2);
    await server.db.update(stores).set({ status: true }).where(eq(stores.id, 2));
  });
});

describe('stores that cannot be ordered from now', () => {
  it.each(['popular', 'latest', 'top-rated', 'recommended', 'get-stores/all'])(
    'CAT-06: come last in stores/%s',
    async (path) => {
      const list = async () =>
        rowsOf(await ask(`stores/${path}`, { limit: 50, offset: 1 }), 'stores');
      const isOpen = (row: Record<string, unknown>) => row['active'] === true && row['open'] === 1;
      const first = (await list()).find(isOpen);
      const close = (active: boolean) =>
        server.db
          .update(stores)
          .set({ active })
          .where(eq(stores.id, Number(first?.['id'])));
      await close(false);
      const rows = await list();
      await close(true);
      const closedFrom = rows.findIndex((row) => !isOpen(row));
      expect(closedFrom).toBeGreaterThan(0);
      expect(rows.slice(closedFrom).filter(isOpen)).toEqual([]);
      expect(rows.slice(closedFrom).map((row) => row['id'])).toContain(first?.['id']);
    },
  );
});

describe('flash sale', () => {
  it('runs until its end: then items cost what they did and the sale is {}', async () => {
    const running = asObject((await ask('flash-sales')).body);
    const products = asList(running['active_products']).map(asObject);
    expect(products.length).toBeGreaterThan(0);
    const id = asNumber(products[0]?.['item_id']);
    const discount = async () => {
      const wire = asObject((await ask(`items/details/${id}`)).body);
      return [wire['flash_sale'], wire['discount']];
    };
    expect(await discount()).toEqual([1, 30]);
    await stopClock(server, '2030-01-01T12:00:00');
    expect((await ask('flash-sales')).body).toEqual({});
    expect((await discount())[0]).toBe(0);
    const items_ = await ask('flash-sales/items', { flash_sale_id: 1 });
    expect([items_.status, codesOf(items_)]).toEqual([403, ['flash_sale']]);
  });
});
