// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchBanners,
  fetchCategories,
  fetchFeaturedCategories,
  fetchStore,
  fetchStores,
} from '../../src/api/catalogue/calls.ts';
import { connectApi } from '../../src/api/client.ts';
import { askEarly, firstCalls, storeFace } from '../../src/api/early.ts';
import { fetchModules } from '../../src/api/modules/calls.ts';
import { fetchConfig } from '../../src/api/place/calls.ts';
import { fetchLanding } from '../../src/api/site/calls.ts';
import { earlyReplies } from '../../src/platform/early.ts';

const scope = {
  token: null,
  guestId: null,
  guestKey: null,
  zoneIds: [1],
  moduleId: 1,
  language: 'ar',
  position: { lat: 31.98, lng: -39.98 },
};

const first = {
  config: () => fetchConfig(),
  modules: () => fetchModules([1]),
  landing: () => fetchLanding(),
  banners: () => fetchBanners(),
  'featured categories': () => fetchFeaturedCategories(),
  categories: () => fetchCategories(),
  'popular stores': () => fetchStores('popular', 1, 'all'),
  store: () => fetchStore('7'),
};
const calls = [
  ...firstCalls.frame,
  ...firstCalls.landing,
  ...firstCalls.home,
  ...firstCalls.store('7'),
];

describe('the first calls of a page', () => {
  const fetched = vi.fn<typeof fetch>();
  const ask = (who = scope) => askEarly(who, calls);
  const settle = (load: () => Promise<unknown>) => load().catch(() => undefined);

  beforeEach(() => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(performance, 'now').mockReturnValue(0);
    connectApi(
      () => scope,
      () => undefined,
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    earlyReplies().clear();
    fetched.mockReset();
  });

  it.each(Object.entries(first))(
    '%s: its query takes the reply that was asked for early',
    async (_, load) => {
      ask();
      expect(fetched).toHaveBeenCalledTimes(calls.length);
      await settle(load);
      expect(fetched).toHaveBeenCalledTimes(calls.length);
      expect(earlyReplies().size).toBe(calls.length - 1);
    },
  );

  it('a reply is taken once', async () => {
    ask();
    await settle(first.config);
    await settle(first.config);
    expect(fetched).toHaveBeenCalledTimes(calls.length + 1);
  });

  it('a reply that has lain for more than 15 seconds is asked for again', async () => {
    ask();
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    await settle(first.config);
    expect(fetched).toHaveBeenCalledTimes(calls.length + 1);
  });

  it('LANG-01: what was asked in another language is asked again', async () => {
    ask({ ...scope, language: 'en' });
    await settle(first.banners);
    expect(fetched).toHaveBeenCalledTimes(calls.length + 1);
  });

  it('a call that failed early is made again by its query', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('reset')));
    ask();
    await vi.waitFor(() => expect(earlyReplies().size).toBe(0));
    fetched.mockImplementation(() => Promise.resolve(Response.json({})));
    await settle(first.banners);
    expect(fetched).toHaveBeenCalledTimes(calls.length + 1);
  });
});

describe('the face of a store', () => {
  const replied = (body: string) => Promise.resolve(new Response(body));

  it('is read from a copy, so that the page can read the reply too', async () => {
    const reply = replied(JSON.stringify({ id: '7', cover_photo_full_url: '/cover.webp' }));
    expect(await storeFace(reply)).toEqual({ id: 7, coverUrl: '/cover.webp' });
    expect(await (await reply).json()).toMatchObject({ id: '7' });
  });

  it.each([
    ['without a cover', () => replied('{"id":7}')],
    ['when the reply is no JSON', () => replied('<html>')],
    ['when there is no reply', () => Promise.reject<Response>(new TypeError('offline'))],
  ])('is left out %s', async (_, reply) => {
    expect(await storeFace(reply())).toBeNull();
  });
});
