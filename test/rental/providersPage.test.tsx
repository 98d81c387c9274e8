// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { readProvider } from '../../src/api/rental/read.ts';
import { ModuleStoresPage } from '../../src/app/ModuleStoresPage.tsx';
import { NotFoundPage } from '../../src/app/NotFoundPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { RentalHomePage } from '../../src/rental/RentalHomePage.tsx';
import { WithTrip } from '../../src/rental/plan/tripPlan.ts';
import { ProviderReviews } from '../../src/rental/search/ProviderReviews.tsx';
import { refusal, serve, show } from '../catalogue/wireShop.tsx';
import { rentalAnswers, renting } from './wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const providersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    slug: `provider-${first + at}`,
    name: `Provider ${first + at}`,
    module_id: 6,
    zone_id: 1,
    active: true,
  }));

const pages = [providersFrom(1, 12), providersFrom(13, 2)];

/** Opens a page of the shop while rental is chosen; the server has fourteen providers. */
function open(at: string, pageOf = (offset: number): unknown => pages[offset - 1] ?? []) {
  const log = serve(
    rentalAnswers(({ path, query }) => {
      if (!path.startsWith('/api/v1/rental/provider/')) return undefined;
      const rows = pageOf(Number(query.get('offset')));
      return rows instanceof Response
        ? rows
        : { total_size: 14, limit: 12, offset: 1, stores: rows };
    }),
  );
  const { url } = show(
    <Routes>
      <Route path="/stores" element={<ModuleStoresPage />} />
      <Route path="/store/:list" element={<ModuleStoresPage />} />
      <Route
        path="/home"
        element={
          <WithTrip>
            <RentalHomePage />
          </WithTrip>
        }
      />
      <Route path="/rental/vehicle-search" element={<h1>Vehicles</h1>} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>,
    at,
    renting,
  );
  const asked = () =>
    log
      .filter(({ path }) => /\/stores\/|\/provider\//.test(path))
      .map(({ path, query }) => `${path}?${query.toString()}`);
  return { asked, url, user: userEvent.setup() };
}

describe('the lists of stores in rental', () => {
  it.each([
    ['/store/latest', 'Latest providers', '/api/v1/rental/provider/latest'],
    ['/store/popular', 'Popular providers', '/api/v1/rental/provider/popular'],
    ['/stores', 'Popular providers', '/api/v1/rental/provider/popular'],
  ])(
    'API-27, CAT-06, CAT-07, NAV-12: %s lists “%s”, twelve at a time, until there are no more',
    async (at, title, call) => {
      const { asked, user } = open(at);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(await screen.findByRole('link', { name: 'Provider 12' })).toHaveAttribute(
        'href',
        '/rental/provider-details/provider-12',
      );
      await user.click(screen.getByRole('button', { name: 'Load more' }));
      expect(await screen.findByRole('link', { name: 'Provider 14' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
      expect(asked()).toEqual([
        `${call}?type=all&limit=12&offset=1`,
        `${call}?type=all&limit=12&offset=2`,
        `${call}?type=all&limit=12&offset=3`,
      ]);
    },
  );

  it('CAT-07: a server that repeats its first page shows each provider once, and is asked no more', async () => {
    const { asked, user } = open('/store/popular', () => pages[0]);
    expect(await screen.findByRole('link', { name: 'Provider 12' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(screen.getAllByRole('link', { name: /^Provider \d+$/ })).toHaveLength(12);
    expect(asked()).toHaveLength(2);
  });

  it('MSG-21: says why it cannot be read and reads it when it is tried again; without any it says so', async () => {
    let isDown = true;
    const { user } = open('/store/latest', () =>
      isDown ? refusal(403, 'Down for a moment.') : [],
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No providers here')).toBeVisible();
  });
});

describe('the home page of rental', () => {
  it('NAV-12: leads from six popular providers to all of them', async () => {
    open('/home');
    expect(await screen.findByRole('link', { name: 'Provider 6' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Provider 7' })).toBeNull();
    expect(screen.getByRole('link', { name: /View all.*Popular providers/ })).toHaveAttribute(
      'href',
      '/store/popular',
    );
  });

  it.each([
    ['/home?search=category&id=3&module_id=6&name=Sedan', '?categoryId=3'],
    ['/home?search=category', '?all_category=1'],
    ['/home?from=allCategories', '?all_category=1'],
    ['/home?search=halden', '?name=halden'],
  ])('NAV-07: %s opens the vehicles with %s', async (at, search) => {
    const { url } = open(at);
    expect(await screen.findByRole('heading', { name: 'Vehicles' })).toBeVisible();
    expect(url().pathname + url().search).toBe(`/rental/vehicle-search${search}`);
  });
});

it('NAV-17, NAV-18: a path that does not exist leads to what rental has', async () => {
  open('/nowhere');
  const links = await screen.findByRole('navigation', { name: 'Ways on' });
  expect([...links.querySelectorAll('a')].map((link) => [link.textContent, link.pathname])).toEqual(
    [
      ['Categories', '/rental/vehicle-search'],
      ['Popular providers', '/store/popular'],
      ['Track Trip', '/track-order'],
    ],
  );
});

it('CAT-10: a provider without reviews says so in the given words, and none are asked for', async () => {
  const log = serve(rentalAnswers());
  const [wire] = providersFrom(60, 1);
  const provider = readProvider({ ...wire, reviews_section: false });
  const { shop } = show(<ProviderReviews provider={provider} />, '/home', renting);
  expect(screen.getByText('this store is not having any review plan.')).toBeVisible();
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
  expect(log.filter(({ path }) => path.includes('/get-provider-reviews/'))).toEqual([]);
});
