import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentSessions, settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { couriers, partners } from '../../openapi/sandbox/db/schema/people.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readAddress } from '../../src/api/place/readAddress.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, demoStore, type StoreRow } from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

const MAYA = 1;
const KARIM = 2;

let server: TestServer;
let shop: StoreRow;

beforeAll(async () => {
  server = await openServerForTest();
  shop = await demoStore(server, ({ id }) => id === 1);
}, 120_000);
afterAll(() => server.close());

/** The smallest picture there is: 1 by 1, padded to look like a file. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a form with a picture under each named field. */
async function sendForm(
  url: string,
  fields: Record<string, string>,
  files: readonly string[] = [],
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of files) form.append(name, new Blob([picture], { type: 'image/png' }), 'x.png');
  const request = new Request('http://sandbox.test', { method: 'POST', body: form });
  const reply = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'x-localization': 'en' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { statusCode: status, payload: text, headers } = reply;
  return { status, text, headers, body: JSON.parse(text) as unknown };
}

const person = (name: string) => ({
  f_name: name,
  email: `${name.toLowerCase()}@sixways.example`,
  phone: `+1555099${String(name.length).padStart(4, '0')}`,
  password: 'Strong-pass-1',
});

describe('a store that asks to sell here', () => {
  const wanted = () => ({
    ...person('Vendor'),
    latitude: String(shop.lat),
    longitude: String(shop.lng),
    zone_id: String(shop.zoneId),
    module_id: '1',
    minimum_delivery_time: '20',
    maximum_delivery_time: '40',
    delivery_time_type: 'minute',
    tax: '8',
    translations: JSON.stringify([
      { id: null, locale: 'en', key: 'name', value: 'Corner Grill' },
      { id: null, locale: 'en', key: 'address', value: '3 Harbour Lane' },
      { id: null, locale: 'ar', key: 'name', value: 'مشواة الزاوية' },
    ]),
    business_plan: 'commission',
  });
  const register = (changes: Record<string, string> = {}, files = ['logo', 'cover_photo']) =>
    sendForm('/api/v1/auth/vendor/register', { ...wanted(), ...changes }, files);

  it.each([
    ['a weak password', { password: 'weakpass1' }, 'password'],
    ['a place outside its zone', { latitude: '10', longitude: '10' }, 'coordinates'],
    ['an unknown zone', { zone_id: '99' }, 'zone_id'],
    ['a module without stores', { module_id: '5' }, 'module_id'],
    ['no name', { translations: '[]' }, 'translations'],
    ['unreadable names', { translations: '{' }, 'translations'],
    ['times the wrong way round', { maximum_delivery_time: '10' }, 'maximum_delivery_time'],
    ['times without a unit', { delivery_time_type: 'moons' }, 'delivery_time_type'],
  ])('LAND-13: %s is refused', async (_, changes, code) => {
    const reply = await register(changes);
    expect([reply.status, codesOf(reply)], reply.text).toEqual([403, [code]]);
  });

  it('LAND-13: without a logo it is refused, and nothing is kept of it', async () => {
    expect(codesOf(await register({}, []))).toEqual(['logo']);
    expect(await server.db.select().from(partners)).toEqual([]);
  });

  it('LAND-13: is kept with its pictures, and shown nowhere before it is approved', async () => {
    const reply = await register();
    expect(reply.status, reply.text).toBe(200);
    const id = asNumber(asObject(reply.body)['store_id']);
    const [store] = await server.db.select().from(stores).where(eq(stores.id, id));
    expect(store).toMatchObject({
      status: false,
      name: { en: 'Corner Grill', ar: 'مشواة الزاوية' },
      deliveryMinutesMin: 20,
    });
    expect(store?.logo).toMatch(/^uploads\//);
    const search = await server.call({
      url: '/api/v1/stores/search',
      query: { name: 'Corner Grill' },
      moduleId: 1,
      zoneIds: [shop.zoneId],
    });
    expect(asList(asObject(search.body)['stores'])).toEqual([]);
    const plan = (business_plan: string) =>
      server.call({
        method: 'POST',
        url: '/api/v1/vendor/business_plan',
        body: { store_id: id, business_plan },
      });
    expect(codesOf(await plan('subscription'))).toEqual(['package_id']);
    expect((await plan('commission')).status).toBe(200);
    expect(codesOf(await plan('commission'))).toEqual(['store_id']);
    expect(codesOf(await register())).toEqual(['email']);
  });

  it('LAND-12: a package begins with its trial, a gateway answers where to pay, and one that is gone is told', async () => {
    const asked = async (changes: Record<string, string>) =>
      asObject((await register({ ...changes, ...person('Packager') })).body);
    const gone = await asked({ business_plan: 'subscription', package_id: '99' });
    expect(gone['type']).toBe('business_model_fail');
    const plan = async (body: object) =>
      server.call({
        method: 'POST',
        url: '/api/v1/vendor/business_plan',
        body: {
          store_id: gone['store_id'],
          business_plan: 'subscription',
          package_id: 2,
          payment_platform: 'web',
          callback: '/store-registration?active=active',
          ...body,
        },
      });
    expect(codesOf(await plan({ payment_gateway: 'gold' }))).toEqual(['payment_gateway']);
    expect(codesOf(await plan({ payment_gateway: 'free_trial', package_id: 99 }))).toEqual([
      'package_id',
    ]);
    const paid = asObject((await plan({ payment_gateway: 'demo_card' })).body);
    expect(paid['redirect_link']).toEqual(expect.stringContaining('/payment-mobile'));
    const trial = asObject((await plan({ payment_gateway: 'free_trial' })).body);
    expect(trial['store_business_model']).toBe('subscription');
    expect(codesOf(await plan({ payment_gateway: 'free_trial' }))).toEqual(['store_id']);
  });

  const subscriber = async (name: string) => {
    const vendor = asObject((await register(person(name))).body);
    const choose = (package_id: number) =>
      server.call({
        method: 'POST',
        url: '/api/v1/vendor/business_plan',
        body: {
          store_id: vendor['store_id'],
          business_plan: 'subscription',
          package_id,
          payment_gateway: 'demo_card',
          callback: '/store-registration?active=active',
        },
      });
    const openPage = async (package_id: number) => {
      const reply = await choose(package_id);
      const { pathname, search } = new URL(asText(asObject(reply.body)['redirect_link']));
      return asText((await server.inject({ url: pathname + search })).headers.location);
    };
    const details = async () => {
      const [row] = await server.db
        .select()
        .from(partners)
        .where(eq(partners.storeId, asNumber(vendor['store_id'])));
      return row?.details;
    };
    return { choose, openPage, details };
  };
  const pay = (url: string) =>
    server.inject({ method: 'POST', url, payload: { outcome: 'success' } });

  it('LAND-12: a payment buys the plan that it was for, whatever was chosen after it was begun', async () => {
    const { openPage, details } = await subscriber('Subscriber');
    const [cheap, dear] = [await openPage(1), await openPage(3)];
    expect(await details()).toMatchObject({ plan: 'none', packageId: 3 });
    await pay(cheap);
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
    await pay(dear);
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
  });

  it('LAND-12: a second payment is given back by its gateway, also when both arrive at once', async () => {
    const { openPage, details } = await subscriber('Twice-paying');
    const pages = [await openPage(1), await openPage(1)];
    await Promise.all(pages.map(pay));
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
    const ids = pages.map((page) => page.slice('/sandbox/pay/'.length, page.indexOf('?')));
    const refunded = await server.db
      .select()
      .from(paymentSessions)
      .where(and(inArray(paymentSessions.id, ids), isNotNull(paymentSessions.refundedAt)));
    expect(refunded).toMatchObject([{ amount: 29, method: 'demo_card', status: 'success' }]);
  });

  it('LAND-12: a payment buys the plan of its page, even if one of the same price was chosen later', async () => {
    const where = eq(settings.key, 'packages');
    const [sold] = await server.db.select().from(settings).where(where);
    const value = asList(sold?.value).map((one) => ({ ...asObject(one), price: 40 }));
    await server.db.update(settings).set({ value }).where(where);
    const { openPage, details } = await subscriber('Undecided');
    const page = await openPage(1);
    await openPage(2);
    await pay(page);
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
    await server.db.update(settings).set({ value: sold?.value }).where(where);
  });

  it('LAND-12: a plan that was paid stays, if another is chosen while it is being paid', async () => {
    const { openPage, details, choose } = await subscriber('Hurrying-vendor');
    const page = await openPage(1);
    await Promise.all([pay(page), choose(2), choose(3), choose(2)]);
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
  });

  it('LAND-12: a payment buys its plan at the price of its page, even if the plan costs more by now', async () => {
    const { openPage, details } = await subscriber('Early');
    const page = await openPage(1);
    const where = eq(settings.key, 'packages');
    const [sold] = await server.db.select().from(settings).where(where);
    const value = asList(sold?.value).map((one) => ({ ...asObject(one), price: 500 }));
    await server.db.update(settings).set({ value }).where(where);
    await pay(page);
    expect(await details()).toMatchObject({ plan: 'subscription', packageId: 1 });
    await server.db.update(settings).set({ value: sold?.value }).where(where);
  });
});

describe('a courier who asks to ride', () => {
  const register = (changes: Record<string, string> = {}) =>
    sendForm(
      '/api/v1/auth/delivery-man/store',
      {
        ...person('Rider'),
        identity_type: 'passport',
        identity_number: 'P-77',
        zone_id: '1',
        vehicle_id: '1',
        earning: '1',
        ...changes,
      },
      ['image', 'identity_image[]'],
    );

  it('LAND-13: is kept, and brings nothing before somebody has looked', async () => {
    expect(codesOf(await register({ vehicle_id: '99' }))).toEqual(['vehicle_id']);
    const reply = await register();
    expect(reply.status, reply.text).toBe(200);
    const [rider] = await server.db
      .select()
      .from(couriers)
      .where(eq(couriers.email, 'rider@sixways.example'));
    expect(rider).toMatchObject({ active: false, zoneId: 1 });
    expect(codesOf(await register())).toEqual(['email']);
  });

  it('LAND-13: chooses from the vehicles, named in both languages', async () => {
    const types = async (language: 'en' | 'ar') => {
      const reply = await server.call({ url: '/api/v1/get-vehicles', language });
      return asList(reply.body).map((row) => asText(asObject(row)['type']));
    };
    expect(await types('en')).toEqual(['Scooter', 'Car', 'Bicycle']);
    expect((await types('ar'))[1]).toBe('سيارة');
  });
});

describe('the address book', () => {
  const sent = (changes: object = {}) => ({
    contact_person_name: 'Maya Haddad',
    contact_person_number: '+15550137000',
    address_type: 'home',
    address: '24 Harbour Lane',
    latitude: String(shop.lat),
    longitude: String(shop.lng),
    road: 'Harbour Lane',
    ...changes,
  });
  const as = async (customer: number) => issueToken(server.db, customer, new Date());
  const list = async (token: string, query = {}) => {
    const reply = await server.call({ url: '/api/v1/customer/address/list', token, query });
    return asObject(reply.body);
  };
  const add = (token: string, changes: object = {}) =>
    server.call({
      method: 'POST',
      url: '/api/v1/customer/address/add',
      token,
      body: sent(changes),
    });

  it('API-05 API-07: an address is added, listed by ten and found again as it was', async () => {
    const token = await as(KARIM);
    for (let count = 0; count < 11; count += 1) await add(token, { floor: String(count) });
    const book = await list(token);
    expect(book['total_size']).toBe(11);
    expect(asList(book['addresses'])).toHaveLength(10);
    expect(readAddress(asList(book['addresses'])[0])).toMatchObject({
      address: '24 Harbour Lane',
      floor: '10',
      contact: { name: 'Maya Haddad', phone: '+15550137000' },
      zoneIds: expect.arrayContaining([shop.zoneId]),
    });
    expect(asList((await list(token, { limit: 50, offset: 1 }))['addresses'])).toHaveLength(11);
  });

  it('API-06: is changed and deleted by its own customer only', async () => {
    const [maya, karim] = [await as(MAYA), await as(KARIM)];
    const others = await list(maya);
    const first = asObject(asList((await list(karim))['addresses'])[0]);
    const id = asNumber(first['id']);
    const change = (token: string) =>
      server.call({
        method: 'PUT',
        url: `/api/v1/customer/address/update/${id}`,
        token,
        body: sent({ id, house: 'B' }),
      });
    const remove = (token: string) =>
      server.call({
        method: 'DELETE',
        url: '/api/v1/customer/address/delete',
        token,
        query: { address_id: id },
      });
    expect((await change(maya)).status).toBe(404);
    expect((await remove(maya)).status).toBe(404);
    expect((await change(karim)).status).toBe(200);
    expect(asObject(asList((await list(karim))['addresses'])[0])['house']).toBe('B');
    expect((await remove(karim)).status).toBe(200);
    expect((await remove(karim)).status).toBe(404);
    expect(await list(maya)).toEqual(others);
  });

  it.each([
    ['outside every zone', { latitude: '10', longitude: '10' }, 'coordinates'],
    ['with a phone nobody has', { contact_person_number: '12' }, 'contact_person_number'],
  ])('ADDR-05: %s it is refused', async (_, changes, code) => {
    const reply = await add(await as(KARIM), changes);
    expect([reply.status, codesOf(reply)]).toEqual([403, [code]]);
  });
});

describe('what the shop says of itself', () => {
  const get = async (url: string, language: 'en' | 'ar' = 'en', moduleId?: number) => {
    const reply = await server.call({
      url,
      language,
      ...(moduleId === undefined ? {} : { moduleId, zoneIds: [shop.zoneId] }),
    });
    expect(reply.status, reply.text).toBe(200);
    return reply.body;
  };

  it('15.2: the older landing calls say what the newest says, in the asked language', async () => {
    const newest = await get('/api/v1/react-landing-page', 'ar');
    expect(await get('/api/v1/landing-page', 'ar')).toEqual(newest);
    expect(await get('/api/v1/flutter-landing-page', 'ar')).toEqual(newest);
    expect(asList(asObject(newest)['available_zone_list'])).toHaveLength(3);
    expect(asList(asObject(newest)['testimonial_list'])).toEqual(
      await get('/api/v1/testimonial', 'ar'),
    );
  });

  it('2: adverts are those of the module and its zones', async () => {
    const shown = asList(await get('/api/v1/advertisement/list', 'en', shop.moduleId)).map(
      asObject,
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const advert of shown) expect(advert['module_id']).toBe(shop.moduleId);
  });

  it('7.2: promotional slots are the module’s, with the addresses of their pictures', async () => {
    expect(asObject(await get('/api/v1/other-banners', 'en', 1))).toMatchObject({
      bottom_section_banner: 'pizza.webp',
      bottom_section_banner_full_url: expect.stringMatching(/pizza\.webp$/),
    });
    expect(await get('/api/v1/other-banners', 'en', 6)).toEqual({});
    expect(asObject(await get('/api/v1/other-banners/video-content', 'ar', 5))).toMatchObject({
      section_title: 'كيف ينتقل الطرد',
    });
    const why = asObject(await get('/api/v1/other-banners/why-choose', 'en', 5));
    expect(asList(why['banners'])).toHaveLength(2);
  });

  it('15.8: allergens and nutrition are said in the asked language', async () => {
    const [sold] = asList(
      asObject(await get('/api/v1/items/search?name=burger', 'en', 1))['products'],
    ).map(asObject);
    const item = async (language: 'en' | 'ar') =>
      asObject(await get(`/api/v1/items/details/${asNumber(sold?.['id'])}`, language, 1));
    expect(asList((await item('en'))['allergies_name'])).toContain('Gluten');
    expect(asList((await item('ar'))['allergies_name'])).toContain('غلوتين');
    expect(asText(asList((await item('ar'))['nutritions_name'])[0])).toMatch(/سعرة/);
  });

  it('15.1: gateways are named in the asked language', async () => {
    const names = async (language: 'en' | 'ar') =>
      asList(await get('/api/v1/config/get-PaymentMethods', language)).map((one) =>
        asText(asObject(one)['gateway_title']),
      );
    expect(await names('en')).toEqual(['Card', 'Pocket pay']);
    expect(await names('ar')).toEqual(['بطاقة', 'محفظة الجيب']);
  });
});
