// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { rootMachine } from '../../machines/site/root.machine.ts';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { ShopApp, openShopAt } from './shopApp.tsx';
import { categories, module, serve, settled } from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

it('a shop whose standing actor broke says so and offers to open it anew, once the server answers', async () => {
  const reload = vi.fn();
  let isOffline = true;
  const pages = vi.fn();
  serve(({ path }) => {
    if (path !== '/') return;
    pages();
    if (isOffline) throw new TypeError('Failed to fetch');
  });
  const root = createActor(rootMachine, {
    input: {
      session: { token: null, guestId: null },
      place: { place: null },
      module: { zoneIds: [], modules: [], module: null, named: null },
      cart: { remembered: [] },
      authGate: { interrupted: null },
      language: { language: 'en' },
      theme: { savedTheme: null },
    },
  });
  root.start();
  const opened = openShop();
  onTestFinished(() => {
    opened.root.stop();
  });
  const shop = { ...opened, root };
  expect(root.getSnapshot().matches('open')).toBe(true);
  root.send({ type: 'xstate.error.actor.cart', error: new Error('it broke') } as never);
  render(<ShopApp shop={shop} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  const retry = screen.getByRole('button', { name: 'Try again' });
  const { href, origin, pathname } = location;
  vi.stubGlobal('location', { href, origin, pathname, reload });
  await userEvent.click(retry);
  await waitFor(() => expect(pages).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();
  isOffline = false;
  await userEvent.click(retry);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

describe('a link that is opened before a place is chosen', () => {
  const food = { ...module, id: 1, module_name: 'Food', module_type: 'food' };
  const place = { address: '1 Harbour Lane', position: { lat: 0.02, lng: 0.02 }, zoneIds: [1] };

  /**
   * Opens the whole storefront as a new visitor at an address; `modules` are those that the shop
   * offers, `stored` what the browser has stored, `answers` what the server answers further, by path.
   */
  function openAt(
    address: string,
    modules: object[],
    stored: Record<string, string> = {},
    answers: Record<string, unknown> = {},
  ) {
    const log = serve(({ path }) => {
      if (path === '/api/v1/module') return modules;
      if (path === '/api/v1/stores/popular') {
        return { total_size: 0, limit: 12, offset: 1, stores: [] };
      }
      return path.startsWith('/api/v1/categories/items/')
        ? { total_size: 0, limit: 12, offset: 1, products: [] }
        : answers[path];
    });
    const { shop } = openShopAt(address, stored);
    const choosePlace = async () => {
      await screen.findByRole('combobox', { name: 'Delivery address' });
      expect(location.pathname).toBe('/');
      await waitFor(() =>
        expect(shop.module.getSnapshot().context.modules).toHaveLength(modules.length),
      );
      act(() => shop.place.send({ type: 'place.chosen', place, rental: false }));
    };
    return { log, shop, choosePlace, user: userEvent.setup() };
  }

  it('NAV-04, NAV-12: shows its list once the place is chosen', async () => {
    const { choosePlace } = openAt('/store/popular?rated=1', [food]);
    await choosePlace();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Popular restaurants' }),
    ).toBeVisible();
    expect(location.pathname + location.search).toBe('/store/popular?rated=1&module_id=1');
  });

  it('MOD-05: asks for no list before a module is chosen, which leads home', async () => {
    const { choosePlace, log, user } = openAt('/store/popular?rated=1', [food, module]);
    await choosePlace();
    const picker = await screen.findByRole('dialog');
    expect(location.pathname + location.search).toBe('/store/popular?rated=1');
    expect(log.some(({ path }) => path === '/api/v1/stores/popular')).toBe(false);
    await user.click(within(picker).getByRole('button', { name: 'Food' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/home?module_id=1'));
  });

  it.each([
    ['leads to the interests that are not named yet', 'Grocery', '/', '/interest?module_id=2'],
    ['leads home where they are named', 'Food', '/home', '/home?module_id=1'],
    [
      'leads to the page that was asked for first',
      'Grocery',
      '/store/popular?rated=1',
      '/store/popular?rated=1&module_id=2',
    ],
  ])('NAV-08: a module picked before the place %s', async (_, name, address, end) => {
    const grocery = { ...module, id: 2, module_name: 'Grocery', module_type: 'grocery' };
    const customer = { id: 12, f_name: 'Nia', selected_modules_for_interest: [1] };
    const { choosePlace, shop, user } = openAt(
      address,
      [food, grocery],
      { token: 'nia-token' },
      { '/api/v1/customer/info': customer },
    );
    const tile = await screen.findByText(name, { selector: 'b' });
    await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    await user.click(tile);
    await choosePlace();
    await waitFor(() => expect(location.pathname + location.search).toBe(end));
  });

  it('NAV-12: the end of the address may have a stroke', async () => {
    const { choosePlace } = openAt('/store/popular/', [module]);
    await choosePlace();
    expect(await screen.findByRole('heading', { level: 1, name: 'Popular stores' })).toBeVisible();
  });

  it('NAV-12: a category’s link brings into the category’s module', async () => {
    const { choosePlace, shop } = openAt('/category/garden', [food, module]);
    await choosePlace();
    expect(await screen.findByRole('heading', { level: 1, name: 'Garden' })).toBeVisible();
    expect(location.pathname).toBe('/category/garden');
    expect(shop.module.getSnapshot().context.module?.id).toBe(categories[1]?.module_id);
    expect(shop.overlays.getSnapshot().matches('shown')).toBe(false);
  });

  it('NAV-07: a search is made once the place is chosen', async () => {
    const { choosePlace } = openAt('/home?search=spade', [module]);
    await choosePlace();
    expect(await screen.findByRole('heading', { level: 1, name: /spade/ })).toBeVisible();
    expect(location.search).toBe('?search=spade&module_id=4');
  });

  describe('MOD-10, OPEN-77: with a place and no module', () => {
    const { module: _, ...placed } = settled;
    const picker = () =>
      screen.queryByRole('dialog', { name: 'Select a type of module for your orders.' });

    it.each([
      '/track-order',
      '/order-result?order_id=12&status=success',
      '/my-orders',
      '/my-orders/12',
      '/my-orders/12/review',
      '/rental/trips',
      '/rental/trips/12',
      '/profile',
      '/profile?page=inbox',
      '/wallet',
      '/coupons',
      '/settings',
      '/help-and-support',
      '/about-us',
      '/nowhere',
    ])('the picker does not lie over %s, and asks at home', async (address) => {
      const { shop } = openAt(address, [food, module], placed);
      await waitFor(() =>
        expect(shop.overlays.getSnapshot().context.stack).toEqual([{ kind: 'modulePicker' }]),
      );
      // The dialog would be shown as soon as its code is loaded.
      await act(() => import('../../src/app/ModulePicker.tsx'));
      expect(picker()).toBeNull();
      act(() => {
        history.pushState(null, '', '/home');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(() => expect(picker()).toBeVisible());
    });

    it.each([
      '/home',
      '/categories',
      '/stores',
      '/store/latest',
      '/store/elsewhere',
      '/product/lamp',
      '/campaigns',
      '/checkout?page=cart',
    ])('the picker asks over %s', async (address) => {
      openAt(address, [food, module], placed);
      await waitFor(() => expect(picker()).toBeVisible());
    });
  });

  it('MOD-05: the start itself still leads home', async () => {
    const { choosePlace } = openAt('/', [module]);
    await choosePlace();
    await waitFor(() => expect(location.pathname).toBe('/home'));
  });
});
