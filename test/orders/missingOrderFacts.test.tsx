// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../src/api/checkout/calls.ts';
import { readOrder, readOrderLines } from '../../src/api/orders/read.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { MyOrdersPage } from '../../src/orders/MyOrdersPage.tsx';
import { OrderResultPage } from '../../src/orders/OrderResultPage.tsx';
import { TrackOrderPage } from '../../src/orders/TrackOrderPage.tsx';
import { serve, settled, show } from '../catalogue/wireShop.tsx';
import { draft } from '../checkout/orders.ts';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => loadMessages('en'));

const track = '/api/v1/customer/order/track';
const line = { id: 1, price: 10, quantity: 2, item_details: { name: 'Linen shirt' } };

function follow(order: object, lines: unknown[] = [line]) {
  serve(({ path }) =>
    path === track ? order : path.endsWith('/order/details') ? lines : undefined,
  );
  show(<TrackOrderPage />, '/track-order?order_id=100001', settled);
}

/** The rows of the bill, each with its amount. */
async function bill(name: string): Promise<string[]> {
  const items = within(await screen.findByRole('region', { name }));
  await items.findByText(/^2 ×/);
  return items
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('bad input: the amounts of an order', () => {
  it.each([undefined, null, '', 'twenty', -3, {}])(
    'bad input: total, tax and fee of %o are named as missing, and are no $0.00',
    async (amount) => {
      follow({
        ...wireOrder({ payment_method: 'cash_on_delivery' }),
        order_amount: amount,
        total_tax_amount: amount,
        delivery_charge: amount,
        dm_tips: 0,
      });
      expect(await bill('Items')).toEqual([
        'Tax: Amount not available',
        'Delivery fee: Amount not available',
        'Total: Amount not available',
        'Cash (to pay): Amount not available',
      ]);
      expect(document.body).not.toHaveTextContent('$0.00');
    },
  );

  it('bad input: an extra that cannot be read is named as missing; one that is left out is none', async () => {
    follow({ ...wireOrder({ dm_tips: 'some' }), store_discount_amount: null });
    expect(await bill('Items')).toEqual([
      'Discount: Amount not available',
      'Delivery fee: $2.50',
      'Tip: Amount not available',
      'Total: $23.50',
      'Cash (to pay): $23.50',
    ]);
  });

  it('bad input: amounts that are texts are the amounts they say', async () => {
    follow(wireOrder({ order_amount: '23.50', delivery_charge: '2.5', dm_tips: '1' }));
    expect(await bill('Items')).toContain('Total: $23.50');
  });

  it('bad input: a line without name and price says both, in Arabic as well', async () => {
    await loadMessages('ar');
    follow(wireOrder({ order_amount: null }), [{ ...line, price: null, item_details: {} }]);
    expect(await screen.findByText(/الاسم غير متاح/)).toBeVisible();
    expect(screen.getAllByText('المبلغ غير متاح').length).toBeGreaterThanOrEqual(2);
    expect(document.body).not.toHaveTextContent('$0.00');
  });

  it.each([undefined, null, '', 'two', 0, -1, 1.5, {}])(
    'bad input: a quantity of %o is named as missing, and no amount is made of a guess',
    async (quantity) => {
      const sauce = { name: 'Sauce', price: 2, quantity };
      follow(wireOrder(), [{ ...line, quantity, add_ons: [sauce] }]);
      const shirt = (await screen.findByText(/Linen shirt/)).closest('li');
      expect(shirt).toHaveTextContent(
        'Quantity not available · Linen shirtAmount not availableQuantity not available · SauceAmount not available',
      );
      expect(shirt).not.toHaveTextContent('1 ×');
    },
  );

  it('bad input: a take-away has no delivery fee to miss', async () => {
    follow({ ...wireOrder({ order_type: 'take_away', dm_tips: 0 }), delivery_charge: null });
    expect(await bill('Items')).toEqual(['Total: $23.50', 'Cash (to pay): $23.50']);
  });

  it('bad input: the list of orders says what it does not know of one', async () => {
    serve(({ path }) =>
      path.endsWith('/running-orders')
        ? {
            total_size: 1,
            orders: [{ ...wireOrder({ store: { id: 3 } }), order_amount: 'x', created_at: 'soon' }],
          }
        : path === '/api/v1/customer/info'
          ? { id: 1, f_name: 'Maya', l_name: '', phone: '+15550137000' }
          : undefined,
    );
    show(<MyOrdersPage />, '/profile?page=my-orders', { ...settled, token: 'maya-token' });
    const card = (await screen.findByRole('link', { name: 'Name not available' })).closest('li');
    expect(card).toHaveTextContent('#100001 · Time not available');
    expect(card).toHaveTextContent('Amount not available');
  });

  it('bad input: an unpaid order of an unknown amount can still be paid online', async () => {
    serve(({ path }) =>
      path === track
        ? { ...wireOrder({ payment_method: 'digital_payment' }), order_amount: null }
        : undefined,
    );
    show(<OrderResultPage />, '/order-result?order_id=100001', settled);
    expect(await screen.findByText('We are waiting for your payment')).toBeVisible();
    expect(await screen.findByText(/Total/)).toHaveTextContent('Total Amount not available');
  });
});

describe('bad input: who brings an order', () => {
  it.each([undefined, null, '', 'ask the store', '0155 501 390', {}])(
    'bad input: a courier whose phone is %o cannot be called, and the page says so',
    async (phone) => {
      follow(wireOrder({ delivery_man: { id: 3, f_name: 'Idris', phone } }));
      expect(await screen.findByText('Idris')).toBeVisible();
      expect(screen.getByText('Phone number not available')).toBeVisible();
      expect(document.querySelector('a[href^="tel:"]')).toBeNull();
    },
  );

  it('bad input: a courier without a name is called by no blank', async () => {
    follow(wireOrder({ delivery_man: { id: 3, phone: '+15550139000' } }));
    expect(await screen.findByText('Name not available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call: Name not available' })).toHaveAttribute(
      'href',
      'tel:+15550139000',
    );
  });

  it('bad input: a step at a moment that is none has no time, and is not reached', () => {
    const order = readOrder({ pending: 'yesterday', created_at: {}, schedule_at: 'noon' });
    expect([order.reached, order.createdAt, order.scheduleAt]).toEqual([{}, null, null]);
  });
});

describe('bad input: the answer to placing', () => {
  it.each([undefined, null, '', 'abc', {}])(
    'CHK-01: an order number of %o is an unreadable answer, so that the order is looked for by its key',
    async (order_id) => {
      serve(({ path }) => (path.endsWith('/order/place') ? { order_id, total_ammount: 3 } : {}));
      await expect(placeOrder('a-key', draft, [])).rejects.toMatchObject({
        failure: { kind: 'malformed' },
      });
    },
  );

  it('bad input: a total that cannot be read is not known', () => {
    expect(readPlaced({ order_id: 7, total_ammount: 'x' }).total).toBeNull();
    expect(readOrderLines([{ price: {} }])[0]?.unitPrice).toBeNull();
  });
});
