// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readItem } from '../../src/api/catalogue/read.ts';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { ItemCard } from '../../src/catalogue/item/ItemCard.tsx';
import type * as lazy from '../../src/wishlist/LazyHeart.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  cartRow,
  config,
  refusal,
  serve,
  show,
  wireItem,
  type Asked,
  type WireItem,
} from './wireShop.tsx';

beforeAll(() => loadMessages('en'));

const soup = wireItem({
  id: 5,
  name: 'Tomato soup',
  module_type: 'food',
  price: 6,
  discount: 25,
  discount_type: 'percent',
  maximum_cart_quantity: 2,
  recommended: 1,
  organic: 1,
  is_halal: 1,
  halal_tag_status: 1,
  veg: 1,
  avg_rating: 4.5,
});

interface Cart {
  rows: unknown[];
  answers?: (asked: Asked) => unknown;
}

/** Shows an item card over a server that stores the cart rows. */
async function open(item: WireItem, { rows, answers = () => undefined }: Cart = { rows: [] }) {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    if (!asked.path.startsWith('/api/v1/customer/cart/')) return undefined;
    if (asked.path.endsWith('/add')) rows.push(cartRow(item, '', 1));
    if (asked.path.endsWith('/remove-item')) rows.splice(0);
    if (asked.path.endsWith('/update')) {
      rows[0] = cartRow(item, '', (asked.body as { quantity: number }).quantity);
    }
    return rows;
  });
  const facts: OutwardFact[] = [];
  const shown = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <ItemCard item={readItem(item)} />
    </OutletProvider>,
    '/home',
  );
  await screen.findAllByText(/^\$/);
  return { ...shown, log, facts, user: userEvent.setup() };
}

const add = () => screen.getByRole('button', { name: 'Add: Tomato soup' });
const heart = () => screen.queryByRole('button', { name: 'Favourite: Tomato soup' });

