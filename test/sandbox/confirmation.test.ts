import { eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { outbox, settings } from '../../openapi/sandbox/db/schema/operations.ts';
import { trips, vehicles } from '../../openapi/sandbox/db/schema/rental.ts';
import { addressInZone } from '../../openapi/sandbox/demo/city.ts';
import { moduleIds } from '../../openapi/sandbox/demo/cityRows.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { asNumber } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { askAs, cartOf, fleet, hourly } from './rental.ts';
import { codesOf, demoStore, newGuest, NOON, orderOf, stopClock, type StoreRow } from './shop.ts';
import { openServerForTest, type Answer, type Call, type TestServer } from './support.ts';

/** Maya of the demo: signed in for these tests, at maya@sixways.example. */
const MAYA = 1;

let server: TestServer;
let shop: StoreRow;
let token: string;

beforeAll(async () => {
  server = await openServerForTest({ publicUrl: 'https://sixways.example' });
  shop = await demoStore(server, ({ id }) => id === 1);
  token = await issueToken(server.db, MAYA, new Date(NOON));
});
afterAll(() => server.close());
beforeEach(async () => {
  await stopClock(server, NOON);
  await server.db.delete(outbox);
});

/** The recorded e-mails and text messages, with the parts that the recipient reads. */
async function sent() {
  const rows = await server.db.select().from(outbox).orderBy(outbox.id);
  return rows.map(({ channel, target, body }) => ({
    channel,
    target,
    subject: body['subject'],
    text: body['text'],
  }));
}

/** Two club sandwiches and one portion of onion rings from the first store: 19.21 at its door. */
async function supper(guestId: number, changes: object = {}) {
  const menu = await server.db.select().from(items).where(eq(items.storeId, shop.id));
  const idOf = (name: string) => menu.find((one) => one.name.en === name)?.id ?? 0;
  const lines = [
    { item_id: idOf('Club sandwich'), quantity: 2 },
    { item_id: idOf('Onion rings'), quantity: 1 },
  ];
  return { ...orderOf(shop, guestId, lines, 19.21), ...changes };
}

/** Places the supper of a new guest who gives an address, or none. */
const supperOfGuest = async (email: string | null, changes: object = {}) =>
  supper(await newGuest(server), {
    ...(email === null ? {} : { contact_person_email: email }),
    ...changes,
  });

const place = (body: object, rest: Omit<Call, 'url'> = {}): Promise<Answer> =>
  server.call({
    method: 'POST',
    url: '/api/v1/customer/order/place',
    moduleId: shop.moduleId,
    zoneIds: [shop.zoneId],
    body,
    ...rest,
  });

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('m26: an order is confirmed by mail', () => {
  it('m26: a guest reads the number, the items, the total and where to follow it, in English', async () => {
    const reply = await place(await supperOfGuest(' Nadia@Example.com '));
    const id = readPlaced(reply.body).orderId;
    expect(await sent()).toEqual([
      {
        channel: 'email',
        target: 'nadia@example.com',
        subject: `Your Sixways order ${id}`,
        text: [
          `Thank you! We have received your order ${id}.`,
          '2 × Club sandwich\n1 × Onion rings',
          'Total: $19.21',
          `Follow your order: https://sixways.example/track-order?order_id=${id}`,
          'On another device, the page asks for the phone number that you gave.',
        ].join('\n\n'),
      },
    ]);
  });

  it('m26: a guest reads it in French', async () => {
    const reply = await place(await supperOfGuest('nadia@example.com'), { language: 'fr' });
    const id = readPlaced(reply.body).orderId;
    const [mail] = await sent();
    expect(mail?.subject).toBe(`Votre commande ${id} chez Sixways`);
    expect(String(mail?.text).split('\n\n')).toEqual([
      `Merci\u202f! Nous avons reçu votre commande ${id}.`,
      expect.stringMatching(/^2 × /),
      'Total\u00a0: $19.21',
      `Suivez votre commande\u00a0: https://sixways.example/track-order?order_id=${id}`,
      'Sur un autre appareil, la page demande le numéro de téléphone que vous avez donné.',
    ]);
  });

  it('m26: a member reads it at the address of the account, in Arabic', async () => {
    const {
      guest_id: _guest,
      is_guest: _flag,
      ...body
    } = await supper(0, { contact_person_email: 'elsewhere@example.com' });
    const reply = await place(body, { token, language: 'ar' });
    const id = readPlaced(reply.body).orderId;
    expect(await sent()).toEqual([
      {
        channel: 'email',
        target: 'maya@sixways.example',
        subject: `طلبك رقم ${id} في Sixways`,
        text: [
          `شكرًا لك! لقد استلمنا طلبك رقم ${id}.`,
          '2 × ساندويتش كلوب\n1 × حلقات البصل',
          'الإجمالي: \u2066$19.21\u2069',
          `تابع طلبك: https://sixways.example/track-order?order_id=${id}`,
        ].join('\n\n'),
      },
    ]);
  });

  it('m26: by SMS as well where the shop has it so, in the language of the customer', async () => {
    const where = eq(settings.key, 'config');
    const [row] = await server.db.select().from(settings).where(where);
    const value = row?.value as Record<string, unknown>;
    const change = { ...value, order_confirmation_sms: 1 };
    await server.db.update(settings).set({ value: change }).where(where);
    const reply = await place(await supperOfGuest(null), { language: 'ar' });
    await server.db.update(settings).set({ value }).where(where);
    const id = readPlaced(reply.body).orderId;
    expect(await sent()).toMatchObject([
      {
        channel: 'sms',
        text: [
          `طلبك رقم ${id} في Sixways`,
          'الإجمالي: \u2066$19.21\u2069',
          `تابع طلبك: https://sixways.example/track-order?order_id=${id}`,
        ].join('\n'),
      },
    ]);
  });

  it('m26: once, however often the order is sent with its key', async () => {
    const body = await supperOfGuest('nadia@example.com');
    const replies = await Promise.all([1, 2, 3].map(() => place(body, withKey('one-supper'))));
    const ids = replies.map((reply) => readPlaced(reply.body).orderId);
    expect(new Set(ids).size).toBe(1);
    expect(await sent()).toHaveLength(1);
    await place(body, withKey('one-supper'));
    expect(await sent()).toHaveLength(1);
  });

  it('m26: not without an address, to what is none, or for an order that is refused', async () => {
    await place(await supperOfGuest('nadia@example.com'));
    expect(await sent()).toHaveLength(1);
    for (const email of [null, '', 'nadia at home']) {
      expect((await place(await supperOfGuest(email))).status).toBe(200);
    }
    const dearer = await supperOfGuest('nadia@example.com', { order_amount: 19.2 });
    expect(codesOf(await place(dearer, withKey('dearer-supper')))).toEqual(['order_amount']);
    expect(await sent()).toHaveLength(1);
  });

  it('m26: an order stands whose mail cannot be written, and the shop hears why', async () => {
    await server.db.execute(sql`alter table outbox rename to outbox_away`);
    const reply = await place(await supperOfGuest('nadia@example.com'));
    await server.db.execute(sql`alter table outbox_away rename to outbox`);
    expect([reply.status, readPlaced(reply.body).total]).toEqual([200, 19.21]);
    expect(server.faults.splice(0)).toHaveLength(1);
  });

  it('m26: the page of what was sent shows the subject, each line and a link', async () => {
    const reply = await place(await supperOfGuest('nadia@example.com'));
    const id = readPlaced(reply.body).orderId;
    const page = await server.call({ url: '/sandbox/outbox' });
    expect(page.text).toContain(`<b>Your Sixways order ${id}</b>`);
    expect(page.text).toContain('2 × Club sandwich<br>1 × Onion rings<br><br>Total: $19.21');
    const link = `https://sixways.example/track-order?order_id=${id}`;
    expect(page.text).toContain(`<a href="${link}">${link}</a>`);
  });
});

describe('m26: a trip is confirmed by mail', () => {
  // Each test begins with the vehicle in its yard.
  beforeEach(() => server.db.delete(trips).where(gt(trips.id, 100_004)));

  it('m26: a guest reads the number, the vehicles, the total and where to follow it, once', async () => {
    const [car] = await fleet(server, 'northgate-cars', eq(vehicles.hourly, true));
    const caller = { guestId: await newGuest(server) };
    const cart = cartOf(
      await askAs(server, caller, 'POST', 'cart/add-to-cart', {
        ...hourly(),
        vehicle_id: car?.id ?? 0,
      }),
    );
    const body = {
      // Four hours of 9.90, a tenth off, 5% tax, and the fixed charge of 0.50.
      trip_amount: 37.92,
      trip_type: 'hourly',
      provider_id: cart.provider?.id,
      scheduled: 1,
      schedule_at: '2026-11-19 10:00 AM',
      contact_person_name: 'Nadia Karim',
      contact_person_number: '+15550137001',
      contact_person_email: 'nadia@example.com',
    };
    const book = () =>
      askAs(server, caller, 'POST', 'trip/trip-booking', body, { 'idempotency-key': 'one-trip' });
    const reply = await book();
    const id = asNumber(reply.body);
    expect(asNumber((await book()).body)).toBe(id);
    expect(await sent()).toEqual([
      {
        channel: 'email',
        target: 'nadia@example.com',
        subject: `Your Sixways trip ${id}`,
        text: [
          `Thank you! We have received your booking of trip ${id}.`,
          '1 × Boreas Breeze',
          'Total: $37.92',
          `Follow your trip: https://sixways.example/rental/trips/${id}`,
          'On another device, the page asks for the phone number that you gave.',
        ].join('\n\n'),
      },
    ]);
  });

  it.each([
    ['en', 'Your Sixways trip ', 'Thank you! We have received your booking of trip ', '1 × Boreas'],
    ['ar', 'رحلتك رقم ', 'شكرًا لك! لقد استلمنا حجز رحلتك رقم ', '1 × '],
    [
      'fr',
      'Votre trajet ',
      'Merci\u202f! Nous avons reçu votre réservation du trajet ',
      '1 × Boreas',
    ],
  ])('m26: in the language of the customer: %s', async (language, subject, thanks, line) => {
    const [car] = await fleet(server, 'northgate-cars', eq(vehicles.hourly, true));
    const caller = { guestId: await newGuest(server) };
    const cart = cartOf(
      await askAs(server, caller, 'POST', 'cart/add-to-cart', {
        ...hourly(),
        vehicle_id: car?.id ?? 0,
      }),
    );
    const body = {
      trip_amount: 37.92,
      trip_type: 'hourly',
      provider_id: cart.provider?.id,
      scheduled: 1,
      schedule_at: '2026-11-19 10:00 AM',
      contact_person_name: 'Nadia Karim',
      contact_person_number: '+15550137001',
      contact_person_email: 'nadia@example.com',
    };
    const headers = { 'x-localization': language };
    const reply = await askAs(server, caller, 'POST', 'trip/trip-booking', body, headers);
    expect(reply.status, reply.text).toBe(200);
    const [mail] = await sent();
    expect(mail?.subject).toMatch(new RegExp(`^${subject}`));
    const [first = '', second = ''] = String(mail?.text).split('\n\n');
    expect(first.startsWith(thanks)).toBe(true);
    expect(second.startsWith(line)).toBe(true);
  });
});

describe('m26: a parcel is confirmed by mail', () => {
  const [from, to] = [addressInZone(1, 7), addressInZone(2, 21)];
  const parcel = {
    order_type: 'parcel',
    payment_method: 'cash_on_delivery',
    parcel_category_id: 2,
    charge_payer: 'sender',
    sender_zone_id: 1,
    latitude: String(from.lat),
    longitude: String(from.lng),
    address: from.address.en,
    receiver_details: JSON.stringify({
      latitude: String(to.lat),
      longitude: String(to.lng),
      address: to.address.en,
      contact_person_name: 'Omar Aziz',
      contact_person_number: '+1 555 013 7009',
      zone_id: 2,
    }),
    distance: 0.001,
  };

  /** In cents: 1.20 a kilometre and 3.00 at least, 0.75 from six kilometres on, and the fixed 0.50. */
  const priceOf = async (): Promise<number> => {
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
    return Math.max(300, Math.round(metres * 0.12)) + (metres >= 6000 ? 75 : 0) + 50;
  };

  it.each([
    ['en' as const, (id: number) => [`Thank you! We have received your order ${id}.`, 'Parcel']],
    ['ar' as const, (id: number) => [`شكرًا لك! لقد استلمنا طلبك رقم ${id}.`, 'طرد']],
    [
      'fr' as const,
      (id: number) => [`Merci\u202f! Nous avons reçu votre commande ${id}.`, 'Colis'],
    ],
  ])('m26: in the language of the customer: %s', async (language, words) => {
    const body = { ...parcel, order_amount: (await priceOf()) / 100 };
    const reply = await place(body, { moduleId: moduleIds.parcel, zoneIds: [1], token, language });
    expect(reply.status, reply.text).toBe(200);
    const id = readPlaced(reply.body).orderId;
    const [mail] = await sent();
    expect(mail?.target).toBe('maya@sixways.example');
    expect(String(mail?.text).split('\n\n').slice(0, 2)).toEqual(words(id));
    expect(mail?.text).toContain(`https://sixways.example/track-order?order_id=${id}`);
  });
});
