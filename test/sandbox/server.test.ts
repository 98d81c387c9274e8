import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromRoot } from '../../openapi/sandbox/db/root.ts';
import type { OpenedDatabase } from '../../openapi/sandbox/db/open.ts';
import { throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { customers, guests } from '../../openapi/sandbox/db/schema/people.ts';
import { zones } from '../../openapi/sandbox/db/schema/place.ts';
import { parseContract } from '../../openapi/sandbox/http/contract.ts';
import type { Context } from '../../openapi/sandbox/http/context.ts';
import type { AnyHandler } from '../../openapi/sandbox/http/handlers.ts';
import { refuse, refuseWith } from '../../openapi/sandbox/http/refusal.ts';
import { issueToken, revokeTokens } from '../../openapi/sandbox/http/tokens.ts';
import { buildServer, type ServerOptions } from '../../openapi/sandbox/server.ts';
import { coreContract } from './core.contract.ts';
import { logOfFaults, openCity } from './support.ts';

/** What the routes of the small contract do; tests change single ones. */
const lastSeen: { context: Context | null; input: Parameters<AnyHandler>[1] } = {
  context: null,
  input: { path: {}, query: {}, body: {} },
};
const note: AnyHandler = (context, input) => {
  Object.assign(lastSeen, { context, input });
  return Promise.resolve({ ok: true });
};
/** A guest that is known to the server. */
const GUEST = 5;
const sentBody = () => Object(lastSeen.input.body);
const tooMany = { en: 'Only {limit} fit.', ar: 'يتسع {limit} فقط.' };
const handlers = new Map<string, AnyHandler>([
  ['readOpen', (_context, input) => Promise.resolve({ name: JSON.stringify(input) })],
  ['readScalar', () => Promise.resolve(null)],
  ['readScoped', note],
  ['addLine', note],
  ['cancelLine', note],
  ['sendPicture', note],
  ['askRarely', note],
  ['readMine', (context) => Promise.resolve({ id: context.customer?.id })],
]);

let connection: OpenedDatabase;
let token: string;
let customerId: number;
const faults: unknown[] = [];

/** A new server on the same database, with unused rate limits. */
const serverWith = async (changes: Partial<ServerOptions> = {}) => {
  await connection.db.delete(throttles);
  return buildServer({
    db: connection.db,
    changes: connection.changes,
    contract: parseContract(coreContract),
    mode: 'test',
    handlers,
    paymentHandlers: new Map(),
    servePages: null,
    requestsPerMinute: 600,
    corsOrigins: [],
    callbackOrigins: [],
    publicUrl: null,
    hosts: ['shop.test'],
    proxies: [],
    clients: { google: null, facebook: null, apple: null },
    phoneService: null,
    mail: null,
    sms: null,
    pushServices: [],
    pushContact: 'mailto:shop@sixways.example',
    operatorToken: null,
    reset: () => Promise.resolve(),
    log: logOfFaults(faults),
    ...changes,
  });
};

let app: Awaited<ReturnType<typeof serverWith>>;

beforeAll(async () => {
  connection = await openCity();
  const now = new Date();
  const [customer] = await connection.db
    .insert(customers)
    .values({
      firstName: 'Nadia',
      phone: '+8801700000012',
      refCode: 'N1',
      interests: [],
      interestModules: [],
      createdAt: now,
    })
    .returning();
  customerId = customer?.id ?? 0;
  token = await issueToken(connection.db, customerId, now);
  await connection.db.insert(guests).values({ id: GUEST, createdAt: now });
  app = await serverWith();
});

afterAll(async () => {
  await app.close();
  await connection.close();
});

describe('errors in one envelope', () => {
  it('validation answers 403 with one entry a field, named after the field', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/lines',
      payload: { guest_id: GUEST, quantity: 0, email: 'no', note: 'x'.repeat(30), kind: 'Other' },
    });
    expect(reply.statusCode).toBe(403);
    const { errors } = reply.json<{ errors: { code: string; message: string }[] }>();
    expect(errors.map((entry) => entry.code).sort()).toEqual([
      'email',
      'item_id',
      'kind',
      'note',
      'quantity',
    ]);
    expect(errors.find((entry) => entry.code === 'item_id')?.message).toBe(
      'The item id field is required.',
    );
  });

  it('messages follow X-localization', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/lines',
      headers: { 'X-localization': 'ar' },
      payload: { guest_id: GUEST, item_id: 1 },
    });
    expect(reply.json()).toEqual({
      errors: [{ code: 'quantity', message: 'الحقل quantity مطلوب.' }],
    });
  });

  it('a body that is missing, malformed, of a strange type or too large is refused, never 5xx', async () => {
    const post = (payload: string | undefined, type: string | undefined) =>
      app.inject({
        method: 'POST',
        url: `/api/v1/lines?guest_id=${GUEST}`,
        ...(payload !== undefined && { payload }),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      });
    expect((await post(undefined, undefined)).statusCode).toBe(403);
    expect((await post('', 'application/json')).statusCode).toBe(400);
    expect((await post('{"item_id":', 'application/json')).statusCode).toBe(400);
    expect((await post('[1]', 'application/json')).statusCode).toBe(403);
    expect((await post('"text"', 'application/json')).statusCode).toBe(403);
    expect((await post('null', 'application/json')).statusCode).toBe(403);
    expect((await post('item_id=1', 'text/plain')).statusCode).toBe(415);
    const large = JSON.stringify({ item_id: 1, quantity: 1, note: 'x'.repeat(1_100_000) });
    const refused = await post(large, 'application/json');
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toHaveProperty('errors');
  });

  it('ASVS 15.3.6: keys of prototypes in JSON are harmless', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/lines',
      headers: { 'content-type': 'application/json' },
      payload:
        '{"item_id":1,"quantity":1,"guest_id":5,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    });
    expect(reply.statusCode).toBe(200);
    expect({}).not.toHaveProperty('polluted');
    expect(Object.keys(sentBody())).toEqual(['item_id', 'quantity', 'guest_id']);
  });

  it('an unknown route answers 404 {message}, a known one asked wrongly 405 with Allow', async () => {
    const unknown = await app.inject({ url: '/api/v1/nothing' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: 'Nothing is found here.' });
    const wrong = await app.inject({ method: 'DELETE', url: '/api/v1/lines' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers['allow']).toBe('POST');
    expect((await app.inject({ method: 'PATCH', url: '/api/v1/open/3' })).headers['allow']).toBe(
      'GET, HEAD',
    );
  });

  it('a fault inside answers 500 with an id and nothing of the inside', async () => {
    const failing = await serverWith({
      handlers: new Map([['readMine', () => Promise.reject(new Error('secret of the inside'))]]),
    });
    const reply = await failing.inject({
      url: '/api/v1/mine',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(reply.payload).not.toContain('secret');
    expect(faults.splice(0)).toHaveLength(1);
    await failing.close();
  });

  it('a typed refusal keeps its status, code and words; irregular bodies go out as they are', async () => {
    const refusing = await serverWith({
      handlers: new Map<string, AnyHandler>([
        ['readOpen', () => refuse(203, 'order_amount', tooMany, { limit: 3 })],
        ['readMine', () => refuseWith(404, (say) => ({ errors: say(tooMany, { limit: 4 }) }))],
      ]),
    });
    const first = await refusing.inject({
      url: '/api/v1/open/1',
      headers: { 'x-localization': 'ar' },
    });
    expect(first.statusCode).toBe(203);
    expect(first.json()).toEqual({
      errors: [{ code: 'order_amount', message: 'يتسع 3 فقط.' }],
    });
    const second = await refusing.inject({
      url: '/api/v1/mine',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(second.json()).toEqual({ errors: 'Only 4 fit.' });
    await refusing.close();
  });

  it('a value the database cannot hold is refused, not a 500', async () => {
    const querying = await serverWith({
      handlers: new Map<string, AnyHandler>([
        [
          'addLine',
          async (context) => {
            await context.db.insert(zones).values({
              id: 99_999_999_999,
              name: { en: 'x', ar: 'x' },
              cashOnDelivery: true,
              digitalPayment: true,
              offlinePayment: true,
              polygon: [],
              areaSquareKm: 1,
            });
          },
        ],
      ]),
    });
    const reply = await querying.inject({
      method: 'POST',
      url: '/api/v1/lines',
      payload: { item_id: 1, quantity: 1, guest_id: GUEST },
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ errors: [{ code: 'value' }] });
    await querying.close();
  });
});

describe('requests as clients send them', () => {
  it('numbers may come as text, empty fields are absent', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/lines?guest_id=null',
      payload: { item_id: '7', quantity: '2', note: '', email: null, guest_id: '5' },
    });
    expect(reply.statusCode).toBe(200);
    expect(lastSeen.input).toMatchObject({ body: { item_id: 7, quantity: 2, guest_id: GUEST } });
    expect(sentBody()).not.toHaveProperty('note');
    expect(lastSeen.context?.owner).toEqual({ ownerId: GUEST, isGuest: true });
  });

  it('forms are read like JSON: lists by JSON text, by [] and by repetition', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/lines',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    for (const lists of [
      'add_on_ids=[3,4]',
      'add_on_ids[]=3&add_on_ids[]=4',
      'add_on_ids=3&add_on_ids=4',
    ]) {
      expect((await send(`item_id=1&quantity=2&guest_id=${GUEST}&${lists}`)).statusCode).toBe(200);
      expect(lastSeen.input).toMatchObject({ body: { add_on_ids: [3, 4] } });
    }
  });

  it('a PUT may come as POST with _method=put, and only with it', async () => {
    const body = { reason: 'late', guest_id: GUEST };
    const asPut = { method: 'PUT', url: '/api/v1/lines/cancel', payload: body } as const;
    expect((await app.inject(asPut)).statusCode).toBe(200);
    const asPost = { ...asPut, method: 'POST' } as const;
    const named = await app.inject({ ...asPost, payload: { ...body, _method: 'put' } });
    expect(named.statusCode).toBe(200);
    expect(sentBody()).toEqual(body);
    const plain = await app.inject(asPost);
    expect(plain.statusCode).toBe(405);
    expect(plain.headers['allow']).toBe('PUT');
  });

  it('query and path are checked and turned into numbers', async () => {
    const good = await app.inject({ url: '/api/v1/open/7?limit=3&unknown=x' });
    expect(JSON.parse(good.json<{ name: string }>().name)).toMatchObject({
      path: { id: 7 },
      query: { limit: 3 },
    });
    expect((await app.inject({ url: '/api/v1/open/seven' })).json()).toMatchObject({
      errors: [{ code: 'id' }],
    });
    expect((await app.inject({ url: '/api/v1/open/7?limit=0' })).json()).toMatchObject({
      errors: [{ code: 'limit' }],
    });
  });

  it('null leaves as {}, a scalar as bare JSON with its charset', async () => {
    const nothing = await app.inject({ url: '/api/v1/scalar' });
    expect(nothing.payload).toBe('{}');
    const texts = await serverWith({
      handlers: new Map([['readScalar', () => Promise.resolve('success')]]),
    });
    const reply = await texts.inject({ url: '/api/v1/scalar' });
    expect(reply.payload).toBe('"success"');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    await texts.close();
  });
});

