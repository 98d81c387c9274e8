// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Map as Leaflet } from 'leaflet';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoresPage } from '../../src/catalogue/store/StoresPage.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, settled, show } from './wireShop.tsx';

const scrolled = vi.fn();

beforeAll(() => loadMessages('en'));
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

const wireStore = (id: number, over: object = {}) => ({
  id,
  slug: `store-${id}`,
  name: `Store ${id}`,
  module_id: 4,
  zone_id: 1,
  active: true,
  open: 1,
  latitude: String(0.02 + id / 1000),
  longitude: '0.02',
  ...over,
});

const twelve = Array.from({ length: 12 }, (_, at) =>
  wireStore(at + 1, at === 1 ? { open: 0 } : at === 2 ? { latitude: null, longitude: null } : {}),
);
const pages: object[][] = [twelve, [wireStore(13), wireStore(14)]];

/**
 * Opens the stores at this address: fourteen on two pages; the second is closed, the third has no
 * position.
 */
function open(at = '/stores', stored = settled) {
  const log = serve(({ path, query }) => {
    if (!path.startsWith('/api/v1/stores/get-stores/')) return undefined;
    const offset = Number(query.get('offset'));
    return { total_size: 14, limit: 12, offset, stores: pages[offset - 1] ?? [] };
  });
  const { url } = show(
    <Routes>
      <Route path="/stores" element={<StoresPage />} />
    </Routes>,
    at,
    stored,
  );
  const asked = () => log.filter(({ path }) => path.startsWith('/api/v1/stores/get-stores/'));
  return { url, asked, user: userEvent.setup() };
}

const pin = (name: string) => screen.findByRole('button', { name });
const chosen = () => screen.queryByRole('region', { name: 'Chosen on the map' });
const cardOf = async (name: string) => {
  await waitFor(() => expect(chosen()).not.toBeNull());
  return within(chosen() as HTMLElement).findByRole('link', { name });
};

describe('issue 24: the stores on a map', () => {
  it('issue 24: list and map are two views of one address, and the filters stay', async () => {
    const { url, user } = open('/stores?open=1');
    expect(await screen.findByRole('link', { name: 'Store 1' })).toBeVisible();
    const views = screen.getByRole('group', { name: 'List or map' });
    expect(within(views).getByRole('radio', { name: 'List' })).toBeChecked();
    await user.click(within(views).getByRole('radio', { name: 'Map' }));
    expect(url().search).toBe('?open=1&view=map');
    expect(await screen.findByRole('region', { name: 'Map of stores' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Store 1' })).toBeNull();
    await user.click(within(views).getByRole('radio', { name: 'List' }));
    expect(url().search).toBe('?open=1');
    expect(await screen.findByRole('link', { name: 'Store 1' })).toBeVisible();
  });

  it('issue 24: a pressed pin shows its card, the next pin its own, Escape and Close none', async () => {
    const { user } = open('/stores?view=map');
    expect(await screen.findByText('Press a pin to see who is there.')).toBeVisible();
    await user.click(await pin('Store 1'));
    expect(await cardOf('Store 1')).toHaveAttribute(
      'href',
      '/store/store-1?id=store-1&module_id=4&module_type=ecommerce&store_zone_id=1',
    );
    expect(await pin('Store 1')).toHaveAttribute('aria-pressed', 'true');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    (await pin('Store 5')).focus();
    await user.keyboard('{Enter}');
    expect(await cardOf('Store 5')).toBeVisible();
    expect(await pin('Store 1')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Escape}');
    expect(chosen()).toBeNull();
    expect(await pin('Store 5')).toHaveFocus();
    await user.keyboard(' ');
    await user.click(within(chosen() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(chosen()).toBeNull();
    expect(await pin('Store 5')).toHaveFocus();
  });

  it('issue 24: a closed store says so in its name and by a sign, and the own place is marked', async () => {
    open('/stores?view=map');
    const closed = await pin('Store 2, closed now');
    expect(closed.querySelector(':scope > svg')).not.toBeNull();
    expect((await pin('Store 1')).querySelector(':scope > svg')).toBeNull();
    expect(screen.getByRole('img', { name: 'Your place' })).toBeVisible();
  });

  it('issue 24 CAT-07: more stores come by a button, and those without a place are counted out', async () => {
    const { asked, user } = open('/stores?view=map');
    expect(
      await screen.findByText(
        'On the map: 11 of 14 Those without a known place are in the list only.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Store 3' })).toBeNull();
    expect(asked().map(({ query }) => query.get('offset'))).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: 'Show more stores' }));
    expect(await pin('Store 14')).toBeVisible();
    expect(screen.getByText(/^On the map: 13 of 14/)).toBeVisible();
  });

  it('issue 24: a card whose pin a filter takes away goes', async () => {
    const { user } = open('/stores?view=map');
    await user.click(await pin('Store 2, closed now'));
    expect(await cardOf('Store 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    await waitFor(() => expect(chosen()).toBeNull());
  });

  it('issue 24: without its streets the map stays, and the list comes until they are drawn', async () => {
    const { user } = open('/stores?view=map');
    await user.click(await pin('Store 1'));
    const tile = await waitFor(() => {
      const [first] = screen
        .getByRole('region', { name: 'Map of stores' })
        .querySelectorAll('img.leaflet-tile');
      if (first === undefined) throw new Error('no tile was asked for');
      return first;
    });
    fireEvent.error(tile);
    expect(await screen.findByText('All of them are in the list below.')).toBeVisible();
    expect(screen.getByText('The pictures of this map do not load just now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Store 3' })).toBeVisible();
    expect(await cardOf('Store 1')).toBeVisible();
    expect(await pin('Store 1')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.load(tile);
    await waitFor(() =>
      expect(screen.queryByText('All of them are in the list below.')).toBeNull(),
    );
    expect(screen.queryByRole('link', { name: 'Store 3' })).toBeNull();
  });

  it('issue 24: where the map does not come a sentence says so, the list is there, and a press tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = vi.spyOn(Leaflet.prototype, 'setView').mockImplementation(() => {
      throw new Error('the map did not come');
    });
    const { user } = open('/stores?view=map');
    const failed = 'The map could not be loaded. Everything else works without it.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByText('All of them are in the list below.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Store 1' })).toBeVisible();
    expect(screen.queryByText('Press a pin to see who is there.')).toBeNull();
    broken.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await pin('Store 1')).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Store 1' })).toBeNull();
    expect(screen.getByText('Press a pin to see who is there.')).toBeVisible();
  });
});
