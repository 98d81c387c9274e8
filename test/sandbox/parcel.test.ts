import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { parcelCategories } from '../../openapi/sandbox/db/schema/parcel.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { addressInZone } from '../../openapi/sandbox/demo/city.ts';
import { moduleIds } from '../../openapi/sandbox/demo/cityRows.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codeSentTo, otherThan } from './identity.ts';
import { codesOf, newGuest, NOON, stopClock } from './shop.ts';
import { openServerForTest, type Answer, type Call, type TestServer } from './support.ts';

const MAYA = 1;
const PHONE = '+15550137000';
const order = '/api/v1/customer/order';
const home = addressInZone(1, 7);
const office = addressInZone(2, 21);
const north = addressInZone(3, 5);

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openServerForTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  await stopClock(server, NOON);
  token = await issueToken(server.db, MAYA, new Date(NOON));
});

const ask = (call: Call) => server.call({ moduleId: moduleIds.parcel, token, ...call });
const read = (name: string, query: Record<string, string | number> = {}) =>
  ask({ url: `${order}/${name}`, query });

type Place = ReturnType<typeof addressInZone>;
const pointOf = ({ lat, lng }: Place) => ({ latitude: String(lat), longitude: String(lng) });

const toOffice = (changes: object = {}) =>
  JSON.stringify({
    ...pointOf(office),
    address: office.address.en,
    contact_person_name: 'Omar Aziz',
    contact_person_number: '+1 555 013 7009',
    zone_id: 2,
    ...changes,
  });

const parcelOf = (order_amount: number, changes: object = {}) => ({
  order_type: 'parcel',
  payment_method: 'cash_on_delivery',
  order_amount,
  parcel_category_id: 2,
  charge_payer: 'sender',
  sender_zone_id: 1,
  ...pointOf(home),
  address: home.address.en,
  receiver_details: toOffice(),
  // The distance that the client sends is not trusted.
  distance: 0.001,
  ...changes,
});

const send = (body: object, call: Partial<Call> = {}) =>
  ask({ method: 'POST', url: `${order}/place`, body, ...call });

/** The fee worked out by hand, in cents, from the way the shop's own map gives. */
async function feeOf(
  from: Place,
  to: Place,
  { perKm = 120, minimum = 300, surchargePercent = 0 } = {},
): Promise<number> {
  const way = await server.call({
    url: '/api/v1/config/distance-api',
    query: {
      origin_lat: from.lat,
      origin_lng: from.lng,
      destination_lat: to.lat,
      destination_lng: to.lng,
      mode: 'DRIVE',
    },
  });
  const metres = asNumber(asObject(way.body)['distanceMeters']);
  const road = Math.max(minimum, Math.round((metres * perKm) / 1000));
  const vehicle = metres >= 6000 ? 75 : 0;
  return road + vehicle + Math.round(((road + vehicle) * surchargePercent) / 100);
}
const SERVICE_FEE = 50;

const totalOf = async (...way: Parameters<typeof feeOf>) =>
  ((await feeOf(...way)) + SERVICE_FEE) / 100;

async function placed(changes: object = {}, call: Partial<Call> = {}): Promise<number> {
  const reply = await send(parcelOf(await totalOf(home, office), changes), call);
  expect(reply.status, reply.text).toBe(200);
  return asNumber(asObject(reply.body)['order_id']);
}
const tracked = async (order_id: number) => asObject((await read('track', { order_id })).body);
const cancel = (order_id: number) =>
  ask({ method: 'PUT', url: `${order}/cancel`, body: { order_id, reason: 'I no longer send it' } });
const walletOf = async () =>
  (await server.db.select().from(customers).where(eq(customers.id, MAYA)))[0]?.walletBalance;