describe('pictures', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const send = (parts: { name: string; content: Buffer | string; file?: string }[]) => {
    const boundary = 'edge';
    const body = parts.flatMap(({ name, content, file }) => [
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
      file === undefined ? '' : `; filename="${file}"\r\ncontent-type: image/png`,
      '\r\n\r\n',
      content,
      '\r\n',
    ]);
    return app.inject({
      method: 'POST',
      url: '/api/v1/picture',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...body, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
    });
  };

  it('CHK-09: files reach the handler under the field of the contract, with their true type', async () => {
    const reply = await send([
      { name: 'count', content: '3' },
      { name: 'order_attachment', content: png, file: '../../evil.svg' },
    ]);
    expect(reply.statusCode).toBe(200);
    expect(lastSeen.input).toMatchObject({ body: { count: 3 } });
    const files = lastSeen.context?.uploads.get('order_attachment[]');
    expect(files).toHaveLength(1);
    expect(files?.[0]).toMatchObject({ mediaType: 'image/png' });
  });

  it.each([
    ['names no boundary', 'multipart/form-data', 'x'],
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="count"\r\n\r\n3',
    ],
  ])('2.2.1: a body that %s is refused, not a 500', async (_, type, payload) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/v1/picture', headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { errors: [{ code: 'body', message: 'The request could not be read.' }] },
    ]);
  });

  const refusedFormat = {
    errors: [
      {
        code: 'order_attachment[]',
        message:
          'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      },
    ],
  };
  const webp = readFileSync(fromRoot('openapi/sandbox/demo/pictures/avocado.webp'));
  const avif = Buffer.concat([Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'), png]);
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');

  it.each([
    ['a WebP', webp, 'leaf.webp'],
    ['a WebP that says it is a PNG', webp, 'leaf.png'],
    ['an AVIF that says it is a JPEG', avif, 'leaf.jpg'],
    ['a PDF that says it is a GIF', pdf, 'leaf.gif'],
  ])('PROF-08, OPEN-30: %s is refused by its first bytes', async (_, content, file) => {
    const reply = await send([{ name: 'order_attachment[]', content, file }]);
    expect([reply.statusCode, reply.json()]).toEqual([403, refusedFormat]);
  });

  it('PROF-07: JPG, PNG and GIF are taken', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const jpg = Buffer.from([
      0xff,
      0xd8,
      0xff,
      0xc0,
      0,
      11,
      8,
      0,
      1,
      0,
      1,
      1,
      1,
      0x11,
      0,
      ...Array<number>(32).fill(0),
    ]);
    for (const content of [jpg, png, gif]) {
      const reply = await send([{ name: 'order_attachment[]', content, file: 'leaf' }]);
      expect(reply.statusCode).toBe(200);
    }
  });

  it('other kinds, files over 2 MB and pixel floods are refused on their field', async () => {
    const svg = await send([
      {
        name: 'order_attachment[]',
        content: '<svg onload="alert(1)"></svg>          ',
        file: 'a.png',
      },
    ]);
    expect(svg.statusCode).toBe(403);
    expect(svg.json()).toMatchObject({ errors: [{ code: 'order_attachment[]' }] });
    const large = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
    const over = await send([{ name: 'order_attachment[]', content: large, file: 'a.png' }]);
    expect(over.statusCode).toBe(403);
    expect(over.json()).toMatchObject({ errors: [{ code: 'file' }] });
    const flood = Buffer.from(png);
    flood.writeUInt32BE(30_000, 16);
    flood.writeUInt32BE(30_000, 20);
    expect(
      (await send([{ name: 'order_attachment[]', content: flood, file: 'a.png' }])).statusCode,
    ).toBe(403);
  });
});

