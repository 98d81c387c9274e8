// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../../src/app/shop.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { shop as purseShop } from '../account/wireAccount.ts';
import { openShopAt } from './shopApp.tsx';
import { module, serve, settled } from '../catalogue/wireShop.tsx';
import { rentalAnswers } from '../rental/wireVehicles.ts';

beforeAll(() => loadMessages('en'));

const store = { id: 31, slug: 'tin-roof', name: 'Tin Roof Goods', zone_id: 1, module_id: 4 };

/**
 * The whole storefront at an address, of a visitor whose browser has this stored; `customer` is
 * what the server says of the account.
 */
function visit(
  address: string,
  stored: Record<string, string>,
  modules: object[] = [module],
  settings: object = {},
  customer?: object,
  everywhere = modules,
) {
  const log = serve(
    rentalAnswers(({ path, headers }) => {
      // The server leaves rental out where a place is named: it is at another one.
      if (path === '/api/v1/module') return headers.has('zoneId') ? modules : everywhere;
      if (path === '/api/v1/config') return { ...purseShop, ...settings };
      if (path === '/api/v1/customer/info') return customer;
      if (path === '/api/v1/stores/popular') {
        return { total_size: 1, limit: 12, offset: 1, stores: [store] };
      }
      return /\/list$|\/running-orders$|\/get-trip-list\//.test(path)
        ? { total_size: 0, limit: 10, offset: 1, orders: [], trips: [] }
        : undefined;
    }),
  );
  cleanup();
  const { shop } = openShopAt(address, stored);
  return { log, shop, user: userEvent.setup() };
}

