import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../openapi/sandbox/db/open.ts';
import { uploads } from '../../openapi/sandbox/db/schema/operations.ts';
import { parseContract } from '../../openapi/sandbox/http/contract.ts';
import type { PaymentHandler, PaymentOutcome } from '../../openapi/sandbox/http/payment.ts';
import { buildServer, type ServerOptions } from '../../openapi/sandbox/server.ts';
import { coreContract } from './core.contract.ts';
import { logOfFaults, openCity } from './support.ts';

const settled: { outcome: PaymentOutcome; attributeId: number }[] = [];
let bookingFails = false;
/** Called when a payment is about to be booked. */
let booking: (() => Promise<void>) | null = null;
/** Order 7 of payer 42 costs 12.5. */
const paymentHandler: PaymentHandler = {
  due: (_db, attributeId, payerId) =>
    Promise.resolve(attributeId === 7 && payerId === 42 ? { amount: 12.5 } : null),
  settle: async (_tx, session, outcome) => {
    await booking?.();
    if (bookingFails) throw new Error('booking failed');
    settled.push({ outcome, attributeId: session.attributeId });
  },
};

const faults: unknown[] = [];
let connection: OpenedDatabase;
let app: Awaited<ReturnType<typeof buildServer>>;

const serverWith = (changes: Partial<ServerOptions> = {}) =>
  buildServer({
    db: connection.db,
    changes: connection.changes,
    contract: parseContract(coreContract),
    mode: 'shop',
    handlers: new Map(),
    paymentHandlers: new Map([['order', paymentHandler]]),
    servePages: () =>
      Promise.resolve(async ({ url }, reply) => {
        if (url !== '/home') return false;
        await reply.type('text/html').send('the page');
        return true;
      }),
    requestsPerMinute: 1000,
    corsOrigins: [],
    callbackOrigins: ['https://app.test'],
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
    log: logOfFaults(faults, 'warn'),
    ...changes,
  });

beforeAll(async () => {
  connection = await openCity();
  app = await serverWith();
});

afterAll(async () => {
  await app.close();
  await connection.close();
});

describe('what stands beside the API', () => {
  it('NAV-04: an address that is a page is answered once, with the page', async () => {
    expect((await app.inject({ url: '/home' })).payload).toBe('the page');
    expect((await app.inject({ url: '/missing.js' })).statusCode).toBe(404);
    expect(faults).toEqual([]);
  });

  it('NAV-04: an address that is malformed leads a browser to a page that says so', async () => {
    const broken = { url: '/category/%zz', headers: { accept: 'text/html' } };
    expect((await app.inject(broken)).headers['location']).toBe('/not-found');
    expect((await app.inject({ url: broken.url })).statusCode).toBe(404);
  });

  it('3.2.1: files of customers keep their type, are named by the server and run nothing', async () => {
    await connection.db.insert(uploads).values({
      id: 'uploads/abc.png',
      mediaType: 'image/png',
      content: new Uint8Array([137, 80, 78, 71]),
      createdAt: new Date(),
    });
    const reply = await app.inject({ url: '/sandbox/media/uploads/abc.png' });
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="abc.png"',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect([...reply.rawPayload]).toEqual([137, 80, 78, 71]);
    expect((await app.inject({ url: '/sandbox/media/uploads/abd.png' })).statusCode).toBe(404);
  });
});

