// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { openShopAt } from './shopApp.tsx';
import { module, serve, settled } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const food = { ...module, id: 1, module_name: 'Food', module_type: 'food' };
const grocery = { ...module, id: 2, module_name: 'Grocery', module_type: 'grocery' };
const rental = { ...module, id: 6, module_name: 'Rental', module_type: 'rental' };
const kept = (id: number, type: string) => JSON.stringify({ id, type, name: type, zoneIds: [1] });

const none = { total_size: 0, limit: 12, offset: 1 };
const answers: Record<string, unknown> = {
  '/api/v1/module': [food, grocery, rental],
  '/api/v1/stores/popular': { ...none, stores: [] },
  '/api/v1/rental/user/trip/get-trip-list/running': { ...none, trips: [] },
};

/**
 * Opens the storefront in a tab; `ofBrowser` is the module stored for all tabs, `ofTab` the one
 * stored for this tab, if any.
 */
function openTab(address: string, ofBrowser: string, ofTab?: string) {
  const log = serve(({ path }) => answers[path]);
  if (ofTab !== undefined) sessionStorage.setItem('module', ofTab);
  const said: unknown[] = [];
  const { shop } = openShopAt(address, { ...settled, module: ofBrowser }, ({ module: actor }) =>
    actor.on('toast', (fact) => said.push(fact)),
  );
  const moduleId = () => shop.module.getSnapshot().context.module?.id;
  return { shop, log, said, moduleId, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => location.pathname + location.search;

describe('M5: the module belongs to the tab and its address', () => {
  it('a reload finds the module of this tab, though another tab has chosen rental since', async () => {
    const { shop, moduleId } = openTab('/store/popular', kept(6, 'rental'), kept(2, 'grocery'));
    expect(await heading('Popular stores')).toBeVisible();
    await waitFor(() =>
      expect(shop.module.getSnapshot().matches({ served: { offering: 'chosen' } })).toBe(true),
    );
    expect(moduleId()).toBe(2);
    expect(address()).toBe('/store/popular?module_id=2');
  });

  it('DATA-17: a new tab begins with the module that was chosen last', async () => {
    const { shop, moduleId } = openTab('/store/popular', kept(1, 'food'));
    expect(await heading('Popular restaurants')).toBeVisible();
    await waitFor(() =>
      expect(shop.module.getSnapshot().matches({ served: { offering: 'chosen' } })).toBe(true),
    );
    expect(moduleId()).toBe(1);
  });

  it('NAV-07: the module of an address comes before the tab’s, from the first call on', async () => {
    const { log, said } = openTab(
      '/store/popular?module_id=1',
      kept(6, 'rental'),
      kept(2, 'grocery'),
    );
    expect(screen.queryByRole('heading', { level: 1, name: 'Popular stores' })).toBeNull();
    expect(await heading('Popular restaurants')).toBeVisible();
    const lists = log.filter(({ path }) => path === '/api/v1/stores/popular');
    expect(lists.map(({ headers }) => headers.get('moduleId'))).toEqual(['1']);
    expect(said).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('module') ?? '{}')).toMatchObject({ id: 1 });
  });

  it('an address that names a module nobody can enter gets the one of the tab', async () => {
    const { moduleId } = openTab('/store/popular?module_id=99', kept(6, 'rental'), kept(1, 'food'));
    expect(await heading('Popular restaurants')).toBeVisible();
    expect(moduleId()).toBe(1);
    await waitFor(() => expect(address()).toBe('/store/popular?module_id=1'));
  });

  it('Back and Forward lead to the module of the page', async () => {
    const { shop, moduleId } = openTab('/store/popular', kept(1, 'food'));
    expect(await heading('Popular restaurants')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/store/popular?module_id=1'));
    const [, chosen] = shop.module.getSnapshot().context.modules;
    if (chosen === undefined) throw new Error('there is no grocery');
    act(() => shop.module.send({ type: 'module.chosen', module: chosen }));
    await waitFor(() => expect(address()).toBe('/home?module_id=2'));
    act(() => history.back());
    expect(await heading('Popular restaurants')).toBeVisible();
    await waitFor(() => expect(moduleId()).toBe(1));
    expect(address()).toBe('/store/popular?module_id=1');
    act(() => history.forward());
    await waitFor(() => expect(moduleId()).toBe(2));
    expect(address()).toBe('/home?module_id=2');
  });

  it('NAV-29: “My trips” are shown in the module that the customer is in', async () => {
    localStorage.clear();
    const { moduleId, log, shop } = openTab('/rental/trips', kept(1, 'food'));
    act(() => shop.session.send({ type: 'session.signedIn', token: 'a-token' } as never));
    expect(await heading('My trips')).toBeVisible();
    expect(moduleId()).toBe(1);
    expect(screen.getAllByRole('combobox', { name: 'Search foods and restaurants' })).not.toEqual(
      [],
    );
    expect(address()).toBe('/rental/trips');
    await waitFor(() =>
      expect(
        log.find(({ path }) => path.endsWith('/get-trip-list/running'))?.headers.get('moduleId'),
      ).toBe('6'),
    );
  });
});
