// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { CartDrawer } from '../../src/cart/CartDrawer.tsx';
import { ItemCard } from '../../src/catalogue/item/ItemCard.tsx';
import { ItemDialog } from '../../src/catalogue/item/ItemDialog.tsx';
import { ProductPage } from '../../src/catalogue/item/ProductPage.tsx';
import { SearchResults } from '../../src/catalogue/search/SearchResults.tsx';
import { readItem } from '../../src/api/catalogue/read.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { serveCart, show, wireItem, type Answers, type Asked, type WireItem } from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

/** A price in another form than the contract's, as a broken server may send it. */
const sent = (price: unknown) => price as number;

const soup = wireItem({ id: 5, name: 'Tomato soup', module_type: 'food', price: 6 });
const tea = wireItem({ id: 6, name: 'Mint tea', module_type: 'food', price: 1.9 });

const why =
  'The shop did not say what this costs, so it cannot be ordered now. Choose something else, or try again later.';
const changes = (log: Asked[]) => log.filter(({ method }) => method !== 'GET');
const text = () => document.body.textContent ?? '';

const shopWith = (items: WireItem[], answers?: Answers) => serveCart(items, 2, answers);

function openPopup(item: WireItem) {
  show(<ItemDialog item={readItem(item)} line={null} onClose={() => undefined} />, '/home');
  return userEvent.setup();
}

