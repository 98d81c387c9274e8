import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/api/place/read.ts';
import { readAnalyticScripts } from '../../src/api/site/analyticScripts.ts';
import { servePages } from '../../src/start/server/pages.ts';
import type { PageRenderer, RenderedPage } from '../../src/start/server/render.tsx';

const page = `<!doctype html><html lang="en" dir="ltr" data-theme="light"><head>
<meta property="csp-nonce" content="__CSP_NONCE__"><link rel="icon" href="data:,"><title>Sixways</title>
<meta name="description" content="Food and more.">
<link rel="stylesheet" crossorigin href="/assets/shop-9z8y.css">
<script type="module" src="/assets/main-1a2b.js"></script></head><body>
<div id="root"></div></body></html>`;
const manifest = {
  'index.html': { file: 'assets/main-1a2b.js', imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop-3c4d.js', css: ['assets/shop-9z8y.css'] },
  'src/catalogue/home/HomePage.tsx': {
    file: 'assets/home-5e6f.js',
    imports: ['_shop.js', '_cards.js'],
  },
  '_cards.js': { file: 'assets/cards-7a8b.js' },
};

const script = `export const answer = ${JSON.stringify('x'.repeat(3000))};`;

const head: NonNullable<RenderedPage['head']> = {
  title: '"Salt" & <Pepper>',
  description: '1 Quay',
  shop: 'Sixways',
  icon: null,
  language: 'ar',
  url: 'http://localhost/home',
  alternates: [
    { language: 'ar', url: 'http://localhost/home?lang=ar' },
    { language: 'x-default', url: 'http://localhost/home' },
  ],
  listed: true,
  picture: 'https://img.test/cover.webp',
  price: { amount: '8.50', currency: 'USD' },
  priceText: '$8.50',
  things: [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
};

/** The page of a server that rendered nothing and leaves all to the browser. */
const empty: RenderedPage = {
  status: 200,
  document: { lang: 'en', dir: 'ltr', 'data-theme': 'light' },
  html: '',
  styles: '',
  head: null,
  state: null,
  modules: [],
};
const nothing: PageRenderer['render'] = () => Promise.resolve(empty);

/** Renders home with one store, and knows no other page. */
const oneStore: PageRenderer['render'] = ({ url }) =>
  Promise.resolve({
    status: url === '/home' ? 200 : 404,
    document: { lang: 'ar', dir: 'rtl', 'data-theme': 'dark' },
    html: '<link rel="preload" as="image" href="/a.webp"/><h1 style="color:red">Nile &amp; Grill</h1>',
    styles: '<style data-styled="true">.a{}</style>',
    head,
    state: '{"name":"</script><b>"}',
    modules: ['HomePage.tsx'],
  });

const faults: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
let render = nothing;
let config: unknown = {};
let addresses: string[] = [];
let analytics: unknown = [];
let app: FastifyInstance;

const settings = {
  publicUrl: null,
  connect: ['https://api.test'],
  picture: ['https://img.test'],
  patience: 300,
};
const renderer: PageRenderer = {
  render: (request) => render(request),
  readConfig: () => Promise.resolve(readConfig(config)),
  listAddresses: () => Promise.resolve(addresses),
  readAnalytics: () => Promise.resolve(readAnalyticScripts(analytics)),
  warmUp: () => Promise.resolve(),
};

beforeAll(async () => {
  for (const inside of ['assets', '.vite']) mkdirSync(path.join(folder, inside));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  write('index.html', page);
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('assets/shop-9z8y.css', 'b{}');
  write('notes.txt', 'Be kind.');
  write('assets/main-1a2b.js', script);
  write('assets/main-1a2b.js.br', brotliCompressSync(script));
  write('assets/main-1a2b.js.gz', gzipSync(script));
  app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void faults.push(line) } },
  });
  const answer = await servePages(app, folder, settings, renderer);
  app.setNotFoundHandler(async (request, reply) =>
    (await answer(request, reply)) ? reply : reply.code(404).send({}),
  );
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  render = nothing;
  config = {};
  faults.length = 0;
});
describe('a process that has just begun to listen', () => {
  it('has rendered a page for nobody, so that the first visitor’s is in time', async () => {
    const fresh = fastify();
    const asked: string[] = [];
    await servePages(fresh, folder, settings, {
      ...renderer,
      warmUp: async ({ origin, url, cookies }) => {
        await Promise.resolve();
        asked.push(`${origin}${url}${cookies}`);
      },
    });
    await fresh.listen({ port: 0, host: '127.0.0.1' });
    await fresh.close();
    expect(asked).toEqual(['http://localhost/']);
  });
});

