import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addCartLine,
  fetchCart,
  removeCartLine,
  updateCartLine,
} from '../../src/api/cart/calls.ts';
import {
  fetchCategories,
  fetchFeaturedCategories,
  fetchStores,
} from '../../src/api/catalogue/calls.ts';
import { connectApi } from '../../src/api/client.ts';
import { fetchPlacePoint, suggestPlaces } from '../../src/api/place/geography.ts';
import { fetchCustomer, requestGuestId } from '../../src/api/identity/calls.ts';
import { fetchItem } from '../../src/api/catalogue/items.ts';
import { fetchModules } from '../../src/api/modules/calls.ts';
import { fetchCancelReasons, fetchRefundReasons } from '../../src/api/orders/calls.ts';
import { fetchParcelCancelReasons } from '../../src/api/parcel/recall.ts';
import { readCart } from '../../src/api/cart/read.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { subscribeNewsletter } from '../../src/api/site/newsletter.ts';
import { fetchFavourites, saveFavourite } from '../../src/api/wishlist/calls.ts';

/**
 * Tests of the requests that the client sends: method, path, query and payload, as the requirements
 * describe them.
 */

interface Sent {
  line: string;
  body: unknown;
  headers: Headers;
}

let sent: Sent[] = [];

/** Answers every call with the same body. */
function serve(answer: unknown): void {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    sent.push({
      line: `${request.method} ${pathname}${search}`,
      body: text === '' ? null : JSON.parse(text),
      headers: request.headers,
    });
    return Response.json(answer);
  });
}

const visitor = (token: string | null) =>
  connectApi(
    () => ({
      token,
      guestId: '77',
      guestKey: null,
      zoneIds: [1, 2],
      moduleId: 4,
      language: 'en',
      position: null,
    }),
    () => undefined,
  );

beforeEach(() => visitor(null));

const food = {
  ...readItem({
    id: 12,
    name: 'Bowl',
    module_type: 'food',
    food_variations: [
      { name: 'Size', type: 'single', values: [{ label: 'Large', optionPrice: '2' }] },
    ],
  }),
};
const choice = {
  food: [
    { name: 'Size', labels: ['Large'] },
    { name: 'Sauce', labels: [] },
  ],
  variationType: null,
  addOns: [
    { id: 5, quantity: 2 },
    { id: 6, quantity: 1 },
  ],
  quantity: 3,
};
const payload = {
  item_id: 12,
  model: 'Item',
  price: 9.5,
  quantity: 3,
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
  add_on_ids: [5, 6],
  add_on_qtys: [2, 1],
  guest_id: '77',
};

describe('the calls of the cart', () => {
  beforeEach(() => serve([]));

  it('API-08, DATA-12: adds a line by item, choice, add-ons and price', async () => {
    await addCartLine(4, food, choice, 9.5);
    expect(sent.map(({ line }) => line)).toEqual(['POST /api/v1/customer/cart/add']);
    expect(sent[0]?.body).toEqual(payload);
    expect(sent[0]?.headers.get('moduleId')).toBe('4');
  });

  it('API-08, DATA-12: a campaign item and a customer are told by model and guest id', async () => {
    visitor('a-token');
    await addCartLine(4, { ...food, kind: 'campaign' }, choice, 9.5);
    expect(sent[0]?.body).toEqual({ ...payload, model: 'ItemCampaign', guest_id: null });
  });

  it('API-08, DATA-12: a change names its row by cart_id', async () => {
    await updateCartLine(4, 90, food, choice, 9.5);
    expect(sent.map(({ line }) => line)).toEqual(['POST /api/v1/customer/cart/update']);
    expect(sent[0]?.body).toEqual({ ...payload, cart_id: 90 });
  });

  it('API-09, API-10: reads and removes with a guest id, which a customer does not send', async () => {
    await fetchCart(4);
    await removeCartLine(4, 90);
    visitor('a-token');
    await fetchCart(4);
    await removeCartLine(4, 90);
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /api/v1/customer/cart/list?guest_id=77',
      'DELETE /api/v1/customer/cart/remove-item?cart_id=90&guest_id=77',
      'GET /api/v1/customer/cart/list',
      'DELETE /api/v1/customer/cart/remove-item?cart_id=90',
    ]);
  });

  it('DATA-01, OPEN-43: a row is the item with what was chosen of it', () => {
    const [line] = readCart([
      {
        id: 90,
        item_type: 'AppModelsItem',
        quantity: '3',
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        add_on_ids: [5],
        add_on_qtys: [2],
        item: {
          id: 12,
          name: 'Bowl',
          price: '7.5',
          module_type: 'food',
          stock: 4,
          maximum_cart_quantity: 6,
          is_prescription_required: 0,
        },
      },
    ]);
    expect(line).toMatchObject({
      id: 90,
      item: { id: 12, name: 'Bowl', price: 7.5, stock: 4, maximumCartQuantity: 6 },
      choice: {
        food: [{ name: 'Size', labels: ['Large'] }],
        addOns: [{ id: 5, quantity: 2 }],
        quantity: 3,
      },
    });
  });
});

