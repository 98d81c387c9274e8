// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { WishlistDrawer } from '../../src/catalogue/item/WishlistDrawer.tsx';
import { RentInList } from '../../src/rental/index.ts';
import { RentalLayer } from '../../src/rental/RentalLayer.tsx';
import { Outlet } from '../app/outlet.tsx';
import { cartRow, refusal, serve, settled, show, wireItem, type Asked } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const list = '/api/v1/customer/wish-list';
const rentalList = '/api/v1/rental/user/wish-list';
const soup = wireItem({ id: 5, name: 'Tomato soup', module_type: 'food', price: 6 });
const lamp = wireItem({ id: 8, name: 'Desk lamp', slug: 'desk-lamp', price: 30 });
const store = { id: 7, name: 'Copper Street Goods', slug: 'copper', module_id: 4, zone_id: 1 };
const van = {
  id: 3,
  name: 'Gavia Crate',
  slug: 'crate',
  provider: { id: 2, name: 'Copper Motors' },
};

const inModule = (type: string) => JSON.stringify({ id: 4, name: type, type, zoneIds: [1] });

interface Opened {
  answers: (asked: Asked) => unknown;
  module?: string;
  token?: string | null;
}

function open({ answers, module = 'food', token = 'a-token' }: Opened) {
  const rows: unknown[] = [];
  const log = serve((asked) => {
    if (asked.path === '/api/v1/module')
      return [{ id: 4, module_name: module, module_type: module }];
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    if (!asked.path.startsWith('/api/v1/customer/cart/')) return undefined;
    if (asked.path.endsWith('/add')) rows.push(cartRow(soup, '', 1));
    return rows;
  });
  const told: OutwardFact[] = [];
  let closed = 0;
  const hear = (fact: OutwardFact) => void told.push(fact);
  const shown = show(
    <Outlet onFact={hear}>
      <WishlistDrawer onClose={() => (closed += 1)} Rent={RentInList} />
      {module === 'rental' && <RentalLayer />}
    </Outlet>,
    '/home',
    { ...settled, module: inModule(module), ...(token === null ? {} : { token }) },
  );
  return { ...shown, log, told, closed: () => closed, user: userEvent.setup() };
}

