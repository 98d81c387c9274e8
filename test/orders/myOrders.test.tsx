// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { MyOrdersPage } from '../../src/orders/MyOrdersPage.tsx';
import { TrackOrderPage } from '../../src/orders/TrackOrderPage.tsx';
import { config, refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { png } from '../rules/pictures.ts';
import { wireOrder } from './wireOrder.ts';

beforeAll(() => loadMessages('en'));

const customer = { ...settled, token: 'a-token' };
const running = '/api/v1/customer/order/running-orders';
const previous = '/api/v1/customer/order/list';

const list = (orders: unknown[], total = orders.length) => ({
  total_size: total,
  limit: 10,
  offset: 1,
  orders,
});
const store = { id: 7, name: 'Linen & Co' };

const open = (answers: (asked: Asked) => unknown, stored: Record<string, string> = customer) => {
  const log = serve(answers);
  const { url } = show(<MyOrdersPage />, '/my-orders', stored);
  return { log, url, user: userEvent.setup() };
};

describe('my orders', () => {
  it('NAV-11: shows those under way, and under their own tab those that are over', async () => {
    const { user, url } = open(({ path }) => {
      if (path === running) return list([wireOrder({ id: 100007, store, details_count: 2 })]);
      if (path === previous) return list([wireOrder({ id: 100003, order_status: 'canceled' })]);
      return undefined;
    });
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Linen & Co' })).toHaveAttribute(
      'href',
      '/my-orders/100007',
    );
    expect(within(card).getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track-order?order_id=100007',
    );
    expect(card).toHaveTextContent('#100007');
    expect(card).toHaveTextContent('2 items');
    expect(card).toHaveTextContent('Order placed');
    expect(card).toHaveTextContent('$23.50');
    await user.click(screen.getByRole('tab', { name: 'Previous' }));
    expect(await screen.findByText('Canceled')).toBeVisible();
    expect(screen.queryByText('#100007')).toBeNull();
    expect(url().search).toBe('?tab=previous');
  });

  it('M7: a card has its pictures, what it cost and what can be done next', async () => {
    const { user } = open(({ path }) => {
      if (path === running)
        return list([
          wireOrder({
            id: 100008,
            payment_method: 'digital_payment',
            item_images_full_url: ['/a.svg', null, '/c.svg', '/d.svg', '/e.svg'],
          }),
        ]);
      if (path !== previous) return undefined;
      return list([
        wireOrder({
          id: 100004,
          store,
          details_count: 1,
          order_status: 'delivered',
          reviews: [
            { item_id: 1, rating: 5 },
            { item_id: 2, rating: 4 },
          ],
        }),
        wireOrder({ id: 100003, order_type: 'parcel', order_status: 'delivered' }),
      ]);
    });
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-result?order_id=100008',
    );
    // Three pictures, one of which is missing, and how many more.
    expect([...card.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/a.svg',
      '/c.svg',
    ]);
    expect(card).toHaveTextContent('+2');
    await user.click(screen.getByRole('tab', { name: 'Previous' }));
    const again = await screen.findByRole('link', { name: 'Order again' });
    expect(again).toHaveAttribute('href', '/my-orders/100004?again=1');
    expect(screen.getByRole('img', { name: /4\.5/ })).toBeVisible();
    const [past] = screen.getAllByRole('listitem');
    expect(past).toHaveTextContent('#100004 · Nov 21, 2026 · 1 item');
    expect(past).toHaveTextContent('Delivered$23.50');
    // A parcel is not ordered again: it is sent from a form of its own.
    expect(screen.getAllByRole('link', { name: 'Order again' })).toHaveLength(1);
  });

  it('11.1: an order whose online payment failed can be paid from the list', async () => {
    const { user } = open(({ path }) =>
      path === previous
        ? list([
            wireOrder({ id: 100009, payment_method: 'digital_payment', order_status: 'failed' }),
          ])
        : undefined,
    );
    await user.click(await screen.findByRole('tab', { name: 'Previous' }));
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-result?order_id=100009',
    );
  });

  it('wire facts 15.15: a part-paid order can be paid from the list when its rest is paid online', async () => {
    const partPaid = (id: number) =>
      wireOrder({ id, payment_method: 'partial_payment', payment_status: 'partially_paid' });
    const rests: Record<string, string> = { 100008: 'cash_on_delivery', 100009: 'digital_payment' };
    open(({ path, query }) => {
      if (path === running) return list([partPaid(100008), partPaid(100009)]);
      const id = query.get('order_id') ?? '';
      return path === '/api/v1/customer/order/track'
        ? {
            ...partPaid(Number(id)),
            payments: [
              { amount: 10, payment_status: 'paid', payment_method: 'wallet' },
              { amount: 13.5, payment_status: 'unpaid', payment_method: rests[id] },
            ],
          }
        : undefined;
    });
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-result?order_id=100009',
    );
  });

  it('M7: an order paid outside the shop can be paid from the list until its payment is described', async () => {
    const offline = { payment_method: 'offline_payment', payment_status: 'unpaid' };
    open(({ path, query }) => {
      const id = Number(query.get('order_id'));
      if (path === running) {
        return list([wireOrder({ id: 100008, ...offline }), wireOrder({ id: 100009, ...offline })]);
      }
      if (path !== '/api/v1/customer/order/track') return undefined;
      // The list does not say whether the payment was described; the order does.
      const described = { data: { method_id: 1, status: 'pending' }, input: [] };
      return wireOrder({ id, ...offline, offline_payment: id === 100008 ? described : null });
    });
    expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-result?order_id=100009',
    );
  });

  it('M7: module and date are in the address, and the list is asked for by them', async () => {
    const old = wireOrder({ id: 100001, created_at: '2025-01-02 10:00:00' });
    const recent = wireOrder({ id: 100002, created_at: new Date().toISOString() });
    const { user, url, log } = open(({ path }) =>
      path === previous ? list([recent, old], 25) : undefined,
    );
    await user.click(screen.getByRole('tab', { name: 'Previous' }));
    expect(await screen.findByText('#100001')).toBeVisible();
    expect(screen.getByText('2 of 25 orders')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Date: Any date' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last 30 days' }));
    expect(await screen.findByText('#100002')).toBeVisible();
    expect(screen.queryByText('#100001')).toBeNull();
    // Behind the first that is too old there is nothing more to ask for.
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(url().search).toBe('?tab=previous&days=30');
    const asked = log.filter(({ path }) => path === previous);
    expect(asked.every(({ headers }) => headers.get('moduleId') === null)).toBe(true);
  });

  it('M7: filters that leave nothing can be taken off', async () => {
    const old = wireOrder({ id: 100001, created_at: '2025-01-02 10:00:00' });
    const log = serve(({ path }) => (path === previous ? list([old]) : undefined));
    const { url } = show(<MyOrdersPage />, '/my-orders?tab=previous&days=30', customer);
    expect(await screen.findByText('No order fits')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('#100001')).toBeVisible();
    expect(url().search).toBe('?tab=previous');
    expect(log.length).toBeGreaterThan(0);
  });

  it('M7: an age that the filter does not offer, in a changed address, hides no order', async () => {
    serve(({ path }) => (path === previous ? list([wireOrder({ id: 100001 })]) : undefined));
    show(<MyOrdersPage />, '/my-orders?tab=previous&days=toString', customer);
    expect(await screen.findByText('#100001')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Date: Any date' })).toBeVisible();
  });

  it('asks for ten at a time and for the next when the customer wants them', async () => {
    const { user, log } = open(({ path, query }) => {
      if (path !== running) return undefined;
      const first = (Number(query.get('offset')) - 1) * 10;
      const rows = Array.from({ length: 10 }, (_, index) => wireOrder({ id: first + index + 1 }));
      return list(first === 0 ? rows : rows.slice(0, 2), 12);
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('#12')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(
      log.filter(({ path }) => path === running).map(({ query }) => query.get('limit')),
    ).toEqual(['10', '10']);
  });

  it('says that there is none, and where to go on', async () => {
    open(({ path }) => (path === running ? list([]) : undefined));
    expect(await screen.findByText('No order is under way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/home');
  });

  it('offers to try again when they could not be read', async () => {
    let down = true;
    const { user } = open(({ path }) => {
      if (path !== running) return undefined;
      return down ? refusal(403, 'Not just now.') : list([wireOrder()]);
    });
    expect(await screen.findByText('Not just now.')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('#100001')).toBeVisible();
  });

  it('CHK-13, MSG-07: a guest is told to sign in, and nothing is asked', async () => {
    const { log } = open(() => undefined, settled);
    expect(await screen.findByText('You must be login to access this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(log.some(({ path }) => path === running)).toBe(false);
    expect(screen.queryByText('#100001')).toBeNull();
  });

  it('CHK-13: a signed-in customer sees the number of the order that was placed', async () => {
    open(({ path }) => (path === running ? list([wireOrder({ id: 100001 })]) : undefined));
    expect(await screen.findByText('#100001')).toBeVisible();
    expect(screen.queryByText('You must be login to access this page.')).toBeNull();
  });
});

describe('asking for the money back', () => {
  const delivered = wireOrder({ order_status: 'delivered', payment_status: 'paid' });
  const refunds = '/api/v1/customer/order/refund-request';

  const openDelivered = (
    answers: (asked: Asked) => unknown,
    stored: Record<string, string> = customer,
    id = '100001',
  ) => {
    const log = serve((asked) => {
      const answer = answers(asked);
      if (answer !== undefined) return answer;
      if (asked.path === '/api/v1/config') return { ...config, refund_active_status: true };
      if (asked.path === '/api/v1/customer/order/track') return { ...delivered, id: Number(id) };
      if (asked.path === '/api/v1/customer/order/details') return [];
      return asked.path === '/api/v1/customer/order/refund-reasons'
        ? {
            refund_reasons: ['It was cold', 'It was late'].map((reason, id) => ({
              id,
              reason,
              status: 1,
            })),
          }
        : undefined;
    });
    const told: string[] = [];
    const { shop } = show(
      <OutletProvider value={(fact) => told.push(JSON.stringify(fact))}>
        <TrackOrderPage />
      </OutletProvider>,
      `/track-order?order_id=${id}`,
      stored,
    );
    return { log, told, shop, user: userEvent.setup() };
  };

  it('sends the reason, the note and the pictures; a refusal keeps them', async () => {
    let refuses = true;
    const { log, told, user } = openDelivered(({ path }) => {
      if (path !== refunds) return undefined;
      return refuses ? refusal(403, 'Only once.') : { message: 'Asked.' };
    });
    await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('radio', { name: 'It was cold' })).toBeChecked();
    await user.type(dialog.getByLabelText(/Note/), 'All of it');
    await user.upload(
      dialog.getByLabelText(/Pictures/),
      [1, 2, 3, 4].map((n) => new File([png(300, 300)], `${n}.png`, { type: 'image/png' })),
    );
    expect(await dialog.findAllByRole('img')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await dialog.findByText('Only once.')).toBeVisible();
    expect(dialog.getByLabelText(/Note/)).toHaveValue('All of it');
    refuses = false;
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect.poll(() => told.join()).toContain('orders.refund.done');
    const bodies = log.filter(({ path }) => path === refunds).map(({ body }) => String(body));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toContain('It was cold');
    expect(bodies[1]).toContain('All of it');
    expect(bodies[1]?.match(/name="image\[\]"/g)).toHaveLength(3);
  });

  it.each([
    ['WebP', 'leaf.webp', 'image/webp'],
    ['AVIF', 'leaf.avif', 'image/avif'],
    ['PDF', 'leaf.pdf', 'application/pdf'],
  ])(
    'PROF-08, OPEN-30: a picture as %s is not taken, with the words of the alert',
    async (_, name, type) => {
      const { user } = openDelivered(() => undefined);
      await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      const field = dialog.getByLabelText(/Pictures/);
      fireEvent.change(field, { target: { files: [new File(['x'], name, { type })] } });
      expect(
        await dialog.findByText(
          'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
        ),
      ).toBeVisible();
      expect(dialog.queryByRole('img')).toBeNull();
    },
  );

  /** Opens the dialog of the order's refund request. */
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByRole('radio', { name: 'It was cold' });
    return dialog;
  };

  const photo = () => new File([png(300, 300)], 'soup.png', { type: 'image/png' });

  it.each(['{Escape}', 'Close', 'Cancel'])(
    'M7: reason, note and pictures of a request left by %s are there again, and sent',
    async (way) => {
      const { log, told, user } = openDelivered(({ path }) =>
        path === refunds ? { message: 'Asked.' } : undefined,
      );
      const left = await ask(user);
      await user.click(left.getByRole('radio', { name: 'It was late' }));
      await user.type(left.getByLabelText(/Note/), 'All of it');
      await user.upload(left.getByLabelText(/Pictures/), photo());
      expect(await left.findByAltText('soup.png')).toBeVisible();
      await (way === '{Escape}'
        ? user.keyboard(way)
        : user.click(left.getByRole('button', { name: way })));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const dialog = await ask(user);
      expect(dialog.getByRole('radio', { name: 'It was late' })).toBeChecked();
      expect(dialog.getByLabelText(/Note/)).toHaveValue('All of it');
      expect(await dialog.findByAltText('soup.png')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Send request' }));
      await expect.poll(() => told.join()).toContain('orders.refund.done');
      const body = String(log.find(({ path }) => path === refunds)?.body);
      expect(body).toContain('It was late');
      expect(body).toContain('All of it');
      expect(body.match(/name="image\[\]"/g)).toHaveLength(1);
      // What was sent is not offered again.
      const empty = await ask(user);
      expect(empty.getByRole('radio', { name: 'It was cold' })).toBeChecked();
      expect(empty.getByLabelText(/Note/)).toHaveValue('');
      expect(empty.queryByRole('img')).toBeNull();
      expect(localStorage.getItem('refund-drafts')).not.toContain('All of it');
    },
  );

  it('M7: an unsent request is there after a reload, and only at its own order', async () => {
    const first = openDelivered(() => undefined);
    const typed = await ask(first.user);
    await first.user.click(typed.getByRole('radio', { name: 'It was late' }));
    await first.user.type(typed.getByLabelText(/Note/), 'Half of it');
    await first.user.upload(typed.getByLabelText(/Pictures/), photo());
    expect(await typed.findByAltText('soup.png')).toBeVisible();
    const kept = { ...customer, 'refund-drafts': localStorage.getItem('refund-drafts') ?? '' };
    cleanup();

    const other = openDelivered(() => undefined, kept, '100002');
    const empty = await ask(other.user);
    expect(empty.getByLabelText(/Note/)).toHaveValue('');
    expect(empty.queryByRole('img')).toBeNull();
    cleanup();

    const { user } = openDelivered(() => undefined, kept);
    const dialog = await ask(user);
    expect(dialog.getByRole('radio', { name: 'It was late' })).toBeChecked();
    expect(dialog.getByLabelText(/Note/)).toHaveValue('Half of it');
    expect(await dialog.findByAltText('soup.png')).toBeVisible();
  });

  it('M7: an unsent request leaves this browser with the customer who signs out', async () => {
    const { user, shop } = openDelivered(() => undefined);
    const dialog = await ask(user);
    await user.type(dialog.getByLabelText(/Note/), 'All of it');
    expect(localStorage.getItem('refund-drafts')).toContain('All of it');
    act(() => shop.session.send({ type: 'session.signOut.asked' }));
    act(() => shop.session.send({ type: 'session.signOut.confirmed', onLanding: false }));
    await waitFor(() => expect(localStorage.getItem('refund-drafts')).toBeNull());
  });

  it('is offered to nobody whose shop gives none back, and to no guest', async () => {
    openDelivered(({ path }) => (path === '/api/v1/config' ? config : undefined));
    expect(await screen.findByRole('button', { name: 'Another order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  });
});