describe('who asks', () => {
  const mine = (authorization?: string) =>
    app.inject({ url: '/api/v1/mine', ...(authorization && { headers: { authorization } }) });

  it('7.2.1: a valid token opens what is the customer’s, none or a wrong one answers 401', async () => {
    expect((await mine(`Bearer ${token}`)).json()).toEqual({ id: customerId });
    for (const wrong of [undefined, 'Bearer null', 'Bearer nonsense', token]) {
      const reply = await mine(wrong);
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ errors: [{ code: 'auth-001' }] });
    }
  });

  it('a session ends when revoked, after 20 idle days and after 60 days in all', async () => {
    const ended = await issueToken(connection.db, customerId, new Date());
    await revokeTokens(connection.db, { token: ended });
    expect((await mine(`Bearer ${ended}`)).statusCode).toBe(401);
    const day = 24 * 60 * 60 * 1000;
    const move = (days: number) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/test/clock',
        payload: { advanceMs: days * day },
      });
    const used = await issueToken(connection.db, customerId, new Date());
    const idle = await issueToken(connection.db, customerId, new Date());
    await move(15);
    expect((await mine(`Bearer ${used}`)).statusCode).toBe(200);
    await move(15);
    expect((await mine(`Bearer ${used}`)).statusCode).toBe(200);
    expect((await mine(`Bearer ${idle}`)).statusCode).toBe(401);
    await move(15);
    expect((await mine(`Bearer ${used}`)).statusCode).toBe(200);
    await move(16);
    expect((await mine(`Bearer ${used}`)).statusCode).toBe(401);
    await app.inject({ method: 'POST', url: '/sandbox/test/clock', payload: { now: null } });
  });

  it('GUEST-01: a guest route takes a guest id, says 401 without one, 403 beside a dead token', async () => {
    const body = { item_id: 1, quantity: 1 };
    const add = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/v1/lines', payload, headers });
    const stranger = await add(body);
    expect(stranger.statusCode).toBe(401);
    expect(stranger.json()).toEqual({ errors: 'Unauthorized' });
    const dead = await add(body, { authorization: 'Bearer gone' });
    expect(dead.statusCode).toBe(403);
    expect(dead.json()).toMatchObject({ errors: [{ code: 'guest_id' }] });
    await add({ ...body, guest_id: GUEST }, { authorization: `Bearer ${token}` });
    expect(lastSeen.context?.owner).toEqual({ ownerId: customerId, isGuest: false });
    expect(lastSeen.context?.guestId).toBe(GUEST);
  });

  it('module and zone headers are required where the contract says so, and tolerant', async () => {
    const scoped = (headers: Record<string, string>) =>
      app.inject({ url: '/api/v1/scoped', headers });
    expect((await scoped({ zoneId: '[1]' })).json()).toMatchObject({
      errors: [{ code: 'moduleId' }],
    });
    expect((await scoped({ zoneId: '[1]', moduleId: '99' })).statusCode).toBe(403);
    expect((await scoped({ moduleId: '1' })).json()).toMatchObject({
      errors: [{ code: 'zoneId' }],
    });
    for (const sent of ['[1,3]', '1,3', '["1","3"]', '[ 1, 3 ]']) {
      expect((await scoped({ moduleId: '1', zoneId: sent })).statusCode).toBe(200);
      expect(lastSeen.context?.zoneIds).toEqual([1, 3]);
    }
    await scoped({ moduleId: '1', zoneId: '3', latitude: '23.8', longitude: '90.4' });
    expect(lastSeen.context).toMatchObject({
      zoneIds: [3],
      module: { type: 'food' },
      position: { lat: 23.8, lng: 90.4 },
    });
  });
});