describe('the wishlist', () => {
  it('WISH-01, WISH-02, NAV-02: lists what is liked under the module’s words, goods and who offers them', async () => {
    const { user, closed } = open({
      answers: ({ path }) => (path === list ? { item: [soup], store: [store] } : undefined),
    });
    expect(await screen.findByRole('dialog', { name: 'Wishlist' })).toBeVisible();
    const goods = within(await screen.findByRole('list', { name: 'Foods' }));
    expect(goods.getByText('Tomato soup')).toBeVisible();
    expect(await goods.findByText('$6.00')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Restaurants 1' }));
    const sellers = within(screen.getByRole('list', { name: 'Restaurants' }));
    const link = sellers.getByRole('link', { name: 'Copper Street Goods' });
    expect(link.getAttribute('href')).toMatch(/^\/store\/copper\?/);
    await user.click(link);
    expect(closed()).toBe(1);
  });

  it('WISH-01: the drawer opens at the end of the lines, which is the right side in English', async () => {
    open({ answers: ({ path }) => (path === list ? { item: [], store: [] } : undefined) });
    const dialog = await screen.findByRole('dialog', { name: 'Wishlist' });
    expect(getComputedStyle(dialog.parentElement as Element).placeItems).toBe('stretch end');
  });

  it('WISH-03: an empty list shows an image, says of what there is none and leads on', async () => {
    const { user, closed } = open({
      answers: ({ path }) => (path === list ? { item: [], store: [] } : undefined),
      module: 'grocery',
    });
    const image = () => screen.getByRole('dialog').querySelector('img');
    expect(await screen.findByText('No favourite items found')).toBeVisible();
    expect(image()).toHaveAttribute('src', '/objects/red-heart.webp');
    await user.click(screen.getByRole('radio', { name: 'Stores 0' }));
    expect(screen.getByText('No favourite stores found')).toBeVisible();
    expect(image()).toHaveAttribute('src', '/objects/red-heart.webp');
    const onward = screen.getByRole('link', { name: 'Browse stores' });
    expect(onward.getAttribute('href')).toMatch(/^\/home/);
    await user.click(onward);
    expect(closed()).toBe(1);
  });

  it('WISH-04: a dish opens its popup, a product its page', async () => {
    const { user, told } = open({
      answers: ({ path }) => (path === list ? { item: [soup, lamp], store: [] } : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Tomato soup' }));
    expect(told.at(-1)).toMatchObject({ overlay: { kind: 'item', item: { id: 5 } } });
    expect(screen.getByRole('link', { name: 'Desk lamp' }).getAttribute('href')).toMatch(
      /^\/product\/desk-lamp/,
    );
  });

  it('WISH-04: the name’s button covers the row, and the row’s other buttons lie above it', async () => {
    open({ answers: ({ path }) => (path === list ? { item: [soup], store: [] } : undefined) });
    const name = await screen.findByRole('button', { name: 'Tomato soup' });
    const remove = screen.getByRole('button', { name: /^Remove Tomato soup/ });
    const plus = screen.getByRole('button', { name: 'Add: Tomato soup' }).parentElement;
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule);
    const cover = rules.find(({ selectorText }) =>
      selectorText
        .split(',')
        .some((one) => one.endsWith('::after') && name.matches(one.replace('::after', ''))),
    );
    expect(cover?.cssText).toMatch(/position: ?absolute;.*inset: ?0.*z-index: ?1/);
    const layerOf = (element: Element | null) => getComputedStyle(element as Element).zIndex;
    expect([remove, plus].map(layerOf)).toEqual(['2', '2']);
    expect(getComputedStyle(name.closest('li') as Element).position).toBe('relative');
  });

  it('WISH-05, WISH-10: the plus puts one in the cart, and "Item added to cart" shows', async () => {
    const { user, log } = open({
      answers: ({ path }) => (path === list ? { item: [soup], store: [] } : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Add: Tomato soup' }));
    await waitFor(() =>
      expect(log.find(({ path }) => path.endsWith('/cart/add'))?.body).toMatchObject({
        item_id: 5,
        quantity: 1,
      }),
    );
    expect(await screen.findByText('Item added to cart')).toBeVisible();
  });

  const sizes = [
    { type: 'S', price: 30, stock: 4 },
    { type: 'L', price: 34, stock: 4 },
  ];
  const choices = [{ name: 'choice_1', title: 'Size', options: ['S', 'L'] }];

  it('WISH-09: while the cart holds another store’s items, the plus asks first', async () => {
    const soap = cartRow(wireItem({ id: 9, name: 'Soap', store_id: 8 }), '', 1);
    const { user, log } = open({
      answers: ({ path }) => {
        if (path === list) return { item: [soup], store: [] };
        return path === '/api/v1/customer/cart/list' ? [soap] : undefined;
      },
    });
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/cart/list'))).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Add: Tomato soup' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText(
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      ),
    ).toBeVisible();
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
    await user.click(question.getByRole('button', { name: 'Clear and add' }));
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(true));
    expect(log.findLast(({ path }) => path.endsWith('/cart/add'))?.body).toMatchObject({
      item_id: 5,
      quantity: 1,
    });
  });

  it('WISH-11: a product with variations goes to its page, and nothing is put in the cart', async () => {
    const shade = wireItem({
      id: 9,
      name: 'Lamp shade',
      slug: 'lamp-shade',
      price: 30,
      variations: sizes,
      choice_options: choices,
    });
    const { user, log, told, url, closed } = open({
      answers: ({ path }) => (path === list ? { item: [shade], store: [] } : undefined),
      module: 'ecommerce',
    });
    const add = await screen.findByRole('link', { name: 'Add: Lamp shade' });
    await user.click(add);
    expect(url().pathname + url().search).toBe('/product/lamp-shade?id=lamp-shade&module_id=4');
    expect(closed()).toBe(1);
    expect(told).toEqual([]);
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
  });

  it('WISH-11: a dish with variations opens its popup, and nothing is put in the cart', async () => {
    const bowl = wireItem({
      id: 6,
      name: 'Rice bowl',
      module_type: 'food',
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          min: '0',
          max: '0',
          required: 'on',
          values: [{ label: 'Large', optionPrice: '2' }],
        },
      ] as never,
    });
    const { user, log, told, url } = open({
      answers: ({ path }) => (path === list ? { item: [bowl], store: [] } : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Add: Rice bowl' }));
    expect(told.at(-1)).toMatchObject({ overlay: { kind: 'item', item: { id: 6 } } });
    expect(url().pathname).toBe('/home');
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
  });

  it.each([
    ['a dish', 'food', soup],
    ['a product', 'ecommerce', lamp],
    ['groceries', 'grocery', wireItem({ id: 10, name: 'Oats', module_type: 'grocery' })],
  ])('WISH-11: %s without variations is added, one of it', async (_, module, item) => {
    const { user, log, told, url } = open({
      answers: ({ path }) => (path === list ? { item: [item], store: [] } : undefined),
      module,
    });
    await user.click(await screen.findByRole('button', { name: `Add: ${item.name}` }));
    await waitFor(() =>
      expect(log.find(({ path }) => path.endsWith('/cart/add'))?.body).toMatchObject({
        item_id: item.id,
        quantity: 1,
      }),
    );
    expect(told.filter(({ type }) => type === 'overlay.opened')).toEqual([]);
    expect(url().pathname).toBe('/home');
  });

  it('WISH-05, WISH-08: asks before one goes, then takes it off the list and says the server’s words', async () => {
    let items = [soup, { ...lamp, module_type: 'food' as const }];
    const { user, log } = open({
      answers: ({ path, method }) => {
        if (path === list) return { item: items, store: [] };
        if (method !== 'DELETE') return undefined;
        items = items.slice(1);
        return { message: 'Taken off.' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Tomato soup' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(log.some(({ method }) => method === 'DELETE')).toBe(false);
    expect(screen.getByRole('radio', { name: 'Foods 2' })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Remove Tomato soup' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Taken off.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: 'Foods 1' })).toBeChecked();
    expect(screen.queryByText('Tomato soup')).toBeNull();
    expect(screen.getByText('Desk lamp')).toBeVisible();
    const calls = log.filter(({ method }) => method === 'DELETE');
    expect(calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
      '/api/v1/customer/wish-list/remove?item_id=5',
    ]);
  });

  it.each([
    ['the server’s words', refusal(403, 'Not now.'), 'Not now.'],
    [
      'that it went wrong, where the server has no words',
      Response.json({}, { status: 500 }),
      'Something went wrong. Please try again.',
    ],
  ])('WISH-08: a removal that fails says %s, and leaves the list', async (_, failure, words) => {
    const { user } = open({
      answers: ({ path, method }) => {
        if (path === list) return { item: [soup], store: [] };
        return method === 'DELETE' ? failure : undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Tomato soup' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText('Tomato soup')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Foods 1' })).toBeChecked();
  });

  it('WISH-08: what another tab has taken off goes too, with the server’s words', async () => {
    let items = [soup];
    const { user } = open({
      answers: ({ path, method }) => {
        if (path === list) return { item: items, store: [] };
        if (method !== 'DELETE') return undefined;
        items = [];
        return Response.json({ message: 'It is not one of your favourites.' }, { status: 404 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Tomato soup' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No favourite foods found')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('It is not one of your favourites.')).toBeVisible(),
    );
  });

  it('API-31, API-32, DATA-24, WISH-08: in rental lists vehicles and providers, and takes them off there', async () => {
    let providers = [{ id: 2, name: 'Copper Motors' }];
    const { user, log } = open({
      answers: ({ path, method }) => {
        if (path === rentalList) return { vehicles: [van], providers };
        if (method !== 'DELETE') return undefined;
        providers = [];
        return { message: 'Taken off.' };
      },
      module: 'rental',
    });
    expect(await screen.findByRole('list', { name: 'Vehicles' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gavia Crate' }).getAttribute('href')).toMatch(
      /^\/rental\/vehicle-details\/crate/,
    );
    await user.click(screen.getByRole('radio', { name: 'Providers 1' }));
    await user.click(screen.getByRole('button', { name: 'Remove Copper Motors' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      const call = log.find(({ method }) => method === 'DELETE');
      expect(`${call?.path}?${call?.query}`).toBe(
        '/api/v1/rental/user/wish-list/remove?provider_id=2',
      );
    });
    expect(await screen.findByText('Taken off.')).toBeVisible();
    expect(await screen.findByText('No favourite providers found')).toBeVisible();
  });

  it('WISH-05, WISH-12: a vehicle that can be had is rented from its row, which leads out of the list', async () => {
    const path = '/api/v1/rental/user/cart';
    const free = { ...van, trip_hourly: 1, hourly_price: 10, total_vehicle_count: 2 };
    const { user, log, closed } = open({
      answers: (asked) => {
        if (asked.path === rentalList) {
          const out = { ...van, id: 4, name: 'Out today', total_vehicle_count: 0 };
          return { vehicles: [free, out], providers: [] };
        }
        return asked.path.startsWith(path) ? { carts: [], user_data: [] } : undefined;
      },
      module: 'rental',
    });
    await user.click(await screen.findByRole('button', { name: /^Rent.*Gavia Crate$/ }));
    expect(screen.queryByRole('button', { name: /^Rent.*Out today$/ })).toBeNull();
    expect(closed()).toBe(1);
    await waitFor(() => {
      const call = log.find((asked) => asked.path === `${path}/add-to-cart`);
      expect(call?.body).toMatchObject({ vehicle_id: van.id, quantity: 1 });
    });
  });

  it('WISH-13: a guest is told to sign in, and nothing is asked', async () => {
    const { log } = open({ answers: () => undefined, token: null });
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(log.some(({ path }) => path === list)).toBe(false);
  });
});
