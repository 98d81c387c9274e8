// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderPage } from '../../src/orders/OrderPage.tsx';
import { cartRow, serve, settled, show, wireItem, type Asked } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));

const customer = { ...settled, token: 'a-token' };
const store = { id: 7, name: 'Linen & Co', module_id: 4, active: true };
const delivered = wireOrder({ order_status: 'delivered', store, module_type: 'ecommerce' });
const line = (id: number, name: string, price: number) => ({
  id,
  item_id: id,
  price,
  quantity: 2,
  item_details: { name },
  variation: [],
  add_ons: [],
});
const sheets = wireItem({ id: 11, name: 'Linen sheets', price: 12 });
const vase = wireItem({ id: 20, name: 'Vase', store_id: 9, store_name: 'Kiln' });
const sent = '/api/v1/customer/cart/add';

/**
 * Opens the page of a delivered order and asks at once to order it again; the cart contains `held`.
 */
const open = (held: unknown[], answers: (asked: Asked) => unknown = () => undefined) => {
  const log = serve((asked) => {
    const answer = answers(asked);
    if (answer !== undefined) return answer;
    switch (asked.path) {
      case '/api/v1/customer/order/track':
        return delivered;
      case '/api/v1/customer/order/details':
        return [line(11, 'Linen sheets', 10), line(12, 'Candle', 4)];
      case '/api/v1/stores/details/7':
        return store;
      case '/api/v1/items/details/11':
        return sheets;
      case '/api/v1/items/details/12':
        return Response.json(
          { errors: [{ code: 'product-001', message: 'Gone' }] },
          { status: 404 },
        );
      case '/api/v1/customer/cart/list':
        return held;
      case '/api/v1/customer/cart/remove':
        return [];
      case sent:
        return [cartRow(sheets, '', 2)];
      default:
        return undefined;
    }
  });
  const facts: OutwardFact[] = [];
  const { url } = show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <Routes>
        <Route path="/my-orders/:id" element={<OrderPage />} />
      </Routes>
    </OutletProvider>,
    '/my-orders/100001?again=1',
    customer,
  );
  return { log, facts, url, user: userEvent.setup() };
};

describe('ordering the same again', () => {
  it('M7: says what is gone and what is dearer, and fills the cart with the rest', async () => {
    const { log, facts, url, user } = open([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this again' }));
    expect(await dialog.findByText('1 of 2 items can come')).toBeVisible();
    expect(dialog.getByText('Now \u2066$12.00\u2069 each, was \u2066$10.00\u2069')).toBeVisible();
    expect(dialog.getByText('No longer sold, left out')).toBeVisible();
    expect(url().search).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Add to cart $24.00' }));
    await expect.poll(() => facts.map(({ type }) => type)).toContain('overlay.opened');
    const bodies = log.filter(({ path }) => path === sent).map(({ body }) => body);
    expect(bodies).toMatchObject([{ item_id: 11, quantity: 2 }]);
    expect(log.some(({ path }) => path === '/api/v1/customer/cart/remove')).toBe(false);
  });

  it('CART-10: names what the cart of another store would lose, and asks before it does', async () => {
    const { log, user } = open([cartRow(vase, '', 3)]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this again' }));
    expect(
      await dialog.findByText('Your cart has 1 item from Kiln. It will be removed.'),
    ).toBeVisible();
    expect(dialog.getByText('Vase')).toBeVisible();
    expect(log.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Replace cart $24.00' }));
    await expect.poll(() => log.filter(({ path }) => path === sent)).toHaveLength(1);
    const calls = log.filter(({ path }) => path.includes('/cart/')).map(({ path }) => path);
    expect(calls.indexOf('/api/v1/customer/cart/remove')).toBeLessThan(calls.indexOf(sent));
    expect(calls).toContain('/api/v1/customer/cart/remove');
  });

  it('M7: a store that is gone is said to be, and nothing can be added', async () => {
    open([], ({ path }) => (path === '/api/v1/stores/details/7' ? {} : undefined));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this again' }));
    expect(await dialog.findByText('This store is no longer here.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Add to cart|Replace cart/ })).toBeNull();
  });

  it('NAV-02: a restaurant that is gone is called a restaurant', async () => {
    open([], ({ path }) => {
      if (path === '/api/v1/customer/order/track') return { ...delivered, module_type: 'food' };
      return path === '/api/v1/stores/details/7' ? {} : undefined;
    });
    expect(await screen.findByText('This restaurant is no longer here.')).toBeVisible();
  });

  it('M7: a store that is closed now is said to be before the cart is filled', async () => {
    open([], ({ path }) =>
      path === '/api/v1/stores/details/7' ? { ...store, open: 0 } : undefined,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this again' }));
    expect(await dialog.findByText('Closed')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add to cart $24.00' })).toBeVisible();
  });

  it('M7: when the store cannot be asked, it can be tried again', async () => {
    let down = true;
    const { user } = open([], ({ path }) =>
      path === '/api/v1/stores/details/7' && down
        ? Response.json({ message: 'Down.' }, { status: 500 })
        : undefined,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this again' }));
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(retry);
    expect(await dialog.findByText('1 of 2 items can come')).toBeVisible();
  });
});