describe('what can be sent', () => {
  it('F-29: kinds of parcels have their own rates, or those of the shop', async () => {
    const reply = await server.call({
      url: '/api/v1/parcel-category',
      moduleId: moduleIds.parcel,
      language: 'ar',
    });
    expect(asList(reply.body)).toHaveLength(6);
    expect(asList(reply.body)[0]).toMatchObject({
      name: 'مستندات',
      parcel_per_km_shipping_charge: 0.9,
      image_full_url: expect.stringContaining('/sandbox/media/notebook.webp'),
    });
    expect(asList(reply.body)[1]).toMatchObject({ parcel_per_km_shipping_charge: null });
    await server.db
      .update(parcelCategories)
      .set({ active: false })
      .where(eq(parcelCategories.id, 6));
    expect(asList((await ask({ url: '/api/v1/parcel-category' })).body)).toHaveLength(5);
    const elsewhere = await ask({ url: '/api/v1/parcel-category', moduleId: moduleIds.food });
    expect(elsewhere.body).toEqual([]);
    const gone = await send(parcelOf(9, { parcel_category_id: 6 }));
    expect(codesOf(gone)).toEqual(['parcel_category_id']);
    await server.db.update(parcelCategories).set({ active: true });
  });

  it('OPEN-41: instructions and reasons come by page, the reasons by whether it was picked up', async () => {
    const told = await read('parcel-instructions', { limit: 2, offset: 2 });
    expect(told.body).toMatchObject({
      total_size: 5,
      data: [{ id: 3, instruction: 'Leave it with the doorman' }, { id: 4 }],
    });
    const reasons = async (query: Record<string, string>) =>
      asObject((await ask({ url: '/api/v1/get-parcel-cancellation-reasons', query })).body);
    expect((await reasons({}))['total_size']).toBe(5);
    const after = await reasons({ user_type: 'customer', cancellation_type: 'after_pickup' });
    expect(asList(after['data']).map((one) => asObject(one)['cancellation_type'])).toEqual([
      'after_pickup',
      'after_pickup',
    ]);
  });
});

describe('the price of a parcel', () => {
  it.each([
    ['the shop’s rates', 2, {}],
    ['its category’s rates', 1, { perKm: 90, minimum: 250 }],
    ['a category’s rate with the shop’s minimum', 4, { perKm: 110 }],
    ['a minimum above the way', 6, { perKm: 200, minimum: 800 }],
  ])('PRICE-12: by distance at %s, whatever the client says', async (_name, kind, rates) => {
    const total = await totalOf(home, office, rates);
    const cheap = await send(parcelOf(0.5, { parcel_category_id: kind }), {
      headers: { 'idempotency-key': `parcel-${kind}-for-less` },
    });
    expect(codesOf(cheap)).toEqual(['order_amount']);
    expect(cheap.text).toContain(total.toFixed(2));
    const reply = await send(parcelOf(total, { parcel_category_id: kind }));
    expect(reply.body).toMatchObject({ total_ammount: total, status: 'pending' });
  });

  it('PRICE-15: a zone’s surcharge is that of the sender; a tip is added', async () => {
    const fee = await feeOf(north, home, { surchargePercent: 12 });
    const total = (fee + SERVICE_FEE + 250) / 100;
    const reply = await send(
      parcelOf(total, {
        ...pointOf(north),
        sender_zone_id: 3,
        receiver_details: toOffice({ ...pointOf(home), zone_id: undefined }),
        dm_tips: 2.5,
      }),
    );
    expect(reply.status, reply.text).toBe(200);
    const stored = await tracked(asNumber(asObject(reply.body)['order_id']));
    expect(stored).toMatchObject({ delivery_charge: fee / 100, dm_tips: 2.5, zone_id: 3 });
  });

  it('PRICE-06: there is no tax on it, also before its ends are known', async () => {
    for (const body of [parcelOf(1), { order_type: 'parcel', order_amount: null }]) {
      const reply = await ask({ method: 'POST', url: `${order}/get-Tax`, body });
      expect(reply.body).toMatchObject({ tax_amount: 0 });
    }
  });
});

