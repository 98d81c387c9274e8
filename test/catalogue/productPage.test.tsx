// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { readItem } from '../../src/api/catalogue/read.ts';
import { useFollowedModule } from '../../src/app/useFollowedModule.ts';
import { ProductPage } from '../../src/catalogue/item/ProductPage.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { preparedLines } from '../../src/checkout/storedCheckout.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  cartRow,
  module,
  refusal,
  serve,
  settled,
  show,
  wireItem,
  type Asked,
  type WireItem,
} from './wireShop.tsx';
import { layOutSlides } from '../ui/slides.ts';

beforeAll(() => loadMessages('en'));

/** Red comes in S and M, blue in M only; red M is sold out. */
const shirt = wireItem({
  id: 31,
  slug: 'linen-shirt',
  name: 'Linen shirt',
  price: 20,
  maximum_cart_quantity: 3,
  image_full_url: '/media/shirt.webp',
  images_full_url: ['/media/shirt-back.webp'],
  choice_options: [
    { name: 'choice_0', title: 'Colour', options: ['Red', 'Blue'] },
    { name: 'choice_1', title: 'Size', options: ['S', 'M'] },
  ],
  variations: [
    { type: 'Red-S', price: 20, stock: 2 },
    { type: 'Red-M', price: 22, stock: 0 },
    { type: 'Blue-M', price: 24, stock: 9 },
  ],
});

function open(item: WireItem, answers: (asked: Asked) => unknown = () => undefined) {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    if (asked.path.startsWith('/api/v1/items/related-items/')) return [];
    return asked.path.startsWith('/api/v1/items/details/') ? item : undefined;
  });
  const facts: OutwardFact[] = [];
  const shown = show(
    <Routes>
      <Route
        path="/product/:id"
        element={
          <OutletProvider value={(fact) => facts.push(fact)}>
            <ProductPage />
          </OutletProvider>
        }
      />
    </Routes>,
    `/product/${item.slug ?? item.id}?id=${item.id}&module_id=4`,
  );
  return { ...shown, log, facts, user: userEvent.setup() };
}

/** Opens a link that somebody passed on, as a visitor who was never here; the shop has two modules. */
function openShared(query: string, stored: Record<string, string> = {}) {
  const log = serve(({ path }) => {
    if (path === '/api/v1/module') return [module, { ...module, id: 5, module_type: 'food' }];
    if (path.startsWith('/api/v1/items/related-items/')) return [];
    return path.startsWith('/api/v1/items/details/') ? shirt : undefined;
  });
  const told: OutwardFact[] = [];
  const Followed = () => {
    useFollowedModule();
    return null;
  };
  show(
    <OutletProvider value={(fact) => told.push(fact)}>
      <Followed />
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>
    </OutletProvider>,
    `/product/31${query}`,
    stored,
  );
  return { log, told, user: userEvent.setup() };
}

const chip = (name: string) => screen.getByRole('button', { name });

const buying = () => screen.findByRole('group', { name: 'Buy Linen shirt' });

beforeEach(() => void layOutSlides());

