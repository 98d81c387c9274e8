import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversations, messages, notifications } from '../../openapi/sandbox/db/schema/inbox.ts';
import { throttles, uploads } from '../../openapi/sandbox/db/schema/operations.ts';
import { items } from '../../openapi/sandbox/db/schema/items.ts';
import { orderLines, orders } from '../../openapi/sandbox/db/schema/orders.ts';
import { trips } from '../../openapi/sandbox/db/schema/rental.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { textIn } from '../../openapi/sandbox/languages/index.ts';
import { asList, asNumber, asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, demoStore, NOON, orderThree, stopClock } from './shop.ts';
import {
  openServerForTest,
  withServerBeside,
  type Answer,
  type Call,
  type TestServer,
} from './support.ts';

const chat = '/api/v1/customer/message';
const newsAt = '/api/v1/customer/notifications';
const MAYA = 1;
const KARIM = 2;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/**
 * The start of the test's own conversations. Those of the demo data do not help: they lie before
 * the real day on which it was created.
 */
const begun = new Date('2026-11-16T10:00:00');

let server: TestServer;
let maya: string;
let karim: string;
/** An order of Maya's with vendor 1, just placed. */
let order: typeof orders.$inferSelect | undefined;
/** A trip of the demo, to be booked by a test. */
let trip: typeof trips.$inferSelect | undefined;
let told: (typeof notifications.$inferSelect)[];

/** Karim's conversations and notifications before the tests change anything. */
let seeded: Record<'talks' | 'news', Answer>;

beforeAll(async () => {
  server = await openServerForTest();
  const token = await issueToken(server.db, KARIM, new Date());
  seeded = {
    talks: await server.call({ url: `${chat}/list`, token }),
    news: await server.call({ url: newsAt, token, zoneIds: [2] }),
  };
  [trip] = await server.db.select().from(trips).where(eq(trips.ownerId, MAYA));
  await server.db.delete(trips);
  await stopClock(server, NOON);
  const orderId = await orderThree(server, await issueToken(server.db, MAYA, new Date(NOON)));
  [order] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  told = await server.db.select().from(notifications).where(eq(notifications.orderId, orderId));
});
afterAll(() => server.close());
beforeEach(async () => {
  await stopClock(server, NOON);
  maya = await issueToken(server.db, MAYA, new Date(NOON));
  karim = await issueToken(server.db, KARIM, new Date(NOON));
  await server.db.delete(messages).where(eq(messages.fromCustomer, true));
  await server.db.delete(conversations);
  await server.db.delete(notifications);
  await server.db.insert(notifications).values(told);
  if (order !== undefined) await server.db.update(orders).set(order).where(eq(orders.id, order.id));
  await server.db.insert(conversations).values([
    {
      id: 801,
      customerId: MAYA,
      partnerType: 'admin',
      partnerId: 0,
      begunByCustomer: false,
      createdAt: begun,
      lastMessageAt: begun,
    },
    {
      id: 802,
      customerId: KARIM,
      partnerType: 'vendor',
      partnerId: 1,
      createdAt: begun,
      lastMessageAt: begun,
    },
  ]);
  const early = { files: [], createdAt: begun, fromCustomer: false };
  await server.db.insert(messages).values([
    { ...early, conversationId: 801, text: 'Welcome' },
    { ...early, conversationId: 802, text: 'For Karim alone' },
  ]);
});

const read = (name: string, query: Record<string, string | number> = {}, token = maya) =>
  server.call({ url: `${chat}/${name}`, token, query });
const send = (body: object, call: Partial<Call> = {}) =>
  server.call({ method: 'POST', url: `${chat}/send`, token: maya, body, ...call });
const toVendor = (message: string, vendor = 1) =>
  send({ receiver_id: vendor, receiver_type: 'vendor', message });
const listed = ({ body }: Answer) =>
  asList(asObject(body)['conversations']).map((one) => asObject(one));
const textsOf = ({ body }: Answer) =>
  asList(asObject(body)['messages']).map((one) => asObject(one)['message']);

