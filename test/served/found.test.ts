import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../sandbox/support.ts';
import { openPageShop } from './pageShop.ts';
import { faultsOf } from './schemaOrg.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openPageShop();
});
afterAll(() => server.close());

/** A page as a plain HTTP client reads it: no cookie, no script. */
async function read(url: string, language = 'en') {
  const { payload, statusCode } = await server.inject({
    url,
    headers: { 'accept-language': language },
  });
  const attribute = (tag: RegExp) =>
    (tag.exec(payload)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return {
    status: statusCode,
    payload,
    property: (name: string) => attribute(new RegExp(`property="${name}" content="([^"]*)"`)),
    canonical: attribute(/rel="canonical" href="([^"]*)"/),
    title: attribute(/<title>([^<]*)</),
    data: JSON.parse(
      /<script data-page type="application\/ld\+json">(.*?)<\/script>/.exec(payload)?.[1] ?? 'null',
    ) as { '@graph': Record<string, unknown>[] } | null,
  };
}

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) =>
    (url ?? '').replaceAll('&amp;', '&'),
  );

/** The paths in the sitemap that begin with `start`. */
async function listed(start: string): Promise<string[]> {
  const { payload } = await server.inject({ url: '/sitemaps/1.xml' });
  return locations(payload)
    .map((url) => url.replace('https://shop.test', ''))
    .filter((url) => url.startsWith(start));
}

