import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../openapi/sandbox/areas/inbox/notices.ts';
import { webPushSubscriptions } from '../../openapi/sandbox/db/schema/inbox.ts';
import { throttles } from '../../openapi/sandbox/db/schema/operations.ts';
import { tokens } from '../../openapi/sandbox/db/schema/people.ts';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';
import { issueToken } from '../../openapi/sandbox/http/tokens.ts';
import { isPushService } from '../../openapi/sandbox/post/pushServices.ts';
import { asObject } from '../anyObject.ts';
import { codesOf, NOON, stopClock } from './shop.ts';
import {
  openServerForTest,
  withServerBeside,
  type Answer,
  type Call,
  type TestServer,
} from './support.ts';

const MAYA = 1;
const KARIM = 2;
const noon = new Date(NOON);

/** One message that the push service received. */
interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: TestServer;
let service: Server;
let origin: string;
let taken: Taken[] = [];
/** The answers of the push service to the next messages; 201 when none is given. */
let answers: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.shift() ?? 201, { location: `${origin}/elsewhere` }).end();
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await openServerForTest({
    pushServices: [origin],
    pushContact: 'mailto:desk@shop.example',
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((done) => service.close(done));
});
beforeEach(async () => {
  await server.db.delete(tokens);
  await server.db.delete(throttles);
  await stopClock(server, NOON);
  taken = [];
  answers = [];
  server.faults.length = 0;
});