describe('the storefront’s files', () => {
  it('NAV-04: every address of the storefront answers its page, files and server paths do not', async () => {
    for (const url of ['/', '/home', '/store/nile-grill?search=a.b']) {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    for (const url of ['/missing.js', '/assets/gone-1.js', '/api/v1/nothing', '/sandbox/nothing']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/index.html' })).headers['location']).toBe('/');
  });

  it.each([
    ['/profile', '/profile?page=profile-settings'],
    ['/profile?page=wallet', '/wallet'],
    ['/profile?page=wallet?flag=success&&token=cGF5', '/wallet?flag=success'],
    ['/profile?page=wallet&flag=cancel', '/wallet?flag=cancel'],
  ])('NAV-10, WAL-04: %s leads to %s before any page is drawn', async (url, target) => {
    const reply = await app.inject({ url });
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, target]);
    expect((await app.inject({ url: '/profile?page=inbox' })).statusCode).toBe(200);
  });

  it.each([
    ['/my-trips', '/rental/trips'],
    ['/my-trips/?lang=ar', '/rental/trips?lang=ar'],
  ])('NAV-11: %s leads to %s, and is no missing page', async (url, target) => {
    const reply = await app.inject({ url });
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, target]);
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
    expect(directives).toContain("img-src 'self' data: blob: http://shop.test https://img.test");
    expect(directives).toContain("connect-src 'self' http://shop.test https://api.test");
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

  it('NAV-13: a link that is shared shows what the page says of itself, and its picture', async () => {
    render = oneStore;
    const { payload } = await app.inject({ url: '/home' });
    const name = '&quot;Salt&quot; &amp; &lt;Pepper>';
    expect(payload).toContain(`<title>${name}</title><meta name="description" content="1 Quay">`);
    expect(payload).toContain(`<meta data-page property="og:title" content="${name}">`);
    for (const [property, content] of [
      ['og:image', 'https://img.test/cover.webp'],
      ['og:description', '$8.50 · 1 Quay'],
      ['product:price:amount', '8.50'],
      ['product:price:currency', 'USD'],
    ]) {
      expect(payload).toContain(`<meta data-page property="${property}" content="${content}">`);
    }
    expect(payload).toContain('<meta data-page name="twitter:card" content="summary_large_image">');
    expect(payload).not.toContain('<title>Sixways</title>');
    render = nothing;
    const plain = await app.inject({ url: '/home' });
    expect(plain.payload).toContain('<title>Sixways</title>');
    expect(plain.payload).not.toContain('og:');
  });

  it('wire facts 18.40: the icon of the page is the shop’s own, where it has one', async () => {
    render = oneStore;
    const icons = async () =>
      (await app.inject({ url: '/home' })).payload.match(/<link rel="icon"[^>]*>/g);
    expect(await icons()).toEqual(['<link rel="icon" href="data:,">']);
    const icon = 'https://img.test/icon.webp?a=1&b="2"';
    render = () => Promise.resolve({ ...empty, head: { ...head, icon } });
    expect(await icons()).toEqual([
      '<link rel="icon" href="https://img.test/icon.webp?a=1&amp;b=&quot;2&quot;">',
    ]);
  });

  it('NAV-13: a page says where it is known, and in which languages it is to be had', async () => {
    render = oneStore;
    const { payload } = await app.inject({ url: '/home' });
    expect(payload).toContain('<link data-page rel="canonical" href="http://localhost/home">');
    expect(payload).toContain(
      '<link data-page rel="alternate" hreflang="ar" href="http://localhost/home?lang=ar">',
    );
    expect(payload).toContain('hreflang="x-default" href="http://localhost/home">');
    expect(payload).not.toContain('noindex');
    render = () => Promise.resolve({ ...empty, head: { ...head, listed: false } });
    const unlisted = await app.inject({ url: '/wallet' });
    expect(unlisted.payload).toContain('<meta data-page name="robots" content="noindex">');
    expect(unlisted.payload).not.toContain('hreflang');
  });

  it('3.2.2: nothing that an owner wrote ends the element it stands in', async () => {
    render = oneStore;
    const { payload } = await app.inject({ url: '/home' });
    const data = /<script data-page type="application\/ld\+json">(.*?)<\/script>/.exec(
      payload,
    )?.[1];
    expect(JSON.parse(data ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Product', name: '</script><script>alert(1)</script>' }],
    });
    expect(payload).not.toContain('alert(1)</script>');
  });

  it('a page comes with its content, its styles, and the code it needs to go on', async () => {
    render = oneStore;
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
    render = oneStore;
    const { statusCode, payload } = await app.inject({ url: '/nowhere' });
    expect(statusCode).toBe(404);
    expect(payload).toContain('<h1');
  });

  it('a page that only the browser can render comes empty', async () => {
    const { statusCode, payload } = await app.inject({ url: '/checkout' });
    expect(statusCode).toBe(200);
    expect(payload).toContain('<div id="root"></div>');
    expect(payload).not.toContain('page-state');
    expect(faults).toEqual([]);
  });

  it('a page whose rendering fails comes empty, and the fault is logged', async () => {
    render = () => Promise.reject(new Error('It broke.'));
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
    const plain = await ask('identity');
    expect(plain.payload).toBe(script);
    // A cache before the server must not send Brotli to a client that cannot read it.
    expect([brotli.headers['vary'], plain.headers['vary']]).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
    expect((await app.inject({ url: '/notes.txt' })).headers['cache-control']).toBe('no-cache');
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

  it('ASVS 3.4.3, OPEN-72: pages allow the sources of services that the owner connected, and of no others', async () => {
    const policyOf = async (...scripts: object[]) => {
      analytics = scripts;
      const { headers } = await app.inject({ url: '/' });
      return String(headers['content-security-policy']);
    };
    const counted = await policyOf(
      { type: 'google_analytics', script_id: 'G-12' },
      { type: 'meta_pixel', script_id: '"><script>' },
      { type: 'somebody_else', script_id: '7' },
    );
    expect(counted).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/);
    expect(counted).toMatch(/connect-src [^;]* https:\/\/\*\.google-analytics\.com /);
    expect(counted).not.toContain('facebook');
    expect(await policyOf()).not.toContain('google');
  });

  it('ASVS 3.4.3: pages allow sources of others only for what is registered and switched on', async () => {
    const policyOf = async (changes: Record<string, unknown>) => {
      config = { centralize_login: { social_login_status: 1 }, ...changes };
      const { headers } = await app.inject({ url: '/' });
      return [headers['content-security-policy'], headers['cross-origin-opener-policy']].join('; ');
    };
    const login = (medium: string) => ({ social_login_status: 1, [`${medium}_login_status`]: 1 });
    const client = { login_medium: 'google', client_id: 'g' };
    expect(await policyOf({})).not.toContain('google');
    expect(await policyOf({ centralize_login: login('google') })).toMatch(/; same-origin$/);
    const google = { centralize_login: login('google'), social_login: [client] };
    expect(await policyOf(google)).toMatch(/; same-origin-allow-popups$/);
    // The backend itself stands in for the provider.
    const local = { ...client, url: 'http://localhost:80/sandbox/sign-in' };
    expect(await policyOf({ ...google, social_login: [local] })).toMatch(/; same-origin$/);
    const apple = {
      centralize_login: login('apple'),
      apple_login: [{ login_medium: 'apple', client_id: 'a' }],
    };
    expect(await policyOf(apple)).toContain(' https://appleid.cdn-apple.com');
    expect(await policyOf(apple)).toContain("frame-src 'self' https://appleid.apple.com;");
    const firebase = { firebase_otp_verification: 1 };
    expect(await policyOf(firebase)).toContain(
      "connect-src 'self' http://shop.test https://api.test https://identitytoolkit.googleapis.com",
    );
    const project = { api_key: 'k', project_id: 'p', app_id: 'a', messaging_sender_id: '1' };
    expect(await policyOf({ firebase_web_config: project })).not.toContain('googleapis');
    const messaging = { firebase_web_config: { ...project, vapid_key: 'v' } };
    expect(await policyOf(messaging)).toContain(
      'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;',
    );
  });
});
