// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { StoresPage } from '../../src/catalogue/store/StoresPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, show } from './wireShop.tsx';

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
