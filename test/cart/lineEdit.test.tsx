// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { useOutlet } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { Outlet } from '../app/outlet.tsx';
import { config, serve, show, wireItem, type WireItem } from '../catalogue/wireShop.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  return loadMessages('en');
});

const burger = wireItem({
  id: 41,
  name: 'Smash burger',
  module_type: 'food',
  image_full_url: 'https://pictures.test/burger.webp',
  price: 12.24,
  add_ons: [
    { id: 7, name: 'Extra cheese', price: 1.2, store_id: 7, status: 1 },
    { id: 8, name: 'Bacon', price: 2, store_id: 7, status: 1 },
  ],
  food_variations: [
    {
      name: 'Bun',
      type: 'single',
      required: 'on',
      min: 0,
      max: 0,
      values: [
        { label: 'Brioche', optionPrice: '0' },
        { label: 'Potato roll', optionPrice: '0.60' },
      ],
    },
  ],
});

const shirt = wireItem({
  id: 42,
  name: 'Linen shirt',
  price: 30,
  choice_options: [{ name: 'choice_1', title: 'Size', options: ['S', 'M', 'L'] }],
  variations: ['S', 'M', 'L'].map((type) => ({ type, price: 30, stock: 5 })),
});

const water = wireItem({ id: 43, name: 'Water', price: 1 });

interface Row {
  id: number;
  item: WireItem;
  quantity: number;
  variation: unknown[];
  add_on_ids: number[];
  add_on_qtys: number[];
}

const wireRow = ({ item, ...row }: Row) => ({
  ...row,
  user_id: 1,
  module_id: 4,
  is_guest: true,
  item_id: item.id,
  item_type: 'Item',
  price: item.price,
  item: { ...item, add_ons: item.add_ons.map(({ id }) => id), addons: item.add_ons },
});

const twoBurgers: Row = {
  id: 90,
  item: burger,
  quantity: 2,
  variation: [{ name: 'Bun', values: { label: ['Brioche'] } }],
  add_on_ids: [7],
  add_on_qtys: [1],
};

function Opener() {
  const outlet = useOutlet();
  const openCart = () => outlet({ type: 'overlay.opened', overlay: { kind: 'cart' } });
  return (
    <button type="button" onClick={openCart}>
      Cart
    </button>
  );
}

