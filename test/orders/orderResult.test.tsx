// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider, type Outlet } from '../../src/flow/outlet.ts';
import { storedForm } from '../../src/identity/storedForms.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { OrderResultPage } from '../../src/orders/OrderResultPage.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { config, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));
afterEach(() => vi.useRealTimers());

const track = '/api/v1/customer/order/track';

function open(
  at: string,
  answers: (asked: Asked) => unknown,
  stored: Record<string, string> = settled,
  switches: object = {},
) {
  const log = serve((asked) =>
    asked.path === '/api/v1/config'
      ? { ...config, cash_on_delivery: true, customer_wallet_status: 1, ...switches }
      : answers(asked),
  );
  const facts: OutwardFact[] = [];
  show(
    <OutletProvider value={(fact) => facts.push(fact)}>
      <OrderResultPage />
    </OutletProvider>,
    at,
    stored,
  );
  return { log, facts };
}

const reads = (log: Asked[]) => log.filter(({ path }) => path === track).length;

describe('the order result', () => {
  it('MSG-21: an answer without an order is a failure, not an order that is placed', async () => {
    open('/order-result?order_id=100001', ({ path }) => (path === track ? {} : undefined));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.queryByText('Thank you, your order is placed')).toBeNull();
  });

  it.each(['abc', '-1', '1.5', '99999999999999999999'])(
    'MSG-21: no server is asked for order “%s”',
    async (id) => {
      const { log } = open(`/order-result?order_id=${id}`, () => undefined);
      await screen.findByText('No order has this number and phone. Please check both.');
      expect(reads(log)).toBe(0);
    },
  );

  it('shows the number and total of an order that stands', async () => {
    open('/order-result?order_id=100001', ({ path }) => (path === track ? wireOrder() : undefined));
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    expect(screen.getByText('100001')).toBeVisible();
    expect(await screen.findByText('$23.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100001',
    );
  });

  it('11.1: the total of a prescription that the store has not priced is named as one without medicine', async () => {
    const order = {
      prescription_order: true,
      details_count: 0,
      order_amount: 4.99,
      delivery_charge: 4.99,
      total_tax_amount: 0,
    };
    open('/order-result?order_id=100001', ({ path }) =>
      path === track ? wireOrder(order) : undefined,
    );
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    expect((await screen.findByText('$4.99')).parentElement).toHaveTextContent(
      'Total without medicine $4.99',
    );
  });

  it.each([
    [
      '?flag=fail&&token=eA',
      'confirmed',
      'The payment did not go through',
      'digital_payment',
      true,
    ],
    ['', 'confirmed', 'Thank you, your order is placed', 'cash_on_delivery', true],
    ['', 'canceled', 'This order was canceled', 'digital_payment', false],
  ])(
    '11.1: an order that the wallet pays in part (%s %s) names what is paid and what is left',
    async (flag, status, title, rest, isSaid) => {
      const part = (payment_method: string, amount: number, payment_status: string) => ({
        payment_method,
        amount,
        payment_status,
      });
      const order = {
        order_status: status,
        order_amount: 253.6,
        payment_status: 'partially_paid',
        payment_method: 'partial_payment',
        payments: [part('wallet', 190.51, 'paid'), part(rest, 63.09, 'unpaid')],
      };
      open(`/order-result?order_id=100001${flag}`, ({ path }) =>
        path === track ? wireOrder(order) : undefined,
      );
      await screen.findByRole('heading', { name: title });
      expect((await screen.findByText('$253.60')).parentElement).toHaveTextContent('Total $253.60');
      const said = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
      const parts = [
        'Wallet (paid) $190.51',
        `${rest === 'cash_on_delivery' ? 'Cash' : 'Online'} (to pay) $63.09`,
      ];
      expect(said.filter((text) => parts.includes(text ?? ''))).toEqual(isSaid ? parts : []);
    },
  );

  it('DATA-14: offers no cash for what the wallet left, where the shop lets no cash pay a rest', async () => {
    const part = { amount: 63.09, payment_method: 'digital_payment', payment_status: 'unpaid' };
    const order = {
      order_status: 'confirmed',
      payment_status: 'partially_paid',
      payment_method: 'partial_payment',
      payments: [part],
    };
    open('/order-result?order_id=100001&flag=fail', ({ path }) =>
      path === track ? wireOrder(order) : undefined,
    );
    await screen.findByRole('heading', { name: 'The payment did not go through' });
    expect(await screen.findByRole('button', { name: 'Pay in cash' })).toBeVisible();
    cleanup();
    open(
      '/order-result?order_id=100001&flag=fail',
      ({ path }) => (path === track ? wireOrder(order) : undefined),
      settled,
      { partial_payment_status: 1, partial_payment_method: 'digital_payment' },
    );
    await screen.findByRole('heading', { name: 'The payment did not go through' });
    expect(screen.queryByRole('button', { name: 'Pay in cash' })).toBeNull();
  });

  it('MSG-21: copies the number; where the browser refuses, it is told to be noted', async () => {
    const user = userEvent.setup();
    const { facts } = open('/order-result?order_id=100001', ({ path }) =>
      path === track ? wireOrder() : undefined,
    );
    const copy = await screen.findByRole('button', { name: 'Copy' });
    const toast = { type: 'toast', about: 'copying' };
    await user.click(copy);
    await waitFor(() =>
      expect(facts).toEqual([{ ...toast, kind: 'success', message: { key: 'ui.copied' } }]),
    );
    expect(await navigator.clipboard.readText()).toBe('100001');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(copy);
    const message = { key: 'ui.copyRefused', values: { text: '\u2068100001\u2069' } };
    await waitFor(() => expect(facts.slice(1)).toEqual([{ ...toast, kind: 'error', message }]));
    // A page without TLS has no clipboard at all.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(copy);
    await waitFor(() => expect(facts.slice(2)).toEqual([{ ...toast, kind: 'error', message }]));
  });

  it('11.1: a failed payment whose flag stands inside the number can be paid in cash', async () => {
    let method = 'digital_payment';
    const { log, facts } = open('/order-result?order_id=100001?flag=fail&&token=eA', (asked) => {
      if (asked.path === track) return wireOrder({ payment_method: method });
      if (asked.path !== '/api/v1/customer/order/payment-method') return undefined;
      method = 'cash_on_delivery';
      return { message: 'ok' };
    });
    await screen.findByRole('heading', { name: 'The payment did not go through' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }));
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    expect(log.find(({ method: verb }) => verb === 'PUT')?.body).toMatchObject({
      order_id: 100001,
    });
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      message: { key: 'orders.result.cashDone' },
    });
  });

  it('11.1: after the page of another order, the one that is shown is changed to cash', async () => {
    const changed: unknown[] = [];
    const log = serve(({ path, query, body }) => {
      if (path === '/api/v1/config') return { ...config, cash_on_delivery: true };
      if (path === '/api/v1/customer/order/payment-method') changed.push(body);
      return path === track
        ? wireOrder({
            id: Number(query.get('order_id')),
            payment_method: 'digital_payment',
            payment_status: 'unpaid',
            order_status: 'failed',
          })
        : undefined;
    });
    show(
      <>
        <Link to="/order-result?order_id=100001">The first</Link>
        <Link to="/order-result?order_id=100002">The second</Link>
        <OrderResultPage />
      </>,
      '/order-result?order_id=100001',
    );
    expect(await screen.findByText('100001')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'The second' }));
    expect(await screen.findByText('100002')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'The first' }));
    expect(await screen.findByText('100001')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }));
    await waitFor(() => expect(changed).toMatchObject([{ order_id: 100001 }]));
    expect(reads(log)).toBeGreaterThan(1);
  });

  it('MSG-21: a change to cash whose answer is lost is seen on the page all the same', async () => {
    let method = 'digital_payment';
    open('/order-result?order_id=100001&flag=fail', (asked) => {
      if (asked.path === track) return wireOrder({ payment_method: method });
      if (asked.path !== '/api/v1/customer/order/payment-method') return undefined;
      method = 'cash_on_delivery';
      return new Response('<h1>Bad</h1>', { status: 502 });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }));
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    expect(screen.queryByRole('button', { name: 'Pay in cash' })).toBeNull();
  });

  it('F-27: a failed payment can be paid from a wallet that holds enough', async () => {
    let status = 'unpaid';
    const answers = ({ path }: Asked) => {
      if (path === track)
        return wireOrder({ payment_method: 'digital_payment', payment_status: status });
      if (path === '/api/v1/customer/info') return { id: 1, f_name: 'Maya', wallet_balance: 30 };
      if (path !== '/api/v1/customer/order/wallet-payment') return undefined;
      status = 'paid';
      return { message: 'Paid.' };
    };
    const customer = { ...settled, token: 'a-token' };
    const { log, facts } = open('/order-result?order_id=100001&flag=fail', answers, customer);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay from the wallet' }));
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    expect(log.find(({ path }) => path.endsWith('/wallet-payment'))?.body).toEqual({
      order_id: 100001,
    });
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'success',
      message: { key: 'orders.result.walletDone' },
    });
  });

  it('F-27: where the backend cannot be paid from the wallet, the page says so in its own words', async () => {
    const answers = ({ path }: Asked) => {
      if (path === track) return wireOrder({ payment_method: 'digital_payment' });
      if (path === '/api/v1/customer/info') return { id: 1, f_name: 'Maya', wallet_balance: 30 };
      if (path !== '/api/v1/customer/order/wallet-payment') return undefined;
      const message = 'The route api/v1/customer/order/wallet-payment could not be found.';
      return Response.json({ message }, { status: 404 });
    };
    open('/order-result?order_id=100001&flag=fail', answers, { ...settled, token: 'a-token' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay from the wallet' }));
    expect(await screen.findByText('Wallet, not available here')).toBeVisible();
    expect(document.body).not.toHaveTextContent('could not be found');
  });

  it('reads a pending payment every 5 s until it is paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let status = 'unpaid';
    const { log } = open('/order-result?order_id=100001&flag=success', ({ path }) =>
      path === track
        ? wireOrder({ payment_method: 'digital_payment', payment_status: status })
        : undefined,
    );
    await screen.findByRole('heading', { name: 'We are waiting for your payment' });
    expect(reads(log)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(reads(log)).toBe(2);
    status = 'paid';
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(reads(log)).toBe(3);
  });

  it('stops asking after 12 readings and offers ways on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { log } = open('/order-result?order_id=100001', ({ path }) =>
      path === track ? wireOrder({ payment_method: 'digital_payment' }) : undefined,
    );
    await screen.findByRole('heading', { name: 'We are waiting for your payment' });
    for (let round = 0; round < 15; round += 1) {
      await act(() => vi.advanceTimersByTimeAsync(5000));
    }
    expect(reads(log)).toBe(13);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay in cash' })).toBeVisible();
  });

  it('11.1: who came back from the gateway without paying can pay at once, another way too', async () => {
    open('/order-result?order_id=100001', ({ path }) =>
      path === track ? wireOrder({ payment_method: 'digital_payment' }) : undefined,
    );
    await screen.findByRole('heading', { name: 'We are waiting for your payment' });
    expect(await screen.findByRole('button', { name: 'Pay in cash' })).toBeVisible();
  });

  it('11.1: nobody is asked to pay again while a gateway says that it was paid', async () => {
    open('/order-result?order_id=100001&flag=success', ({ path }) =>
      path === track ? wireOrder({ payment_method: 'digital_payment' }) : undefined,
    );
    await screen.findByRole('heading', { name: 'We are waiting for your payment' });
    expect(await screen.findByText('$23.50')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['does not exist', 'order', 404],
    ['is another guest’s', 'contact_number', 403],
  ])('thanks nobody for an order that %s', async (_, code, status) => {
    open('/order-result?order_id=5', ({ path }) =>
      path === track
        ? Response.json({ errors: [{ code, message: 'Refused.' }] }, { status })
        : undefined,
    );
    await screen.findByRole('heading', { name: /No order has this number/ });
    expect(screen.queryByText('Thank you, your order is placed')).toBeNull();
  });

  it('11.1: an unpaid order can be paid again in any way that is offered, by customers too', async () => {
    const goTo = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { assign: goTo, origin: 'http://shop.test' });
    serve(({ path }) => {
      if (path === track) {
        const payment_key = 'given-to-the-payer';
        return wireOrder({ payment_method: 'digital_payment', user_id: 12, payment_key });
      }
      return path === '/api/v1/config'
        ? {
            ...config,
            digital_payment: true,
            active_payment_method_list: [{ gateway: 'demo', gateway_title: 'Demo card' }],
          }
        : undefined;
    });
    show(<OrderResultPage />, '/order-result?order_id=100001&flag=cancel');
    await screen.findByRole('heading', { name: 'The payment was canceled' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with Demo card' }));
    const url = new URL(goTo.mock.calls[0]?.[0] ?? '', 'http://shop.test');
    expect(url.pathname).toBe('/payment-mobile');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      order_id: '100001',
      customer_id: '12',
      payment_method: 'demo',
      payment_key: 'given-to-the-payer',
      language: 'en',
    });
    vi.unstubAllGlobals();
  });

  describe('of a guest', () => {
    const contact = { name: 'Maya', phone: '+15550137000', email: '' };

    function openAsGuest(login: object, stored: Record<string, string> = {}) {
      serve(({ path }) => {
        if (path === '/api/v1/config') return { ...config, centralize_login: login };
        return path === track ? wireOrder() : undefined;
      });
      const asked = vi.fn<Outlet>();
      show(
        <OutletProvider value={asked}>
          <OrderResultPage />
        </OutletProvider>,
        '/order-result?order_id=100001',
        {
          ...settled,
          'last-guest-order': JSON.stringify({ version: 3, value: { orderId: 100001, contact } }),
          ...stored,
        },
      );
      return asked;
    }

    it('CHK-13: tells how to find the order again', async () => {
      openAsGuest({});
      expect(await screen.findByText('+1 555 013 7000')).toBeVisible();
      expect(await screen.findByText('$23.50')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
    });

    it('M3 OPEN-68: signed in since, it is still found, and not shown as one of the account', async () => {
      openAsGuest({ manual_login_status: 1 }, { token: 'maya-token' });
      expect(
        await screen.findByText(
          'This order was placed as a guest: it is not among the orders of your account. Keep its number and the phone given with it.',
        ),
      ).toBeVisible();
      expect(screen.getByText('100001')).toBeVisible();
      expect(document.body).not.toHaveTextContent('+1 555 013 7000');
      expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
    });

    it('opens an account with the details of the order filled in', async () => {
      const asked = openAsGuest({ manual_login_status: 1 });
      await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }));
      await waitFor(() =>
        expect(asked).toHaveBeenCalledExactlyOnceWith({
          type: 'auth.asked',
          mode: 'signUp',
          intent: null,
        }),
      );
      expect(storedForm()).toEqual(contact);
    });
  });
});
