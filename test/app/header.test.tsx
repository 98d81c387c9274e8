// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../src/account/index.ts';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { TabBar } from '../../src/app/bars/TabBar.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { AnyHeader } from './anyHeader.tsx';
import { displayUpTo } from '../ui/smallScreens.ts';
import {
  cartRow,
  categories,
  module,
  serve,
  settled,
  show,
  wireItem,
} from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const many = Array.from({ length: 14 }, (_, index) => ({
  ...categories[0],
  id: index + 1,
  name: `Shelf ${index + 1}`,
  slug: `shelf-${index + 1}`,
}));

let logo: string | null = null;
beforeEach(() => {
  logo = null;
});
const rentalModule = JSON.stringify({ id: 4, name: 'Rental', type: 'rental', zoneIds: [1] });
const parcelModule = JSON.stringify({ id: 4, name: 'Parcel', type: 'parcel', zoneIds: [1] });

function showHeader(
  at: string,
  stored?: Record<string, string>,
  type = 'ecommerce',
  rows: unknown[] = [],
  settings: object = {},
) {
  const log = serve(({ path }) =>
    path === '/api/v1/config'
      ? {
          business_name: 'Sixways',
          logo_full_url: logo,
          phone: '+15550137',
          currency_symbol: '$',
          ...settings,
        }
      : path === '/api/v1/categories'
        ? many
        : path === '/api/v1/customer/info'
          ? {
              id: 6,
              f_name: 'Maya',
              l_name: 'Haddad',
              image_full_url: 'https://shop.example/maya.png',
              order_count: 24,
              wallet_balance: 123456,
              loyalty_point: 1240,
              created_at: '2024-03-02T09:00:00.000Z',
            }
          : path === '/api/v1/module'
            ? [{ ...module, module_type: type }]
            : path === '/api/v1/customer/cart/list'
              ? rows
              : undefined,
  );
  const asked = {
    theme: vi.fn(),
    language: vi.fn(),
  };
  const facts: OutwardFact[] = [];
  const shown = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <AnyHeader onTheme={asked.theme} onLanguage={asked.language} accountSlot={<AccountMenu />} />
      <TabBar />
    </OutletProvider>,
    at,
    stored,
  );
  return { ...shown, asked, facts, log };
}

const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  // The narrow bar is hidden by a media query, which the test's browser does not evaluate.
  await user.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

const wishlist = { type: 'overlay.opened', overlay: { kind: 'wishlist' } };