/** Sends a form with so many pictures. */
async function sendPictures(
  count: number,
  fields: Record<string, string>,
  bytes: Buffer<ArrayBuffer> = picture,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (let turn = 0; turn < count; turn += 1) {
    form.append('image[]', new Blob([bytes], { type: 'image/png' }), '../x.exe');
  }
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return send(Buffer.from(await sent.arrayBuffer()), { headers });
}

describe('writing to a partner', () => {
  it('wire facts 12: the first message begins the talk, the next ones go into it', async () => {
    const before = await read('details', { vendor_id: 1 });
    expect(before.body).toMatchObject({
      total_size: 0,
      messages: [],
      conversation: null,
      status: true,
    });
    const first = await send({
      receiver_id: '1',
      receiver_type: 'vendor',
      message: '  Is the bread fresh? ',
      order_id: order?.id,
    });
    expect(first.body).toMatchObject({
      total_size: 1,
      status: true,
      message: 'Successfully sent.',
      messages: [
        {
          message: 'Is the bread fresh?',
          order_id: order?.id,
          order: { id: order?.id, order_status: 'pending', details_count: 1 },
          is_seen: 0,
        },
      ],
      conversation: {
        sender_type: 'customer',
        sender: { user_id: MAYA, f_name: 'Maya' },
        receiver_type: 'vendor',
        receiver: { vendor_id: 1, user_id: null },
      },
    });
    const talk = asObject(asObject(first.body)['conversation']);
    const [own] = asList(asObject(first.body)['messages']).map((one) => asObject(one));
    expect(own?.['sender_id']).toBe(asObject(talk['sender'])['id']);
    const again = await Promise.all(['Hello?', 'Anybody?'].map((text) => toVendor(text)));
    for (const { body } of again)
      expect(asObject(asObject(body)['conversation'])['id']).toBe(talk['id']);
    const all = await read('details', {
      conversation_id: asNumber(talk['id']),
      limit: 2,
      offset: 2,
    });
    expect(all.body).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
    expect(textsOf(all)).toEqual(['Is the bread fresh?']);
  });

  it('wire facts 12: the shop is id 0, and may have written first: its side is empty', async () => {
    const reply = await send({ receiver_id: 0, receiver_type: 'admin', message: 'Thank you' });
    expect(reply.body).toMatchObject({
      status: true,
      messages: [{ message: 'Thank you' }, { message: 'Welcome', sender_id: 0 }],
      conversation: {
        id: 801,
        sender_type: 'admin',
        sender_id: 0,
        sender: null,
        receiver_type: 'customer',
      },
    });
    const details = await read('details', { admin_id: 0 });
    expect(asObject(details.body)['conversation']).toMatchObject({ id: 801 });
  });

  it('wire facts 12: a message that is sent again under its key is written once, and stands', async () => {
    const key = { headers: { 'idempotency-key': 'message-key-1' } };
    const body = { receiver_id: 1, receiver_type: 'vendor', message: 'Is the bread fresh?' };
    const sent = await Promise.all([send(body, key), send(body, key)]);
    const again = await send(body, key);
    for (const one of [...sent, again]) {
      expect(one.status, one.text).toBe(200);
      expect(one.body).toMatchObject({ total_size: 1 });
      expect(textsOf(one)).toEqual(['Is the bread fresh?']);
    }
    const other = await send(body, { headers: { 'idempotency-key': 'message-key-2' } });
    expect(textsOf(other)).toEqual(['Is the bread fresh?', 'Is the bread fresh?']);
    const karims = await send(body, { ...key, token: karim });
    expect(karims.body).toMatchObject({ conversation: { id: 802 }, total_size: 2 });
  });

  it('screens: a partner answers after a while, once, and the customer is told', async () => {
    const talk = asObject(asObject((await toVendor('Hello')).body)['conversation']);
    const conversation_id = asNumber(talk['id']);
    await stopClock(server, '2026-11-18T12:00:19');
    expect(textsOf(await read('details', { conversation_id }))).toEqual(['Hello']);
    await stopClock(server, '2026-11-18T12:00:21');
    const lists = await Promise.all([read('list'), read('list'), read('list')]);
    for (const list of lists) {
      expect(listed(list)[0]).toMatchObject({
        id: conversation_id,
        unread_message_count: 1,
        last_message_time: expect.stringMatching(/:20$/),
      });
    }
    const answered = await read('details', { conversation_id });
    // Vendor 1 has Maya's order of noon, placed 21 seconds ago: the answer is of its 20th.
    expect(textsOf(answered)).toEqual([
      expect.stringMatching(/^Your order \d{6} is in our hands: .+ is next\.$/),
      'Hello',
    ]);
    expect(asList(asObject(answered.body)['messages'])).toMatchObject([
      { is_seen: 1 },
      { is_seen: 1 },
    ]);
    expect(listed(await read('list'))[0]).toMatchObject({ unread_message_count: 0 });
    const news = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'message'));
    expect(news).toHaveLength(1);
  });

  it('screens: pictures travel with a text or alone, up to three, and only pictures', async () => {
    const two = await sendPictures(2, { receiver_id: '1', receiver_type: 'vendor' });
    expect(two.status, two.text).toBe(200);
    const [sent] = asList(asObject(two.body)['messages']).map((one) => asObject(one));
    expect(sent?.['message']).toBeNull();
    const files = asList(sent?.['file_full_url']).map((file) => asText(file));
    expect(files).toHaveLength(2);
    const shown = await server.inject({ url: new URL(files[0] ?? '').pathname });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const kept = await server.db.$count(uploads);
    const four = await sendPictures(4, { receiver_id: '1', receiver_type: 'vendor', message: 'x' });
    expect(codesOf(four)).toEqual(['image']);
    expect(await server.db.$count(uploads)).toBe(kept);
  });

  it.each<[string, object, number, string]>([
    ['nothing', { receiver_id: 1, receiver_type: 'vendor', message: '   ' }, 403, 'message'],
    [
      'too much',
      { receiver_id: 1, receiver_type: 'vendor', message: 'x'.repeat(501) },
      403,
      'message',
    ],
    ['to nobody', { message: 'x' }, 403, 'receiver_id'],
    [
      'to no such store',
      { receiver_id: 99_999, receiver_type: 'vendor', message: 'x' },
      404,
      'receiver_id',
    ],
    [
      'to a second shop',
      { receiver_id: 4, receiver_type: 'admin', message: 'x' },
      404,
      'receiver_id',
    ],
    [
      'to a courier who brings nothing',
      { receiver_id: 1, receiver_type: 'delivery_man', message: 'x' },
      404,
      'receiver_id',
    ],
    ['in no such talk', { conversation_id: 99_999, message: 'x' }, 404, 'conversation'],
    ['in another’s talk', { conversation_id: 802, message: 'x' }, 404, 'conversation'],
    [
      'of no such order',
      { receiver_id: 1, receiver_type: 'vendor', message: 'x', order_id: 1 },
      404,
      'order',
    ],
  ])('wire facts 12: refuses %s, and writes nothing', async (_name, body, status, code) => {
    const before = [await server.db.$count(messages), await server.db.$count(conversations)];
    const reply = await send(body);
    expect(reply.status, reply.text).toBe(status);
    expect(codesOf(reply)).toContain(code);
    expect([await server.db.$count(messages), await server.db.$count(conversations)]).toEqual(
      before,
    );
  });

  it('wire facts 12: a courier can be written to while the order is on its way, not afterwards', async () => {
    await stopClock(server, '2026-11-18T12:04:00');
    const track = await server.call({
      url: '/api/v1/customer/order/track',
      token: maya,
      query: { order_id: Number(order?.id) },
    });
    const courier = asNumber(asObject(track.body)['delivery_man_id']);
    const write = () =>
      send({ receiver_id: courier, receiver_type: 'delivery_man', message: 'Gate 4' });
    const written = await write();
    expect(written.body).toMatchObject({
      status: true,
      conversation: { receiver: { deliveryman_id: courier, phone: null, email: null } },
    });
    await stopClock(server, '2026-11-18T12:30:00');
    expect((await read('details', { delivery_man_id: courier })).body).toMatchObject({
      status: false,
    });
    expect(codesOf(await write())).toEqual(['conversation']);
  });
});

