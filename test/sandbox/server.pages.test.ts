import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../../openapi/sandbox/db/open.ts';
import { uploads } from '../../openapi/sandbox/db/schema/operations.ts';
import { stores } from '../../openapi/sandbox/db/schema/stores.ts';
import { parseContract } from '../../openapi/sandbox/http/contract.ts';
import type { PaymentDesk, PaymentOutcome } from '../../openapi/sandbox/http/payment.ts';
import type { RenderPage } from '../../openapi/sandbox/http/site.ts';
import { buildServer } from '../../openapi/sandbox/server.ts';
import { coreContract } from './core.contract.ts';
import { logOfFaults, openCity } from './support.ts';

const page = `<!doctype html><html lang="en" dir="ltr" data-theme="light"><head>
<meta property="csp-nonce" content="__CSP_NONCE__"><title>Sixways</title>
<link rel="stylesheet" crossorigin href="/assets/shop-9z8y.css">
<script type="module" src="/assets/main-1a2b.js"></script></head><body>
<div id="root"></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/main-1a2b.js', imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop-3c4d.js', css: ['assets/shop-9z8y.css'] },
  'src/catalogue/HomePage.tsx': { file: 'assets/home-5e6f.js', imports: ['_shop.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards-7a8b.js' },
};

/** Renders home with one store, cannot render the checkout in time, and knows no other page. */
const render: RenderPage = ({ url }) =>
  Promise.resolve(
    url === '/checkout'
      ? null
      : {
          status: url === '/home' ? 200 : 404,
          document: { lang: 'ar', dir: 'rtl', 'data-theme': 'dark' },
          html: '<link rel="preload" as="image" href="/a.webp"/><h1 style="color:red">Nile &amp; Grill</h1>',
          styles: '<style data-styled="true">.a{}</style>',
          state: '{"name":"</script><b>"}',
          modules: ['HomePage.tsx'],
        },
  );
const script = `export const answer = ${JSON.stringify('x'.repeat(3000))};`;

const settled: { outcome: PaymentOutcome; attributeId: number }[] = [];
let bookingFails = false;
/** Order 7 of payer 42 costs 12.5. */
const desk: PaymentDesk = {
  amountDue: (_db, attributeId, payerId) =>
    Promise.resolve(attributeId === 7 && payerId === 42 ? 12.5 : null),
  settle: (_tx, session, outcome) => {
    if (bookingFails) return Promise.reject(new Error('booking failed'));
    settled.push({ outcome, attributeId: session.attributeId });
    return Promise.resolve();
  },
};

const faults: unknown[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
let rendering: RenderPage = () => Promise.resolve(null);
let connection: OpenedDatabase;
let app: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page);
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'assets/shop-9z8y.css'), 'b{}');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
  const asset = path.join(folder, 'assets', 'main-1a2b.js');
  writeFileSync(asset, script);
  writeFileSync(`${asset}.br`, brotliCompressSync(script));
  writeFileSync(`${asset}.gz`, gzipSync(script));
  connection = await openCity();
  app = await buildServer({
    db: connection.db,
    contract: parseContract(coreContract),
    mode: 'shop',
    handlers: new Map(),
    desks: new Map([['order', desk]]),
    site: {
      folder,
      connectOrigins: ['https://api.test'],
      pictureOrigins: ['https://img.test'],
      render: (request) => rendering(request),
    },
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
    reset: () => Promise.resolve(),
    log: logOfFaults(faults, 'warn'),
  });
});

afterAll(async () => {
  await app.close();
  await connection.close();
  rmSync(folder, { recursive: true });
});

describe('the storefront’s files', () => {
  it('NAV-04: every address of the storefront answers its page, files and server paths do not', async () => {
    for (const url of ['/', '/home', '/store/nile-grill?search=a.b']) {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    const broken = { url: '/category/%zz', headers: { accept: 'text/html' } };
    expect((await app.inject(broken)).headers['location']).toBe('/not-found');
    expect((await app.inject({ url: broken.url })).statusCode).toBe(404);
    for (const url of ['/missing.js', '/assets/gone-1.js', '/api/v1/nothing', '/sandbox/nothing']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/index.html' })).headers['location']).toBe('/');
  });

  it('answers an address once: nothing is sent after its page', async () => {
    for (const url of ['/', '/home', '/store/nile-grill']) await app.inject({ url });
    const sentTwice = faults.filter((fault) => String(fault).includes('Reply was already sent'));
    expect(sentTwice).toEqual([]);
  });

  it('3.4.3: the page has a policy of its own: fresh nonce, listed origins', async () => {
    const [one, two] = await Promise.all([app.inject({ url: '/' }), app.inject({ url: '/' })]);
    const policy = String(one.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(one.payload).toContain(`content="${nonce}"`);
    expect(one.payload).not.toContain('__CSP_NONCE__');
    expect(two.payload).not.toContain(nonce);
    const directives = policy.split('; ');
    expect(directives).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(directives).toContain("img-src 'self' data: blob: https://img.test");
    expect(directives).toContain("connect-src 'self' https://api.test");
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(directives).toContain(directive);
    }
    expect(one.headers['cache-control']).toBe('no-cache');
  });

  it('NAV-13: a store’s page names it and its cover, for links that are shared', async () => {
    const name = { en: '"Salt" & <Pepper>', ar: 'ملح' };
    await connection.db.update(stores).set({ name }).where(eq(stores.id, 2));
    const [store] = await connection.db.select().from(stores).where(eq(stores.id, 2));
    for (const url of ['/store/2?id=2', `/store/${store?.slug}`]) {
      const { payload } = await app.inject({ url, headers: { host: 'shop.test' } });
      expect(payload).toContain('content="&quot;Salt&quot; &amp; &lt;Pepper&gt;"');
      const cover = `http://shop.test/sandbox/media/${store?.cover}`;
      expect(payload).toContain(`<meta property="og:image" content="${cover}">`);
    }
    await connection.db.update(stores).set({ status: false }).where(eq(stores.id, 2));
    for (const url of ['/', '/store/popular', '/store/none', '/store/2']) {
      const { statusCode, payload } = await app.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(payload).not.toContain('og:title');
    }
  });

  it('a page comes with its content, its styles, and the code it needs to go on', async () => {
    rendering = render;
    const { statusCode, payload, headers } = await app.inject({ url: '/home' });
    expect(statusCode).toBe(200);
    expect(payload).toContain('<html lang="ar" dir="rtl" data-theme="dark">');
    expect(payload).toContain('<div id="root"><h1 style="color:red">Nile &amp; Grill</h1></div>');
    expect(payload).toMatch(/<link rel="preload" as="image"[^>]*>[^]*<\/head>/);
    expect(payload).toMatch(
      /<style nonce="[\w+/=]{24}" data-styled="true">\.a\{\}<\/style>[^]*<\/head>/,
    );
    expect(payload).toContain('<link rel="modulepreload" crossorigin href="/assets/home-5e6f.js">');
    expect(payload).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/cards-7a8b.js">',
    );
    expect(payload).not.toContain('modulepreload" crossorigin href="/assets/shop-3c4d.js"');
    expect(payload).toMatch(/<style nonce="[^"]+">b\{\}<\/style>/);
    expect(payload).toContain(String.raw`{"name":"\u003c/script>\u003cb>"}`);
    const hash = createHash('sha256').update('color:red').digest('base64');
    expect(headers['content-security-policy']).toContain(
      `style-src-attr 'unsafe-hashes' 'sha256-${hash}'`,
    );
    expect(headers['vary']).toContain('Cookie');
  });

  it('NAV-04: an address that is no page says so with its status, and shows it', async () => {
    rendering = render;
    const { statusCode, payload } = await app.inject({ url: '/nowhere' });
    expect(statusCode).toBe(404);
    expect(payload).toContain('<h1');
  });

  it('a page that could not be rendered in time comes empty, for the browser to fill', async () => {
    rendering = render;
    const { statusCode, payload } = await app.inject({ url: '/checkout' });
    expect(statusCode).toBe(200);
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).not.toContain('page-state');
  });

  it('a page whose rendering fails comes empty, and the fault is logged', async () => {
    rendering = () => Promise.reject(new Error('It broke.'));
    faults.length = 0;
    const { statusCode, payload } = await app.inject({ url: '/home' });
    expect(statusCode).toBe(200);
    expect(payload).toContain('<div id="root"></div>');
    expect(String(faults)).toContain('It broke.');
  });

  it('hashed assets are sent compressed as built and may be kept for a year', async () => {
    const ask = (encoding: string) =>
      app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } });
    const brotli = await ask('gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload.equals(brotliCompressSync(script))).toBe(true);
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotli.headers['content-type']).toContain('javascript');
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).payload).toBe(script);
    expect((await app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe('no-cache');
  });

  it('nothing outside the folder can be asked for', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const reply = await app.inject({ url });
      expect(reply.payload).not.toContain('devDependencies');
    }
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
});