describe('the calls of place, catalogue and visitor', () => {
  it('API-22, API-24: suggests places by search_text and finds one by placeid', async () => {
    serve({
      suggestions: [
        {
          placePrediction: {
            placeId: 'p1',
            structuredFormat: {
              mainText: { text: 'Harbour' },
              secondaryText: { text: 'Eastside' },
            },
          },
        },
      ],
    });
    const [first] = await suggestPlaces('harb');
    expect(first).toMatchObject({ placeId: 'p1' });
    expect(sent[0]?.line).toBe('GET /api/v1/config/place-api-autocomplete?search_text=harb');
    serve({ location: { latitude: 1.5, longitude: -2.5 } });
    expect(await fetchPlacePoint('p1')).toEqual({ lat: 1.5, lng: -2.5 });
    expect(sent[0]?.line).toBe('GET /api/v1/config/place-api-details?placeid=p1');
  });

  it('API-25: asks for the categories, and for the featured ones', async () => {
    serve([{ id: 3, name: 'Kitchen', slug: 'kitchen', products_count: 9, childes: [] }]);
    expect(await fetchCategories()).toMatchObject([{ id: 3, name: 'Kitchen', slug: 'kitchen' }]);
    expect(await fetchFeaturedCategories()).toMatchObject([{ id: 3, name: 'Kitchen' }]);
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /api/v1/categories',
      'GET /api/v1/categories?featured=1',
    ]);
  });

  it('API-30, OPEN-35: reads the wishlist, adds to it and takes off it, an item or a store by query', async () => {
    visitor('a-token');
    serve({ item: [{ id: 12, name: 'Bowl' }], store: [{ id: 7, name: 'Tin Roof' }] });
    const { items, stores } = await fetchFavourites();
    expect([items[0], stores[0]]).toMatchObject([
      { id: 12, name: 'Bowl' },
      { id: 7, name: 'Tin Roof' },
    ]);
    expect(sent[0]?.line).toBe('GET /api/v1/customer/wish-list');
    serve({ message: 'Added to the list.' });
    expect(await saveFavourite('item', 12, true)).toBe('Added to the list.');
    await saveFavourite('store', 7, true);
    await saveFavourite('item', 12, false);
    await saveFavourite('store', 7, false);
    expect(sent.map(({ line }) => line)).toEqual([
      'POST /api/v1/customer/wish-list/add?item_id=12',
      'POST /api/v1/customer/wish-list/add?store_id=7',
      'DELETE /api/v1/customer/wish-list/remove?item_id=12',
      'DELETE /api/v1/customer/wish-list/remove?store_id=7',
    ]);
  });

  it('API-26, CAT-06, CONST-06: asks for twelve of all latest and popular stores, from page 1', async () => {
    serve({ total_size: 0, stores: [] });
    await fetchStores('latest', 1, 'all');
    await fetchStores('popular', 1, 'all');
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /api/v1/stores/latest?limit=12&offset=1&type=all',
      'GET /api/v1/stores/popular?limit=12&offset=1&type=all',
    ]);
  });

  it('API-27, OPEN-09: asks for the stores of a type, a page at a time', async () => {
    serve({ total_size: 30, limit: 12, offset: 2, stores: [] });
    const page = await fetchStores('all', 2, 'veg');
    expect(sent[0]?.line).toBe('GET /api/v1/stores/get-stores/all?limit=12&offset=2&type=veg');
    expect(page).toMatchObject({ total: 30, rows: [] });
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['../config', '..%2Fconfig'],
    ['a?b=1', 'a%3Fb%3D1'],
    ['a#b', 'a%23b'],
    ['%2f', '%252f'],
  ])('ASVS 1.2.2: an id stays one part of its path, whatever it is made of', async (id, part) => {
    serve({ id: 1 });
    await fetchItem(id);
    expect(sent.map(({ line }) => line)).toEqual([`GET /api/v1/items/details/${part}`]);
  });

  it('API-01: no path of the API is written outside src/api', () => {
    const folder = new URL('../../src/', import.meta.url);
    const guilty = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('api/'))
      .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('/api/v1'));
    expect(guilty).toEqual([]);
  });

  it('API-29, DATA-26: reads the modules of the zones and leaves out those of others', async () => {
    serve([
      { id: 1, module_name: 'Food', module_type: 'food', zones: [{ id: 1 }] },
      { id: 2, module_name: 'Rides', module_type: 'rental', zones: [{ id: 9 }] },
    ]);
    expect(await fetchModules([1])).toMatchObject([{ id: 1, name: 'Food', type: 'food' }]);
    expect(sent[0]?.headers.get('zoneId')).toBe('[1]');
  });

  it('NAV-29: all modules of the shop are asked for without the zones of the chosen place', async () => {
    serve([{ id: 2, module_name: 'Rides', module_type: 'rental' }]);
    expect((await fetchModules([])).map(({ id }) => id)).toEqual([2]);
    expect(sent[0]?.headers.has('zoneId')).toBe(false);
  });

  it('MOD-04, OPEN-47: a module of no zones serves none; one that names none is offered', async () => {
    const row = { module_name: 'Food', module_type: 'food' };
    serve([
      { ...row, id: 1, zones: [] },
      { ...row, id: 2 },
      { ...row, id: 3, zones: null },
    ]);
    expect((await fetchModules([1])).map(({ id }) => id)).toEqual([2, 3]);
    expect((await fetchModules([])).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('API-02, NAV-03: asks who is signed in with the token, not with a guest id', async () => {
    visitor('a-token');
    serve({ id: 6, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' });
    expect(await fetchCustomer()).toMatchObject({ firstName: 'Maya', name: 'Maya Haddad' });
    expect(sent[0]?.line).toBe('GET /api/v1/customer/info');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  });

  it('DATA-27, OPEN-37: reads a profile with either spelling of the last name', async () => {
    const profile = { id: '6', f_name: 'Maya', phone: null, email: null, image_full_url: '' };
    for (const name of [{ l_name: 'Haddad' }, { last_name: 'Haddad' }]) {
      serve({ ...profile, ...name });
      expect(await fetchCustomer()).toMatchObject({
        id: 6,
        name: 'Maya Haddad',
        phone: '',
        email: null,
        imageUrl: null,
      });
    }
  });

  it('DATA-27: reads first and last name, phone, e-mail and picture of a profile', async () => {
    serve({
      id: 6,
      f_name: 'Maya',
      l_name: 'Haddad',
      phone: '+15550137000',
      email: 'maya@shop.test',
      image: 'maya.png',
      image_full_url: 'https://pictures.test/maya.png',
    });
    expect(await fetchCustomer()).toMatchObject({
      firstName: 'Maya',
      name: 'Maya Haddad',
      phone: '+15550137000',
      email: 'maya@shop.test',
      imageUrl: 'https://pictures.test/maya.png',
    });
  });

  it('API-35, DATA-18: gets a guest id without a payload', async () => {
    serve({ guest_id: 91 });
    expect(await requestGuestId()).toEqual({ guestId: '91', guestKey: null });
    expect(sent[0]).toMatchObject({ line: 'POST /api/v1/auth/guest/request', body: {} });
  });

  it.each([{}, { guest_id: null }, { guest_id: '' }])(
    'GUEST-01, API-35: an answer that names no guest id is a failure (%o)',
    async (answer) => {
      serve(answer);
      await expect(requestGuestId()).rejects.toMatchObject({ failure: { kind: 'malformed' } });
    },
  );

  it('API-34, DATA-18: subscribes an e-mail address', async () => {
    serve({ message: 'Thank you.' });
    await subscribeNewsletter('a@b.example');
    expect(sent[0]?.line).toBe('POST /api/v1/newsletter/subscribe');
    expect(sent[0]?.body).toEqual({ email: 'a@b.example' });
  });

  it('M7: a reason without a text is not offered', async () => {
    const reasons = [{ reason: 'Changed my mind' }, { reason: '' }, { reason: ' ' }, {}];
    serve({ data: reasons, refund_reasons: reasons });
    expect(await fetchCancelReasons()).toEqual(['Changed my mind']);
    expect(await fetchRefundReasons()).toEqual(['Changed my mind']);
    expect(await fetchParcelCancelReasons('before_pickup')).toEqual(['Changed my mind']);
  });
});