describe('bad input', () => {
  it('issue 23: a thread of somebody else is not found, and nothing of it is seen', async () => {
    const other = await read('details', { conversation_id: 802 });
    expect(other.status).toBe(404);
    expect(other.text).not.toContain('For Karim alone');
    const [unseen] = await server.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, 802));
    expect(unseen?.seen).toBe(false);
  });

  it.each([
    ['a page that says it is a picture', Buffer.from('<svg onload=alert(1)>'.repeat(9))],
    ['a program that says it is a picture', Buffer.from(`MZ${'x'.repeat(200)}`)],
    ['nothing', Buffer.from('')],
  ])('issue 23: %s is no picture, and nothing is written', async (_name, bytes) => {
    const before = [await server.db.$count(messages), await server.db.$count(uploads)];
    const reply = await sendPictures(1, { receiver_id: '1', receiver_type: 'vendor' }, bytes);
    expect(reply.status, reply.text).toBe(403);
    expect([await server.db.$count(messages), await server.db.$count(uploads)]).toEqual(before);
  });

  it('issue 23: 10,000 characters are refused, markup and marks are stored as they are', async () => {
    expect(codesOf(await toVendor('x'.repeat(10_000)))).toEqual(['message']);
    const words = '<img src=x onerror=alert(1)> \u202Eevil javascript:alert(1)';
    expect(textsOf(await toVendor(words))).toEqual([words]);
  });

  it('issue 23: the 31st message of a minute waits, and is taken afterwards', async () => {
    await server.db.delete(throttles);
    await withServerBeside(server, { requestsPerMinute: 600 }, async (shop) => {
      await stopClock(shop, NOON);
      const write = (count: number) =>
        shop.call({
          method: 'POST',
          url: `${chat}/send`,
          token: maya,
          body: { receiver_id: 1, receiver_type: 'vendor', message: `No. ${count}` },
          headers: { 'idempotency-key': `message-no-${count}` },
        });
      for (let count = 1; count <= 30; count += 1) expect((await write(count)).status).toBe(200);
      const refused = await write(31);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(await server.db.$count(messages, eq(messages.text, 'No. 31'))).toBe(0);
      await stopClock(shop, '2026-11-18T12:01:01');
      expect((await write(31)).status).toBe(200);
      expect(await server.db.$count(messages, eq(messages.text, 'No. 31'))).toBe(1);
    });
    await server.db.delete(throttles);
  });
});