describe('the addresses of a visit', () => {
  const rental = { ...module, id: 6, module_name: 'Rental', module_type: 'rental' };
  const renting = JSON.stringify({ id: 6, name: 'Rental', type: 'rental', zoneIds: [1] });

  it.each([
    ['/my-orders', '/my-orders', 'My orders', {}],
    ['/track-order', '/track-order', 'Track Order', {}],
    ['/my-trips', '/rental/trips', 'My trips', { module: renting }],
    ['/wallet', '/wallet', 'Wallet', {}],
    ['/profile?page=wallet', '/wallet', 'Wallet', {}],
    ['/coupons', '/coupons', 'Coupons', {}],
    ['/loyalty-points', '/loyalty-points', 'Loyalty points', {}],
    ['/referral-code', '/referral-code', 'Referral code', {}],
    ['/settings', '/settings', 'Settings', {}],
  ])('NAV-11: %s is a page', async (address, shown, title, over) => {
    visit(address, { ...settled, token: 'maya-token', ...over }, [module, rental]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(location.pathname).toBe(shown);
  });

  const { module: _, ...placed } = settled;
  it.each([
    ['without a place', {}, '6'],
    ['at a place without rental', settled, null],
    ['at a place without rental, in no module', placed, null],
  ])('NAV-11, NAV-29: My trips opens %s', async (_where, stored, moduleId) => {
    const { log } = visit(
      '/my-trips',
      { ...stored, token: 'maya-token' },
      [module],
      {},
      undefined,
      [module, rental],
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'My trips' })).toBeVisible();
    expect(location.pathname).toBe('/rental/trips');
    expect(await screen.findByText('No trips here yet')).toBeVisible();
    const asked = log.filter(({ path }) => path.endsWith('/get-trip-list/running'));
    expect(asked.map(({ headers }) => headers.get('moduleId'))).toEqual([moduleId]);
    const account = screen.getByRole('navigation', { name: 'Account' });
    expect(await within(account).findByRole('link', { name: 'My trips' })).toHaveAttribute(
      'href',
      '/rental/trips',
    );
  });

  it.each([
    ['/store-registration?active=active', 'Become a Vendor owner'],
    ['/deliveryman-registration', 'Become a deliveryman'],
  ])('LAND-13: %s opens for a guest without a place', async (address, title) => {
    visit(address, {});
    await waitFor(() => expect(document.title).toMatch(`${title} · `));
    expect(`${location.pathname}${location.search}`).toBe(address);
    expect(screen.queryByText('You must be login to access this page.')).toBeNull();
  });

  it('NAV-21: the modules can be switched on home alone', async () => {
    const switchers = () => screen.queryAllByRole('navigation', { name: 'Modules', hidden: true });
    visit('/home', settled, [module, rental]);
    await waitFor(() => expect(switchers()).not.toEqual([]));
    for (const address of ['/store/popular', '/categories', '/track-order']) {
      visit(address, settled, [module, rental]);
      await screen.findByRole('heading', { level: 1 });
      expect(switchers(), address).toEqual([]);
    }
  });

  it.each([
    ['/', {}, '/'],
    ['/settings', settled, '/home'],
  ])(
    'AUTH-37: Logout at %s, with %o stored, says so and leads to %s',
    async (address, place, to) => {
      const maya = { id: 12, f_name: 'Maya' };
      const stored = { ...place, token: 'maya-token' };
      const { user } = visit(address, stored, [module, rental], {}, maya);
      const opened: unknown[] = [];
      for (const move of ['pushState', 'replaceState'] as const) {
        const go = history[move].bind(history);
        vi.spyOn(history, move).mockImplementation((state, title, url) => {
          opened.push(url);
          go(state, title, url);
        });
      }
      await user.click(
        (await screen.findAllByRole('button', { name: 'Account of Maya' }))[0] as Element,
      );
      await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      const asking = await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to logout?',
      });
      await user.click(within(asking).getByRole('button', { name: 'Logout' }));
      expect(await screen.findByText('Logout successful')).toBeVisible();
      await waitFor(() => expect(location.pathname).toBe(to));
      // Home would lead a visitor without a place on to the landing page.
      expect(opened.some((url) => String(url).includes('/home'))).toBe(to === '/home');
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  it('NAV-29: My trips is not in the menu of a shop without rental', async () => {
    visit('/my-orders', { ...settled, token: 'maya-token' });
    const account = await screen.findByRole('navigation', { name: 'Account' });
    expect(await within(account).findByRole('link', { name: 'My orders' })).toBeVisible();
    expect(within(account).queryByRole('link', { name: 'My trips' })).toBeNull();
  });

  it('NAV-29: a link to a booked trip opens where nothing can be rented', async () => {
    const { log } = visit('/rental/trips/7', { ...settled, token: 'maya-token' });
    await waitFor(() =>
      expect(log.some(({ path }) => path.endsWith('/trip/get-trip-details'))).toBe(true),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Track Trip' })).toBeVisible();
    expect(screen.queryByText('No module found')).toBeNull();
  });

  it.each([
    ['NAV-30', '/wallet', 'customer_wallet_status'],
    ['NAV-31', '/loyalty-points', 'loyalty_point_status'],
    ['NAV-32', '/referral-code', 'ref_earning_status'],
  ])('%s: %s is not there in a shop whose %s is 0', async (_, address, setting) => {
    visit(address, { ...settled, token: 'maya-token' }, [module], { [setting]: 0 });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is nothing here' }),
    ).toBeVisible();
  });
});