describe('what search engines find', () => {
  it('NAV-04: robots are told of the sitemaps, and those of every page', async () => {
    const robots = await server.inject({ url: '/robots.txt' });
    expect(robots.payload).toContain('Sitemap: https://shop.test/sitemap.xml');
    const index = await server.inject({ url: '/sitemap.xml' });
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(index.payload)).toEqual(['https://shop.test/sitemaps/1.xml']);
    expect((await server.inject({ url: '/sitemaps/2.xml' })).statusCode).toBe(404);
    const stores = (await listed('/store/')).filter((url) => !url.includes('?'));
    expect(stores).toHaveLength(64);
    expect((await listed('/store/')).length).toBeGreaterThan(1000);
    // One of the 13 providers has no vehicles to rent at present.
    expect(await listed('/rental/provider-details/')).toHaveLength(12);
    expect((await listed('/product/')).length).toBeGreaterThan(50);
    const all = await listed('/');
    expect(all).toEqual(expect.arrayContaining(['/', '/help-and-support', '/about-us']));
    for (const closed of ['/checkout', '/wallet', '/home', '/my-orders'])
      expect(all).not.toContain(closed);
  });

  it.each([
    ['stores', /^\/store\/[^?]+$/, ['Restaurant', 'GroceryStore', 'Pharmacy', 'Store']],
    ['dishes', /^\/store\/[^?]+\?item=/, ['Product']],
    ['items', /^\/product\//, ['Product']],
    ['vehicles', /^\/rental\/vehicle-details\//, ['Product']],
    ['providers', /^\/rental\/provider-details\//, ['AutoRental']],
  ])(
    'NAV-13, NAV-14, NAV-16: 50 %s say what they are as schema.org has it',
    async (_, kind, types) => {
      const pages = (await listed('/')).filter((url) => kind.test(url)).slice(0, 50);
      expect(pages.length).toBeGreaterThan(10);
      const seen = new Set<unknown>();
      for (const url of pages) {
        const { status, data, canonical } = await read(url);
        expect([url, status, canonical]).toEqual([url, 200, `https://shop.test${url}`]);
        expect([url, faultsOf(data)]).toEqual([url, []]);
        seen.add(data?.['@graph'][0]?.['@type']);
      }
      expect([...seen].every((type) => types.includes(String(type)))).toBe(true);
    },
    // Fifty pages are rendered, which takes a busy machine minutes.
    240_000,
  );

  it('LAND-07: the landing page names the shop and its search, the help page its questions', async () => {
    const landing = await read('/');
    expect(faultsOf(landing.data)).toEqual([]);
    expect(landing.data?.['@graph'].map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
    const help = await read('/help-and-support', 'ar');
    expect(faultsOf(help.data)).toEqual([]);
    expect(JSON.stringify(help.data)).toContain('أين طلبي؟');
  });

  it('LANG-01 LANG-03: a page is in French for a browser that asks for it, and where its address does', async () => {
    for (const page of [await read('/', 'fr-FR'), await read('/?lang=fr', 'ar')]) {
      expect(page.payload).toContain('<html lang="fr" dir="ltr"');
      expect(page.payload).toContain('Tout ce qu’il vous faut, de six façons.');
      expect(page.payload).not.toContain('Everything you need, six ways.');
    }
    const { payload } = await read('/', 'de-DE');
    expect(payload).toContain('<html lang="en" dir="ltr"');
    for (const [language, query] of Object.entries({ en: 'en', ar: 'ar', fr: 'fr' })) {
      expect(payload).toContain(`hreflang="${language}" href="https://shop.test/?lang=${query}"`);
    }
    const help = await read('/help-and-support', 'fr');
    expect(JSON.stringify(help.data)).toContain('Où est ma commande\u202f?');
  });

  it('NAV-16: what the shop has nothing of is 404 for those without a place as well', async () => {
    expect((await read('/rental/vehicle-details/gone')).status).toBe(404);
    expect((await read('/store/gone')).status).toBe(404);
  });
});

describe('a link that is shared', () => {
  it('NAV-14: shows the picture and the price of an item to a plain HTTP client', async () => {
    const [url = ''] = await listed('/product/');
    const { property, data } = await read(url);
    const [product = {}] = data?.['@graph'] ?? [];
    const { price } = product['offers'] as { price: string };
    expect(property('og:type')).toBe('product');
    expect(property('og:title')).toContain(String(product['name']));
    expect(property('product:price:amount')).toBe(price);
    expect(property('product:price:currency')).toBe('USD');
    expect(property('og:description')).toMatch(new RegExp(`^\\$${price} · `));
    expect(new URL(property('og:image')).protocol).toMatch(/^https?:$/);
    const picture = await server.inject({ url: new URL(property('og:image')).pathname });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('NAV-14: shows the picture and the price of a dish, which lies over the page of its store', async () => {
    const url = (await listed('/store/')).find((address) => address.includes('?item=')) ?? '';
    const { property, data, canonical, status } = await read(url);
    expect([status, canonical]).toEqual([200, `https://shop.test${url}`]);
    expect(faultsOf(data)).toEqual([]);
    const [product = {}] = data?.['@graph'] ?? [];
    const { price } = product['offers'] as { price: string };
    expect(product['@type']).toBe('Product');
    expect(property('og:title')).toContain(String(product['name']));
    expect(property('product:price:amount')).toBe(price);
    expect(property('og:image')).not.toBe('');
    const other = url.replace(/item=.*/, 'item=no-such-dish');
    expect((await read(other)).data?.['@graph'][0]?.['@type']).toBe('Restaurant');
  });

  it('NAV-16: shows the price an hour of a vehicle, which the browser alone draws', async () => {
    const [url = ''] = await listed('/rental/vehicle-details/');
    const { property, title } = await read(url);
    expect(title).toBe('Gavia Crate · Sixways');
    expect(property('og:description')).toMatch(/^\$\d+\.\d\d/);
    expect(property('og:image')).not.toBe('');
  });

  it('LANG-01: an address that names a language is in it, whatever the browser asks for', async () => {
    const arabic = await read('/help-and-support?lang=ar');
    expect(arabic.payload).toContain('<html lang="ar" dir="rtl"');
    expect(arabic.canonical).toBe('https://shop.test/help-and-support?lang=ar');
    for (const link of [
      'hreflang="en" href="https://shop.test/help-and-support?lang=en"',
      'hreflang="ar" href="https://shop.test/help-and-support?lang=ar"',
      'hreflang="x-default" href="https://shop.test/help-and-support"',
    ]) {
      expect(arabic.payload).toContain(link);
    }
    expect((await read('/help-and-support?lang=xx')).payload).toContain('<html lang="en"');
  });

  it('NAV-11: pages of one visitor are not to be listed', async () => {
    for (const url of ['/checkout', '/track-order', '/wallet']) {
      expect((await read(url)).payload).toContain('name="robots" content="noindex"');
    }
  });
});
