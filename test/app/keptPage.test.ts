// @vitest-environment jsdom
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editionOf, keepPages, showKept } from '../../src/app/keptPage.ts';
import { storeItemsQuery, storeQuery } from '../../src/catalogue/queries.ts';
import { configQuery } from '../../src/place/index.ts';
import { keepPage, keptPage } from '../../src/platform/keptPages.ts';

const guest = {
  token: null,
  guestId: '1',
  guestKey: null,
  zoneIds: [1],
  moduleId: 4,
  language: 'en',
  position: { lat: 31.9, lng: -39.9 },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visit to a page whose queries were answered; what it keeps. */
async function visit(queries: Record<string, unknown>[], client = new QueryClient()) {
  const put = vi.fn(() => Promise.resolve());
  keepPages(client, () => guest, put);
  const stops = queries.map((query) =>
    new QueryObserver(client, query as unknown as QueryObserverOptions).subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(2000);
  for (const stop of stops) stop();
  client.clear();
  return put.mock.calls as unknown as [edition: string, path: string, text: string][];
}

const answered = (queryKey: unknown[], data: unknown, kept?: true) => ({
  queryKey,
  queryFn: () => Promise.resolve(data),
  meta: { kept },
});

it('keeps what a page shows of the catalogue, and shows it as stale on the next visit', async () => {
  const kept = await visit([answered(['store', '7'], { name: 'Corner' }, true)]);
  expect(kept).toEqual([[editionOf(guest), '/', expect.any(String)]]);
  const next = new QueryClient();
  showKept(next, kept[0]?.[2] ?? null);
  expect(next.getQueryData(['store', '7'])).toEqual({ name: 'Corner' });
  expect(
    next
      .getQueryCache()
      .find({ queryKey: ['store', '7'] })
      ?.isStaleByTime(60_000),
  ).toBe(true);
});

it('keeps nothing of a person', async () => {
  const kept = await visit([
    answered(['store', '7'], 'a store', true),
    answered(['profile'], 'Maya'),
    answered(['orders'], 'her orders'),
  ]);
  expect(kept[0]?.[2]).not.toMatch(/Maya|orders/);
});

it('keeps the first page of a list', async () => {
  const list = { pages: [['a'], ['b']], pageParams: [1, 2] };
  const kept = await visit([answered(['store-items', 7], list, true)]);
  expect(JSON.parse(kept[0]?.[2] ?? '')).toEqual([
    [['store-items', 7], { pages: [['a']], pageParams: [1] }],
  ]);
});

it('keeps no page that still waits, failed, or shows what the last visit kept', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showKept(client, JSON.stringify([[['store', '7'], 'old']]));
  const never = {
    queryKey: ['store', '7'],
    queryFn: () => new Promise(() => {}),
    meta: { kept: true },
  };
  expect(await visit([never, answered(['config'], 'new', true)], client)).toEqual([]);
  const refused = { ...never, queryFn: () => Promise.reject(new Error('down')) };
  expect(await visit([refused])).toEqual([]);
});

it('a page of another place, module, language or customer is another edition', () => {
  const others = [
    { ...guest, zoneIds: [2] },
    { ...guest, position: { lat: 1, lng: 1 } },
    { ...guest, moduleId: 5 },
    { ...guest, language: 'ar' },
    { ...guest, token: 'secret' },
  ];
  const editions = [guest, ...others].map(editionOf);
  expect(new Set(editions).size).toBe(editions.length);
  expect(editions.join(' ')).not.toContain('secret');
});

it.each(['{', 'null', '7', '[1]', '[[1]]', '"text"'])(
  'DATA-17: a kept page that reads %s is as good as none',
  (text) => {
    const client = new QueryClient();
    expect(() => showKept(client, text)).not.toThrow();
  },
);

it('DATA-17: a browser without a database keeps nothing and says nothing', async () => {
  await expect(keepPage('edition', '/', 'text')).resolves.toBeUndefined();
  const page = keptPage('edition', '/');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(page).resolves.toBeNull();
});

it('the config, a store and its menu are kept', () => {
  const store = { id: 7, moduleId: 4, zoneId: 1 } as never;
  for (const { meta } of [configQuery(), storeQuery('7'), storeItemsQuery(store, 0)]) {
    expect(meta).toEqual({ kept: true });
  }
});