describe('sending a parcel', () => {
  it('wire facts 10.3: its details alone show how far it is by now', async () => {
    const id = await placed();
    await stopClock(server, '2026-11-18T12:07:00');
    expect(asObject((await read('details', { order_id: id })).body)).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
    });
  });

  it('F-29: it is stored with both ends, listed, tracked on its ride and delivered', async () => {
    const [kind] = await server.db
      .select()
      .from(parcelCategories)
      .where(eq(parcelCategories.id, 2));
    const id = await placed({ delivery_instruction: 'Ring twice', order_note: 'A blue box' });
    const running = asObject((await read('running-orders', { limit: 10, offset: 1 })).body);
    expect(asList(running['orders']).map((one) => readOrder(one))).toContainEqual(
      expect.objectContaining({ id, type: 'parcel' }),
    );
    const details = asObject((await read('details', { order_id: id })).body);
    expect(details).toMatchObject({
      id,
      order_type: 'parcel',
      module_type: 'parcel',
      store_id: null,
      charge_payer: 'sender',
      pickup_otp: expect.stringMatching(/^\d{4}$/),
      parcel_category: { id: 2, name: 'Small parcel', orders_count: (kind?.orderCount ?? 0) + 1 },
      delivery_address: { contact_person_name: 'Maya Haddad', contact_person_number: PHONE },
      receiver_details: { contact_person_number: '+15550137009', zone_id: 2 },
    });
    await stopClock(server, '2026-11-18T12:04:00');
    const ride = asObject(
      (await ask({ url: '/api/v1/delivery-man/last-location', query: { order_id: id } })).body,
    );
    expect(ride['order_id']).toBe(id);
    const between = (at: number, ...ends: number[]) =>
      at >= Math.min(...ends) - 0.01 && at <= Math.max(...ends) + 0.01;
    expect(between(Number(ride['latitude']), home.lat, office.lat)).toBe(true);
    expect(between(Number(ride['longitude']), home.lng, office.lng)).toBe(true);
    await stopClock(server, '2026-11-18T12:07:00');
    expect(await tracked(id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
    const told = await server.db.select().from(notifications).where(eq(notifications.orderId, id));
    expect(told.map(({ title }) => title.en)).toEqual([
      'Order placed',
      'Order confirmed',
      'On its way',
      'Order delivered',
    ]);
    expect(codesOf(await cancel(id))).toEqual(['order']);
  });

  it('CHK-01: a guest sends one too, and tracks it by phone; without a contact nobody does', async () => {
    const guest = await newGuest(server);
    const who = { guest_id: guest, is_guest: 1 };
    const body = parcelOf(await totalOf(home, office), who);
    const stranger = { headers: { authorization: 'Bearer null' } };
    expect(codesOf(await send(body, stranger))).toEqual(['phone_person_email']);
    const contact = { contact_person_name: 'Lina', contact_person_number: '+15550139955' };
    const reply = await send({ ...body, ...contact }, stranger);
    expect(reply.status, reply.text).toBe(200);
    const order_id = asNumber(asObject(reply.body)['order_id']);
    const query = { order_id, contact_number: '+15550139955', guest_id: guest };
    const seen = await server.call({ url: `${order}/track`, query });
    expect(readOrder(seen.body)).toMatchObject({ id: order_id, type: 'parcel' });
  });

  it('F-29 OPEN-74: who follows a parcel by its phone gets the code of its delivery, and no other', async () => {
    const guest = await newGuest(server);
    const body = {
      ...parcelOf(await totalOf(home, office), { guest_id: guest, is_guest: 1 }),
      contact_person_name: 'Lina',
      contact_person_number: '+15550139955',
    };
    const reply = await send(body, { headers: { authorization: 'Bearer null' } });
    const order_id = asNumber(asObject(reply.body)['order_id']);
    const seenBy = async (guest_id: number) => {
      const query = { order_id, contact_number: '+15550139955', guest_id };
      return asObject((await server.call({ url: `${order}/track`, query })).body);
    };
    const sender = await seenBy(guest);
    expect(sender).toMatchObject({
      otp: expect.stringMatching(/^\d{4}$/),
      pickup_otp: expect.stringMatching(/^\d{4}$/),
      payment_key: expect.stringMatching(/^[\w-]{43}$/),
    });
    const receiver = await seenBy(await newGuest(server));
    expect(receiver).toMatchObject({ otp: sender['otp'], pickup_otp: null });
    expect(receiver).not.toHaveProperty('payment_key');
  });

  it('one intent, one parcel', async () => {
    const call = { headers: { 'idempotency-key': 'parcel-of-maya' } };
    const ids = await Promise.all([placed({}, call), placed({}, call)]);
    expect(ids[0]).toBe(ids[1]);
  });

  it.each<[string, object, string]>([
    ['no receiver', { receiver_details: undefined }, 'receiver_details'],
    ['a receiver who cannot be read', { receiver_details: '[1]' }, 'receiver_details'],
    ['no payer', { charge_payer: undefined }, 'charge_payer'],
    [
      'a receiver without phone',
      { receiver_details: toOffice({ contact_person_number: '1' }) },
      'receiver_details',
    ],
    [
      'a receiver outside the city',
      { receiver_details: toOffice({ latitude: '1', longitude: '1' }) },
      'receiver_details',
    ],
    [
      'a receiver in another zone than named',
      { receiver_details: toOffice({ zone_id: 3 }) },
      'receiver_details',
    ],
    ['a sender outside the city', { latitude: '1' }, 'coordinates'],
    ['a sender in another zone than named', { sender_zone_id: 3 }, 'coordinates'],
    ['no address', { address: ' ' }, 'phone_person_email'],
    [
      'a receiver who pays online',
      { charge_payer: 'receiver', payment_method: 'digital_payment' },
      'charge_payer',
    ],
    ['a coupon', { coupon_code: 'WELCOME' }, 'coupon'],
    ['an unknown kind', { parcel_category_id: 99 }, 'parcel_category_id'],
    ['a time that is over', { schedule_at: '2026-11-18 11:00' }, 'schedule_at'],
    ['a time that is none', { schedule_at: 'tomorrow' }, 'schedule_at'],
    ['a time over a year ahead', { schedule_at: '2028-01-01 12:00' }, 'schedule_at'],
  ])('F-29: refuses %s, and writes nothing', async (_name, changes, code) => {
    const before = await server.db.$count(orders);
    const reply = await send(parcelOf(await totalOf(home, office), changes));
    expect(codesOf(reply), reply.text).toContain(code);
    expect(await server.db.$count(orders)).toBe(before);
  });

  it('F-29: a kind that is not carried so far is refused, and goes again without the limit', async () => {
    const limit = (maximumDistance: number | null) =>
      server.db.update(parcelCategories).set({ maximumDistance }).where(eq(parcelCategories.id, 2));
    await limit(1);
    const listed = asList((await ask({ url: '/api/v1/parcel-category' })).body);
    expect(listed[1]).toMatchObject({ id: 2, maximum_distance: 1 });
    const before = await server.db.$count(orders);
    const reply = await send(parcelOf(await totalOf(home, office)));
    expect(codesOf(reply)).toEqual(['receiver_details']);
    expect(reply.text).toContain('Parcels of this kind are not carried that far.');
    expect(await server.db.$count(orders)).toBe(before);
    await limit(null);
    await placed();
  });

  it('F-29: goods are not ordered as a parcel, nor in another module', async () => {
    const total = await totalOf(home, office);
    const elsewhere = await send(parcelOf(total), { moduleId: moduleIds.food });
    expect(codesOf(elsewhere)).toEqual(['order_type']);
  });
});