describe('the look', () => {
  it.each([
    ['/wallet', undefined],
    ['/profile?page=addresses', undefined],
    ['/my-orders', undefined],
    ['/help-and-support', undefined],
    ['/track-order', 'shop'],
  ])('pages of no module wear ink and the rest their module’s colour: %s', async (address, hue) => {
    visit(address, { ...settled, token: 'maya-token' });
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement.dataset['module']).toBe(hue);
  });

  const theme = () => document.documentElement.dataset['theme'];

  it('LANG-04: the theme button turns light to dark and back, and settings keep it for the next visit', async () => {
    const { user } = visit('/store/popular', settled);
    await screen.findByText('Tin Roof Goods');
    expect(theme()).toBe('light');
    const [button] = screen.getAllByRole('button', { name: 'Theme Mode' });
    if (button === undefined) throw new Error('There is no theme button.');
    await user.click(button);
    expect(theme()).toBe('dark');
    const settings = localStorage.getItem('settings') ?? '';
    expect(JSON.parse(settings)).toMatchObject({ theme: 'dark' });
    visit('/store/popular', { ...settled, settings });
    await screen.findByText('Tin Roof Goods');
    expect(theme()).toBe('dark');
    await user.click(screen.getAllByRole('button', { name: 'Theme Mode' })[0] ?? document.body);
    expect(theme()).toBe('light');
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({ theme: 'light' });
  });
});

describe('another place', () => {
  const lake = { address: '9 Lake Road', position: { lat: 0.5, lng: 0.25 }, zoneIds: [2] };

  it('LOC-03, ADDR-11, OPEN-52: is stored, and all that the page shows is asked for anew in its zone, with no reload', async () => {
    const { log, shop } = visit('/home', settled);
    const quiet = () => waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
    const asked = () =>
      log
        .filter(({ method, headers }) => method === 'GET' && headers.get('zoneId') !== '')
        .map(({ path, headers, query }) => `${headers.get('zoneId')} ${path}?${query.toString()}`);
    const ofPlace = (zones: string) => [
      `${zones} /api/v1/module?`,
      `${zones} /api/v1/banners?`,
      `${zones} /api/v1/categories?`,
      `${zones} /api/v1/categories?featured=1`,
      `${zones} /api/v1/stores/popular?limit=12&offset=1&type=all`,
    ];
    await screen.findByRole('heading', { level: 1, name: 'Shops near you' });
    await screen.findByText('Tin Roof Goods');
    await quiet();
    expect(asked()).toEqual(expect.arrayContaining(ofPlace('[1]')));
    const held = shop.queryClient.getQueryCache().findAll();
    expect(held.filter(({ queryKey }) => queryKey.includes('1')).length).toBeGreaterThan(3);
    const frame = screen.getByRole('main');
    log.length = 0;
    act(() => shop.place.send({ type: 'place.chosen', place: lake, rental: false }));
    await waitFor(() => expect(localStorage.getItem('location')).toBe('9 Lake Road'));
    await screen.findByText('Tin Roof Goods');
    await quiet();
    expect(asked()).toEqual(expect.arrayContaining(ofPlace('[2]')));
    expect(asked().filter((call) => !call.startsWith('[2] '))).toEqual([]);
    expect(localStorage.getItem('zoneid')).toBe('[2]');
    expect(JSON.parse(localStorage.getItem('currentLatLng') ?? '')).toEqual({
      lat: 0.5,
      lng: 0.25,
    });
    expect(screen.getByRole('main')).toBe(frame);
    // Nothing that was answered for the old zone is left to be shown.
    const ofTheOldZone = shop.queryClient
      .getQueryCache()
      .findAll()
      .filter(({ queryKey, state }) => queryKey.includes('1') && state.data !== undefined);
    expect(ofTheOldZone.map(({ queryKey }) => queryKey)).toEqual([]);
  });
});

