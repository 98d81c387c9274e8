import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTimeZone } from '../../src/messages/index.ts';
import { now } from '../../src/platform/browser.ts';
import { pageRenderer, type PageRequest } from '../../src/start/server/render.tsx';
import { visitText, type Visit } from '../../src/start/visit.ts';
import { callByNetwork } from './byNetwork.ts';

const food = { id: 4, module_name: 'Food', module_type: 'food', zones: [{ id: 1 }] };
const rental = { id: 6, module_name: 'Rental', module_type: 'rental', zones: [{ id: 1 }] };
const trail = {
  id: 9,
  name: 'Trail Eight',
  hourly_price: 12.5,
  trip_hourly: 1,
  provider: { id: 3, name: 'Hill Cars' },
};
const store = { id: 31, slug: 'tin-roof', name: 'Tin Roof Grill', zone_id: 1, module_id: 4 };

const visit: Visit = {
  language: 'en',
  theme: 'dark',
  textSize: 115,
  lessMotion: true,
  place: { zoneIds: [1], position: { lat: 0.02, lng: 0.02 } },
  moduleId: 4,
  signedIn: true,
  timeZone: 'Asia/Tokyo',
  isWide: false,
};

const answers: Record<string, unknown> = {
  '/api/v1/module': [food, rental],
  '/api/v1/config': {
    business_name: 'Six & Sons',
    refund_policy: 0,
    customer_wallet_status: 0,
    toggle_store_registration: false,
    toggle_dm_registration: false,
  },
  '/api/v1/stores/popular': { total_size: 1, limit: 12, offset: 1, stores: [store] },
  '/api/v1/rental/vehicle/top-rated': { total_size: 1, limit: 12, offset: 1, vehicles: [trail] },
  '/api/v1/categories': [],
  '/api/v1/banners': { banners: [], campaigns: [] },
};

const calls: Request[] = [];
/** How long the server may take to render a page, in ms: tests load code slowly. */
const PATIENCE_MS = 60_000;
let { render } = pageRenderer(PATIENCE_MS);

/** Answers the calls of a page from the table; all others are not found. */
function send(call: Request): Promise<Response> {
  calls.push(call);
  const body = answers[new URL(call.url).pathname];
  return Promise.resolve(Response.json(body ?? { errors: [] }, { status: body ? 200 : 404 }));
}

const pageOf = (
  url: string,
  { cookies = `visit=${visitText(visit)}`, answer = send, draw = render, host = 'shop.test' } = {},
) =>
  draw({
    origin: 'https://shop.test',
    host,
    url,
    cookies,
    languages: ['de', 'ar-EG'],
    send: answer,
  });

const strangers: Omit<PageRequest, 'url' | 'send'> = {
  origin: 'https://shop.test',
  host: 'shop.test',
  cookies: '',
  languages: [],
};

beforeEach(() => {
  calls.length = 0;
  // A renderer shares its pages for some seconds.
  ({ render } = pageRenderer(PATIENCE_MS));
});

afterAll(callByNetwork);
// Files of one worker share the time zone of the last page.
afterAll(() => setTimeZone(undefined));