describe('what partners answer', () => {
  const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();
  const newest = async (query: Record<string, number>, language: 'en' | 'ar' | 'fr' = 'en') => {
    const details = await server.call({ url: `${chat}/details`, token: maya, query, language });
    return textsOf(details)[0];
  };
  /**
   * Sends a message some seconds after noon. Expects no automatic answer until `wait` seconds have
   * passed, and returns the newest message then.
   */
  async function answerTo(to: 'vendor' | 'delivery_man', id: number, second: number, wait: number) {
    const asked = { vendor: { vendor_id: id }, delivery_man: { delivery_man_id: id } }[to];
    await stopClock(server, at(second));
    const sent = await send({ receiver_id: id, receiver_type: to, message: 'Hello?' });
    expect(sent.status, sent.text).toBe(200);
    await stopClock(server, at(second + wait - 1));
    expect(await newest(asked)).toBe('Hello?');
    await stopClock(server, at(second + wait));
    return newest(asked);
  }

  it('issue 23: a store speaks of the order and what is in it, quickly, then late', async () => {
    const [line] = await server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, Number(order?.id)));
    const dish = line?.name.en;
    expect(await answerTo('vendor', 1, 0, 20)).toBe(
      `Your order ${order?.id} is in our hands: ${dish} is next.`,
    );
    expect(await answerTo('vendor', 1, 30, 9)).toBe(
      `We are on it and take your note into account. First comes: ${dish}.`,
    );
    // Packed at 12:02:30.
    expect(await answerTo('vendor', 1, 80, 75)).toBe(
      `Sorry for the wait, it is busy here. Your order ${order?.id} is packed and ready, with everything in it: ${dish}.`,
    );
  });

  it('issue 23: a courier speaks of the way that is left', async () => {
    // The ride begins at 12:03 and takes four minutes.
    await stopClock(server, at(190));
    const track = await server.call({
      url: '/api/v1/customer/order/track',
      token: maya,
      query: { order_id: Number(order?.id) },
    });
    const courier = asNumber(asObject(track.body)['delivery_man_id']);
    expect(await answerTo('delivery_man', courier, 200, 8)).toBe(
      `Got it. I have your order ${order?.id} with me: about 4 min to your door.`,
    );
    expect(await answerTo('delivery_man', courier, 300, 15)).toBe(
      'The streets are free, I need about 2 min.',
    );
    expect(await answerTo('delivery_man', courier, 370, 60)).toBe(
      `Sorry, I could not write while I was riding. I have handed your order ${order?.id} over. Thank you, and a good day!`,
    );
  });

  it('issue 23: a store without an order names what it sells, in the reader’s language', async () => {
    const store = await demoStore(server, ({ vendorId }) => vendorId === 2);
    const [first, second] = await server.db
      .select()
      .from(items)
      .where(eq(items.storeId, store.id))
      .orderBy(items.id);
    await toVendor('مرحبًا', 2);
    await stopClock(server, at(20));
    expect(await newest({ vendor_id: 2 }, 'ar')).toBe(
      `مرحبًا من ${store.name.ar}! يسعدنا سؤالك. أكثر ما يعجب الناس اليوم: ${first?.name.ar}.`,
    );
    await toVendor('Bonjour', 2);
    await stopClock(server, at(29));
    expect(await newest({ vendor_id: 2 }, 'fr')).toBe(
      `Oui, nous avons cela. Je viens de regarder, et il y a aussi : ${textIn('fr', second?.name ?? { en: '', ar: '' })}.`,
    );
  });

  it('issue 23: the support and those who rent out vehicles have voices of their own', async () => {
    const desk = await demoStore(server, ({ moduleId }) => moduleId === 6);
    await toVendor('Is it washed?', desk.vendorId);
    await send({ receiver_id: 0, receiver_type: 'admin', message: 'Hello' });
    await stopClock(server, at(40));
    expect(await newest({ vendor_id: desk.vendorId })).toBe(
      `Hello from ${desk.name.en}! We have read it, and see to it at our desk.`,
    );
    // The shop has written "Welcome" before, so this is its second turn.
    expect(await newest({ admin_id: 0 })).toBe(
      'We have noted what you wrote. If it is about an order, its number helps us to find it.',
    );
  });
});