/** A browser as a push service knows it: its address there, its key pair and its secret. */
function newBrowser(name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  const keys = {
    p256dh: pair.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
  };
  /** Decrypts a message as a browser does (RFC 8188 and RFC 8291). */
  const read = (message: Buffer): unknown => {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const theirs = message.subarray(21, 21 + keyLength);
    const sealed = message.subarray(21 + keyLength);
    const derive = (key: Uint8Array, from: Uint8Array, info: Uint8Array, bytes: number) =>
      new Uint8Array(hkdfSync('sha256', key, from, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const shared = derive(pair.computeSecret(theirs), secret, info, 32);
    const label = (text: string) => Buffer.from(`Content-Encoding: ${text}\0`);
    const opener = createDecipheriv(
      'aes-128-gcm',
      derive(shared, salt, label('aes128gcm'), 16),
      derive(shared, salt, label('nonce'), 12),
    );
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  };
  return { endpoint: `${origin}/${name}`, keys, read };
}

type Browser = ReturnType<typeof newBrowser>;

const ask = (what: 'subscribe' | 'unsubscribe', call: Omit<Call, 'url'>): Promise<Answer> =>
  server.call({ method: 'POST', url: `/sandbox/push/${what}`, ...call });

const bodyOf = ({ endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) => ({ endpoint, keys });

/** A browser in which a customer has signed in and allowed notifications. */
async function subscribed(name: string, customerId = MAYA, language: Call['language'] = 'en') {
  const browser = newBrowser(name);
  const token = await issueToken(server.db, customerId, noon);
  const reply = await ask('subscribe', { body: bodyOf(browser), token, language });
  expect([reply.status, reply.body]).toEqual([200, { subscribed: true }]);
  return { ...browser, token };
}

/** The shop sends a customer a notification about an order. */
const tellOf = (orderId: number, customerId = MAYA, createdAt = noon) =>
  notify(
    server.db,
    { customerId, type: 'order_status', orderId, createdAt },
    { en: 'Order delivered', ar: 'تم توصيل الطلب' },
    { en: 'Your order {id} has been delivered.', ar: 'تم توصيل طلبك رقم {id}.' },
    { id: orderId },
  );

/** The order that a message is about. */
const orderIn = (browser: Browser, { body }: Taken) =>
  asObject(asObject(browser.read(body))['data'])['order_id'];

const round = () => server.app.pushRounds.round();
const later = (seconds: number) =>
  stopClock(server, new Date(noon.getTime() + seconds * 1000).toISOString());
const stored = () => server.db.select().from(webPushSubscriptions);

describe('web push', () => {
  it('tells a closed browser what became of an order, encrypted for it alone and signed by the shop', async () => {
    const browser = await subscribed('maya');
    await subscribed('karim', KARIM);
    await tellOf(100_023);
    await round();
    expect(taken.map(({ path }) => path)).toEqual(['/maya']);
    const [message] = taken;
    if (message === undefined) throw new Error('Nothing was sent.');
    expect(message.body.includes('delivered')).toBe(false);
    expect(browser.read(message.body)).toEqual({
      id: expect.any(Number) as number,
      data: {
        title: 'Order delivered',
        description: 'Your order 100023 has been delivered.',
        order_id: 100_023,
        type: 'order_status',
      },
    });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { body } = await server.call({ url: '/sandbox/push/key', token: browser.token });
    const key = String(asObject(body)['key']);
    const [, signed = '', claims = '', signature = ''] =
      /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=/.exec(message.headers.authorization ?? '') ?? [];
    expect(message.headers.authorization).toMatch(new RegExp(`, k=${key}$`));
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: origin,
      sub: 'mailto:desk@shop.example',
    });
    const point = Buffer.from(key, 'base64url');
    const der = Buffer.concat([
      Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
      point,
    ]);
    const pem = `-----BEGIN PUBLIC KEY-----\n${der.toString('base64')}\n-----END PUBLIC KEY-----`;
    const isOfShop = createVerify('sha256')
      .update(signed)
      .verify({ key: pem, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
    expect(isOfShop).toBe(true);
  });

  it('sends each notification once, whoever goes round, and none that was there before', async () => {
    await tellOf(1);
    const browser = await subscribed('maya');
    await tellOf(2);
    await tellOf(3);
    await Promise.all([round(), round()]);
    await round();
    const told = taken.map((message) => Number(orderIn(browser, message)));
    expect(told.sort((one, other) => one - other)).toEqual([2, 3]);
  });

  it('an answer of a store reaches the browser, in the language of the browser', async () => {
    const browser = await subscribed('maya', MAYA, 'ar');
    const sent = await server.call({
      method: 'POST',
      url: '/api/v1/customer/message/send',
      token: browser.token,
      body: { receiver_id: 0, receiver_type: 'admin', message: 'Where is my order?' },
    });
    expect(sent.status).toBe(200);
    await later(60);
    await round();
    expect(taken.map(({ body }) => asObject(browser.read(body))['data'])).toEqual([
      {
        title: 'رسالة جديدة',
        description: expect.stringContaining('Sixways') as string,
        order_id: null,
        type: 'message',
      },
    ]);
  });

  it.each([404, 410])('a push service that answers %s is sent nothing more', async (status) => {
    await subscribed('maya');
    answers = [status];
    await tellOf(1);
    await tellOf(2);
    await round();
    expect([taken.length, await stored()]).toEqual([1, []]);
  });

  it('a message that was not taken is tried again after 1 and 5 seconds, then left, with the next one sent', async () => {
    const browser = await subscribed('maya');
    answers = [503, 429, 500];
    await tellOf(1);
    await tellOf(2);
    const numbers: number[] = [];
    for (const seconds of [0, 0.5, 1, 5, 6]) {
      await later(seconds);
      await round();
      numbers.push(taken.length);
    }
    expect(numbers).toEqual([1, 1, 2, 2, 4]);
    expect(taken.map((message) => orderIn(browser, message))).toEqual([1, 1, 1, 2]);
    expect(server.faults.splice(0).map(String)).toEqual(['Error: the push service answers 500']);
  });

  it('each browser is tried again by itself', async () => {
    await subscribed('maya');
    await subscribed('karim', KARIM);
    answers = [503, 503];
    await tellOf(1);
    await tellOf(1, KARIM);
    await tellOf(2, KARIM);
    await round();
    await later(1);
    await round();
    expect(taken.map(({ path }) => path).sort()).toEqual([
      '/karim',
      '/karim',
      '/karim',
      '/maya',
      '/maya',
    ]);
  });

  it('ASVS 15.3.2: follows no push service elsewhere', async () => {
    await subscribed('maya');
    answers = [307];
    await tellOf(1);
    await round();
    expect(taken.map(({ path }) => path)).toEqual(['/maya']);
  });

  it('a browser that asks again is told once, under its new keys', async () => {
    const first = await subscribed('maya');
    const again = newBrowser('maya');
    await ask('subscribe', { body: bodyOf(again), token: first.token });
    await tellOf(1);
    await round();
    expect(taken.map((message) => orderIn(again, message))).toEqual([1]);
  });

  it('an open shop goes round by itself', async () => {
    const shop = { mode: 'shop', pushServices: [origin] } as const;
    await withServerBeside(server, shop, async ({ app }) => {
      await app.listen({ port: 0 });
      const browser = await subscribed('maya');
      const token = await issueToken(server.db, MAYA, new Date());
      await ask('subscribe', { body: bodyOf(browser), token });
      await tellOf(7, MAYA, new Date());
      await expect.poll(() => taken.length, { timeout: 30_000 }).toBe(1);
      expect(taken.map((message) => orderIn(browser, message))).toEqual([7]);
    });
  }, 60_000);

  it('ends when the customer says so, and by nobody else', async () => {
    const browser = await subscribed('maya');
    const karim = await subscribed('karim', KARIM);
    const { endpoint } = browser;
    for (const [token, left] of [
      [karim.token, 2],
      [browser.token, 1],
      [browser.token, 1],
    ] as const) {
      const reply = await ask('unsubscribe', { body: { endpoint }, token });
      expect([reply.status, reply.body]).toEqual([200, { subscribed: false }]);
      expect(await stored()).toHaveLength(left);
    }
  });

  it('ends with the session: nobody who has signed out is told anything', async () => {
    const { token } = await subscribed('maya');
    const other = await subscribed('maya-elsewhere');
    await server.call({ method: 'POST', url: '/api/v1/auth/logout', token });
    await tellOf(1);
    await round();
    expect(taken.map(({ path }) => path)).toEqual(['/maya-elsewhere']);
    expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([other.endpoint]);
  });

  it('PROF-13: ends with the account', async () => {
    const { token } = await subscribed('karim', KARIM);
    const url = '/api/v1/customer/remove-account';
    const reply = await server.call({ method: 'DELETE', url, token });
    expect([reply.status, await stored()]).toEqual([200, []]);
  });

  it('a session that has expired is told nothing', async () => {
    await subscribed('maya');
    await tellOf(1);
    await later(21 * 24 * 60 * 60);
    await round();
    expect(taken).toEqual([]);
  });

  it('of eleven browsers the one that asked first is told no more', async () => {
    for (let count = 1; count <= 11; count += 1) {
      await later(count);
      await subscribed(`browser-${count}`);
    }
    const names = (await stored()).map(({ endpoint }) =>
      endpoint.replace(`${origin}/browser-`, ''),
    );
    expect(names.map(Number).sort((one, two) => one - two)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
  });
});

describe('who may ask for web push', () => {
  it('a stranger gets no key and subscribes to nothing', async () => {
    const body = bodyOf(newBrowser('stranger'));
    expect((await server.call({ url: '/sandbox/push/key' })).status).toBe(401);
    expect((await ask('subscribe', { body })).status).toBe(401);
    expect((await ask('unsubscribe', { body: { endpoint: body.endpoint } })).status).toBe(401);
  });

  it('ASVS 1.3.6: an address of no push service is refused in words, and called by nobody', async () => {
    const token = await issueToken(server.db, MAYA, noon);
    const { keys } = newBrowser('maya');
    const body = { endpoint: 'https://10.0.0.1/push', keys };
    const reply = await ask('subscribe', { body, token });
    expect([reply.status, codesOf(reply)]).toEqual([403, ['endpoint']]);
    expect(reply.text).toContain('We cannot send notifications to this browser.');
    const inFrench = await ask('subscribe', { body, token, language: 'fr' });
    expect(inFrench.text).toContain(
      'Nous ne pouvons pas envoyer de notifications à ce navigateur.',
    );
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://jmt17.google.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-db5p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://push.shop.example/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://fcm.googleapis.com@127.0.0.1/abc', false],
    ['https://somebody@fcm.googleapis.com/abc', false],
    ['https://localhost/abc', false],
    ['http://127.0.0.1:4173/abc', false],
    ['https://[::1]/abc', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('ASVS 1.3.6: sends to %s: %s', (endpoint, expected) => {
    expect(isPushService(endpoint, ['https://push.shop.example'])).toBe(expected);
  });

  it('keys that are none, and an endless address, are refused', async () => {
    const token = await issueToken(server.db, MAYA, noon);
    const good = bodyOf(newBrowser('maya'));
    const wrong = [
      { ...good, keys: { ...good.keys, p256dh: 'short' } },
      { ...good, keys: { ...good.keys, auth: `${good.keys.auth}=` } },
      { ...good, keys: {} },
      { ...good, endpoint: `${good.endpoint}/${'a'.repeat(1000)}` },
    ];
    for (const body of wrong) expect((await ask('subscribe', { body, token })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('a key that is no point of the curve is refused: nothing could be encrypted for it', async () => {
    const { endpoint, keys } = bodyOf(newBrowser('maya'));
    const token = await issueToken(server.db, MAYA, noon);
    const body = { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } };
    const reply = await ask('subscribe', { body, token });
    expect([reply.status, codesOf(reply)]).toEqual([403, ['keys']]);
    expect(await stored()).toEqual([]);
  });
});

describe('whom a push service may write to', () => {
  it.each([
    [{}, 'mailto:shop@sixways.example'],
    [{ SANDBOX_PUBLIC_URL: 'https://www.example/' }, 'https://www.example'],
    [{ SANDBOX_PUBLIC_URL: 'http://www.example' }, 'mailto:shop@sixways.example'],
    [
      {
        SANDBOX_PUBLIC_URL: 'https://www.example',
        SANDBOX_PUSH_CONTACT: 'mailto:desk@www.example',
      },
      'mailto:desk@www.example',
    ],
  ])('%j names %s', (environment, contact) => {
    expect(readEnvironment(environment).pushContact).toBe(contact);
  });

  it('an address that push services refuse is named before the shop opens', () => {
    expect(() => readEnvironment({ SANDBOX_PUSH_CONTACT: 'desk@shop.example' })).toThrow(
      'SANDBOX_PUSH_CONTACT is an address such as mailto:shop@example.com or https://example.com, not desk@shop.example.',
    );
  });
});