describe('an item’s card', () => {
  describe('its heart, of a page that was just opened', () => {
    // The card's own may have come for an earlier test.
    const open = async (name: string) => {
      const file = `../../src/wishlist/LazyHeart.tsx?${name}`;
      const { LazyHeart } = (await import(/* @vite-ignore */ file)) as typeof lazy;
      serve(() => undefined);
      show(<LazyHeart thing="item" id={5} name="Tomato soup" />, '/home');
    };

    it('CAT-01: comes by itself, without taking the focus', async () => {
      await open('alone');
      expect(heart()).toBeNull();
      await waitFor(() => expect(heart()).toBeVisible());
      expect(document.body).toHaveFocus();
    });
  });

  it('ITEM-03: an item has a heart, a campaign none', async () => {
    const { user } = await open(soup);
    await user.keyboard('{Shift}');
    await waitFor(() => expect(heart()).toBeVisible());
    cleanup();
    show(<ItemCard item={{ ...readItem(soup), kind: 'campaign' }} />, '/home');
    await screen.findAllByText(/^\$/);
    expect(heart()).toBeNull();
  });

  it('CAT-01 CAT-02 ITEM-06 ITEM-07: says name, store, rating, tags, price and what is taken off', async () => {
    await open(soup);
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { name: 'Tomato soup' })).toBeVisible();
    for (const words of [
      'Copper Street Goods',
      '4.50',
      'Recommended',
      'Organic',
      'Halal',
      '−25%',
    ]) {
      expect(within(card).getByText(words)).toBeVisible();
    }
    expect(within(card).getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    expect(within(card).getByText('$4.50')).toBeVisible();
    expect(within(card).getByText('$6.00').closest('s')).not.toBeNull();
  });

  it.each([0, null, 2])(
    'CAT-02: an item whose recommended is %s has no such badge',
    async (recommended) => {
      await open({ ...soup, recommended } as unknown as WireItem);
      const card = within(screen.getByRole('article'));
      expect(card.getByText('Organic')).toBeVisible();
      expect(card.queryByText('Recommended')).toBeNull();
    },
  );

  it('CAT-04: Add becomes a stepper that keeps the keyboard, and minus at one is Add again', async () => {
    const { user, facts } = await open(soup);
    add().focus();
    await user.keyboard('{Enter}');
    const plus = await screen.findByRole('button', { name: 'Increase quantity: Tomato soup' });
    await waitFor(() => expect(plus).toHaveFocus());
    expect(facts).toContainEqual({ type: 'announce', message: { key: 'catalogue.item.added' } });
    await user.click(screen.getByRole('button', { name: 'Remove: Tomato soup' }));
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
    expect(add()).toHaveFocus();
  });

  it('ITEM-30 ITEM-31: at the maximum plus says why and asks for nothing', async () => {
    const { user, facts, log } = await open(soup, { rows: [cartRow(soup, '', 2)] });
    await user.click(await screen.findByRole('button', { name: /2 of Tomato soup in the cart/ }));
    const plus = screen.getByRole('button', { name: 'Increase quantity: Tomato soup' });
    expect(plus).toHaveAccessibleDescription('Out of Limits.');
    await user.click(plus);
    expect(facts.at(-1)).toMatchObject({ message: { key: 'rules.quantity.outOfLimits' } });
    expect(log.some(({ path }) => path.endsWith('/update'))).toBe(false);
  });

  it('CAT-03 CAT-04 ITEM-29: what is added and opened is the item as the list has it now', async () => {
    const group = { name: 'Size', type: 'single', required: 'on', min: 0, max: 0 };
    const now = readItem({
      ...soup,
      price: 8,
      food_variations: [{ ...group, values: [{ label: 'Large', optionPrice: '0' }] }],
    });
    serve(() => undefined);
    const facts: OutwardFact[] = [];
    function Listed() {
      const [item, setItem] = useState(() => readItem(soup));
      return (
        <OutletProvider value={(fact) => facts.push(fact)}>
          <button type="button" onClick={() => setItem(now)}>
            Read anew
          </button>
          <ItemCard item={item} />
        </OutletProvider>
      );
    }
    show(<Listed />, '/home');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Read anew' }));
    await user.click(add());
    expect(facts).toEqual([
      { type: 'overlay.opened', overlay: { kind: 'item', item: now, line: null, edits: false } },
    ]);
  });

  const shirt = wireItem({
    id: 5,
    name: 'Tomato soup',
    variations: [
      { type: 'S', price: 9, stock: 2 },
      { type: 'M', price: 9, stock: 9 },
    ],
  });

  it('CAT-04: the one line of an item with variations has a stepper, up to its stock', async () => {
    const { user, facts, log } = await open(shirt, {
      rows: [cartRow(shirt, 'S', 1)],
      answers: ({ path }) => (path.endsWith('/update') ? [cartRow(shirt, 'S', 2)] : undefined),
    });
    await user.click(await screen.findByRole('button', { name: /1 of Tomato soup in the cart/ }));
    const plus = () => screen.getByRole('button', { name: 'Increase quantity: Tomato soup' });
    expect(plus()).toHaveAccessibleDescription('');
    await user.click(plus());
    await waitFor(() =>
      expect(log.find(({ path }) => path.endsWith('/update'))?.body).toMatchObject({
        cart_id: 90,
        quantity: 2,
        variation: [{ type: 'S' }],
      }),
    );
    expect(plus()).toHaveAccessibleDescription('Out of Stock.');
    await user.click(plus());
    expect(facts.at(-1)).toMatchObject({ message: { key: 'rules.quantity.outOfStock' } });
  });

  it('CAT-04: of two lines with different variations only the number is shown', async () => {
    const rows = [cartRow(shirt, 'S', 1), { ...cartRow(shirt, 'M', 2), id: 91 }];
    const { user, facts } = await open(shirt, { rows });
    const both = screen.getByRole('button', { name: 'Add: Tomato soup' });
    await waitFor(() => expect(both).toHaveTextContent('3'));
    await user.click(both);
    expect(facts.at(-1)).toMatchObject({ overlay: { kind: 'item', line: null } });
  });

  it('CAT-05: once the pointer has left, only the count stays', async () => {
    const { user } = await open(soup, { rows: [cartRow(soup, '', 2)] });
    await screen.findByRole('button', { name: /2 of Tomato soup in the cart/ });
    await user.hover(screen.getByRole('article'));
    expect(screen.getByLabelText('Quantity')).toHaveTextContent('2');
    await user.unhover(screen.getByRole('article'));
    await screen.findByRole('button', { name: /2 of Tomato soup in the cart/ });
  });

  it('ITEM-32 WISH-09: another store’s cart is asked about before it goes', async () => {
    const other = wireItem({ id: 9, name: 'Soap', store_id: 8 });
    const { user, log } = await open(soup, { rows: [cartRow(other, '', 1)] });
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/cart/list'))).toBe(true));
    await user.click(add());
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
    expect(add()).toBeVisible();
  });

  it('m15 ITEM-32: the question shows what will be lost, how many of each, and names both stores', async () => {
    const soap = wireItem({
      id: 9,
      name: 'Soap',
      store_id: 8,
      store_name: 'Harbour Pharmacy',
      image_full_url: 'https://pictures.test/soap.png',
    });
    const towel = wireItem({ id: 10, name: 'Towel', store_id: 8, store_name: 'Harbour Pharmacy' });
    const rows = [cartRow(soap, '', 3), { ...cartRow(towel, '', 1), id: 91 }];
    const { user, log } = await open(soup, { rows });
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/cart/list'))).toBe(true));
    await user.click(add());
    const question = await screen.findByRole('alertdialog', { name: 'Start a new cart?' });
    expect(
      within(question).getByText(
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      ),
    ).toBeVisible();
    expect(
      within(question).getByText(
        'Your cart is from \u2068Harbour Pharmacy\u2069, this item is from \u2068Copper Street Goods\u2069.',
      ),
    ).toBeVisible();
    expect(
      within(question).getByRole('heading', { name: 'Will be removed from your cart' }),
    ).toBeVisible();
    const lost = within(question).getAllByRole('listitem');
    expect(lost.map(({ textContent }) => textContent)).toEqual(['3 ×Soap', '1 ×Towel']);
    expect(lost[0]?.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/soap.png');
  });

  it('m15 ITEM-32: a cart whose store has no name says so, and shows what will be lost', async () => {
    const soap = wireItem({ id: 9, name: 'Soap', store_id: 8, store_name: '' });
    const { user, log } = await open(soup, { rows: [cartRow(soap, '', 1)] });
    await waitFor(() => expect(log.some(({ path }) => path.endsWith('/cart/list'))).toBe(true));
    await user.click(add());
    const question = await screen.findByRole('alertdialog', { name: 'Start a new cart?' });
    expect(within(question).getByRole('listitem')).toHaveTextContent('1 ×Soap');
    expect(
      within(question).getByText(
        'Your cart is from \u2068Name not available\u2069, this item is from \u2068Copper Street Goods\u2069.',
      ),
    ).toBeVisible();
  });

  it('CAT-04: a refusal brings Add back', async () => {
    const { user } = await open(soup, {
      rows: [],
      answers: ({ path }) => (path.endsWith('/cart/add') ? refusal(403, 'Gone') : undefined),
    });
    await user.click(add());
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('button', { name: /Increase/ })).toBeNull();
  });

  it('CAT-03: the name is the quick view, and of a product a button beside its page', async () => {
    const { user, facts } = await open(soup);
    await user.click(screen.getByRole('button', { name: 'Tomato soup' }));
    expect(facts.at(-1)).toMatchObject({
      type: 'overlay.opened',
      overlay: { kind: 'item', item: { id: 5 }, line: null },
    });
  });

  it('NAV-14: a product’s name leads to its own page, by its slug', async () => {
    const { user, facts } = await open(wireItem({ id: 6, name: 'Lamp', slug: 'desk-lamp' }));
    expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute(
      'href',
      '/product/desk-lamp?id=desk-lamp&module_id=4',
    );
    await user.click(screen.getByRole('button', { name: 'Quick view: Lamp' }));
    expect(facts.at(-1)).toMatchObject({ overlay: { kind: 'item', item: { id: 6 } } });
  });

  it('F-11: with something to choose, Add opens the popup', async () => {
    const { user, facts, log } = await open({
      ...soup,
      food_variations: [
        {
          name: 'Size',
          type: 'single',
          required: 'on',
          min: 0,
          max: 0,
          values: [{ label: 'S', optionPrice: '0' }],
        },
      ],
    });
    await user.click(add());
    expect(facts.at(-1)).toMatchObject({ overlay: { kind: 'item' } });
    expect(log.some(({ path }) => path.endsWith('/cart/add'))).toBe(false);
  });

  it.each([
    [1, 'Vegetarian'],
    [0, 'Not vegetarian'],
  ])('ITEM-04: veg %s of a dish is marked %s', async (veg, mark) => {
    await open({ ...soup, veg });
    expect(await screen.findByRole('img', { name: mark })).toBeVisible();
  });

  it('ITEM-04: only dishes are marked, and only while the shop tells them apart', async () => {
    await open({ ...soup, module_type: 'grocery' });
    expect(screen.queryByRole('img', { name: 'Vegetarian' })).toBeNull();
    cleanup();
    await open(soup, {
      rows: [],
      answers: ({ path }) =>
        path === '/api/v1/config' ? { ...config, toggle_veg_non_veg: false } : undefined,
    });
    expect(screen.queryByRole('img', { name: 'Vegetarian' })).toBeNull();
  });

  it('ITEM-11: what cannot be had now says so and offers no Add', async () => {
    const hour = new Date().getHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00:00`;
    await open({ ...soup, available_time_starts: at(2), available_time_ends: at(4) });
    expect(screen.getByText('Not Available now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('ITEM-11: a card that stays on the screen says so when the item’s daily window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 13, 59) });
    onTestFinished(() => void vi.useRealTimers());
    await open({ ...soup, available_time_starts: '09:00:00', available_time_ends: '14:00:00' });
    expect(add()).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 24, 14, 1));
    expect(await screen.findByText('Not Available now', {}, { timeout: 9000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
