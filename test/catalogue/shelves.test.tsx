// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { HomeExtras } from '../../src/catalogue/shelves/HomeExtras.tsx';
import { ShelfPage } from '../../src/catalogue/shelves/ShelfPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import type { Module } from '../../machines/rules/domain.ts';
import { refusal, serve, show, wireItem, type Asked } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const shops = { id: 4, name: 'Shops', type: 'ecommerce', description: '' } as Module;
const brands = [
  { id: 1, name: 'Aster', slug: 'aster', items_count: 12, image: null, image_full_url: null },
  { id: 2, name: 'Boreal', slug: 'boreal', items_count: 0, image: null, image_full_url: null },
];
const listed = (products: unknown[]) => ({
  total_size: products.length,
  limit: 12,
  offset: 1,
  products,
});
const HOUR = 3_600_000;

/** Shows the extra sections of a module's home page over these answers; other paths are refused. */
function showExtras(answers: Record<string, unknown>, module = shops): Asked[] {
  const log = serve(({ path }) => answers[path]);
  show(<HomeExtras module={module} />, '/home');
  return log;
}

const shelf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the shelves beside a home’s own goods', () => {
  it('CAT-08: brands lead to their items; one without items here is left out', async () => {
    showExtras({ '/api/v1/brand': brands });
    const links = (await shelf('Brands')).findAllByRole('link');
    expect((await links).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Aster12 items', '/brand/aster'],
    ]);
    expect(screen.queryByRole('region', { name: 'What it helps with' })).toBeNull();
  });

  it('CAT-08: a pharmacy has what its medicines help with instead', async () => {
    const log = showExtras(
      { '/api/v1/common-condition': [{ id: 3, name: 'Allergy', slug: 'allergy', items_count: 1 }] },
      { ...shops, type: 'pharmacy' },
    );
    const conditions = await shelf('What it helps with');
    const link = await conditions.findByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'Allergy1 item',
      '/condition/allergy',
    ]);
    expect(log.some(({ path }) => path === '/api/v1/brand')).toBe(false);
  });

  it('NAV-13: an advertised store says what it says of itself, and leads there', async () => {
    const advert = {
      id: 4,
      store_id: 18,
      title: 'New oven, same hands',
      description: 'Fresh bread from six',
      is_rating_active: 0,
      average_rating: 4.6,
      store: { id: 18, name: 'Miller', slug: 'miller' },
    };
    showExtras({ '/api/v1/advertisement/list': [advert] });
    const adverts = await shelf('Advertised stores');
    expect(await adverts.findByText('New oven, same hands')).toBeVisible();
    expect(adverts.getByRole('link', { name: 'Miller' })).toHaveAttribute(
      'href',
      '/store/miller?id=miller&module_id=4&module_type=ecommerce',
    );
    expect(adverts.queryByText('4.6')).toBeNull();
  });

  it('an empty shelf is no shelf, and a failed one is asked for once more', async () => {
    let newItems: unknown = null;
    const answers: Record<string, unknown> = {
      '/api/v1/advertisement/list': [],
      '/api/v1/campaigns/basic': [],
      '/api/v1/brand': [],
    };
    serve(({ path }) =>
      path === '/api/v1/items/new-arrival'
        ? (newItems ?? refusal(422, 'The shelf is being filled.'))
        : answers[path],
    );
    show(<HomeExtras module={shops} />, '/home');
    expect(await screen.findByText('The shelf is being filled.')).toBeVisible();
    const regions = () =>
      screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
    await waitFor(() => expect(regions()).toEqual(['New arrivals']));
    newItems = listed([wireItem({ id: 9, name: 'Copper pan' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await (await shelf('New arrivals')).findByText('Copper pan')).toBeVisible();
  });
});

describe('the pages behind the shelves', () => {
  function open(at: string, answers: Record<string, unknown>): Asked[] {
    const log = serve(({ path }) => answers[path]);
    show(
      <Routes>
        <Route path="/flash-sale" element={<ShelfPage />} />
        <Route path="/:kind/:id" element={<ShelfPage />} />
      </Routes>,
      at,
    );
    return log;
  }

  it('CAT-07: a brand’s page lists its items, 12 a page', async () => {
    const items = listed([wireItem({ id: 9, name: 'Copper pan' })]);
    const log = open('/brand/aster', {
      '/api/v1/brand': brands,
      '/api/v1/brand/items/aster': items,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aster' })).toBeVisible();
    expect(await screen.findByText('Copper pan')).toBeVisible();
    const asked = log.find(({ path }) => path === '/api/v1/brand/items/aster')?.query;
    expect(Object.fromEntries(asked ?? [])).toEqual({ limit: '12', offset: '1' });
  });

  it('a brand that the module does not have is not there', async () => {
    open('/brand/nowhere', { '/api/v1/brand': brands });
    expect(await screen.findByText('This shelf is not here', { selector: 'h1' })).toBeVisible();
  });

  const sale = (endsAt: number) => ({
    '/api/v1/flash-sales': {
      id: 3,
      title: 'Flash sale',
      end_date: new Date(endsAt).toISOString(),
      active_products: [],
    },
    '/api/v1/flash-sales/items': listed([
      { id: 1, item: wireItem({ id: 9, name: 'Copper pan' }), stock: 30, sold: 6 },
    ]),
  });

  it('a flash sale shows what is left of it, and of its time', async () => {
    open('/flash-sale', sale(Date.now() + HOUR));
    expect(await screen.findByText('6 of 30 sold')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/(00:59|01:00):\d\d$/);
  });

  it('a flash sale that is over offers nothing', async () => {
    open('/flash-sale', sale(Date.now() - 1));
    expect(await screen.findByText('This sale has ended.')).toBeVisible();
    expect(screen.queryByText('Copper pan')).toBeNull();
  });

  it('without a flash sale the page says so', async () => {
    open('/flash-sale', { '/api/v1/flash-sales': {} });
    expect(await screen.findByText('No flash sale runs now')).toBeVisible();
  });
});