/** Opens the cart with the shop's overlays, over a server that stores the cart rows. */
async function openCart(...start: Row[]) {
  let rows = start;
  const sent: unknown[] = [];
  serve(({ path, body }) => {
    if (path === '/api/v1/config') return config;
    if (path === '/api/v1/customer/cart/list') return rows.map(wireRow);
    if (path === '/api/v1/customer/cart/add') {
      sent.push(body);
      rows = [...rows, { ...twoBurgers, ...(body as Row), id: 99 }];
      return rows.map(wireRow);
    }
    if (path !== '/api/v1/customer/cart/update') return undefined;
    sent.push(body);
    const change = body as Row & { cart_id: number };
    rows = rows.map((row) =>
      row.id === change.cart_id
        ? {
            ...row,
            quantity: change.quantity,
            variation: change.variation,
            add_on_ids: change.add_on_ids,
            add_on_qtys: change.add_on_qtys,
          }
        : row,
    );
    return rows.map(wireRow);
  });
  show(
    <Outlet>
      <Opener />
      <Overlays />
    </Outlet>,
    '/home',
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  const cart = await screen.findByRole('dialog', { name: /^Shopping Cart/ });
  /** Another tab took everything out of the cart. */
  const emptyElsewhere = () => {
    rows = [];
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' }));
  };
  return { user, sent, cart, emptyElsewhere };
}

const lineOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

describe('a line of the cart', () => {
  it('m8 CART-02: shows image, options, add-ons with their price, quantity and the sum they make', async () => {
    const { cart } = await openCart(twoBurgers);
    const line = await lineOf('Smash burger');
    expect(line.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/burger.webp');
    expect(within(line).getByText('Brioche')).toBeVisible();
    const says = within(line)
      .getAllByText((_, element) => element?.tagName === 'SMALL')
      .map(({ textContent }) => textContent.trim());
    expect(says).toEqual(['Brioche', 'Extra cheese × 1: $1.20', '2 × $12.24']);
    // 2 × 12.24 + 1.20
    expect(within(line).getByText('$25.68')).toBeVisible();
    expect(within(line).getByText('02')).toBeVisible();
    expect(within(cart).getByText('Subtotal').parentElement).toHaveTextContent(
      /^Subtotal\$25\.68$/,
    );
  });

  it('m7 CART-02 ITEM-18: "Edit" opens the item with what the line holds, and changes that line', async () => {
    const { user, sent } = await openCart(twoBurgers);
    await user.click(
      within(await lineOf('Smash burger')).getByRole('button', { name: 'Edit Smash burger' }),
    );
    const popup = await screen.findByRole('dialog', { name: 'Smash burger' });
    expect(within(popup).getByRole('radio', { name: /Brioche/ })).toBeChecked();
    expect(within(popup).getByRole('checkbox', { name: /Extra cheese/ })).toBeChecked();
    expect(within(popup).getByText('Total amount').nextSibling).toHaveTextContent('$25.68');
    await user.click(within(popup).getByRole('radio', { name: /Potato roll/ }));
    await user.click(within(popup).getByRole('button', { name: 'Update to cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Smash burger' })).toBeNull());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      cart_id: 90,
      quantity: 2,
      variation: [{ name: 'Bun', values: { label: ['Potato roll'] } }],
      add_on_ids: [7],
      add_on_qtys: [1],
    });
    const line = await lineOf('Smash burger');
    expect(within(line).getByText('Potato roll')).toBeVisible();
    expect(within(line).getByText(/^Extra cheese × 1:/)).toBeVisible();
    // 2 × 12.84 + 1.20
    expect(within(line).getByText('$26.88')).toBeVisible();
  });

  it('m7: closed without a change, the popup leaves the line and the cart as they were', async () => {
    const { user, sent, cart } = await openCart(twoBurgers);
    await user.click(
      within(await lineOf('Smash burger')).getByRole('button', { name: 'Edit Smash burger' }),
    );
    const popup = await screen.findByRole('dialog', { name: 'Smash burger' });
    await user.click(within(popup).getByRole('radio', { name: /Potato roll/ }));
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Smash burger' })).toBeNull());
    expect(sent).toEqual([]);
    expect(cart).toBeVisible();
    expect(within(await lineOf('Smash burger')).getByText('$25.68')).toBeVisible();
  });

  it('ITEM-18: a line that another tab took out while it was edited is put in anew', async () => {
    const { user, sent, cart, emptyElsewhere } = await openCart(twoBurgers);
    await user.click(
      within(await lineOf('Smash burger')).getByRole('button', { name: 'Edit Smash burger' }),
    );
    const popup = await screen.findByRole('dialog', { name: 'Smash burger' });
    emptyElsewhere();
    await within(cart).findByText('Your cart is empty');
    await user.click(within(popup).getByRole('radio', { name: /Potato roll/ }));
    await user.click(within(popup).getByRole('button', { name: 'Update to cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Smash burger' })).toBeNull());
    expect(sent).toEqual([
      expect.objectContaining({
        item_id: 41,
        quantity: 2,
        variation: [{ name: 'Bun', values: { label: ['Potato roll'] } }],
      }),
    ]);
    expect(within(await lineOf('Smash burger')).getByText('Potato roll')).toBeVisible();
  });

  it('m7 ITEM-35: another size changes the line itself and adds no second one', async () => {
    const { user, sent, cart } = await openCart({
      id: 91,
      item: shirt,
      quantity: 1,
      variation: [{ type: 'S', price: 30, stock: 5 }],
      add_on_ids: [],
      add_on_qtys: [],
    });
    await user.click(
      within(await lineOf('Linen shirt')).getByRole('button', { name: 'Edit Linen shirt' }),
    );
    const popup = await screen.findByRole('dialog', { name: 'Linen shirt' });
    await user.click(within(popup).getByRole('button', { name: 'L' }));
    await user.click(within(popup).getByRole('button', { name: 'Update To Cart' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ cart_id: 91, quantity: 1, variation: [{ type: 'L' }] });
    expect(await within(await lineOf('Linen shirt')).findByText('L')).toBeVisible();
    expect(within(cart).getAllByRole('listitem')).toHaveLength(1);
  });

  it('ITEM-10 ITEM-11: a dish that is not sold now says so, with its hours', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-18T11:29:50'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const hours = { available_time_starts: '06:00:00', available_time_ends: '11:30:00' };
    const soup = { ...water, id: 44, name: 'Soup' };
    const plain = { variation: [], add_on_ids: [], add_on_qtys: [] };
    await openCart(
      { ...twoBurgers, ...plain, item: { ...water, ...hours } },
      { ...twoBurgers, ...plain, id: 91, item: soup },
    );
    const line = within(await lineOf('Water'));
    expect(line.queryByText(/Not Available now/)).toBeNull();
    vi.setSystemTime(new Date('2026-11-18T11:30:00'));
    const hoursText = 'Available 06:00 AM to 11:30 AM';
    expect(await line.findByText(hoursText, {}, { timeout: 7000 })).toBeVisible();
    expect(line.getByText(/Not Available now/)).toBeVisible();
    expect(within(await lineOf('Soup')).queryByText(/Not Available now/)).toBeNull();
  }, 15_000);

  it('m7: nothing to choose, nothing to edit', async () => {
    await openCart({ ...twoBurgers, item: water, variation: [], add_on_ids: [], add_on_qtys: [] });
    const line = await lineOf('Water');
    expect(within(line).queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(within(line).getByText('02')).toBeVisible();
  });
});