describe('NAV-03: a visitor has one of two roles', () => {
  const cartList = '/api/v1/customer/cart/list';
  const maya = { id: 1, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };

  it('a guest has a guest id and no token', async () => {
    const { log } = visit('/home', settled);
    const call = await waitFor(() => {
      const found = log.find(({ path }) => path === cartList);
      expect(found).toBeDefined();
      return found;
    });
    expect(call?.query.toString()).toBe('guest_id=guest-1');
    expect(log.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
    expect(localStorage.getItem('guest_id')).toBe('guest-1');
    expect(localStorage.getItem('token')).toBeNull();
    expect((await screen.findAllByRole('button', { name: 'Sign In' }))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
  });

  it('a signed-in customer has a token, and is no guest', async () => {
    const both = { ...settled, token: 'maya-token', guest_id: '77' };
    const { log } = visit('/home', both, [module], {}, maya);
    expect(await screen.findByRole('button', { name: 'Account of Maya' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    const call = await waitFor(() => {
      const found = log.find(({ path }) => path === cartList);
      expect(found).toBeDefined();
      return found;
    });
    expect(call?.headers.get('Authorization')).toBe('Bearer maya-token');
    expect(log.filter(({ query }) => query.has('guest_id'))).toEqual([]);
    expect(log.filter(({ path }) => path.endsWith('/guest/request'))).toEqual([]);
  });

  it.each([
    ['a customer', {}],
    ['an admin', { role: 'admin', user_type: 'admin', is_admin: 1, admin_id: 1 }],
  ])('an account that the server calls %s has a customer’s pages', async (_, role) => {
    const account = { ...maya, ...role };
    const { user } = visit('/about-us', { ...settled, token: 'maya-token' }, [module], {}, account);
    await user.click(await screen.findByRole('button', { name: 'Account of Maya' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Profile settings',
      'My orders',
      'My addresses',
      'Wallet',
      'Coupons',
      'Loyalty points',
      'Referral code',
      'Settings',
      'Track Order',
      'Logout',
    ]);
  });

  it.each(['/admin', '/admin/login', '/dashboard'])('%s is no page', async (address) => {
    visit(address, { ...settled, token: 'maya-token' }, [module], {}, maya);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is nothing here' }),
    ).toBeVisible();
  });
});

describe('API-02 AUTH-25: a session that expired', () => {
  const maya = { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000', email: null };
  const bob = { id: 77, f_name: 'Bob', l_name: 'Stone', phone: '+15550138000', email: null };
  const draft = JSON.stringify({
    version: 1,
    value: { 7: { 'item-1': { stars: 2, comment: '' } } },
  });

  it.each([
    ['gives nothing typed to the customer who signs in after it', bob, null],
    ['gives the same customer everything that was typed', maya, draft],
  ])('%s', async (_, next, found) => {
    const account = { ...maya };
    const { shop } = visit('/about-us', { ...settled, token: 'old' }, [module], {}, account);
    expect(await screen.findByRole('button', { name: 'Account of Maya' })).toBeVisible();
    localStorage.setItem('typed-reviews', draft);
    act(() => shop.session.send({ type: 'session.rejected' }));
    act(() => shop.session.send({ type: 'session.abandoned' }));
    expect((await screen.findAllByRole('button', { name: 'Sign In' }))[0]).toBeVisible();
    expect(localStorage.getItem('typed-reviews')).toBe(draft);
    Object.assign(account, next);
    act(() => shop.session.send({ type: 'session.signedIn', token: 'new' }));
    const name = `Account of ${next.f_name}`;
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(localStorage.getItem('typed-reviews')).toBe(found);
  });
});

describe('AUTH-36: two tabs of one browser', () => {
  it('a guest id that comes late does not take away the token with which another tab signs in', async () => {
    let issue: (answer: object) => void = () => undefined;
    const issued = new Promise<object>((resolve) => (issue = resolve));
    serve(({ path }) => (path === '/api/v1/auth/guest/request' ? issued : undefined));
    localStorage.clear();
    const shop = openShop();
    onTestFinished(() => {
      shop.root.stop();
      localStorage.clear();
    });
    await waitFor(() => expect(shop.session.getSnapshot().matches('issuingGuestId')).toBe(true));
    // The other tab has stored it, and this one is not told yet.
    localStorage.setItem('token', 'of-the-other-tab');
    issue({ guest_id: 'guest-7' });
    await waitFor(() => expect(localStorage.getItem('guest_id')).toBe('guest-7'));
    expect(localStorage.getItem('token')).toBe('of-the-other-tab');
  });
});
