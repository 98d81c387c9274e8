// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { readStore } from '../../src/api/catalogue/read.ts';
import { CartDrawer } from '../../src/cart/CartDrawer.tsx';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import {
  config,
  module,
  refusal,
  serve,
  settled,
  show,
  wireItem,
  type Asked,
  type WireItem,
} from '../catalogue/wireShop.tsx';

beforeAll(() => loadMessages('en'));

const row = (id: number, item: WireItem, quantity: number) => ({
  id,
  user_id: 1,
  module_id: 4,
  item_id: item.id,
  is_guest: true,
  item_type: 'Item',
  price: item.price,
  quantity,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  item,
});

const shirt = wireItem({ id: 1, name: 'Linen shirt', price: 10 });
const cap = wireItem({ id: 2, name: 'Cap', price: 5, maximum_cart_quantity: 3 });

const store = {
  id: 7,
  zone_id: 1,
  name: 'Copper Street Goods',
  slug: 'copper-street-goods',
  module_id: 4,
};
const always = {
  id: 1,
  store_id: 7,
  start_date: '2020-01-01',
  end_date: '2099-12-31',
  start_time: '00:00',
  end_time: '23:59',
  discount: 20,
  discount_type: 'percent',
};

/** A server that stores the cart; `over` may answer first. */
function open(
  over: {
    rows?: ReturnType<typeof row>[];
    answers?: (asked: Asked) => unknown;
    stored?: Record<string, string>;
  } = {},
) {
  let rows = over.rows ?? [row(90, shirt, 2), row(91, cap, 1)];
  const log = serve(async (asked) => {
    const said = await over.answers?.(asked);
    if (said !== undefined) return said;
    if (asked.path === '/api/v1/config') {
      return { ...config, free_delivery_over: 50, admin_free_delivery_status: 1 };
    }
    if (asked.path === '/api/v1/customer/cart/update') {
      const { cart_id, quantity } = asked.body as { cart_id: number; quantity: number };
      rows = rows.map((one) => (one.id === cart_id ? { ...one, quantity } : one));
      return rows;
    }
    if (asked.path === '/api/v1/customer/cart/remove-item') {
      const gone = Number(
        asked.query.get('cart_id') ?? (asked.body as { cart_id: number }).cart_id,
      );
      rows = rows.filter(({ id }) => id !== gone);
      return rows;
    }
    return asked.path === '/api/v1/customer/cart/list' ? rows : undefined;
  });
  const facts: OutwardFact[] = [];
  const onClose = vi.fn<() => void>();
  const onCheckout = vi.fn<() => void>();
  const hear = (fact: OutwardFact) => {
    facts.push(fact);
    if (fact.type === 'overlay.opened' && fact.overlay.kind === 'checkoutGate') onCheckout();
  };
  const shown = show(
    <OutletProvider value={hear}>
      <CartDrawer onClose={onClose} />
    </OutletProvider>,
    '/home',
    over.stored,
  );
  return { ...shown, log, facts, onClose, onCheckout, user: userEvent.setup() };
}

const changes = (log: Asked[]) => log.filter(({ path }) => path.endsWith('/cart/update'));
const lineOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

