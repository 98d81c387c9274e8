// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoresPage } from '../../src/catalogue/store/StoresPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { config, serve, show } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const storesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    slug: `store-${first + at}`,
    name: `Store ${first + at}`,
    module_id: 4,
    zone_id: 1,
    active: true,
  }));

/** Opens the list of popular stores over these pages; an answer after the last is empty. */
function open(pageOf: (offset: number) => unknown[], total: object) {
  const log = serve(({ path, query }) => {
    if (path !== '/api/v1/stores/popular') return undefined;
    const offset = Number(query.get('offset'));
    return { ...total, limit: 12, offset, stores: pageOf(offset) };
  });
  show(
    <Routes>
      <Route path="/store/:id" element={<StoresPage />} />
    </Routes>,
    '/store/popular',
  );
  const asked = () =>
    log
      .filter(({ path }) => path === '/api/v1/stores/popular')
      .map(({ query }) => query.get('offset'));
  return { asked, user: userEvent.setup() };
}

describe('a list of stores', () => {
  it.each([
    ['is left out', {}],
    ['is 0', { total_size: 0 }],
    ['counts one page only', { total_size: 12 }],
  ])('D13 OPEN-09 CAT-07: goes on while stores come, though the total %s', async (_, total) => {
    const pages = [storesFrom(1, 12), storesFrom(13, 12), storesFrom(25, 3)];
    const { asked, user } = open((offset) => pages[offset - 1] ?? [], total);
    expect(await screen.findByRole('link', { name: 'Store 12' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Store 24' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'Store 27' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(screen.getAllByRole('link', { name: /^Store \d+$/ })).toHaveLength(27);
    expect(asked()).toEqual(['1', '2', '3', '4']);
  });

  it('CAT-07: ends where the server answers the first page again and again', async () => {
    const { asked, user } = open(() => storesFrom(1, 12), { total_size: 100 });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(asked()).toEqual(['1', '2']);
  });
});

describe('the filter for free delivery', () => {
  const [grill, bakery, market] = storesFrom(1, 3);
  const stores = [
    { ...grill, delivery: true, take_away: true, self_delivery_system: 0, free_delivery: false },
    { ...bakery, delivery: true, take_away: true, self_delivery_system: 1, free_delivery: true },
    { ...market, delivery: false, take_away: true, self_delivery_system: 1, free_delivery: true },
  ];
  const free = { admin_free_delivery: { status: true, type: 'free_delivery_to_all_store' } };

  it.each([
    ['the shop pays every delivery', free, ['Store 1', 'Store 2']],
    ['only stores pay their own', {}, ['Store 2']],
  ])('PRICE-13 PRICE-14: keeps the stores whose cards say so: %s', async (_, offer, names) => {
    serve(({ path }) => {
      if (path === '/api/v1/config') return { ...config, ...offer };
      return path === '/api/v1/stores/popular'
        ? { total_size: 3, limit: 12, offset: 1, stores }
        : undefined;
    });
    show(
      <Routes>
        <Route path="/store/:id" element={<StoresPage />} />
      </Routes>,
      '/store/popular',
    );
    const shown = () =>
      screen.queryAllByRole('link', { name: /^Store \d$/ }).map(({ textContent }) => textContent);
    const saying = () =>
      screen
        .queryAllByRole('article')
        .filter((card) => within(card).queryByText('Free delivery') !== null).length;
    await waitFor(() => expect(shown()).toEqual(['Store 1', 'Store 2', 'Store 3']));
    await waitFor(() => expect(saying()).toBe(names.length));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Free delivery' }));
    expect(shown()).toEqual(names);
    expect(saying()).toBe(names.length);
  });
});

it('WCAG 4.1.3: the filters of a list of stores tell how many they have found', async () => {
  const [grill, bakery, market] = storesFrom(1, 3);
  const stores = [
    { ...grill, take_away: true },
    { ...bakery, take_away: false },
    { ...market, take_away: true },
  ];
  const { user } = open((offset) => (offset === 1 ? stores : []), { total_size: 3 });
  await screen.findByRole('link', { name: 'Store 3' });
  const [told] = screen.getAllByRole('status');
  expect(told).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  expect(told).toHaveTextContent('Stores (2)');
  await user.click(screen.getByRole('button', { name: /4\.5/ }));
  expect(told).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(told).toHaveTextContent('Stores (0)'));
});

it('CAT-11: a store that has closed since the list was opened is none that is open now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 22, 0) });
  onTestFinished(() => void vi.useRealTimers());
  const days = [0, 1, 2, 3, 4, 5, 6];
  const until = (closing_time: string) =>
    days.map((day) => ({ id: day, store_id: 1, day, opening_time: '09:00:00', closing_time }));
  const [early, late] = storesFrom(1, 2);
  const { user } = open(
    (offset) =>
      offset === 1
        ? [
            { ...early, schedules: until('22:30:00') },
            { ...late, schedules: until('23:30:00') },
          ]
        : [],
    { total_size: 2 },
  );
  expect(await screen.findByRole('link', { name: 'Store 1' })).toBeVisible();
  vi.setSystemTime(new Date(2026, 10, 24, 22, 31));
  await user.click(screen.getByRole('button', { name: 'Open now' }));
  expect(screen.getByRole('link', { name: 'Store 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Store 1' })).toBeNull();
  // Nor is one that closes while the filtered list stays on the screen.
  vi.setSystemTime(new Date(2026, 10, 24, 23, 31));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Store 2' })).toBeNull(), {
    timeout: 9000,
  });
});