describe('the payment page', () => {
  const visit = (changes: Record<string, string> = {}) =>
    app.inject({
      url: '/payment-mobile',
      headers: { host: 'shop.test' },
      query: {
        order_id: '7',
        customer_id: '42',
        payment_method: 'stripe',
        payment_platform: 'web',
        callback: 'http://shop.test/order-result?page=wallet',
        ...changes,
      },
    });
  const press = (url: string, outcome: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `outcome=${outcome}`,
    });

  it('p16 PRICE-17: leads to a page that says who gets what, with three ways out, in the visitor’s language', async () => {
    const reply = await visit();
    expect(reply.statusCode).toBe(303);
    const url = String(reply.headers['location']);
    expect(url).toMatch(/^\/sandbox\/pay\/[\w-]{32}$/);
    const english = await app.inject({ url });
    expect(english.payload.match(/<button/g)).toHaveLength(3);
    expect(english.payload.replaceAll(/<[^>]+>/g, ' ')).toMatch(
      /To\s+Sixways\s+Amount\s+\$12\.50\s/,
    );
    expect(english.payload).not.toContain('<script');
    const arabic = await app.inject({ url, headers: { 'accept-language': 'ar-EG' } });
    expect(arabic.payload).toContain('dir="rtl"');
  });

  it('LANG-01: speaks the shop’s language before the browser’s, and no other', async () => {
    const page = async (language: string, browsers: string) => {
      const url = String((await visit({ language })).headers['location']);
      return (await app.inject({ url, headers: { 'accept-language': browsers } })).payload;
    };
    expect(await page('ar', 'en-US')).toContain('<html lang="ar" dir="rtl">');
    expect(await page('en', 'ar-EG')).toContain('<html lang="en" dir="ltr">');
    expect(await page('"><script>', 'en-US')).toContain('<html lang="en" dir="ltr">');
  });

  it('comes back with flag and token appended blindly, and settles once', async () => {
    settled.length = 0;
    const url = String((await visit()).headers['location']);
    const back = await press(url, 'success');
    expect(back.statusCode).toBe(303);
    const [address, token] = String(back.headers['location']).split('&&token=');
    expect(address).toBe('http://shop.test/order-result?page=wallet?flag=success');
    const facts = Buffer.from(decodeURIComponent(token ?? ''), 'base64').toString();
    expect(facts).toMatch(/^payment_method=stripe&&attribute_id=7&&transaction_reference=pay_/);
    const again = await press(url, 'cancel');
    expect(String(again.headers['location'])).toContain('flag=success');
    expect(settled).toEqual([{ outcome: 'success', attributeId: 7 }]);
  });

  it('2.3.3: when booking fails, the session stays open and can be paid again', async () => {
    const url = String((await visit()).headers['location']);
    settled.length = 0;
    bookingFails = true;
    expect((await press(url, 'success')).statusCode).toBe(500);
    bookingFails = false;
    expect((await press(url, 'success')).headers['location']).toContain('flag=success');
    expect(settled).toEqual([{ outcome: 'success', attributeId: 7 }]);
  });

  it('an order of somebody else, or an unknown outcome, is refused', async () => {
    for (const wrong of [{ order_id: '8' }, { customer_id: '1' }, { order_id: 'x' }]) {
      const reply = await visit(wrong);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ errors: { code: 'order' } });
    }
    const url = String((await visit()).headers['location']);
    expect((await press(url, 'refund')).statusCode).toBe(404);
    expect((await press('/sandbox/pay/unknown', 'success')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('3.7.2: returns only to our own origin or a listed one', async () => {
    for (const callback of [
      '//evil.test/x',
      String.raw`/\evil.test`,
      'https://evil.test',
      'https:evil.test',
      'http://shop.test@evil.test/',
      'http://user:pass@shop.test/',
      'http://shop.test.evil.test/',
      'javascript:alert(1)',
      'data:text/html,x',
      '\t//evil.test',
      'http://shop.test:81/',
      '',
    ]) {
      expect((await visit({ callback })).statusCode, callback).toBe(403);
    }
    expect((await visit({ callback: 'https://app.test/back' })).statusCode).toBe(303);
    expect((await visit({ callback: '/order-result' })).statusCode).toBe(303);
  });

  it('3.7.2: returns to the public address where a proxy passes another host name on', async () => {
    const behind = await serverWith({ publicUrl: 'https://shop.example' });
    const from = async (callback: string) => {
      const { statusCode, headers } = await behind.inject({
        url: '/payment-mobile',
        headers: { host: '127.0.0.1:4173' },
        query: { order_id: '7', customer_id: '42', callback },
      });
      if (statusCode !== 303) return statusCode;
      const end = await behind.inject({
        method: 'POST',
        url: String(headers['location']),
        headers: {
          host: '127.0.0.1:4173',
          origin: 'https://shop.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'outcome=success',
      });
      return String(end.headers['location']).split('?')[0];
    };
    expect(await from('https://shop.example/order-result')).toBe(
      'https://shop.example/order-result',
    );
    expect(await from('/order-result')).toBe('https://shop.example/order-result');
    expect(await from('http://127.0.0.1:4173/order-result')).toBe(
      'http://127.0.0.1:4173/order-result',
    );
    expect(await from('http://shop.example/order-result')).toBe(403);
    expect(await from('https://evil.test/')).toBe(403);
    await behind.close();
  });
});

describe('a server that stops', () => {
  it('books what is being paid and answers, before its connections are closed', async () => {
    const stopping = await serverWith();
    const origin = await stopping.listen({ port: 0, host: '127.0.0.1' });
    const query = new URLSearchParams({ order_id: '7', customer_id: '42', callback: '/back' });
    const open = await fetch(`${origin}/payment-mobile?${query.toString()}`, {
      redirect: 'manual',
    });
    settled.length = 0;
    const closed: Promise<void>[] = [];
    booking = async () => {
      closed.push(stopping.close());
      await wait(300);
    };
    const began = performance.now();
    const paid = await fetch(origin + String(open.headers.get('location')), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'success' }),
    });
    booking = null;
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/back?flag=success'),
    ]);
    expect(settled).toEqual([{ outcome: 'success', attributeId: 7 }]);
    await Promise.all(closed);
    // Closing the server does not wait for the idle connections of this client.
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
