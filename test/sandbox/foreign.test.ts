import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { partners } from '../../openapi/sandbox/db/schema/people.ts';
import { trips } from '../../openapi/sandbox/db/schema/rental.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { placeOrder } from '../../src/api/checkout/calls.ts';
import { connectApi } from '../../src/api/client.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { draft } from '../checkout/orders.ts';
import {
  codesOf,
  demoStore,
  newGuest,
  NOON,
  orderThree,
  plainItem,
  shownTotal,
  stopClock,
  type StoreRow,
} from './shop.ts';
import { openServerForTest, type Call, type TestServer } from './support.ts';

/** Maya of the demo. */
const MAYA = 1;

let server: TestServer;
let store: StoreRow;
let token: string;
beforeAll(async () => {
  server = await openServerForTest({ hosts: ['shop.test'] });
  await stopClock(server, NOON);
  store = await demoStore(server, ({ id }) => id === 1);
  token = await issueToken(server.db, MAYA, new Date(NOON));
}, 120_000);
afterAll(() => server.close());
beforeEach(() => stopClock(server, NOON));

const api = (url: string, more: Partial<Call> = {}) =>
  server.call({ url: `/api/v1/${url}`, ...more });
const here = () => ({ moduleId: store.moduleId, zoneIds: [store.zoneId] });
const send = (url: string, body: object, more: Partial<Call> = {}) =>
  api(url, { method: 'POST', body, ...more });

describe('the settings that clients of this family read', () => {
  it('wire facts 18.35: every type of module says what it can', async () => {
    const config = asObject((await api('config')).body);
    const byType = asObject(config['module_config']);
    const types = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];
    expect(new Set(asList(byType['module_type']))).toEqual(new Set(types));
    for (const type of types) {
      expect(byType[type]).toMatchObject({
        order_status: { accepted: false },
        is_parcel: type === 'parcel',
        is_rental: type === 'rental',
        add_on: type === 'food',
      });
    }
  });

  it('wire facts 18.40: money, apps, parcels and pictures are told, also as older clients read them', async () => {
    const config = asObject((await api('config', { headers: { host: 'shop.test' } })).body);
    expect(config).toMatchObject({
      currency_code: 'USD',
      free_delivery_over: 60,
      app_minimum_version_android: 1,
      app_minimum_version_ios: 1,
      parcel_cancellation_status: 1,
      logo_full_url: null,
      fav_icon_full_url: null,
    });
    const base = asText(asObject(config['base_urls'])['item_image_url']);
    const [item] = await server.db.select().from(items).where(eq(items.storeId, store.id));
    const shown = asObject((await api(`items/details/${item?.id}`, here())).body);
    const picture = new URL(`${base}/${asText(shown['image'])}`).pathname;
    const reply = await server.inject({ url: picture });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('says of the shop and its stores what search engines show', async () => {
    const meta = {
      meta_title: 'Sixways: everything you need',
      meta_description:
        'Order dinner, groceries and medicine, send parcels and rent a car in one place.',
    };
    expect((await api('react-landing-page')).body).toMatchObject(meta);
    expect((await api('get-metadata')).body).toMatchObject({
      ...meta,
      meta_image: 'shopping-bags.webp',
      meta_image_full_url: expect.stringMatching(/\/sandbox\/media\/shopping-bags\.webp$/),
    });
    const details = (await api(`stores/details/${store.id}`)).body;
    expect(details).toMatchObject({
      meta_title: store.name.en,
      meta_image_full_url: expect.stringContaining('/sandbox/media/'),
    });
  });

  it('says since when a customer is one', async () => {
    const info = asObject((await api('customer/info', { token })).body);
    const days = (Date.parse(NOON) - Date.parse(asText(info['created_at']))) / 86_400_000;
    expect(Math.floor(days)).toBe(info['member_since_days']);
  });
});

describe('stores', () => {
  it('wire facts 18.37: are told with any module in the header, in top-level categories', async () => {
    for (const moduleId of [store.moduleId, store.moduleId + 1, 9999]) {
      const reply = await api(`stores/details/${store.id}`, { moduleId });
      expect([reply.status, asObject(reply.body)['id']]).toEqual([200, store.id]);
    }
    const details = asObject((await api(`stores/details/${store.id}`)).body);
    const shown = asList(details['category_details']).map((one) => asObject(one));
    expect(shown.length).toBeGreaterThan(0);
    for (const category of shown) expect(category['parent_id']).toBe(0);
    expect(details['category_ids']).toEqual(shown.map(({ id }) => id));
    const children = shown.flatMap((one) => asList(one['childes'])).map((one) => asObject(one));
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) expect(details['category_ids']).toContain(child['parent_id']);
    const counted = shown.reduce((sum, { products_count }) => sum + asNumber(products_count), 0);
    expect(counted).toBe(details['total_items']);
    expect(counted).toBeGreaterThan(0);
  });

  it('count their items alike wherever they appear', async () => {
    const own = await server.db.select().from(items).where(eq(items.storeId, store.id));
    const onOffer = own.filter(({ active }) => active).length;
    expect(onOffer).toBeGreaterThan(0);
    const list = asObject((await api('stores/popular?limit=50&offset=1', here())).body);
    const row = asList(list['stores']).find((one) => asObject(one)['id'] === store.id);
    const item = asObject((await api(`items/details/${own[0]?.id}`, here())).body);
    const order = await orderThree(server, token);
    const tracked = asObject(
      (await api('customer/order/track', { query: { order_id: order }, token })).body,
    );
    for (const shown of [row, item['store_details'], tracked['store']]) {
      expect(asObject(shown)['total_items']).toBe(onOffer);
    }
  });

  it('come by how soon they deliver, and as those that were approved', async () => {
    const quick = asObject((await api('stores/quick-delivery?limit=50&offset=1', here())).body);
    const shown = asList(quick['stores']).map((one) => asObject(one));
    expect(shown.length).toBeGreaterThan(1);
    const minutes = shown
      .filter(({ open, active }) => open === 1 && active === true)
      .map(({ delivery_time }) => Number.parseInt(asText(delivery_time), 10));
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    const ids = async () =>
      asList(asObject((await api('stores/verified?limit=50&offset=1', here())).body)['stores']).map(
        (one) => asObject(one)['id'],
      );
    expect(await ids()).toContain(store.id);
    await server.db.update(stores).set({ status: false }).where(eq(stores.id, store.id));
    expect(await ids()).not.toContain(store.id);
    await server.db.update(stores).set({ status: true }).where(eq(stores.id, store.id));
  });
});