describe('the list of talks', () => {
  it('wire facts 12: newest first, by partner and by page', async () => {
    await toVendor('Hello');
    expect(listed(await read('list')).map((one) => one['receiver_type'])).toEqual([
      'vendor',
      'customer',
    ]);
    expect((await read('list')).body).toMatchObject({
      type: null,
      total_size: 2,
      limit: 10,
      offset: 1,
    });
    expect((await read('list', { type: 'admin' })).body).toMatchObject({
      type: 'admin',
      total_size: 1,
      conversations: [{ id: 801, unread_message_count: 1 }],
    });
    expect(listed(await read('list', { limit: 1, offset: 2 }))).toMatchObject([{ id: 801 }]);
    expect(listed(await read('list', {}, karim))).toMatchObject([{ id: 802 }]);
  });

  it('screens: is searched by the partner’s name, in both languages, and nothing else opens it', async () => {
    await toVendor('Hello');
    const store = await demoStore(server, ({ id }) => id === 1);
    const find = async (name: string) => listed(await read('search-list', { name })).length;
    expect(await find(store.name.en.slice(0, 4).toUpperCase())).toBe(1);
    expect(await find(store.name.ar)).toBe(1);
    expect(await find('sixways')).toBe(1);
    for (const none of ['%', '_', "' or 1=1 --", 'nobody']) expect(await find(none), none).toBe(0);
  });
});

