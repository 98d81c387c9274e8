// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderPage } from '../../src/orders/OrderPage.tsx';
import { config, refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));

const customer = { ...settled, token: 'a-token' };
const track = '/api/v1/customer/order/track';
const details = '/api/v1/customer/order/details';
const store = { id: 7, name: 'Linen & Co', address: '3 Mill Road' };

const burger = {
  id: 1,
  item_id: 12,
  item_campaign_id: null,
  price: 14,
  quantity: 2,
  item_details: { name: 'Double smash burger' },
  variation: [{ name: 'Size', values: [{ label: 'Medium', optionPrice: 0 }] }],
  add_ons: [{ id: 3, name: 'Cheddar', price: 1, quantity: 1 }],
};

const open = (answers: (asked: Asked) => unknown, stored: Record<string, string> = customer) => {
  const log = serve(answers);
  const { shop } = show(
    <Routes>
      <Route path="/my-orders/:id" element={<OrderPage />} />
    </Routes>,
    '/my-orders/100001',
    stored,
  );
  return { log, shop, user: userEvent.setup() };
};

describe('the details of an order', () => {
  it('GUEST-05: after the end of the session the tab does not name the order any more', async () => {
    const { shop } = open(({ path }) =>
      path === details ? [burger] : path === track ? wireOrder() : undefined,
    );
    await screen.findByText(/Double smash burger/);
    expect(document.title).toContain('100001');
    act(() => shop.session.send({ type: 'session.rejected' }));
    await waitFor(() => expect(screen.queryByText(/Double smash burger/)).toBeNull());
    expect(document.title).not.toContain('100001');
    expect(document.title).toMatch(/^My orders/);
  });

  it.each(['pending', 'delivered'])(
    'AUTH-26: a %s order is gone when another customer signs in in another tab',
    async (status) => {
      let isOwner = true;
      const { shop } = open(({ path }) => {
        if (path === details) return [burger];
        if (path !== track) return undefined;
        return isOwner ? wireOrder({ order_status: status }) : refusal(404, 'Not found');
      });
      expect(await screen.findByText(/Double smash burger/)).toBeVisible();
      isOwner = false;
      act(() => shop.session.send({ type: 'session.elsewhere', token: 'another-token' }));
      expect(await screen.findByText('This order is not among yours')).toBeVisible();
      expect(screen.queryByText(/Double smash burger/)).toBeNull();
    },
  );

  it.each([
    ['Cancel order', 'Cancel order', 'pending', 'canceled', 'Canceled'],
    ['Ask for a refund', 'Send request', 'delivered', 'refund_requested', 'Refund requested'],
  ])('M7: after “%s” the focus is at the status', async (opens, sends, before, after, shown) => {
    let status = before;
    const { user } = open(({ path, method }) => {
      if (path === track) return wireOrder({ order_status: status, payment_status: 'paid' });
      if (path === details) return [burger];
      if (path === '/api/v1/config') return { ...config, refund_active_status: true };
      if (path.endsWith('-reasons')) return { data: [], refund_reasons: [] };
      if (method === 'GET') return undefined;
      status = after;
      return { message: 'ok' };
    });
    await user.click(await screen.findByRole('button', { name: opens }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: sends }));
    await waitFor(() => expect(screen.queryByRole('button', { name: opens })).toBeNull());
    const [place] = screen.getAllByRole('status');
    expect(place).toHaveTextContent(shown);
    await waitFor(() => expect(place).toHaveFocus());
  });

  it('M7: lines, sums, payment, prescription and what can be done', async () => {
    open(({ path }) => {
      if (path === details) return [burger];
      return path === track
        ? wireOrder({
            store,
            details_count: 1,
            order_attachment_full_url: ['/sandbox/media/p.png'],
            order_note: 'Ring twice',
            delivery_instruction: 'Side door, then the lift',
            unavailable_item_note: 'Fresh loaf: Leave it out; Call me',
          })
        : undefined;
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #100001' })).toBeVisible();
    expect(await screen.findByText(/Double smash burger/)).toHaveTextContent(
      '2 × Double smash burger (Medium)',
    );
    expect(screen.getByText('$28.00')).toBeVisible();
    expect(screen.getByText(/Cheddar/)).toHaveTextContent('1 × Cheddar');
    const payment = within(screen.getByRole('complementary', { name: 'Payment' }));
    // Two burgers at 14.00 and one portion of cheddar.
    expect((await payment.findByText('Subtotal')).nextSibling).toHaveTextContent('$29.00');
    expect(payment.getByText('Delivery fee').nextSibling).toHaveTextContent('$2.50');
    expect(payment.getByText('Total').nextSibling).toHaveTextContent('$23.50');
    expect(payment.getByText('Cash (to pay)')).toBeVisible();
    expect(payment.getByRole('link', { name: 'Track on the map' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100001',
    );
    expect(payment.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    const delivery = within(
      screen.getByRole('heading', { name: 'Delivery' }).parentElement as HTMLElement,
    );
    const facts = delivery.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts.slice(-3)).toEqual([
      'NoteRing twice',
      'Delivery instructionSide door, then the lift',
      'If an item has run outFresh loaf: Leave it out; Call me',
    ]);
    expect(screen.getByRole('img', { name: 'Prescription, picture 1' })).toHaveAttribute(
      'src',
      '/sandbox/media/p.png',
    );
    expect(screen.getByRole('list', { name: 'Progress' })).toBeVisible();
  });

  it('M7: the bill of an order names every discount, so that its rows add up to the total', async () => {
    open(({ path }) => {
      if (path === details) return [burger];
      return path === track
        ? wireOrder({
            store,
            details_count: 1,
            order_amount: 23,
            store_discount_amount: 2,
            flash_admin_discount_amount: 1.25,
            flash_store_discount_amount: 0.75,
            coupon_discount_amount: 1.5,
            ref_bonus_amount: 4,
          })
        : undefined;
    });
    await screen.findByText(/Double smash burger/);
    const payment = within(screen.getByRole('complementary', { name: 'Payment' }));
    await payment.findByText('Subtotal');
    const rows = payment
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'Subtotal: $29.00',
      'Discount: -$4.00',
      'Coupon discount: -$1.50',
      'First-order discount: -$4.00',
      'Delivery fee: $2.50',
      'Tip: $1.00',
      'Total: $23.00',
      'Cash (to pay): $23.00',
    ]);
  });

  it.each([
    [{ refund_cancellation_note: 'The goods were used.', refund: { admin_note: 'Used.' } }],
    [{ refund_cancellation_note: null, refund: { admin_note: 'The goods were used.' } }],
  ])('M7: an order whose refund was refused says why (%j)', async (notes) => {
    let status = 'refund_request_canceled';
    open(({ path }) =>
      path === track ? wireOrder({ store, order_status: status, ...notes }) : undefined,
    );
    expect(await screen.findByText('The goods were used.')).toBeVisible();
    cleanup();
    // A note about a request that was not refused is none of its reasons.
    status = 'refund_requested';
    open(({ path }) =>
      path === track ? wireOrder({ store, order_status: status, ...notes }) : undefined,
    );
    await screen.findByRole('heading', { level: 1 });
    const [place] = await screen.findAllByRole('status');
    expect(place).toHaveTextContent('Refund requested');
    expect(screen.queryByText('The goods were used.')).toBeNull();
  });

  it('M7 CHK-09: an order of pictures alone is ordered again at its pharmacy, not from a cart', async () => {
    open(({ path }) =>
      path === track
        ? wireOrder({
            store: { ...store, prescription_order: true },
            prescription_order: true,
            order_status: 'delivered',
            details_count: 0,
            order_attachment_full_url: ['/sandbox/media/p.png'],
          })
        : undefined,
    );
    expect(await screen.findByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/checkout?page=prescription&store_id=7&again=100001',
    );
    expect(
      screen.getByText('You will be asked for the pictures of your prescription again.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Prescription' })).toBeVisible();
    expect(screen.queryByText('0 items')).toBeNull();
  });

  it.each([
    ['the store has not read', 2.5, 'Total without medicine', '$2.50', 'priced by the store'],
    ['the store has priced', 21, 'Total', '$21.00', '$21.00'],
  ])('11.1: the payment of a prescription that %s', async (_, amount, label, total, toPay) => {
    open(({ path }) =>
      path === track
        ? wireOrder({
            store,
            prescription_order: true,
            details_count: 0,
            order_amount: amount,
            delivery_charge: 2.5,
            total_tax_amount: 0,
          })
        : undefined,
    );
    const payment = within(await screen.findByRole('complementary', { name: 'Payment' }));
    expect(payment.getByText(label).nextSibling).toHaveTextContent(total);
    expect(payment.getByText('Cash (to pay)').nextSibling).toHaveTextContent(toPay);
  });

  it('M7: the invoice is the page, printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = open(({ path }) => {
      if (path === details) return [burger];
      return path === track ? wireOrder({ store }) : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Invoice' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Linen & Co, 3 Mill Road')).toBeInTheDocument();
  });

  it('the invoice breaks a long word in the name of the store, which would leave the paper', async () => {
    const name = 'Lebensmittelgroßhandel'.repeat(8);
    open(({ path }) => {
      if (path === details) return [burger];
      return path === track ? wireOrder({ store: { ...store, name } }) : undefined;
    });
    const seller = await screen.findByText(`${name}, 3 Mill Road`);
    const invoice = seller.closest('div')?.parentElement as HTMLElement;
    expect(getComputedStyle(invoice).overflowWrap).toBe('anywhere');
  });

  it('LANG-03: the invoice isolates names and addresses from the direction of the page', async () => {
    open(({ path }) => {
      if (path === details) return [burger];
      return path === track ? wireOrder({ store }) : undefined;
    });
    const seller = await screen.findByText('Linen & Co, 3 Mill Road');
    const invoice = seller.closest('div')?.parentElement as HTMLElement;
    for (const words of ['Linen & Co, 3 Mill Road', 'Maya', '24 Harbour Lane, B']) {
      expect(within(invoice).getByText(words).tagName).toBe('BDI');
    }
  });

  it('LANG-03: note and instruction are read in the direction of their own language', async () => {
    open(({ path }) => {
      if (path === details) return [burger];
      return path === track
        ? wireOrder({ order_note: 'بدون بصل.', delivery_instruction: 'اتركه عند الباب.' })
        : undefined;
    });
    for (const words of ['بدون بصل.', 'اتركه عند الباب.']) {
      expect(await screen.findByText(words)).toHaveAttribute('dir', 'auto');
    }
  });

  it.each([
    ['while it is not described', null, true],
    ['while the shop looks for it', 'pending', false],
    ['again when it was not found', 'denied', true],
  ])('M7: a payment outside the shop is asked for %s', async (_, status, asks) => {
    open(({ path }) => {
      if (path === details) return [burger];
      if (path !== track) return undefined;
      const offline = { data: { method_id: 1, status }, input: [] };
      return wireOrder({
        payment_method: 'offline_payment',
        offline_payment: status === null ? null : offline,
      });
    });
    const payment = within(await screen.findByRole('complementary', { name: 'Payment' }));
    expect(payment.queryAllByRole('link', { name: 'Pay now' })).toHaveLength(asks ? 1 : 0);
    expect(
      payment.queryAllByText('We are looking for your payment. Nothing more is needed from you.'),
    ).toHaveLength(asks ? 0 : 1);
  });

  it('M7: an order of somebody else is not found, and the own ones are a press away', async () => {
    open(({ path }) =>
      path === track
        ? Response.json(
            { errors: [{ code: 'order', message: 'This order is not known.' }] },
            { status: 404 },
          )
        : undefined,
    );
    expect(await screen.findByText('This order is not among yours')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/my-orders');
  });

  it('NAV-11, GUEST-05: a guest is asked to sign in, and nothing is read', async () => {
    const { log } = open(() => undefined, settled);
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(log.some(({ path }) => path === track)).toBe(false);
  });
});