describe('the moment an order was made', () => {
  it('wire facts 1.7: has one form wherever it appears', async () => {
    const id = await orderThree(server, token);
    const paging = { limit: 10, offset: 1 };
    const all = asObject((await api('customer/order/all-running-orders', { token })).body);
    const running = asObject(
      (await api('customer/order/running-orders', { token, query: paging })).body,
    );
    const tracked = (await api('customer/order/track', { token, query: { order_id: id } })).body;
    const shown = [...asList(all['data']), ...asList(running['orders']), tracked]
      .map((one) => asObject(one))
      .filter((one) => one['id'] === id)
      .map((one) => one['created_at']);
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });
});

describe('what things are made of', () => {
  it.each([
    ['generic', 'genericNames'],
    ['allergy', 'allergies'],
    ['nutrition', 'nutritions'],
  ] as const)('lists each %s name of the items on offer once', async (name, column) => {
    const rows = await server.db.select().from(items).where(eq(items.active, true));
    const held = new Set(rows.flatMap((row) => row[column].map(({ en }) => en)));
    expect(held.size).toBeGreaterThan(0);
    const { body } = await api(`item/get-${name}-name-list`);
    expect(body).toEqual(
      [...held].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    const arabic = await api(`item/get-${name}-name-list`, { language: 'ar' });
    expect(asList(arabic.body)).toContain(rows.flatMap((row) => row[column])[0]?.ar);
  });
});

describe('7.3: the search by what things are made of', () => {
  const search = async (moduleId: number, query: Record<string, string>, language?: 'ar') => {
    const { body } = await server.call({
      url: '/api/v1/items/search',
      moduleId,
      zoneIds: [1],
      query: { name: 'a', limit: '200', offset: '1', ...query },
      ...(language === undefined ? {} : { language }),
    });
    const found = asObject(body);
    expect(found['errors']).toBeUndefined();
    const products = asList(found['products']).map(asObject);
    return { total: asNumber(found['total_size']), products };
  };

  it.each([['Gluten'], ['غلوتين']])(
    'leaves out what contains %s, in any language',
    async (name) => {
      const all = await search(1, {});
      const without = await search(1, { without_allergies: JSON.stringify([name]) });
      expect(without.total).toBeGreaterThan(0);
      expect(without.total).toBeLessThan(all.total);
      const named = without.products.flatMap((item) => asList(item['allergies_name']));
      expect(named).not.toContain('Gluten');
      expect(named.length).toBeGreaterThan(0);
    },
  );

  it('finds medicine by its generic name, and nothing by one that nobody has', async () => {
    const { products } = await search(3, {});
    const [name] = products.flatMap((item) => asList(item['generic_name']));
    const found = await search(3, { generic_names: JSON.stringify([name]) });
    expect(found.total).toBeGreaterThan(0);
    for (const item of found.products) expect(item['generic_name']).toContain(name);
    expect((await search(3, { generic_names: '["Nobody has this"]' })).total).toBe(0);
  });

  it('NAV-07: filters narrow a search without words as well, as for a followed category', async () => {
    const total = async (query: Record<string, string>) => {
      const { body } = await server.call({
        url: '/api/v1/items/get-products',
        moduleId: 3,
        zoneIds: [1],
        query: { data_type: 'searched', limit: '50', offset: '1', ...query },
      });
      return asNumber(asObject(body)['total_size']);
    };
    const fitting = await total({ generic_names: '["Ibuprofen"]' });
    expect(fitting).toBeGreaterThan(0);
    expect(fitting).toBeLessThan(await total({}));
  });

  it('lists the names of a module alone', async () => {
    const generic = await server.call({
      url: '/api/v1/item/get-generic-name-list',
      moduleId: 1,
      zoneIds: [1],
    });
    expect(generic.body).toEqual([]);
  });
});

describe('signing in', () => {
  it('wire facts 18.39: without a login type it is by phone and password', async () => {
    const body = { phone: '+15550137000', password: 'Sixways-demo-1' };
    const reply = await send('auth/login', body);
    expect(reply.body).toMatchObject({ login_type: 'manual', token: expect.any(String) });
    const wrong = await send('auth/login', { ...body, password: 'something-else' });
    expect([wrong.status, codesOf(wrong)]).toEqual([401, ['auth-001']]);
    const bare = await send('auth/login', { email_or_phone: '+15550137000' });
    expect(bare.status).toBe(403);
    expect(codesOf(bare)).toEqual(expect.arrayContaining(['phone', 'password']));
  });
});

describe('a message', () => {
  it('wire facts 18.38: with conversation 0 begins the talk, and goes on with it', async () => {
    const words = { conversation_id: 0, receiver_id: 0, receiver_type: 'admin' };
    const first = await send('customer/message/send', { ...words, message: 'Hello?' }, { token });
    expect(first.status, first.text).toBe(200);
    const talk = asObject(asObject(first.body)['conversation'])['id'];
    const next = await send(
      'customer/message/send',
      { ...words, conversation_id: '0', message: 'Anybody?' },
      { token },
    );
    expect(asObject(asObject(next.body)['conversation'])['id']).toBe(talk);
    const other = await send(
      'customer/message/send',
      { conversation_id: 999_999, message: 'Hi' },
      { token },
    );
    expect(other.status).toBe(404);
  });
});

describe('the courier’s place', () => {
  it('is public while an order is on its way, and nothing before or of no order', async () => {
    const id = await orderThree(server, token);
    const place = async (order_id: number) =>
      (await api('delivery-man/last-location', { query: { order_id } })).body;
    expect(await place(id)).toEqual({});
    expect(await place(1)).toEqual({});
    await server.db
      .update(orders)
      .set({ status: 'picked_up', courierId: 1, pickedUpAt: new Date(NOON) })
      .where(eq(orders.id, id));
    expect(await place(id)).toMatchObject({ order_id: id, delivery_man_id: 1 });
  });
});

describe('what was had before', () => {
  const finish = (id: number) =>
    server.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: new Date(NOON) })
      .where(eq(orders.id, id));

  it('is put into the cart of its module once more, in place of what was there', async () => {
    const id = await orderThree(server, token);
    await finish(id);
    const last = asList((await api('customer/order/last', { token })).body);
    expect(asObject(last[0])['id']).toBe(id);
    expect(last.length).toBeLessThanOrEqual(5);
    const item = await plainItem(server, store);
    const other = await plainItem(server, store, (one) => one.id !== item.id);
    const line = { model: 'Item', price: 1, quantity: 1 };
    await send('customer/cart/remove', {}, { ...here(), token, method: 'DELETE' });
    await send('customer/cart/add', { ...line, item_id: other.id }, { ...here(), token });
    const cart = await send('customer/order-again/reorder', { order_id: id }, { token });
    expect(cart.status, cart.text).toBe(200);
    expect(asList(cart.body)).toMatchObject([{ item_id: item.id, quantity: 3 }]);

    const grocery = await demoStore(server, ({ moduleId }) => moduleId !== store.moduleId);
    const bread = await plainItem(server, grocery);
    await send(
      'customer/cart/add',
      { ...line, item_id: bread.id },
      { moduleId: grocery.moduleId, zoneIds: [grocery.zoneId], token },
    );
    const all = asList((await api('customer/cart/get-all', { ...here(), token })).body);
    expect(all).toMatchObject([
      { item_id: item.id, module_id: store.moduleId },
      { item_id: bread.id, module_id: grocery.moduleId },
    ]);
  });

  it('is nothing when it is offered no more, and is nobody else’s', async () => {
    const id = await orderThree(server, token);
    const guest = await newGuest(server);
    const strange = await send('customer/order-again/reorder', { order_id: id, guest_id: guest });
    expect([strange.status, codesOf(strange)]).toEqual([404, ['order']]);
    const item = await plainItem(server, store);
    await server.db.update(items).set({ active: false }).where(eq(items.id, item.id));
    const before = (await api('customer/cart/list', { ...here(), token })).body;
    const gone = await send('customer/order-again/reorder', { order_id: id }, { token });
    expect([gone.status, codesOf(gone)]).toEqual([404, ['order']]);
    await server.db.update(items).set({ active: true }).where(eq(items.id, item.id));
    expect((await api('customer/cart/list', { ...here(), token })).body).toEqual(before);
  });

  it('a trip is put into the trip cart once more, from now on', async () => {
    const [trip] = await server.db.select().from(trips).where(eq(trips.ownerId, MAYA));
    if (trip === undefined) throw new Error('Maya has rented before.');
    const last = asList((await api('rental/customer/trip/last', { token })).body);
    expect(last.length).toBeGreaterThan(0);
    for (const one of last) {
      expect(['completed', 'canceled']).toContain(asObject(one)['trip_status']);
    }
    const cart = await send('rental/user/trip/reorder', { trip_id: trip.id }, { token });
    expect(cart.status, cart.text).toBe(200);
    expect(asObject(cart.body)).toMatchObject({
      user_data: { pickup_location: trip.pickup, rental_type: trip.type },
    });
    expect(asList(asObject(cart.body)['carts']).length).toBeGreaterThan(0);
    const guest = await newGuest(server);
    const strange = await send('rental/user/trip/reorder', { trip_id: trip.id, guest_id: guest });
    expect(strange.status).toBe(404);
  });
});