describe('an item’s own page', () => {
  it('NAV-14: a shared link without a place shows its item in the module it names', async () => {
    const { log } = openShared('?module_id=4');
    await buying();
    const asked = log.filter(({ path }) => /\/items\/(details|re)/.test(path));
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/items/details/31']);
  });

  it('NAV-14: with the first place, a shared link leads on to its item, in the one module of such', async () => {
    const placed: Record<string, string> = { ...settled };
    delete placed['module'];
    const { log } = openShared('', placed);
    await buying();
    const asked = log.filter(({ path }) => path.startsWith('/api/v1/items/details/'));
    expect(asked.at(-1)?.headers.get('moduleId')).toBe('4');
  });

  it('NAV-14: a shared link without place and module asks for a place, not the server for an item', async () => {
    const { log, told, user } = openShared('');
    await screen.findByRole('heading', { level: 1, name: 'Where should it go?' });
    await user.click(screen.getByRole('button', { name: 'Choose a location' }));
    expect(told).toEqual([{ type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } }]);
    expect(log.filter(({ path }) => path.startsWith('/api/v1/items/details/'))).toEqual([]);
  });

  it('ITEM-33: starts with a combination in stock and disables what is not', async () => {
    open(shirt);
    const panel = await buying();
    expect(chip('Red')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('S')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('M')).toBeDisabled();
    expect(chip('Blue')).toBeDisabled();
    expect(within(panel).getByText('2 in stock')).toBeVisible();
  });

  it('ITEM-34: another variation changes price and stock and resets the quantity to 1', async () => {
    const { user } = open(shirt);
    const panel = await buying();
    await user.click(screen.getByRole('button', { name: /Increase quantity/ }));
    expect(within(panel).getByText('$40.00')).toBeVisible();
    await user.click(chip('S'));
    await user.click(chip('Blue'));
    await user.click(chip('M'));
    expect(chip('Red')).toBeDisabled();
    expect(within(panel).getAllByText('$24.00')).toHaveLength(2);
    expect(within(panel).getByText('9 in stock')).toBeVisible();
    expect(within(panel).getByLabelText('Quantity')).toHaveTextContent('01');
  });

  it('ITEM-38: without a full choice nothing is added, and the customer is told', async () => {
    const { user, facts, log } = open(shirt);
    await buying();
    await user.click(chip('S'));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a variation first.');
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
  });

  it('ITEM-38: a sold-out variation says so once, and as an alert when it is asked for', async () => {
    const { user } = open({ ...shirt, variations: [{ type: 'Red-S', price: 20, stock: 0 }] });
    const panel = within(await buying());
    const soldOut = 'This variation is out of stock. Choose another variation to proceed further.';
    expect(panel.getByText(soldOut)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(panel.getByRole('alert')).toHaveTextContent(soldOut);
    expect(panel.getAllByText(soldOut)).toHaveLength(1);
  });

  it('ITEM-37: above the stock, then above the maximum, plus says why', async () => {
    const { user, facts } = open(shirt);
    await buying();
    const plus = () => screen.getByRole('button', { name: /Increase quantity/ });
    await user.click(plus());
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await user.click(plus());
    expect(facts.at(-1)).toMatchObject({ message: { key: 'rules.quantity.outOfStock' } });
    await user.click(chip('S'));
    await user.click(chip('Blue'));
    await user.click(chip('M'));
    for (let press = 0; press < 3; press += 1) await user.click(plus());
    expect(facts.at(-1)).toMatchObject({ message: { key: 'rules.quantity.outOfLimits' } });
  });

  it('ITEM-35: adds the variation, then offers to update it and keeps the keyboard there', async () => {
    const rows: unknown[] = [];
    const { user, facts, log } = open(shirt, ({ path }) => {
      if (path === '/api/v1/customer/cart/add') {
        rows.push(cartRow(shirt, 'Red-S', 1));
        return rows;
      }
      return path === '/api/v1/customer/cart/list' ? rows : undefined;
    });
    await buying();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const update = await screen.findByRole('button', { name: 'Update To Cart' });
    await waitFor(() => expect(update).toHaveFocus());
    expect(facts.at(-1)).toMatchObject({
      kind: 'success',
      message: { key: 'catalogue.item.added' },
    });
    const added = log.find(({ path }) => path === '/api/v1/customer/cart/add');
    expect(added?.body).toMatchObject({ item_id: 31, quantity: 1, variation: [{ type: 'Red-S' }] });

    await user.click(update);
    expect(facts.at(-1)).toMatchObject({ message: { key: 'catalogue.item.unchanged' } });
    await user.click(chip('S'));
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });

  it('ITEM-35 ITEM-36: shows the quantity of its line also after it was changed in the cart drawer', async () => {
    const update = '/api/v1/customer/cart/update';
    let row = cartRow(shirt, 'Blue-M', 1);
    const { user, facts, log, shop } = open(shirt, ({ path, body }) => {
      if (path === update) row = cartRow(shirt, 'Blue-M', (body as { quantity: number }).quantity);
      return path.startsWith('/api/v1/customer/cart/') ? [row] : undefined;
    });
    const panel = within(await buying());
    await user.click(chip('S'));
    await user.click(chip('Blue'));
    await user.click(chip('M'));
    expect(await panel.findByRole('button', { name: 'Update To Cart' })).toBeVisible();
    expect(panel.getByLabelText('Quantity')).toHaveTextContent('01');
    act(() => shop.cart.send({ type: 'cart.line.quantity.changed', lineId: row.id, quantity: 2 }));
    await waitFor(() => expect(panel.getByLabelText('Quantity')).toHaveTextContent('02'));
    await user.click(screen.getByRole('button', { name: /Increase quantity/ }));
    await user.click(screen.getByRole('button', { name: 'Update To Cart' }));
    await waitFor(() =>
      expect(facts.at(-1)).toMatchObject({ message: { key: 'catalogue.item.updated' } }),
    );
    expect(log.filter(({ path }) => path === update).map(({ body }) => body)).toMatchObject([
      { quantity: 2 },
      { quantity: 3 },
    ]);
    expect(panel.getByLabelText('Quantity')).toHaveTextContent('03');
  });

  it('ITEM-16: Buy Now prepares the checkout of this very choice', async () => {
    const { user, facts } = open(shirt);
    await buying();
    await user.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(facts).toEqual([{ type: 'navigate', to: '/checkout?page=buy_now' }]);
    expect(preparedLines({ page: 'buy_now', moduleId: 4 })).toMatchObject([
      { choice: { variationType: 'Red-S' } },
    ]);
  });

  it('ITEM-33: a sold-out item says so', async () => {
    open(wireItem({ id: 32, name: 'Linen shirt', stock: 0 }));
    expect(within(await buying()).getByText('Out of Stock')).toBeVisible();
  });

  it('ITEM-29: once it was read again, what there is in stock now can be bought', async () => {
    const one = wireItem({ id: 32, name: 'Linen shirt', stock: 1 });
    const { shop, user, facts } = open(one);
    const panel = await buying();
    const more = readItem({ ...one, stock: 5 });
    act(() => void shop.queryClient.setQueriesData({ queryKey: ['item'] }, more));
    expect(await within(panel).findByText('5 in stock')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Increase quantity/ }));
    expect(facts.filter(({ type }) => type === 'toast')).toEqual([]);
    expect(within(panel).getByLabelText('Quantity')).toHaveTextContent('02');
  });

  it('OPEN-03: links the store with its query', async () => {
    open(shirt);
    await buying();
    const [link] = screen.getAllByRole('link', { name: 'Copper Street Goods' });
    const href = new URL(link?.getAttribute('href') ?? '', 'http://shop.test');
    expect(href.pathname).toBe('/store/7');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      id: '7',
      module_id: '4',
      module_type: 'ecommerce',
      store_zone_id: '1',
    });
  });

  it('shows the other pictures by arrow keys, round the end', async () => {
    const { user } = open(shirt);
    const gallery = await screen.findByRole('group', { name: 'Pictures of Linen shirt' });
    const large = () => within(gallery).getByRole('img', { name: 'Linen shirt' });
    within(gallery).getByRole('button', { name: 'Picture 1 of 2' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(large()).toHaveAttribute('src', '/media/shirt-back.webp');
    expect(within(gallery).getByRole('button', { name: 'Picture 2 of 2' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(large()).toHaveAttribute('src', '/media/shirt.webp');
  });

  it('CONST-06: has five thumbnails of many pictures, and the row moves on with the choice', async () => {
    const pictures = [1, 2, 3, 4, 5, 6, 7].map((number) => `/media/shirt-${number}.webp`);
    const { user } = open({
      ...shirt,
      image_full_url: pictures[0] ?? null,
      images_full_url: pictures,
    });
    const gallery = await screen.findByRole('group', { name: 'Pictures of Linen shirt' });
    const thumbs = () => within(gallery).getAllByRole('button', { name: /^Picture . of 7$/ });
    const names = () => thumbs().map((thumb) => thumb.getAttribute('aria-label'));
    expect(names()).toEqual([1, 2, 3, 4, 5].map((number) => `Picture ${number} of 7`));
    await user.click(within(gallery).getByRole('button', { name: 'Picture 5 of 7' }));
    expect(names()).toEqual([2, 3, 4, 5, 6].map((number) => `Picture ${number} of 7`));
    await user.keyboard('{ArrowRight}');
    expect(names()).toEqual([3, 4, 5, 6, 7].map((number) => `Picture ${number} of 7`));
    const chosen = within(gallery).getByRole('button', { name: 'Picture 6 of 7' });
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(within(gallery).getByRole('img', { name: 'Linen shirt' })).toHaveAttribute(
      'src',
      '/media/shirt-6.webp',
    );
  });

  it('an item that is gone leads to the categories', async () => {
    open(shirt, ({ path }) =>
      path.startsWith('/api/v1/items/details/') ? refusal(404, 'Not found') : undefined,
    );
    expect(await screen.findByText('This product is not here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all categories' })).toHaveAttribute(
      'href',
      '/categories',
    );
  });

  it('MSG-21: an answer without an item is a failure, not an item without a name', async () => {
    open(shirt, ({ path }) => (path.startsWith('/api/v1/items/details/') ? {} : undefined));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Name not available')).toBeNull();
  });

  it('has its specification, what is related, and what else the store recommends', async () => {
    const { user } = open({ ...shirt, unit_type: 'piece' }, ({ path }) => {
      if (path.startsWith('/api/v1/items/related-items/'))
        return [wireItem({ id: 50, name: 'Belt' })];
      return path === '/api/v1/items/recommended'
        ? {
            total_size: 2,
            limit: 10,
            offset: 1,
            items: [shirt, wireItem({ id: 51, name: 'Hat' })],
          }
        : undefined;
    });
    await buying();
    await user.click(screen.getByRole('tab', { name: 'Specification' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Unitpiece');
    const related = await screen.findByRole('region', { name: 'You may also like' });
    expect(within(related).getByRole('heading', { name: 'Belt' })).toBeVisible();
    const more = screen.getByRole('region', { name: 'More from Copper Street Goods' });
    expect(within(more).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(within(more).getByRole('heading', { name: 'Hat' })).toBeVisible();
  });

  it('asks for reviews only when they are looked at', async () => {
    const reviews = {
      total_size: 1,
      limit: 12,
      offset: 1,
      reviews: [{ id: 1, rating: 5, comment: 'Light and cool.', reply: null, item_name: null }],
    };
    const { user, log } = open(shirt, ({ path }) =>
      path === '/api/v1/items/reviews/31' ? reviews : undefined,
    );
    await buying();
    expect(log.some(({ path }) => path.includes('/reviews/'))).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('Light and cool.')).toBeVisible();
  });
});

describe('a name without a place to break', () => {
  const LONG = 'Lebensmittelgroßhandelsgesellschaft'.repeat(12);
  const wrapOf = (element: Element | null) =>
    element === null ? null : getComputedStyle(element).overflowWrap;

  it('breaks anywhere, so that the page is not wider than the screen', async () => {
    const other = wireItem({ id: 32, name: 'Linen trousers', store_name: LONG });
    open({ ...shirt, name: LONG, store_name: LONG }, ({ path }) =>
      path === '/api/v1/items/recommended' ? { items: [other], products: [other] } : undefined,
    );
    expect(wrapOf(await screen.findByRole('heading', { level: 1 }))).toBe('anywhere');
    const [crumb, soldBy] = screen.getAllByRole('link', { name: LONG });
    expect(wrapOf(soldBy ?? null)).toBe('anywhere');
    expect(wrapOf(crumb?.closest('ol') ?? null)).toBe('anywhere');
    const more = await screen.findByRole('heading', { level: 2, name: `More from ${LONG}` });
    expect(wrapOf(more.parentElement)).toBe('anywhere');
  });
});