describe('bad input: the price of an item', () => {
  it.each([
    ['left out', undefined],
    ['null', null],
    ['no number', 'abc'],
    ['"NaN"', 'NaN'],
    ['empty', ''],
    ['below 0', -4],
    ['a record', { amount: 4 }],
  ])(
    'bad input: a card whose price is %s says "Price not available", never an amount',
    async (_, price) => {
      shopWith([]);
      show(<ItemCard item={readItem({ ...soup, price: sent(price), discount: 20 })} />, '/home');
      expect(await screen.findByText('Price not available')).toBeVisible();
      expect(text()).not.toContain('$');
      expect(text()).not.toContain('−20%');
    },
  );

  it.each([undefined, null, ''])(
    'bad input, PRICE-07: a discount of 5 whose kind is %j takes nothing off: $6.00, never $5.70 or $1.00',
    async (kind) => {
      shopWith([]);
      const item = { ...soup, discount: 5, discount_type: kind as unknown as string };
      show(<ItemCard item={readItem(item)} />, '/home');
      expect(await screen.findByText('$6.00')).toBeVisible();
      expect(text()).not.toMatch(/\$5\.70|\$1\.00|−5%|5% off/);
    },
  );

  it('bad input: a numeric text is the price it says: "12.50" is $12.50', async () => {
    shopWith([]);
    show(<ItemCard item={readItem({ ...soup, price: sent('12.50') })} />, '/home');
    expect(await screen.findByText('$12.50')).toBeVisible();
  });

  it('bad input: Add on its card opens the popup and sends nothing', async () => {
    const log = shopWith([]);
    const facts: unknown[] = [];
    show(
      <OutletProvider value={(fact) => facts.push(fact)}>
        <ItemCard item={readItem({ ...soup, price: sent(null) })} />
      </OutletProvider>,
      '/home',
    );
    await screen.findByText('Price not available');
    await userEvent.click(screen.getByRole('button', { name: 'Add: Tomato soup' }));
    await waitFor(() =>
      expect(facts).toContainEqual(expect.objectContaining({ type: 'overlay.opened' })),
    );
    expect(changes(log).filter(({ path }) => path.includes('/cart/'))).toEqual([]);
  });

  it('bad input: its popup says why it cannot be ordered, and offers no way to', async () => {
    shopWith([]);
    openPopup({ ...soup, price: sent('abc') });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Price not available')).toBeVisible();
    expect(dialog.getByText(why)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(text()).not.toContain('$');
  });

  it('bad input: the product’s page says so too', async () => {
    const lamp = { ...wireItem({ id: 8, name: 'Desk lamp' }), price: sent(null) };
    shopWith([], ({ path }) => {
      if (path.startsWith('/api/v1/items/related-items/')) return [];
      return path.startsWith('/api/v1/items/details/') ? lamp : undefined;
    });
    show(
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>,
      '/product/desk-lamp?id=8&module_id=4',
    );
    const panel = within(await screen.findByRole('group', { name: 'Buy Desk lamp' }));
    expect(panel.getByText('Price not available')).toBeVisible();
    expect(panel.getByText(why)).toBeVisible();
    expect(text()).not.toContain('$0.00');
  });

  it('bad input: by price it comes last, both ways, and lies in no span of prices', async () => {
    const items = [
      { ...soup, price: sent(null) },
      tea,
      wireItem({ id: 7, name: 'Bread', price: 3 }),
    ];
    const results = async (query: string) => {
      shopWith([], ({ path }) =>
        path === '/api/v1/items/search'
          ? { total_size: 3, limit: 12, offset: 1, products: items, categories: [] }
          : undefined,
      );
      show(<SearchResults />, `/home?search=o${query}`);
      await screen.findAllByRole('article');
      const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
      cleanup();
      return names;
    };
    expect(await results('&sort=low')).toEqual(['Mint tea', 'Bread', 'Tomato soup']);
    expect(await results('&sort=high')).toEqual(['Bread', 'Mint tea', 'Tomato soup']);
    expect(await results('&max=10')).toEqual(['Mint tea', 'Bread']);
  });
});

describe('bad input: the price of an option', () => {
  const group = (optionPrice: unknown) => ({
    name: 'Size',
    type: 'single' as const,
    required: 'on' as const,
    min: 0,
    max: 0,
    values: [
      { label: 'Small', optionPrice: '1.50' },
      { label: 'Large', optionPrice: sent(optionPrice) },
    ],
  });

  it.each([undefined, null, 'abc'])(
    'bad input: an option priced %s says so and cannot be chosen; the others can',
    async (optionPrice) => {
      shopWith([]);
      const user = openPopup({ ...soup, food_variations: [group(optionPrice)] });
      const large = await screen.findByRole('radio', { name: 'Large' });
      expect(large).toBeDisabled();
      expect(screen.getByText('Price not available')).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'Small' }));
      expect(screen.getByText('Total amount').parentElement).toHaveTextContent('$7.50');
    },
  );

  it('bad input: an add-on without a price says so and cannot be chosen', async () => {
    shopWith([]);
    openPopup({
      ...soup,
      add_ons: [
        { id: 1, name: 'Bread', price: sent('x'), store_id: 7, status: 1 },
        { id: 2, name: 'Cream', price: sent('0.50'), store_id: 7, status: 1 },
      ],
    });
    expect(await screen.findByRole('checkbox', { name: 'Bread' })).toBeDisabled();
    expect(screen.getByText('Price not available')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Cream' })).toBeEnabled();
    expect(screen.getByText('$0.50')).toBeVisible();
  });

  it('bad input: a combination without a price cannot be chosen, and the other is chosen at first', async () => {
    shopWith([]);
    openPopup(
      wireItem({
        id: 9,
        name: 'Linen shirt',
        price: 20,
        choice_options: [{ name: 'choice_0', title: 'Size', options: ['S', 'M'] }],
        variations: [
          { type: 'S', price: sent(null), stock: 4 },
          { type: 'M', price: 24, stock: 4 },
        ],
      }),
    );
    expect(await screen.findByRole('button', { name: 'S' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('What has no price now cannot be chosen.')).toBeVisible();
    expect(screen.getByText('Total amount').parentElement).toHaveTextContent('$24.00');
  });
});

describe('bad input: a line of the cart whose price became unknown', () => {
  const openCart = () => {
    const onCheckout = vi.fn<() => void>();
    const hear = (fact: OutwardFact) => {
      if (fact.type === 'overlay.opened') onCheckout();
    };
    show(
      <OutletProvider value={hear}>
        <CartDrawer onClose={() => undefined} />
      </OutletProvider>,
      '/home',
    );
    return onCheckout;
  };
  const stop =
    'The price of Tomato soup is not available now. Everything stays in your cart. Take it out to check out, or come back later.';

  it('bad input: is told, shows no amount, and holds back the checkout with what to do', async () => {
    shopWith([{ ...soup, price: sent(null) }, tea]);
    const onCheckout = openCart();
    expect(await screen.findByText('Price not available')).toBeVisible();
    expect(screen.getByText('$3.80')).toBeVisible();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent('Amount not available');
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    expect(checkout).toHaveAccessibleDescription(stop);
    await userEvent.click(checkout);
    expect(onCheckout).not.toHaveBeenCalled();
    expect(text()).not.toContain('$0.00');
  });

  it('bad input: one more of it is not sent, and its line says why', async () => {
    const log = shopWith([{ ...soup, price: sent('abc') }]);
    openCart();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Increase quantity: Tomato soup' }),
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(log.filter(({ path }) => path === '/api/v1/customer/cart/update')).toEqual([]);
  });
});

describe('bad input, in Arabic', () => {
  beforeEach(() => loadMessages('ar'));
  afterEach(() => loadMessages('en'));

  it('bad input: a card without a price says it in Arabic', async () => {
    shopWith([]);
    show(<ItemCard item={readItem({ ...soup, price: sent(null) })} />, '/home');
    expect(await screen.findByText('السعر غير متاح')).toBeVisible();
  });
});