describe('partners', () => {
  it('couriers find answers to what they ask', async () => {
    expect((await api('deliveryman-faq')).body).toMatchObject([
      { id: 1, question: 'When am I paid?', answer: 'Each Monday, for the week before.' },
      { id: 2, question: 'Do I need a car?' },
    ]);
  });

  it('a store pays for its subscription where the shop sells one, once', async () => {
    const ask = (changes: object = {}) =>
      send('vendor/subscription/payment/api', {
        store_id: store.id,
        package_id: 3,
        payment_gateway: 'demo_card',
        payment_platform: 'web',
        callback: '/store-registration',
        ...changes,
      });
    expect(codesOf(await ask())).toEqual(['store_id']);
    const [partner] = await server.db
      .insert(partners)
      .values({
        kind: 'vendor',
        firstName: 'Omar',
        lastName: 'Aziz',
        phone: '+15550139001',
        email: 'omar@sixways.example',
        passwordHash: 'none',
        storeId: store.id,
        details: { plan: 'none' },
        createdAt: new Date(NOON),
      })
      .returning();
    const change = async (key: string, value: unknown) =>
      server.db.update(settings).set({ value }).where(eq(settings.key, key));
    const [config] = await server.db.select().from(settings).where(eq(settings.key, 'config'));
    const sells = (subscription_business_model: 0 | 1) =>
      change('config', { ...asObject(config?.value), subscription_business_model });
    await sells(0);
    expect(codesOf(await ask())).toEqual(['package_id']);
    await sells(1);
    await change('packages', [
      { id: 3, package_name: { en: 'Standard', ar: 'قياسي' }, price: 49, validity: 120 },
    ]);
    expect(codesOf(await ask({ payment_gateway: 'gold' }))).toEqual(['payment_gateway']);
    const { redirect_link: link } = asObject((await ask()).body);
    const page = await server.inject({ url: asText(link).replace(/^https?:\/\/[^/]+/, '') });
    expect(page.statusCode, page.payload).toBe(303);
    const session = String(page.headers['location']);
    expect((await server.inject({ url: session })).payload).toContain('49.00');
    await server.inject({
      method: 'POST',
      url: session,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=success',
    });
    const [paid] = await server.db
      .select()
      .from(partners)
      .where(eq(partners.id, partner?.id ?? 0));
    expect(paid?.details['plan']).toBe('subscription');
    expect(codesOf(await ask())).toEqual(['store_id']);
  });
});