describe('the bars', () => {
  it('NAV-25, NAV-26: the top bar holds location, phone, theme and language', async () => {
    const user = userEvent.setup();
    const { asked, facts } = showHeader('/home');
    const bar = within(await screen.findByRole('complementary', { name: 'Settings' }));
    await user.click(bar.getByRole('button', { name: /Deliver to.*1 Harbour Lane/ }));
    expect(facts).toEqual([
      { type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } },
    ]);
    expect(await bar.findByRole('link', { name: /\+1 555 0137/ })).toHaveAttribute(
      'href',
      'tel:+15550137',
    );
    await user.click(bar.getByRole('button', { name: 'Theme Mode' }));
    expect(asked.theme).toHaveBeenCalledOnce();
  });

  it('NAV-26: the top bar has no phone where the shop’s settings name none', async () => {
    showHeader('/home', undefined, undefined, undefined, { phone: '' });
    const bar = within(await screen.findByRole('complementary', { name: 'Settings' }));
    await screen.findAllByRole('link', { name: 'Sixways' });
    expect(bar.queryByRole('link')).toBeNull();
  });

  it('LANG-01: the language menu marks the present language and offers the others', async () => {
    const user = userEvent.setup();
    const { asked } = showHeader('/home');
    const bar = within(await screen.findByRole('complementary', { name: 'Settings' }));
    bar.getByRole('button', { name: /Language:\s*English/ }).focus();
    await user.keyboard('{ArrowDown}');
    const present = await bar.findByRole('menuitemradio', { name: 'English', checked: true });
    const menu = bar.getByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((entry) => entry.textContent),
    ).toEqual(['English', 'العربية', 'Français']);
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', present.id));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(asked.language).toHaveBeenCalledWith('ar'));
  });

  it('NAV-04, NAV-05, NAV-25: without a place there is no top bar and the logo stays at the start', async () => {
    showHeader('/', {});
    const [logo] = await screen.findAllByRole('link', { name: 'Sixways' });
    expect(logo).toHaveAttribute('href', '/');
    expect(screen.queryByRole('complementary', { name: 'Settings' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Sign In' }).length).toBeGreaterThan(0);
  });

  it('NAV-25: with a token and no location there is a top bar', async () => {
    showHeader('/', { token: 'a-token' });
    const bar = await screen.findByRole('complementary', { name: 'Settings' });
    expect(within(bar).getByRole('button', { name: /Choose a location/ })).toBeVisible();
  });

  it('NAV-19: the wishlist opens from the bar, and from the drawer of small screens', async () => {
    const user = userEvent.setup();
    const { facts } = showHeader('/home');
    await user.click(await screen.findByRole('button', { name: 'Wishlist' }));
    expect(facts).toEqual([wishlist]);
    const drawer = within(await openMenu(user));
    await user.click(drawer.getByRole('button', { name: 'Wishlist' }));
    expect(facts).toEqual([wishlist, wishlist]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['https://shop.example/logo.png', 'https://shop.example/logo.png'],
    [null, undefined],
  ])(
    'D15 LAND-01 DATA-13: with the logo %s in the config the header shows it',
    async (sent, shown) => {
      logo = sent;
      showHeader('/home', settled);
      const [home] = await screen.findAllByRole('link', { name: 'Sixways' });
      await waitFor(() => expect(home?.querySelector('img')?.getAttribute('src')).toBe(shown));
      expect(home?.querySelector('svg') === null).toBe(shown !== undefined);
    },
  );

  it('D15: a logo that cannot be loaded leaves its place to the mark', async () => {
    logo = 'https://shop.example/gone.png';
    showHeader('/home', settled);
    const [picture] = await screen.findAllByRole('img', { name: 'Sixways' });
    fireEvent.error(picture as Element);
    const [home] = screen.getAllByRole('link', { name: 'Sixways' });
    expect(home).toHaveTextContent('sixways');
  });

  it('NAV-06, OPEN-02: on an account path the logo leads home without a place too', async () => {
    showHeader('/auth/sign-in', {});
    const [logo] = await screen.findAllByRole('link', { name: 'Sixways' });
    expect(logo).toHaveAttribute('href', '/home');
  });

  it('NAV-02, NAV-05, NAV-17: with a place the logo and Home lead home, the stores in the module’s words', async () => {
    showHeader('/categories');
    const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    expect(main.getByRole('link', { name: 'stores' })).toHaveAttribute('href', '/store/popular');
    expect(main.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Sixways' })).toHaveAttribute('href', '/home');
  });

  it('NAV-17: in rental the bar leads home and to the vehicles', async () => {
    showHeader('/home', { ...settled, module: rentalModule }, 'rental');
    const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const links = main.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['vehicles', '/rental/vehicle-search'],
    ]);
  });

  it('NAV-09: in parcel mode Contact takes the place of stores', async () => {
    showHeader('/home', { ...settled, module: parcelModule }, 'parcel');
    const main = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      '/help-and-support',
    );
    expect(main.getAllByRole('link')).toHaveLength(2);
    // There are no items to search, but parcels by their number.
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('F-29, GUEST-02: in parcel mode the field of the bar leads to a parcel by its number', async () => {
    const { url } = showHeader('/home', { ...settled, module: parcelModule }, 'parcel');
    const address = () => `${url().pathname}${url().search}`;
    const field = await screen.findByRole('searchbox', { name: 'Track a parcel by its number' });
    const user = userEvent.setup();
    await user.type(field, '  {Enter}');
    expect(address()).toBe('/home');
    await user.type(field, '#١٠٠٠٥٢{Enter}');
    expect(address()).toBe('/track-order?order_id=100052');
    expect(field).toHaveValue('');
    await user.type(field, ' my parcel{Enter}');
    expect(address()).toBe('/track-order?order_id=my+parcel');
  });

  it('p18, NAV-17: Home is the present page at home, and not on what a search found', async () => {
    showHeader('/home?module_id=4');
    const [home] = await screen.findAllByRole('link', { name: 'Home' });
    expect(home).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    '/home?search=pan&module_id=4',
    '/home?data_type=discounted',
    '/home?from=allCategories',
  ])('p18, NAV-17: Home is not marked at %s', async (at) => {
    showHeader(at);
    for (const home of await screen.findAllByRole('link', { name: 'Home' })) {
      expect(home).not.toHaveAttribute('aria-current');
    }
  });

  it('NAV-18: in rental the guest’s way to a booking is called Track Trip, in both bars', async () => {
    showHeader('/home', { ...settled, module: rentalModule }, 'rental');
    const ways = await screen.findAllByRole('link', { name: 'Track Trip', hidden: true });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/track-order', '/track-order']);
    expect(screen.queryByRole('link', { name: 'Track Order' })).toBeNull();
  });

  it('NAV-27, OPEN-04: the badge counts rows, not pieces', async () => {
    const pan = wireItem({ id: 1, name: 'Copper pan' });
    const rake = wireItem({ id: 2, name: 'Rake', price: 4 });
    const rows = [cartRow(pan, '', 5), { ...cartRow(rake, '', 3), id: 91 }];
    showHeader('/home', settled, 'ecommerce', rows);
    const [cart] = await screen.findAllByRole('button', { name: 'Open cart: $62.00, 2' });
    expect(cart).toHaveTextContent('$62.002');
  });

  it('NAV-18: before a place is chosen a guest finds Track Order, too, and a customer does not', async () => {
    showHeader('/', {});
    // One in the wide bar and one in the narrow bar, which has no tabs below the page yet.
    const ways = await screen.findAllByRole('link', { name: 'Track Order', hidden: true });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/track-order', '/track-order']);
    // On a phone it takes the room of the theme button.
    const [narrow] = ways
      .map((way) => way.previousElementSibling)
      .filter((before) => before !== null && displayUpTo(480, before) === 'none');
    expect(narrow).toHaveAttribute('aria-label', 'Theme Mode');
    cleanup();
    showHeader('/', { token: 'a-token' });
    await screen.findByRole('button', { name: /Maya/ });
    expect(screen.queryByRole('link', { name: 'Track Order' })).toBeNull();
  });

  it('NAV-18, NAV-19, NAV-20: a guest finds Track Order, the cart and the way to sign in', async () => {
    const user = userEvent.setup();
    const { facts } = showHeader('/home');
    const [track] = await screen.findAllByRole('link', { name: 'Track Order' });
    expect(track).toHaveAttribute('href', '/track-order');
    const [cart] = await screen.findAllByRole('button', { name: 'Open cart: $0.00, 0' });
    if (cart !== undefined) await user.click(cart);
    // An empty cart has no badge (NAV-27).
    expect(cart?.textContent).toBe('$0.00');
    expect(facts).toEqual([{ type: 'overlay.opened', overlay: { kind: 'cart' } }]);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

describe('the cart in the bar', () => {
  it.each([
    [99_999.99, '$99,999.99', '$99,999.99'],
    [123_456.78, '$123.46K', '$123,456.78'],
    [2_500_000, '$2.50M', '$2,500,000.00'],
  ])('PRICE-18: a total of %d is shown as %s and said in full', async (price, shown, said) => {
    showHeader('/home', settled, 'ecommerce', [cartRow(wireItem({ price }), '', 1)]);
    const [wide] = await screen.findAllByRole('button', { name: `Open cart: ${said}, 1` });
    expect(wide).toHaveTextContent(`${shown}1`);
  });
});

/** The tab bar. It is hidden by a media query, which the test's browser does not evaluate. */
const tabs = async () => within(await screen.findByLabelText('Quick navigation'));

describe('m29: the tab bar of small screens', () => {
  const entriesOf = (bar: ReturnType<typeof within>) =>
    [...bar.getAllByRole('link', { hidden: true }), ...bar.getAllByRole('button', { hidden: true })]
      .sort((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
      .map((entry) => entry.textContent);

  it('NAV-18, NAV-20: a guest has home, categories, favourites, Track Order and Sign In', async () => {
    const user = userEvent.setup();
    const { facts } = showHeader('/home');
    const bar = await tabs();
    expect(entriesOf(bar)).toEqual(['Home', 'Categories', 'Wishlist', 'Track Order', 'Sign In']);
    expect(bar.getByRole('link', { name: 'Categories', hidden: true })).toHaveAttribute(
      'href',
      '/categories',
    );
    expect(bar.getByRole('link', { name: 'Track Order', hidden: true })).toHaveAttribute(
      'href',
      '/track-order',
    );
    await user.click(bar.getByRole('button', { name: 'Wishlist', hidden: true }));
    expect(facts).toEqual([wishlist]);
    await user.click(bar.getByRole('button', { name: 'Sign In', hidden: true }));
    expect(facts).toEqual([wishlist, { type: 'auth.asked', mode: 'signIn', intent: null }]);
  });

  it('NAV-20, NAV-28: a customer has their orders there, and under their name and image what is theirs', async () => {
    const user = userEvent.setup();
    const { url } = showHeader('/home', { ...settled, token: 'a-token' });
    const bar = await tabs();
    const account = await bar.findByRole('button', { name: 'Account of Maya', hidden: true });
    expect(entriesOf(bar)).toEqual(['Home', 'Categories', 'Wishlist', 'Orders', 'Maya']);
    expect(account.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('https://shop.example/maya.png'),
    );
    expect(bar.getByRole('link', { name: 'Orders', hidden: true })).toHaveAttribute(
      'href',
      '/my-orders',
    );
    expect(account).not.toHaveAttribute('aria-current');
    await user.click(account);
    const sheet = within(await screen.findByRole('dialog', { name: 'Account' }));
    expect(await sheet.findByText('Maya Haddad')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/track-order',
    );
    await user.click(sheet.getByRole('link', { name: 'My addresses' }));
    expect(url().pathname + url().search).toBe('/profile?page=addresses');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(account).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['/wallet', 'Maya'],
    ['/my-orders/100001', 'Orders'],
    ['/rental/trips', 'Orders'],
    ['/rental/trips/5', 'Orders'],
  ])('design, shots of the account: of a page %s the tab is %s', async (at, tab) => {
    showHeader(at, { ...settled, token: 'a-token' });
    const bar = await tabs();
    await bar.findByText(tab);
    const marked = [
      ...bar.getAllByRole('link', { hidden: true }),
      ...bar.getAllByRole('button', { hidden: true }),
    ].filter((entry) => entry.hasAttribute('aria-current'));
    expect(marked.map((entry) => entry.textContent)).toEqual([tab]);
  });

  it('NAV-09, NAV-17: in parcel, which has no categories, Contact takes their place', async () => {
    showHeader('/home', { ...settled, module: parcelModule }, 'parcel');
    const bar = await tabs();
    expect(entriesOf(bar)).toEqual(['Home', 'Contact', 'Wishlist', 'Track Order', 'Sign In']);
    expect(bar.getByRole('link', { name: 'Contact', hidden: true })).toHaveAttribute(
      'href',
      '/help-and-support',
    );
  });

  it('NAV-29: in rental there are vehicles and trips', async () => {
    showHeader('/home', { ...settled, token: 'a-token', module: rentalModule }, 'rental');
    const bar = await tabs();
    await bar.findByText('Maya');
    expect(entriesOf(bar)).toEqual(['Home', 'vehicles', 'Wishlist', 'Trips', 'Maya']);
    expect(bar.getByRole('link', { name: 'Trips', hidden: true })).toHaveAttribute(
      'href',
      '/rental/trips',
    );
    expect(bar.getByRole('link', { name: 'vehicles', hidden: true })).toHaveAttribute(
      'href',
      '/rental/vehicle-search',
    );
  });
});

describe('the account menu', () => {
  const customer = { ...settled, token: 'a-token' };

  it('NAV-20, NAV-28, NAV-33: shows the customer’s name and image; the menu has My orders, Track Order and Logout, and never the inbox', async () => {
    const user = userEvent.setup();
    const { url } = showHeader('/home', customer);
    const button = await screen.findByRole('button', { name: 'Account of Maya' });
    expect(button).toHaveTextContent('Maya');
    expect(button.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('https://shop.example/maya.png'),
    );
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    await user.click(button);
    const items = await screen.findAllByRole('menuitem');
    const entries = items.map((entry) => entry.textContent);
    expect(entries).toEqual(expect.arrayContaining(['My orders', 'Track Order', 'Logout']));
    expect(entries.at(-1)).toBe('Logout');
    expect(entries.filter((entry) => /inbox|chat|message/i.test(entry))).toEqual([]);
    await user.click(screen.getByRole('menuitem', { name: 'My orders' }));
    expect(url().pathname).toBe('/my-orders');
  });

  const everything = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 };

  it('NAV-28, NAV-30, NAV-31, NAV-32: has everything of the customer’s in the documents’ order', async () => {
    const user = userEvent.setup();
    showHeader('/home', { ...customer, module: rentalModule }, 'rental', [], everything);
    await user.click(await screen.findByRole('button', { name: 'Account of Maya' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((entry) => entry.textContent)).toEqual([
      'Profile settings',
      'My orders',
      'My trips',
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

  it.each([
    ['NAV-30', 'customer_wallet_status', 'Wallet'],
    ['NAV-31', 'loyalty_point_status', 'Loyalty points'],
    ['NAV-32', 'ref_earning_status', 'Referral code'],
  ])('%s: %s 0 takes %s away', async (_, setting, name) => {
    const user = userEvent.setup();
    showHeader('/home', customer, 'ecommerce', [], { ...everything, [setting]: 0 });
    await user.click(await screen.findByRole('button', { name: 'Account of Maya' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(9);
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });

  it('PRICE-18: the account of small screens says whose it is, since when, and how much there is', async () => {
    const user = userEvent.setup();
    showHeader('/home', customer, 'ecommerce', [], everything);
    await user.click((await tabs()).getByRole('button', { name: /^Account of /, hidden: true }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Account' }));
    expect(await sheet.findByText('Maya Haddad')).toBeVisible();
    expect(sheet.getByText('Member since 2024')).toBeVisible();
    expect(sheet.getByRole('link', { name: /^My orders/ })).toHaveTextContent('My orders24');
    expect(sheet.getByRole('link', { name: /^Wallet/ })).toHaveTextContent('Wallet$123.46K');
    expect(sheet.getByRole('link', { name: /^Loyalty points/ })).toHaveTextContent('1,240');
  });

  it('NAV-29: My trips is there where vehicles can be rented', async () => {
    const user = userEvent.setup();
    const rental = JSON.stringify({ id: 4, name: 'Rental', type: 'rental', zoneIds: [1] });
    const { url } = showHeader('/home', { ...customer, module: rental }, 'rental');
    await user.click(await screen.findByRole('button', { name: 'Account of Maya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'My trips' }));
    expect(url().pathname).toBe('/rental/trips');
  });

  it('NAV-28: Logout asks before it signs out', async () => {
    const user = userEvent.setup();
    const { shop } = showHeader('/home', customer);
    await user.click(await screen.findByRole('button', { name: 'Account of Maya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(shop.session.getSnapshot().matches({ customer: 'confirmingSignOut' })).toBe(true);
  });
});

describe('the drawer of small screens', () => {
  it('NAV-23: leads to Home, Latest and Popular stores, and sets theme and language', async () => {
    const user = userEvent.setup();
    const { asked } = showHeader('/categories');
    const drawer = within(await openMenu(user));
    expect(drawer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    expect(drawer.getByRole('link', { name: 'Latest stores' })).toHaveAttribute(
      'href',
      '/store/latest',
    );
    expect(drawer.getByRole('link', { name: 'Popular stores' })).toHaveAttribute(
      'href',
      '/store/popular',
    );
    await user.click(drawer.getByRole('switch', { name: /Theme Mode/ }));
    expect(asked.theme).toHaveBeenCalledOnce();
    await user.click(drawer.getByRole('radio', { name: 'العربية' }));
    expect(asked.language).toHaveBeenCalledWith('ar');
    expect(drawer.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  it('NAV-23, NAV-28: a customer finds their orders there, and Logout only then', async () => {
    const user = userEvent.setup();
    showHeader('/home', { ...settled, token: 'a-token' });
    const drawer = within(await openMenu(user));
    expect(await drawer.findByRole('link', { name: /^My orders/ })).toHaveAttribute(
      'href',
      '/my-orders',
    );
    expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  it.each([
    [
      'rental',
      [
        ['Home', '/home'],
        ['Categories', '/rental/vehicle-search?all_category=1'],
        ['Latest providers', '/store/latest'],
        ['Popular providers', '/store/popular'],
        ['Track Trip', '/track-order'],
        ['Help & Support', '/help-and-support'],
      ],
    ],
    [
      'parcel',
      [
        ['Home', '/home'],
        ['Track Order', '/track-order'],
        ['Help & Support', '/help-and-support'],
      ],
    ],
  ])('NAV-23: in %s it leads to what the module has', async (type, rows) => {
    const user = userEvent.setup();
    const of = { rental: rentalModule, parcel: parcelModule }[type] ?? '';
    showHeader('/help-and-support', { ...settled, module: of }, type);
    const drawer = within(await openMenu(user));
    const menu = within(drawer.getByRole('navigation', { name: 'Menu' }));
    expect(
      menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(rows);
    expect(menu.queryByRole('button')).toBeNull();
  });

  it('NAV-24, CONST-06: lists ten categories at most and a way to all of them', async () => {
    const user = userEvent.setup();
    showHeader('/home');
    const drawer = within(await openMenu(user));
    await user.click(drawer.getByText('Categories'));
    expect(await drawer.findByRole('link', { name: 'Shelf 10' })).toBeVisible();
    expect(drawer.getAllByRole('link', { name: /^Shelf/ })).toHaveLength(10);
    expect(drawer.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  });

  it('closes when a link is followed, to another page or the same', async () => {
    const user = userEvent.setup();
    const { url } = showHeader('/home');
    await openMenu(user);
    await user.click(screen.getByRole('link', { name: 'Latest stores' }));
    expect(url().pathname).toBe('/store/latest');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openMenu(user);
    await user.click(within(again).getByRole('link', { name: 'Latest stores' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