describe('notifications', () => {
  const news = async (token = maya, zoneIds = [1], language: 'en' | 'ar' = 'en') => {
    return asList((await server.call({ url: newsAt, token, zoneIds, language })).body).map((one) =>
      asObject(one),
    );
  };
  const titles = async (...of: Parameters<typeof news>) =>
    (await news(...of)).map((one) => asObject(one['data'])['title']);

  it('wire facts 15.20: tell of each step of an order, also when nobody tracked it', async () => {
    await stopClock(server, '2026-11-18T12:30:00');
    expect(await titles()).toEqual([
      'Order delivered',
      'On its way',
      'Order in preparation',
      'Order confirmed',
      'Order placed',
    ]);
    const [newest] = await news(maya, [1], 'ar');
    expect(newest).toMatchObject({
      created_at: expect.stringMatching(/^2026-11-18 \d\d:07:00$/),
      data: { title: 'تم توصيل الطلب', order_id: order?.id, type: 'order_status' },
    });
    expect(newest).not.toHaveProperty('title');
    expect(await titles(karim)).toEqual([]);
    expect(await titles()).toHaveLength(5);
  });

  it('wire facts 15.20: tell of each step of a trip', async () => {
    if (trip === undefined) throw new Error('The demo has no trip of Maya.');
    await server.db.insert(trips).values({
      ...trip,
      status: 'pending',
      paymentMethod: 'cash_payment',
      createdAt: new Date('2026-11-18T11:00:00'),
      startsAt: new Date('2026-11-18T11:10:00'),
      endsAt: new Date('2026-11-18T12:20:00'),
      confirmedAt: null,
      ongoingAt: null,
      completedAt: null,
    });
    const told = async () => (await titles()).filter((title) => String(title).includes('Trip'));
    expect(await told()).toEqual(['Trip begun', 'Trip confirmed']);
    await stopClock(server, '2026-11-18T12:30:00');
    expect(await told()).toEqual(['Trip completed', 'Trip begun', 'Trip confirmed']);
    await server.db.delete(trips);
  });

  it('wire facts 4: news to everybody reach their zones, and are gone after 15 days', async () => {
    const text = (en: string) => ({ en, ar: 'خبر' });
    const at = (day: string) => new Date(`2026-11-${day}T11:00:00`);
    const general = { type: 'push_notification', description: text('…') } as const;
    await server.db.insert(notifications).values([
      { ...general, title: text('All'), image: 'package.webp', createdAt: at('10') },
      { ...general, title: text('North'), zoneId: 3, createdAt: at('11') },
      { ...general, title: text('Old'), createdAt: at('03') },
      { ...general, title: text('Tomorrow'), createdAt: at('19') },
    ]);
    expect(await titles(karim)).toEqual(['All']);
    expect(await titles(karim, [1, 3])).toEqual(['North', 'All']);
    expect((await news(karim))[0]).toMatchObject({
      title: 'All',
      image_full_url: expect.stringContaining('/sandbox/media/package.webp'),
      data: { order_id: null, type: 'push_notification' },
    });
  });
});

it('OPEN-41: ready-made questions come in the reader’s language, by page', async () => {
  const url = '/api/v1/customer/automated-message';
  const reply = await server.call({ url, language: 'ar', query: { limit: 1, offset: 1 } });
  expect(reply.body).toMatchObject({ total_size: 4, data: [{ id: 1, message: 'أين طلبي؟' }] });
});

it('the demo has talks and news from the first day', () => {
  expect(listed(seeded.talks)).toMatchObject([{ sender_type: 'admin', unread_message_count: 1 }]);
  expect(asList(seeded.news.body).map((one) => asObject(asObject(one)['data'])['type'])).toEqual([
    'push_notification',
    'push_notification',
  ]);
});