describe('a parcel that is canceled', () => {
  it('OPEN-41: before its pickup its money comes back into the wallet', async () => {
    await server.db.update(customers).set({ walletBalance: 100 }).where(eq(customers.id, MAYA));
    const id = await placed({ payment_method: 'wallet' });
    const total = await totalOf(home, office);
    expect(await walletOf()).toBeCloseTo(100 - total, 2);
    await stopClock(server, '2026-11-18T12:01:00');
    expect((await tracked(id))['order_status']).toBe('confirmed');
    const replies = await Promise.all([cancel(id), cancel(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await walletOf()).toBe(100);
    expect(await tracked(id)).toMatchObject({ order_status: 'canceled', canceled_by: 'customer' });
  });

  it('OPEN-41: under way it comes back, and is taken with the code that its sender got', async () => {
    const id = await placed();
    await stopClock(server, '2026-11-18T12:03:00');
    expect((await cancel(id)).status).toBe(200);
    const code = await codeSentTo(server, PHONE);
    const back = (return_otp: string, call: Partial<Call> = {}) =>
      ask({
        method: 'POST',
        url: `${order}/parcel-return`,
        body: { order_id: id, order_status: 'returned', return_otp, guest_id: null },
        ...call,
      });
    expect(codesOf(await back('0000'))).toEqual(['return_otp']);
    const karim = await issueToken(server.db, 2, new Date(NOON));
    expect((await back(code, { token: karim })).status).toBe(404);
    expect((await back(code)).status).toBe(200);
    expect(await tracked(id)).toMatchObject({
      order_status: 'returned',
      returned: expect.stringContaining('2026-11-18'),
    });
    expect(codesOf(await back(code))).toEqual(['order']);
    const finished = asObject((await read('list', { limit: 50, offset: 1 })).body);
    expect(asList(finished['orders']).map((one) => asObject(one)['id'])).toContain(id);
  });

  it('ASVS 6.3.1: the code cannot be tried out', async () => {
    const id = await placed();
    await stopClock(server, '2026-11-18T12:03:00');
    await cancel(id);
    const wrong = otherThan(await codeSentTo(server, PHONE));
    const replies: Answer[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      replies.push(
        await ask({
          method: 'POST',
          url: `${order}/parcel-return`,
          body: { order_id: id, order_status: 'returned', return_otp: wrong },
        }),
      );
    }
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429]);
    expect(asText(asObject(replies[5]?.body)['message'])).not.toBe('');
  });
});