describe('the first page', () => {
  it('NAV-04, CAT-06: home has its stores, in the look of the visit', async () => {
    const page = await pageOf('/home');
    expect(page).toMatchObject({
      status: 200,
      document: {
        lang: 'en',
        dir: 'ltr',
        'data-theme': 'dark',
        'data-text': '115',
        'data-motion': 'less',
        'data-module': 'food',
      },
      modules: ['HomePage.tsx', 'en/index.ts?first'],
    });
    expect(page.html).toContain('Tin Roof Grill');
    expect(page.html).toContain('href="/store/tin-roof?');
    expect(page.styles).toContain('data-styled');
  });

  it('issue 19: only on a wide screen home has the advertisement of the flash sale, and names its code', async () => {
    const sale = {
      id: 5,
      title: 'Late supper',
      end_date: new Date(Date.now() + 3_600_000).toISOString(),
      active_products: [{ stock: 5, sold: 1, item: { id: 8, name: 'Pie' } }],
    };
    const answer = (call: Request) =>
      new URL(call.url).pathname === '/api/v1/flash-sales'
        ? Promise.resolve(Response.json(sale))
        : send(call);
    const wide = `visit=${visitText({ ...visit, isWide: true })}`;
    const page = await pageOf('/home', { cookies: wide, answer });
    expect(page.html).toContain('Late supper');
    expect(page.modules).toEqual(['HomePage.tsx', 'FlashAd.tsx', 'en/index.ts?first']);
    expect((await pageOf('/home', { answer })).html).not.toContain('Late supper');
  });

  it('MOD-03: home has the modules of the place, of which one is chosen, and their list', async () => {
    const { html, state } = await pageOf('/home');
    const rail = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>.*?<\/span>(\w+)</g)];
    expect(rail.map(([, pressed, name]) => [name, pressed])).toEqual([
      // The strip of a phone and the rail of a wide screen.
      ['Food', 'true'],
      ['Rental', 'false'],
      ['Food', 'true'],
      ['Rental', 'false'],
    ]);
    expect(JSON.parse(state ?? '')).toMatchObject({ modules: [{ id: 4 }, { id: 6 }] });
  });

  it('NAV-16, RENT-03: home of rental has its vehicles with their prices, before a trip is known', async () => {
    const inRental = `visit=${visitText({ ...visit, moduleId: 6 })}`;
    const page = await pageOf('/home', { cookies: inRental });
    expect(page.html).toContain('Trail Eight');
    expect(page.html).toContain('$50.00');
    expect(page.modules).toContain('RentalHomePage.tsx');
  });

  it('issue 19: the main picture of a page is asked for before all others, and the icons of the modules are not asked for', async () => {
    const media = 'https://shop.test/media';
    const withPictures = [food, rental].map((module) => ({
      ...module,
      icon_full_url: `${media}/${module.id}.webp`,
      thumbnail_full_url: `${media}/${module.id}.webp`,
    }));
    const answer = (call: Request) =>
      new URL(call.url).pathname === '/api/v1/module'
        ? Promise.resolve(Response.json(withPictures))
        : send(call);
    const inRental = `visit=${visitText({ ...visit, moduleId: 6 })}`;
    const { html } = await pageOf('/home', { cookies: inRental, answer });
    expect(html).toContain(`src="${media}/4.webp"`);
    expect(html).toMatch(
      /^<link rel="preload" as="image" href="https:\/\/shop\.test\/media\/6\.webp" fetchPriority="high"\/>/,
    );
    expect(html).not.toMatch(/<link [^>]*\/4\.webp/);
  });

  it('RENT-04: a search, which begins with the stored trip, waits for the browser', async () => {
    const inRental = `visit=${visitText({ ...visit, moduleId: 6 })}`;
    const page = await pageOf('/rental/vehicle-search', { cookies: inRental });
    expect(page.html).toContain('aria-busy="true"');
  });

  it('NAV-04: the shop’s own address is home for who has a place, and landing for a stranger', async () => {
    expect(JSON.parse((await pageOf('/')).state ?? '')).toMatchObject({ path: '/home' });
    const stranger = await pageOf('/', { cookies: '' });
    expect(stranger.document).toEqual({
      lang: 'ar',
      dir: 'rtl',
      'data-theme': 'light',
      'data-text': '100',
      'data-motion': 'full',
    });
    expect(stranger.modules).toEqual([
      'LandingPage.tsx',
      'ar/index.ts?first',
      'ar/index.ts?landing',
    ]);
  });

  it('CHK-01: a checkout, which begins with who orders, waits for the browser', async () => {
    const page = await pageOf('/checkout?page=cart');
    expect(page.html).toContain('aria-busy="true"');
    expect(page.html).not.toContain('Place order');
    expect(page.modules).toEqual(['CheckoutPage.tsx', 'en/index.ts?first', 'en/index.ts?rest']);
  });

  it('wrong clock: the page server learns no time from its backend, as visitors share what it knows', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    const answer = async (call: Request) => {
      const sent = await send(call);
      sent.headers.set('Date', tomorrow);
      return sent;
    };
    const { state } = await pageOf('/home', { answer });
    expect(JSON.parse(state ?? '')).toMatchObject({ path: '/home' });
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(5000);
  });

  it('AUTH-36: asks for nothing in the name of a customer, and says nothing of one', async () => {
    const page = await pageOf('/home');
    expect(calls.length).toBeGreaterThan(3);
    expect(calls.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
    expect(calls.filter(({ url }) => url.includes('/customer/'))).toEqual([]);
    expect(page.state).toContain('"signedIn":true');
  });

  it('NAV-04: an address that is no page has the status 404', async () => {
    expect(await pageOf('/nowhere')).toMatchObject({ status: 404 });
  });

  it.each(['/refund-policy', '/wallet', '/store-registration', '/deliveryman-registration'])(
    'LAND-08, LAND-13, NAV-30: %s, which the shop has switched off, has the status 404',
    async (url) => {
      expect(await pageOf(url)).toMatchObject({ status: 404 });
      expect(await pageOf('/about-us')).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['/store/gone', 4, 'This restaurant is not here'],
    ['/product/gone', 4, 'This product is not here'],
    ['/rental/vehicle-details/gone', 6, 'This vehicle is not here any more'],
  ])(
    'NAV-13, NAV-14, NAV-16: %s, of which the shop has nothing, has the status 404 and says so',
    async (url, moduleId, sentence) => {
      const page = await pageOf(url, { cookies: `visit=${visitText({ ...visit, moduleId })}` });
      expect(page.status).toBe(404);
      expect(page.html).toContain(sentence);
    },
  );

  it('NAV-14: a product whose store is gone is found all the same', async () => {
    const answer = (call: Request) =>
      new URL(call.url).pathname === '/api/v1/items/details/lamp'
        ? Promise.resolve(Response.json({ id: 9, name: 'Brass lamp', price: 30, store_id: 3 }))
        : send(call);
    const page = await pageOf('/product/lamp', { answer });
    expect(calls.map(({ url }) => new URL(url).pathname)).toContain('/api/v1/stores/details/3');
    expect(page.html).toContain('Brass lamp');
    expect(page.status).toBe(200);
    expect(page.head).toMatchObject({ listed: true });
  });

  it('NAV-04: a page that needs a place is left to the browser where there is none', async () => {
    const page = await pageOf('/home', { cookies: '' });
    expect(page).toMatchObject({ status: 200, html: '', state: null, modules: [] });
    // Search engines do not list what leads them to the landing page.
    expect(page.head).toMatchObject({ title: 'Six & Sons', listed: false });
  });

  it('DATA-17: what the browser goes on from is marked as old, for it to be asked anew', async () => {
    const { queries } = JSON.parse((await pageOf('/home')).state ?? '') as {
      queries: { queries: { state: { dataUpdatedAt: number } }[] };
    };
    expect(queries.queries.length).toBeGreaterThan(3);
    expect(queries.queries.every(({ state }) => state.dataUpdatedAt === 0)).toBe(true);
  });

  it('fails when the backend keeps silent', async () => {
    const silent = {
      answer: () => new Promise<never>(() => undefined),
      draw: pageRenderer(5).render,
    };
    await expect(pageOf('/home', silent)).rejects.toThrow('The page took too long.');
  });

  it('shows what is not answered as on its way, once asked, for the browser to ask again', async () => {
    let asked = 0;
    const broken = (call: Request) => {
      if (!call.url.includes('/stores/popular')) return send(call);
      asked += 1;
      return Promise.resolve(Response.json({ errors: [] }, { status: 500 }));
    };
    const page = await pageOf('/home', { answer: broken });
    expect(asked).toBe(1);
    expect(page.html).not.toContain('role="alert"');
    expect(page.html).toContain('Popular restaurants');
    expect(page.state).not.toContain('"status":"error"');
  });

  it('is drawn once for a crowd, and again after five seconds', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    try {
      const crowd = await Promise.all(Array.from({ length: 10 }, () => pageOf('/home')));
      const once = calls.length;
      expect(new Set(crowd.map(({ html }) => html)).size).toBe(1);
      clock.mockReturnValue(5_900);
      await pageOf('/home');
      expect(calls.length).toBe(once);
      clock.mockReturnValue(6_100);
      // The cache reads the clock at most once a millisecond.
      await vi.waitFor(async () => {
        await pageOf('/home');
        expect(calls.length).toBe(2 * once);
      });
    } finally {
      clock.mockRestore();
    }
  });

  it('is drawn once for all who follow an advertisement, whatever marks its links', async () => {
    const page = await pageOf('/home');
    const once = calls.length;
    for (const mark of [
      'fbclid=a1',
      'gclid=b2',
      'msclkid=c3',
      'utm_source=mail&utm_campaign=May',
    ]) {
      expect((await pageOf(`/home?${mark}`)).html).toBe(page.html);
    }
    expect(calls.length).toBe(once);
    const named = await pageOf('/about-us?fbclid=a1&lang=fr&utm_id=7');
    expect(named.document['lang']).toBe('fr');
    expect(named.state).not.toContain('fbclid');
    expect(JSON.parse(named.state ?? '')).toMatchObject({ path: '/about-us' });
  });

  it('is not what others get when its visitor has called too often', async () => {
    const tooOften = (call: Request) =>
      new URL(call.url).pathname === '/api/v1/stores/popular'
        ? Promise.resolve(Response.json({ errors: [] }, { status: 429 }))
        : send(call);
    const together = await Promise.all([pageOf('/home', { answer: tooOften }), pageOf('/home')]);
    expect(together.map(({ html }) => html.includes('Tin Roof Grill'))).toEqual([false, true]);
    await pageOf('/home', { answer: tooOften });
    expect((await pageOf('/home')).html).toContain('Tin Roof Grill');
  });

  it.each<[string, Parameters<typeof pageOf>[1]]>([
    ['language', { cookies: `visit=${visitText({ ...visit, language: 'ar' })}` }],
    ['module', { cookies: `visit=${visitText({ ...visit, moduleId: 6 })}` }],
    ['theme', { cookies: `visit=${visitText({ ...visit, theme: 'light' })}` }],
    ['sign-in', { cookies: `visit=${visitText({ ...visit, signedIn: false })}` }],
    ['name of the server', { host: 'elsewhere.test' }],
  ])('is not the page of a visitor with another %s', async (_, other) => {
    await pageOf('/home');
    const once = calls.length;
    await pageOf('/home', other);
    expect(calls.length).toBeGreaterThan(once);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no backend'))],
    ['keeps silent', () => new Promise<never>(() => undefined)],
  ])('the settings that were sent last are used while the backend %s', async (_, away) => {
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const ask = (answer: PageRequest['send'], { readConfig } = pageRenderer(200)) =>
      readConfig({ ...strangers, url: '/', send: answer });
    await expect(ask(away)).rejects.toThrow();
    const renderer = pageRenderer(200);
    await vi.waitFor(async () => {
      expect((await ask(send, renderer)).businessName).toBe('Six & Sons');
    });
    now += 60_000;
    expect((await ask(away, renderer)).businessName).toBe('Six & Sons');
  });

  it('settings read at the start are asked for again by the first page, and used if no answer comes', async () => {
    const renderer = pageRenderer(PATIENCE_MS);
    const away = () => Promise.reject(new Error('no backend yet'));
    const at = (answer: PageRequest['send']) => ({ ...strangers, url: '/', send: answer });
    await renderer.warmUp(at(away));
    await expect(renderer.readConfig(at(away))).rejects.toThrow();
    calls.length = 0;
    await renderer.warmUp(at(send));
    const asked = () => calls.map(({ url }) => new URL(url).pathname);
    expect(asked()).toEqual(['/api/v1/config', '/api/v1/config/get-analytic-scripts']);
    expect((await renderer.readConfig(at(away))).businessName).toBe('Six & Sons');
    const renamed = () => Promise.resolve(Response.json({ business_name: 'Seven' }));
    expect((await renderer.readConfig(at(renamed))).businessName).toBe('Seven');
  });

  it('that failed is drawn for the next visitor', async () => {
    const broken = () => Promise.reject(new Error('no backend yet'));
    await expect(pageOf('/home', { answer: broken })).rejects.toThrow();
    expect((await pageOf('/home')).html).toContain('Tin Roof Grill');
  });

  it('ORD-01: times of day are the visitor’s while a page is drawn, and the server’s again after', async () => {
    const hours = () => new Date(0).getHours();
    const before = [process.env['TZ'], hours()];
    await pageOf('/home');
    expect([process.env['TZ'], hours()]).toEqual(before);
  });

  describe('at 03:00 in Greenwich, which is noon in Tokyo', () => {
    const times = { start_time: '12:00:00', end_time: '23:00:00' };
    const dates = { start_date: '2026-11-23', end_date: '2026-11-23' };
    const offer = { discount: 20, min_purchase: 0, max_discount: 0, ...dates, ...times };
    const shop = { store_id: 31, module_id: 4, module_type: 'ecommerce' };
    const shirt = { id: 8, slug: 'shirt', name: 'Linen shirt', price: 25, stock: 5, ...shop };
    const hours = { day: 1, opening_time: '10:00:00', closing_time: '22:00:00' };
    const rows: Record<string, unknown> = {
      '/api/v1/config': { business_name: 'Six & Sons', currency_symbol: '€' },
      '/api/v1/items/details/shirt': {
        ...shirt,
        store_discount: 20,
        store_discount_terms: offer,
      },
      '/api/v1/stores/details/tin-roof': { ...store, active: 1, open: 1, schedules: [hours] },
    };
    const answer = (call: Request) => {
      const body = rows[new URL(call.url).pathname.replace('/31', '/tin-roof')];
      return body === undefined ? send(call) : Promise.resolve(Response.json(body));
    };
    beforeEach(() => {
      vi.useFakeTimers({ now: new Date('2026-11-23T03:00:00Z'), toFake: ['Date'] });
      return () => vi.useRealTimers();
    });

    it('NAV-14, PRICE-08: the price in the data of a page is the one that the visitor reads', async () => {
      const { html, head } = await pageOf('/product/shirt?module_id=4', { answer });
      expect(html).toContain('20.00');
      expect(head?.price).toEqual({ amount: '20.00', currency: 'EUR' });
    });

    it('CAT-12: whose time zone is not known sees the hours in that of the server', async () => {
      vi.stubEnv('TZ', 'Asia/Tokyo');
      const { html } = await pageOf('/store/tin-roof?lang=en', { answer, cookies: '' });
      expect(html).toContain('Open until 10:00 PM');
      vi.stubEnv('TZ', 'Nowhere/At-all');
      ({ render } = pageRenderer(PATIENCE_MS));
      const later = await pageOf('/store/tin-roof?lang=en', { answer, cookies: '', draw: render });
      expect(later.html).toContain('Opens 10:00 AM');
    });
  });

  it('two pages on their way at once keep their own languages', async () => {
    const arabic = `visit=${visitText({ ...visit, language: 'ar' })}`;
    const [one, two] = await Promise.all([pageOf('/home'), pageOf('/home', { cookies: arabic })]);
    expect(one.html).toContain('Popular restaurants');
    expect(two.html).not.toContain('Popular restaurants');
    expect(two.document['dir']).toBe('rtl');
  });
});