describe('the cart drawer', () => {
  it('CART-01 CART-02 CART-11: it names itself, its lines, their prices and the subtotal', async () => {
    const { user, onClose } = open();
    const drawer = await screen.findByRole('dialog', { name: /Shopping Cart/ });
    const line = await lineOf('Linen shirt');
    expect(line.getByText('$20.00')).toBeVisible();
    expect(line.getByText('02')).toBeVisible();
    expect(within(drawer).getByText('Subtotal').parentElement).toHaveTextContent('$25.00');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('breaks a long word in the name of the store', async () => {
    const name = 'Lebensmittelgroßhandel'.repeat(8);
    open({ rows: [row(90, { ...shirt, store_name: name }, 1)] });
    expect(getComputedStyle(await screen.findByText(name)).overflowWrap).toBe('anywhere');
  });

  it('its lines come with what stands above them, and never move when the store arrives', async () => {
    let answer: (store: object) => void = () => undefined;
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    const { log } = open({
      answers: ({ path }) => (path === '/api/v1/stores/details/7' ? held : undefined),
    });
    const drawer = await screen.findByRole('dialog', { name: /Shopping Cart 2/ });
    await waitFor(() => expect(log.map(({ path }) => path)).toContain('/api/v1/stores/details/7'));
    expect(within(drawer).queryByText('Linen shirt')).toBeNull();
    answer({ ...store, delivery: true });
    expect(await within(drawer).findByText('Linen shirt')).toBeVisible();
    expect(within(drawer).getByText('more for free delivery')).toBeVisible();
  });

  it('its lines come without the store after two seconds', async () => {
    const openedAt = performance.now();
    open({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? new Promise<never>(() => undefined) : undefined,
    });
    const drawer = await screen.findByRole('dialog', { name: /Shopping Cart 2/ });
    expect(await within(drawer).findByText('Linen shirt', {}, { timeout: 9000 })).toBeVisible();
    expect(performance.now() - openedAt).toBeGreaterThan(1990);
    expect(within(drawer).queryByText('more for free delivery')).toBeNull();
  });

  it('its lines come at once where a page has read the store by its slug', async () => {
    const { shop } = open({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? new Promise<never>(() => undefined) : undefined,
    });
    shop.queryClient.setQueryData(
      ['store', 'copper-street-goods'],
      readStore({ ...store, delivery: true }),
    );
    const drawer = await screen.findByRole('dialog', { name: /Shopping Cart 2/ });
    expect(await within(drawer).findByText('Linen shirt')).toBeVisible();
    expect(within(drawer).getByText('more for free delivery')).toBeVisible();
  });

  it('wire facts 9: it says by which terms money comes back to the wallet of a customer', async () => {
    open({
      stored: { ...settled, token: 'maya-token' },
      answers: ({ path }) =>
        ({
          '/api/v1/config': { ...config, customer_wallet_status: 1 },
          '/api/v1/customer/info': { id: 12, f_name: 'Maya' },
          '/api/v1/cashback/list': [
            { id: 1, cashback_type: 'percentage', cashback_amount: 2, min_purchase: 25 },
          ],
        })[path],
    });
    expect(
      await screen.findByText(
        '2% of an order from \u2066$25.00\u2069 comes back to your wallet after delivery.',
      ),
    ).toBeVisible();
  });

  it.each([
    [{ min_purchase: 30, max_discount: 0 }, '$25.00', /Add \u2066\$5.00\u2069 more/],
    [{ min_purchase: 10, max_discount: 2 }, '$23.00', /The discount is \u2066\$2.00\u2069 at most/],
  ])('CART-02 PRICE-08: with the terms %o the subtotal is %s', async (terms, subtotal, why) => {
    const less = { ...shirt, store_discount: 20 };
    open({
      rows: [row(90, less, 2), row(91, cap, 1)],
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7'
          ? { ...store, discount: { ...always, ...terms } }
          : undefined,
    });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText('Subtotal').parentElement).toHaveTextContent(subtotal);
    expect((await lineOf('Linen shirt')).getByText('$20.00')).toBeVisible();
  });

  describe('the free-delivery bar', () => {
    const free = { delivery: true, self_delivery_system: 1, free_delivery: true };
    /** A cart of so many shirts at $3.60; delivery is free over $60. */
    const holding = (quantity: number, terms: object, offer: object = {}) =>
      open({
        rows: [row(90, { ...shirt, price: 3.6 }, quantity)],
        answers: ({ path }) => {
          if (path === '/api/v1/stores/details/7') return { ...store, ...terms };
          return path === '/api/v1/config'
            ? { ...config, free_delivery_over: 60, admin_free_delivery_status: 1, ...offer }
            : undefined;
        },
      });
    const bar = () => screen.queryByRole('progressbar', { name: 'Progress to free delivery' });

    it('CART-04: names what is missing, "$56.40 more for free delivery", and is filled to 6 %', async () => {
      holding(1, { delivery: true });
      const text = await screen.findByText('more for free delivery');
      expect(text).toHaveTextContent(/^\$56\.40 more for free delivery$/);
      expect(bar()).toHaveAttribute('aria-valuenow', '6');
      expect(bar()?.querySelector('div')?.style.inlineSize).toBe('6%');
    });

    it('CART-04: is half full at half of the amount', async () => {
      holding(10, { delivery: true }, { free_delivery_over: 72 });
      const text = await screen.findByText('more for free delivery');
      expect(text).toHaveTextContent(/^\$36\.00 more for free delivery$/);
      expect(bar()).toHaveAttribute('aria-valuenow', '50');
    });

    it('CART-05: is full from the amount on and reads "You have reduced delivery charge"', async () => {
      holding(17, { delivery: true });
      expect(await screen.findByText('You have reduced delivery charge')).toBeVisible();
      expect(bar()).toHaveAttribute('aria-valuenow', '100');
      expect(screen.queryByText(/more for free delivery/)).toBeNull();
    });

    it.each([
      ['M11 PRICE-13: a store that brings it for nothing', free, {}],
      [
        'M11 PRICE-14: a shop that pays every delivery',
        { delivery: true },
        { admin_free_delivery: { status: true, type: 'free_delivery_to_all_store' } },
      ],
    ])('%s asks for nothing more: "Delivery is free"', async (_, terms, offer) => {
      holding(1, terms, offer);
      expect(await screen.findByText('Delivery is free')).toBeVisible();
      expect(screen.queryByText(/more for free delivery/)).toBeNull();
      expect(bar()).toBeNull();
      expect(screen.getByText('Tax is worked out at checkout.')).toBeVisible();
      expect(screen.queryByText('Delivery and tax are worked out at checkout.')).toBeNull();
    });

    it('M11 PRICE-11: a store that brings nothing promises no free delivery', async () => {
      const { log } = holding(1, { delivery: false });
      await waitFor(() =>
        expect(log.map(({ path }) => path)).toContain('/api/v1/stores/details/7'),
      );
      await lineOf('Linen shirt');
      expect(bar()).toBeNull();
      expect(screen.queryByText(/free/i)).toBeNull();
    });
  });

  it('m5: says what is missing to the minimum order before the checkout, and leads on', async () => {
    const { user, onCheckout } = open({
      rows: [row(90, { ...shirt, price: 3.25 }, 2)],
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7'
          ? { ...store, name: 'Bella', minimum_order: 8 }
          : undefined,
    });
    const said = 'Add $1.50 more: the minimum order at Bella is $8.00.';
    expect(await screen.findByText(said)).toBeVisible();
    const line = await lineOf('Linen shirt');
    await user.click(screen.getByRole('button', { name: /Checkout/ }));
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    await user.click(line.getByRole('button', { name: 'Increase quantity: Linen shirt' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('m5 ADDR-16: says that the store does not deliver to the place, and offers another one', async () => {
    const { user, facts } = open({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? { ...store, zone_id: 9 } : undefined,
    });
    expect(await screen.findByText('This store does not deliver to your place.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    expect(facts).toEqual([
      { type: 'overlay.opened', overlay: { kind: 'location', at: 'chosen' } },
    ]);
  });

  it('p13 CART-02: shows the picture of the store, and its letters where it has none', async () => {
    const logo = 'https://pictures.test/logo.webp';
    open({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? { ...store, logo_full_url: logo } : undefined,
    });
    const seller = await screen.findByRole('link', { name: /Copper Street Goods/ });
    await waitFor(() => expect(seller.querySelector('img')).toHaveAttribute('src', logo));
    expect(seller).not.toHaveTextContent('CS');
  });

  describe('of a store that takes no orders now', () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      id: day,
      store_id: 7,
      day,
      opening_time: '09:00:00',
      closing_time: '22:00:00',
    }));
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T23:15:00') });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['closed, later orders', { active: true, schedule_order: true }, 'Tuesday 09:00', 'later'],
      ['closed', { active: true, schedule_order: false }, 'Tuesday 09:00', ': come back when'],
      [
        'closed, later orders are collected',
        { active: true, schedule_order: true, delivery: false, take_away: true },
        'Tuesday 09:00',
        'later',
      ],
      [
        'closed, and neither brings nor hands out',
        { active: true, schedule_order: true, delivery: false, take_away: false },
        'Tuesday 09:00',
        ': come back when',
      ],
      ['paused', { active: false, schedule_order: true }, 'Temporarily closed', 'come back later'],
    ])('CHK-01 CAT-11: %s: says so, keeps all and leads on', async (_, over, when, what) => {
      const { user, onCheckout } = open({
        answers: ({ path }) => {
          if (path === '/api/v1/stores/details/7') return { ...store, schedules: hours, ...over };
          return path === '/api/v1/config'
            ? { ...config, schedule_order: true, timeformat: '24' }
            : undefined;
        },
      });
      const said = await screen.findByText(new RegExp(`orders.*Your cart is kept.*${what}`));
      expect(said).toHaveTextContent(when);
      expect(await lineOf('Linen shirt')).toBeDefined();
      await user.click(screen.getByRole('button', { name: /Checkout/ }));
      await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce());
    });

    it('NAV-02: a cart of food says it of the restaurant', async () => {
      open({
        answers: ({ path }) => {
          if (path === '/api/v1/module') return [{ ...module, module_type: 'food' }];
          return path === '/api/v1/stores/details/7' ? { ...store, active: false } : undefined;
        },
      });
      expect(
        await screen.findByText(/The restaurant takes no orders for now\. Your cart is kept/),
      ).toBeVisible();
    });

    it('CAT-11: nothing is said while it is open', async () => {
      vi.setSystemTime(new Date('2026-03-02T21:59:00'));
      const { log } = open({
        answers: ({ path }) =>
          path === '/api/v1/stores/details/7'
            ? { ...store, active: true, schedules: hours }
            : undefined,
      });
      await waitFor(() =>
        expect(log.map(({ path }) => path)).toContain('/api/v1/stores/details/7'),
      );
      await lineOf('Linen shirt');
      expect(screen.queryByText(/takes no orders/)).toBeNull();
    });
  });

  it('CART-03: an empty cart says so and offers to go on shopping', async () => {
    const { user, onClose } = open({ rows: [] });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(
      screen.getByText('No items added in your cart. Please add product to your cart list.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue Shopping' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('CART-07 CHK-01: the checkout waits for the quantity that is still on its way', async () => {
    let save: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      save = resolve;
    });
    const { user, onCheckout, log } = open({
      answers: ({ path }) =>
        path.endsWith('/cart/update')
          ? held.then(() => [row(90, shirt, 3), row(91, cap, 1)])
          : undefined,
    });
    const line = await lineOf('Linen shirt');
    await user.click(line.getByRole('button', { name: 'Increase quantity: Linen shirt' }));
    expect(await line.findByText('03')).toBeVisible();
    await waitFor(() => expect(changes(log)).toHaveLength(1));
    const checkout = screen.getByRole('button', { name: /Checkout/ });
    await user.click(checkout);
    expect(checkout).toHaveAttribute('aria-busy', 'true');
    expect(onCheckout).not.toHaveBeenCalled();
    save();
    await waitFor(() => expect(onCheckout).toHaveBeenCalledTimes(1));
  });

  it('CHK-01: what cannot be saved now is not ordered, and the customer is told', async () => {
    const { user, onCheckout, facts } = open({
      answers: ({ path }) => {
        if (path.endsWith('/cart/update')) throw new TypeError('Failed to fetch');
      },
    });
    const line = await lineOf('Linen shirt');
    await user.click(line.getByRole('button', { name: 'Increase quantity: Linen shirt' }));
    await screen.findByText('No connection. Your cart is kept and saved when you are back.');
    await user.click(screen.getByRole('button', { name: /Checkout/ }));
    await waitFor(() =>
      expect(facts).toContainEqual({
        type: 'toast',
        kind: 'error',
        about: 'cart',
        message: { key: 'cart.notSaved' },
      }),
    );
    expect(onCheckout).not.toHaveBeenCalled();
    expect(line.getByText('03')).toBeVisible();
  });

  it('CART-06: at one, minus is a bin that takes the line out', async () => {
    const { user, log } = open();
    const line = await lineOf('Cap');
    await user.click(line.getByRole('button', { name: 'Remove: Cap' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cap' })).toBeNull());
    expect(log.some(({ path }) => path.endsWith('/cart/remove-item'))).toBe(true);
  });

  it('ITEM-31: plus at the maximum says so and sends nothing', async () => {
    const { user, facts, log } = open({ rows: [row(91, cap, 3)] });
    const line = await lineOf('Cap');
    const plus = line.getByRole('button', { name: 'Increase quantity: Cap' });
    expect(plus).toHaveAccessibleDescription('Out of Limits.');
    await user.click(plus);
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      about: 'cart',
      message: { key: 'rules.quantity.outOfLimits' },
    });
    expect(changes(log)).toHaveLength(0);
  });

  it('CART-07 MSG-21: a change the server refuses is taken back at its line alone, which says why', async () => {
    const { user } = open({
      answers: ({ path }) =>
        path === '/api/v1/customer/cart/update'
          ? refusal(403, 'Out of Stock. Only 1 is left.')
          : undefined,
    });
    const line = await lineOf('Cap');
    await user.click(line.getByRole('button', { name: 'Increase quantity: Cap' }));
    expect(await line.findByRole('alert')).toHaveTextContent('Out of Stock. Only 1 is left.');
    expect(line.getByText('01')).toBeVisible();
    expect((await lineOf('Linen shirt')).queryByRole('alert')).toBeNull();
  });

  it('MSG-21: a cart that cannot be read says why, and is read again on demand', async () => {
    let fails = true;
    const { user } = open({
      answers: ({ path }) =>
        path === '/api/v1/customer/cart/list' && fails
          ? refusal(403, 'The cart is closed for the night.')
          : undefined,
    });
    expect(await screen.findByText('The cart is closed for the night.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await lineOf('Linen shirt');
  });
});