describe('protection', () => {
  it('3.4.x: every reply has its security headers and a charset', async () => {
    const replies = await Promise.all(
      ['/api/v1/scalar', '/api/v1/nothing', '/sandbox/pay.css'].map((url) => app.inject({ url })),
    );
    for (const reply of replies) {
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-type': expect.stringContaining('charset=utf-8'),
      });
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('14.3.2: private replies are not stored; public ones are tagged and answer 304', async () => {
    const secret = await app.inject({
      url: '/api/v1/mine',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(secret.headers['cache-control']).toBe('no-store');
    const open = await app.inject({ url: '/api/v1/scalar' });
    expect(open.headers['cache-control']).toBe('private, no-cache');
    const again = await app.inject({
      url: '/api/v1/scalar',
      headers: { 'if-none-match': String(open.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });

  it('3.5.x: a change asked by another site is refused, by our own page or a program it is not', async () => {
    const add = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/lines',
        payload: { item_id: 1, quantity: 1, guest_id: GUEST },
        headers: { host: 'shop.test', ...headers },
      });
    expect((await add({ origin: 'http://shop.test' })).statusCode).toBe(200);
    expect((await add({})).statusCode).toBe(200);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const reply = await add(headers);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ errors: [{ code: 'origin' }] });
    }
  });

  it('3.5.x: a change asked by our own page is done where a proxy passes another host name on', async () => {
    const behind = await serverWith({ publicUrl: 'https://shop.example' });
    const add = (origin: string) =>
      behind.inject({
        method: 'POST',
        url: '/api/v1/lines',
        payload: { item_id: 1, quantity: 1, guest_id: GUEST },
        headers: { host: '127.0.0.1:4173', origin },
      });
    expect((await add('https://shop.example')).statusCode).toBe(200);
    for (const origin of [
      'http://shop.example',
      'https://evil.test',
      'https://shop.example.evil.test',
    ]) {
      expect((await add(origin)).json()).toMatchObject({ errors: [{ code: 'origin' }] });
    }
    await behind.close();
  });

  it('3.4.2: only listed origins get an allow header, and never with credentials', async () => {
    const shared = await serverWith({ corsOrigins: ['https://app.test'] });
    const ask = (origin: string, method: 'GET' | 'OPTIONS') =>
      shared.inject({ method, url: '/api/v1/scalar', headers: { origin, host: 'shop.test' } });
    const answer = await ask('https://app.test', 'GET');
    expect(answer.headers['access-control-allow-origin']).toBe('https://app.test');
    expect(answer.headers['vary']).toContain('Origin');
    // A storefront on another origin reads the server's time.
    expect(answer.headers['access-control-expose-headers']).toContain('Date');
    expect(Date.parse(String(answer.headers['date']))).not.toBeNaN();
    const preflight = await ask('https://app.test', 'OPTIONS');
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await ask('https://evil.test', 'GET')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    await shared.close();
  });

  it('wire facts 18.31: an allowed origin may send every header it asks for, another none', async () => {
    const shared = await serverWith({ corsOrigins: ['https://app.test'] });
    const preflight = async (origin: string, asked: string) =>
      (
        await shared.inject({
          method: 'OPTIONS',
          url: '/api/v1/scalar',
          headers: {
            origin,
            host: 'shop.test',
            'access-control-request-method': 'GET',
            'access-control-request-headers': asked,
          },
        })
      ).headers['access-control-allow-headers'];
    const asked = 'moduleid,ngrok-skip-browser-warning,x-software-id,zoneid';
    expect(await preflight('https://app.test', asked)).toBe(asked);
    expect(await preflight('https://evil.test', asked)).toBeUndefined();
    expect(await preflight('https://app.test', 'x-a: b')).toBeUndefined();
    await shared.close();
  });

  it('2.4.1: over the limit an account gets 429 with Retry-After, others go on', async () => {
    const limited = await serverWith({ requestsPerMinute: 3 });
    const ask = (bearer?: string) =>
      limited.inject({
        url: '/api/v1/scalar',
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(token)).statusCode).toBe(200);
    const refused = await ask(token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'throttled' }] });
    const other = await issueToken(connection.db, 1, new Date());
    expect((await ask(other)).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
    await limited.close();
  });

  it('F10 2.4.1: an invented token has no budget beside that of its address; a known one has', async () => {
    const limited = await serverWith({ requestsPerMinute: 3 });
    const ask = async (bearer?: string) => {
      const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      return (await limited.inject({ url: '/api/v1/scalar', headers })).statusCode;
    };
    for (let turn = 0; turn < 3; turn += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect(await ask('invented')).toBe(429);
    const other = await issueToken(connection.db, 1, new Date());
    expect(await ask(other)).toBe(200);
    await revokeTokens(connection.db, { token: other });
    await limited.close();
  });

  it('2.4.1: a proxy that is named says where a request comes from; nobody else does', async () => {
    const limited = await serverWith({ requestsPerMinute: 3, proxies: ['10.0.0.1'] });
    const ask = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await limited.inject({ url: '/api/v1/scalar', remoteAddress, headers })).statusCode;
    };
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ask('10.0.0.1', '203.0.113.1')).toBe(200);
      expect(await ask('10.0.0.2', `203.0.113.${turn + 2}`)).toBe(200);
    }
    expect(await ask('10.0.0.1', '203.0.113.1')).toBe(429);
    expect(await ask('10.0.0.1', '203.0.113.2')).toBe(200);
    // Addresses that a stranger sends stand before the one that the proxy adds, and are not
    // trusted.
    expect(await ask('10.0.0.1', '203.0.113.9, 203.0.113.1')).toBe(429);
    expect(await ask('10.0.0.2', '203.0.113.9')).toBe(429);
    await limited.close();
  });

  it('2.4.1: invented tokens do not lift the limit of an address', async () => {
    const limited = await serverWith({ requestsPerMinute: 3 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const headers = { authorization: `Bearer invented${turn}` };
      statuses.push((await limited.inject({ url: '/api/v1/scalar', headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });

  it('2.4.1: an operation with a limit of its own refuses sooner, per account and per address', async () => {
    const limited = await serverWith();
    const ask = (bearer?: string) =>
      limited.inject({
        method: 'POST',
        url: '/api/v1/rare',
        payload: {},
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
    for (let turn = 0; turn < 2; turn += 1) expect((await ask(token)).statusCode).toBe(200);
    const refused = await ask(token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 0; turn < 2; turn += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    await limited.close();
  });
});

describe('test mode', () => {
  it('its controls are not there in the shop', async () => {
    const shop = await serverWith({ mode: 'shop' });
    for (const control of ['clock', 'faults', 'reset']) {
      for (const method of ['GET', 'POST'] as const) {
        const reply = await shop.inject({ method, url: `/sandbox/test/${control}` });
        expect(reply.statusCode, `${method} ${control}`).toBe(404);
      }
    }
    expect((await shop.inject({ url: '/sandbox/health' })).json()).toMatchObject({ mode: 'shop' });
    await shop.close();
  });

  it('a reply that breaks the contract becomes a 500 that says where', async () => {
    const wrong = await serverWith({
      handlers: new Map([['readOpen', () => Promise.resolve({ title: 3 })]]),
    });
    const reply = await wrong.inject({ url: '/api/v1/open/1' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      message: "readOpen 200: / must have required property 'name'",
    });
    await wrong.close();
  });

  it('time stands still, moves and comes back', async () => {
    const set = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/sandbox/test/clock', payload })).json<{
        now: string;
      }>().now;
    expect(await set({ now: '2030-01-02T03:04:05.000Z', frozen: true })).toBe(
      '2030-01-02T03:04:05.000Z',
    );
    expect(await set({ advanceMs: 1000 })).toBe('2030-01-02T03:04:06.000Z');
    expect(Math.abs(Date.parse(await set({ now: null })) - Date.now())).toBeLessThan(5000);
    const wrong = await app.inject({
      method: 'POST',
      url: '/sandbox/test/clock',
      payload: { now: 'yesterday' },
    });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ errors: [{ code: 'now' }] });
  });

  const plan = (faultList: object[], seed = 1) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/test/faults',
      payload: { faults: faultList, seed },
    });

  it('planned faults strike their operation as often as planned, then no more', async () => {
    await plan([
      { operationId: 'readScalar', status: 503, body: '<h1>down</h1>', after: 1, times: 2 },
    ]);
    const ask = async () => (await app.inject({ url: '/api/v1/scalar' })).statusCode;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 503, 503, 200]);
    expect((await app.inject({ url: '/api/v1/open/1' })).statusCode).toBe(200);
    await plan([{ pathPrefix: '/api/v1/open', malformed: true }]);
    const half = await app.inject({ url: '/api/v1/open/1' });
    expect(() => half.json<unknown>()).toThrow();
    await plan([]);
  });

  it('a seeded plan strikes the same calls again', async () => {
    const run = async (seed: number) => {
      await plan([{ operationId: 'readScalar', status: 500, probability: 0.5 }], seed);
      const statuses: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        statuses.push((await app.inject({ url: '/api/v1/scalar' })).statusCode);
      }
      return statuses;
    };
    const first = await run(7);
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run(7)).toEqual(first);
    await plan([]);
  });

  it('a dropped reply: the connection breaks, before or after the work was done', async () => {
    const worked = vi.fn(() => Promise.resolve({ ok: true }));
    const listening = await serverWith({ handlers: new Map([['addLine', worked]]) });
    const address = await listening.listen({ port: 0, host: '127.0.0.1' });
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (const [drop, calls] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      await post('/sandbox/test/faults', { faults: [{ operationId: 'addLine', drop, times: 1 }] });
      await expect(
        post('/api/v1/lines', { item_id: 1, quantity: 1, guest_id: GUEST }),
      ).rejects.toThrow();
      expect(worked).toHaveBeenCalledTimes(calls);
    }
    expect((await post('/api/v1/lines', { item_id: 1, quantity: 1, guest_id: GUEST })).status).toBe(
      200,
    );
    await listening.close();
  });
});
