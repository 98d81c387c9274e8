import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { pointAlong, route } from '../../openapi/sandbox/demo/city.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, newGuest, NOON, PHONE, stopClock } from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest();
}, 120_000);
afterAll(() => server.close());

const ask = (path: string, query: Record<string, string | number>, language?: 'ar') =>
  server.call({ url: `/api/v1/config/${path}`, query, ...(language && { language }) });
const first = (list: unknown) => asObject(asList(list)[0]);
const within = (value: unknown, ...keys: string[]) =>
  keys.reduce<unknown>((inner, key) => asObject(inner)[key], value);

const harbour = { lat: 31.988, lng: -39.984 };
const between = (from: typeof harbour, to: typeof harbour) => ({
  origin_lat: from.lat,
  origin_lng: from.lng,
  destination_lat: to.lat,
  destination_lng: to.lng,
});
const tower = { lat: 32.0132, lng: -40.0021 };

describe('finding a place', () => {
  it('LOC-07: the point of the design is 24 Harbour Lane, in both languages', async () => {
    const english = first(within((await ask('geocode-api', harbour)).body, 'results'));
    expect(english['formatted_address']).toBe('24 Harbour Lane, Eastside');
    const arabic = first(within((await ask('geocode-api', harbour, 'ar')).body, 'results'));
    expect(arabic['formatted_address']).toBe('24 شارع الميناء، الحي الشرقي');
    expect((await ask('geocode-api', { lat: 0, lng: 0 })).body).toEqual({
      results: [],
      status: 'ZERO_RESULTS',
    });
  });

  it('LOC-09: a suggestion names its place, whose point geocodes back to it', async () => {
    const { body } = await ask('place-api-autocomplete', { search_text: '8 market sq' });
    const prediction = asObject(within(first(within(body, 'suggestions')), 'placePrediction'));
    expect(within(prediction, 'structuredFormat', 'mainText', 'text')).toBe('8 Market Square');
    expect(within(prediction, 'structuredFormat', 'secondaryText', 'text')).toBe('Eastside');
    expect(first(within(body, 'predictions'))).toEqual({
      place_id: prediction['placeId'],
      description: '8 Market Square, Eastside',
      structured_formatting: { main_text: '8 Market Square', secondary_text: 'Eastside' },
    });
    const found = await ask('place-api-details', { placeid: asText(prediction['placeId']) });
    const { latitude, longitude } = asObject(within(found.body, 'location'));
    const back = await ask('geocode-api', {
      lat: asNumber(latitude),
      lng: asNumber(longitude),
    });
    expect(first(within(back.body, 'results'))['place_id']).toBe(prediction['placeId']);
    expect((await ask('place-api-autocomplete', { search_text: 'qqqqzz' })).body).toEqual({});
    const unknown = await ask('place-api-details', { placeid: 'address-0-0' });
    expect([unknown.status, codesOf(unknown)]).toEqual([404, ['placeid']]);
  });

  it('DATA-29: zones overlap along the canal; the smaller one comes first', async () => {
    const { body } = await ask('get-zone-id', { lat: 31.99, lng: -40.002 });
    expect(within(body, 'zone_id')).toBe('[2,1]');
    const [one, other] = asList(within(body, 'zone_data')).map((zone) => within(zone, 'name'));
    expect([one, other]).toEqual(['Old Town', 'Eastside']);
    for (const [zone_id, inside] of [
      [1, true],
      [2, true],
      [3, false],
      [99, false],
    ] as const) {
      const check = await server.call({
        url: '/api/v1/zone/check',
        query: { lat: 31.99, lng: -40.002, zone_id },
      });
      expect(check.body).toBe(inside);
    }
  });
});

describe('the way', () => {
  it('is as long as directions draw it, and longer than the straight line', async () => {
    const measured = asObject((await ask('distance-api', between(harbour, tower))).body);
    const drawn = first(
      within((await ask('direction-api', between(harbour, tower))).body, 'routes'),
    );
    expect(drawn['distanceMeters']).toBe(measured['distanceMeters']);
    expect(asNumber(measured['distanceMeters'])).toBeGreaterThan(3270);
    expect(asText(measured['duration'])).toMatch(/^\d+s$/);
    expect(within(drawn, 'polyline', 'encodedPolyline')).toMatch(/^[?-~]{20,}$/);
  });

  it('takes longer on foot, and is told in the language of the request', async () => {
    const journey = between(harbour, tower);
    const seconds = async (mode: string) =>
      Number.parseInt(
        asText(within((await ask('distance-api', { ...journey, mode })).body, 'duration')),
        10,
      );
    expect(await seconds('WALK')).toBeGreaterThan(2 * (await seconds('DRIVE')));
    const { body } = await ask('distance-api', journey, 'ar');
    expect(within(body, 'localizedValues', 'distance', 'text')).toMatch(/^\d\.\d كم$/);
  });

  it('PRICE-16: there is none beyond the coast: the straight line counts', async () => {
    const away = between(harbour, { lat: 31.8, lng: -40 });
    expect((await ask('distance-api', away)).body).toEqual({});
    expect((await ask('direction-api', away)).body).toEqual({ routes: [] });
  });
});