describe('this storefront', () => {
  /** Routes the calls of this project's own client to the test server. */
  function connect(): void {
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      const reply = await server.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: await request.text(),
      });
      return new Response(reply.payload, {
        status: reply.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    });
    connectApi(
      () => ({
        token,
        guestId: null,
        guestKey: null,
        zoneIds: [store.zoneId],
        moduleId: store.moduleId,
        language: 'en',
        position: null,
      }),
      () => undefined,
    );
  }
  afterEach(() => void vi.unstubAllGlobals());

  it('PRICE-17: sends a key with its order, and so hears of a total that has changed', async () => {
    const item = await plainItem(server, store);
    const total = await shownTotal(server, store, item, 3);
    const line = { item_id: item.id, model: 'Item', price: 1, quantity: 3 };
    await send('customer/cart/remove', {}, { ...here(), token, method: 'DELETE' });
    await send('customer/cart/add', line, { ...here(), token });
    connect();
    const position = { lat: store.lat, lng: store.lng };
    const { address } = draft.choices;
    if (address === null) throw new Error('The draft is for a door.');
    const own = {
      ...draft,
      moduleId: store.moduleId,
      storeId: store.id,
      storePosition: position,
      choices: { ...draft.choices, address: { ...address, position } },
    };
    await expect(
      placeOrder('intent-of-less', { ...own, shownTotal: total - 1 }, []),
    ).rejects.toMatchObject({
      failure: {
        entries: [{ code: 'order_amount', message: expect.stringContaining(`${total}`) }],
      },
    });
    expect(await placeOrder('intent-of-all', { ...own, shownTotal: total }, [])).toMatchObject({
      total,
    });
  });
});