describe('points that are none', () => {
  const spoilt = ['NaN', 'x', '', '91', '-180.5', 'Infinity', '1e999', '{}', '31,9', 'null'];
  const paths: [string, string[]][] = [
    ['/api/v1/config/geocode-api', ['lat', 'lng']],
    ['/api/v1/config/get-zone-id', ['lat', 'lng']],
    ['/api/v1/zone/check', ['lat', 'lng']],
    ['/api/v1/config/distance-api', Object.keys(between(harbour, tower))],
    ['/api/v1/config/direction-api', Object.keys(between(harbour, tower))],
  ];

  it.each(paths)('%s refuses each of them by name', async (url, fields) => {
    const all: Record<string, number> = { ...harbour, ...between(harbour, tower), zone_id: 1 };
    const wanted = url.endsWith('check') ? [...fields, 'zone_id'] : fields;
    const query = (changes: Record<string, string>, left?: string) => ({
      ...Object.fromEntries(
        wanted.filter((key) => key !== left).map((key) => [key, all[key] ?? 0]),
      ),
      ...changes,
    });
    const refused = (answer: Answer) => [answer.status, codesOf(answer)];
    for (const field of fields) {
      for (const value of spoilt.filter((one) => one !== '91' || field.endsWith('lat'))) {
        const answer = await server.call({ url, query: query({ [field]: value }) });
        expect(refused(answer), `${field}=${value}`).toEqual([403, [field]]);
      }
      const without = await server.call({ url, query: query({}, field) });
      expect(refused(without)).toEqual([403, [field]]);
    }
  });

  it('a distance below zero or a text has no surcharge either', async () => {
    for (const distance of ['-1', 'NaN', 'far', 'Infinity']) {
      const answer = await server.call({
        url: '/api/v1/vehicle/extra_charge',
        query: { distance },
      });
      expect([answer.status, codesOf(answer)]).toEqual([403, ['distance']]);
    }
  });
});

describe('the tiles of the map', () => {
  const tile = (path: string, headers?: Record<string, string>) =>
    server.call({ url: `/sandbox/tiles/${path}`, ...(headers && { headers }) });

  it('come as SVG that may be kept, and are not sent twice', async () => {
    const { status, headers } = await tile('light/en/16/25489/26616.svg');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d{6,}/);
    const again = await tile('light/en/16/25489/26616.svg', { 'if-none-match': `${headers.etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await tile('dark/en/16/25489/26616.svg')).headers.etag).not.toBe(headers.etag);
  });

  it.each([
    'light/en/22/0/0.svg',
    'light/en/1/2/0.svg',
    'light/en/1/0/-1.svg',
    'light/en/NaN/0/0.svg',
    'light/en/1.5/0/0.svg',
    'light/de/1/0/0.svg',
    'sepia/en/1/0/0.svg',
    'light/en/1/0/0.png',
  ])('there is none at %s', async (path) => {
    const { status, body } = await tile(path);
    expect([status, body]).toEqual([404, { message: expect.any(String) }]);
  });
});

describe('the courier', () => {
  it('API-15: rides from the store to the door along the streets while the order is on its way', async () => {
    await stopClock(server, NOON);
    const [store] = await server.db.select().from(stores).where(eq(stores.id, 1));
    if (store === undefined) throw new Error('The demo has no first store.');
    const way = route(store, harbour);
    if (way === null) throw new Error('no way');
    const createdAt = new Date(NOON);
    const guest = await newGuest(server);
    const [placed] = await server.db
      .insert(orders)
      .values({
        ownerId: guest,
        isGuest: true,
        moduleId: store.moduleId,
        zoneId: store.zoneId,
        storeId: store.id,
        type: 'delivery',
        status: 'pending',
        paymentStatus: 'unpaid',
        paymentMethod: 'cash_on_delivery',
        orderAmount: 10,
        itemsAmount: 10,
        contactNumber: PHONE,
        deliveryAddress: {
          contact_person_name: 'Maya Haddad',
          contact_person_number: PHONE,
          contact_person_email: null,
          address_type: 'home',
          address: '24 Harbour Lane',
          floor: null,
          road: null,
          house: null,
          latitude: String(harbour.lat),
          longitude: String(harbour.lng),
        },
        attachments: [],
        otp: '1234',
        scheduleAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: orders.id });
    const id = placed?.id ?? 0;
    const seen = async (seconds: number) => {
      await stopClock(server, new Date(createdAt.getTime() + seconds * 1000).toISOString());
      const { body } = await server.call({
        url: '/api/v1/delivery-man/last-location',
        query: { order_id: id, guest_id: guest, contact_number: PHONE },
      });
      const { latitude, longitude } = asObject(body);
      return latitude === undefined ? null : { lat: Number(latitude), lng: Number(longitude) };
    };
    expect(await seen(100)).toBeNull();
    expect(await seen(180)).toEqual(pointAlong(way, 0));
    expect(await seen(300)).toEqual(pointAlong(way, 0.5));
    // m18: the tracked order agrees: the courier is on the way, not at home.
    const { body: tracked } = await server.call({
      url: '/api/v1/customer/order/track',
      query: { order_id: id, guest_id: guest, contact_number: PHONE },
    });
    const { lat, lng } = asObject(asObject(tracked)['delivery_man']);
    expect({ lat: Number(lat), lng: Number(lng) }).toEqual(pointAlong(way, 0.5));
    expect(await seen(419)).toEqual(pointAlong(way, 239 / 240));
    expect(await seen(430)).toBeNull();
  });
});
