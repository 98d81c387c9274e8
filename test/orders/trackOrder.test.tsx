// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OutwardFact } from '../../machines/rules/domain.ts';
import { OutletProvider } from '../../src/flow/outlet.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { Age } from '../../src/orders/OrderProgress.tsx';
import { TrackOrderPage } from '../../src/orders/TrackOrderPage.tsx';
import { config, refusal, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { wireOrder } from './wireOrder.ts';
import { wireParcel } from './wireParcel.ts';

beforeAll(() => loadMessages('en'));

const track = '/api/v1/customer/order/track';

const onItsWay = wireOrder({
  order_status: 'picked_up',
  store: { id: 1, name: 'Linen & Co', latitude: '38.5', longitude: '-120.2' },
  delivery_man: { id: 7, f_name: 'Idris', l_name: 'Boateng', lat: '40', lng: '-120.8' },
  delivery_address: { address: '24 Harbour Lane', latitude: '43.252', longitude: '-126.453' },
});

/** The answer of the server about an order without its phone number. */
const unnamed = () =>
  Response.json(
    { errors: [{ code: 'contact_number', message: 'A phone is needed.' }] },
    { status: 403 },
  );

let here: Location = { pathname: '', search: '', hash: '', state: null, key: '' };
/** The current address, with the state of its history entry. */
const at = () => {
  const { pathname, search, state } = here;
  return { pathname, search, state: state as unknown };
};
function Here() {
  const location = useLocation();
  useEffect(() => {
    here = location;
  }, [location]);
  return null;
}

function open(
  start: string | Partial<Location>,
  answers: (asked: Asked) => unknown,
  stored: Record<string, string> = {},
) {
  const log = serve(answers);
  const facts: OutwardFact[] = [];
  const { shop } = show(
    <>
      <OutletProvider value={(fact) => facts.push(fact)}>
        <TrackOrderPage />
      </OutletProvider>
      <Here />
    </>,
    start,
    { ...settled, ...stored },
  );
  return { log, facts, shop, user: userEvent.setup() };
}

describe('M3 OPEN-68: what a guest ordered, and who signed in since', () => {
  const contact = { name: '', phone: '+12025550143', email: '' };
  const ofMaya = {
    token: 'maya-token',
    'last-guest-order': JSON.stringify({ version: 3, value: { orderId: 100001, contact } }),
  };
  const asGuest =
    'This order was placed as a guest: it is not among the orders of your account. Keep its number and the phone given with it.';
  const found = ({ path }: Asked) =>
    path === track ? wireOrder({ id: 100001 }) : path.endsWith('/details') ? [] : undefined;

  it('GUEST-02: the form holds nothing of the guest, and offers the order by its number', async () => {
    const { log, user } = open('/track-order', found, ofMaya);
    expect(await screen.findByLabelText('Order number')).toHaveValue('');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('');
    expect(document.body).not.toHaveTextContent('202 555 0143');
    expect(screen.getByText('Order 100001 was placed as a guest on this device.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    expect(await screen.findByText(asGuest)).toBeVisible();
    const asked = log.find(({ path }) => path === track)?.query;
    expect(asked?.get('order_id')).toBe('100001');
    expect(asked?.get('contact_number')).toBe('+12025550143');
    expect(at()).toMatchObject({ search: '?order_id=100001', state: null });
  });

  it('an order of the account is asked for without the phone of the guest', async () => {
    const { log } = open('/track-order?order_id=100007', found, ofMaya);
    await screen.findByRole('list', { name: 'Progress' });
    expect(screen.queryByText(asGuest)).toBeNull();
    expect(log.find(({ path }) => path === track)?.query.has('contact_number')).toBe(false);
  });

  it('GUEST-02: a guest who did not sign in finds number and phone filled in', async () => {
    open('/track-order', found, { ...ofMaya, token: '' });
    expect(await screen.findByLabelText('Order number')).toHaveValue('100001');
    // Shown as +1 202 555 0143 until the library for phone numbers is loaded.
    await waitFor(() => expect(screen.getByLabelText('Phone Number')).toHaveValue('202 555 0143'));
    expect(screen.getByText('+1')).toBeVisible();
    expect(screen.queryByText(/was placed as a guest/)).toBeNull();
  });
});

describe('tracking an order', () => {
  it('LANG-01: says in French how long ago it was read', async () => {
    await loadMessages('fr');
    onTestFinished(() => loadMessages('en'));
    render(<Age since={new Date().toISOString()} />);
    expect(screen.getByText('Mis à jour maintenant')).toBeVisible();
  });

  it('AUTH-26: a delivered order is gone when another customer signs in in another tab', async () => {
    let isOwner = true;
    const answers = ({ path }: Asked) => {
      if (path.endsWith('/details')) return [];
      if (path !== track) return undefined;
      return isOwner ? wireOrder({ order_status: 'delivered' }) : refusal(404, 'Not found');
    };
    const { shop } = open('/track-order?order_id=100001', answers, { token: 'maya-token' });
    await screen.findByRole('list', { name: 'Progress' });
    isOwner = false;
    act(() => shop.session.send({ type: 'session.elsewhere', token: 'another-token' }));
    expect(await screen.findByLabelText('Order number')).toHaveValue('100001');
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
  });

  it('GUEST-02: what a guest typed to find an order stays when they sign in', async () => {
    const { shop, user } = open('/track-order', ({ path }) =>
      path.endsWith('/details') ? [] : undefined,
    );
    await user.type(await screen.findByLabelText('Order number'), '100007');
    act(() => shop.session.send({ type: 'session.signedIn', token: 'maya-token' }));
    expect(screen.getByLabelText('Order number')).toHaveValue('100007');
  });

  it('GUEST-02: a guest finds an order by number and phone', async () => {
    const { log, user } = open('/track-order', ({ path }) => {
      if (path === '/api/v1/customer/order/details') {
        return [{ id: 1, price: 10, quantity: 2, item_details: { name: 'Linen shirt' } }];
      }
      return path === track
        ? wireOrder({
            order_status: 'processing',
            pending: new Date().toISOString(),
            processing: new Date().toISOString(),
          })
        : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Find order' }));
    const number = screen.getByLabelText('Order number');
    expect(number).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please give the number of the order.');
    expect(log.some(({ path }) => path === track)).toBe(false);

    await user.type(number, '#100001');
    await user.type(screen.getByLabelText('Phone Number'), '+15550137000');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(steps.getByText('Being prepared').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(steps.getByText('Delivered').closest('li')).toHaveAttribute('data-state', 'todo');
    expect(screen.getByText('20–30')).toBeVisible();
    expect(screen.getByText(/Arriving between/)).toBeVisible();
    const items = within(await screen.findByRole('region', { name: 'Items' }));
    expect(await items.findByText('$20.00')).toBeVisible();
    expect(items.getByText('Total').closest('div')).toHaveTextContent('$23.50');
    expect(items.getByText('Cash (to pay)').closest('div')).toHaveTextContent('$23.50');
    const asked = log.find(({ path }) => path === track);
    expect(asked?.query.get('order_id')).toBe('100001');
    expect(asked?.query.get('contact_number')).toBe('+15550137000');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it.each([
    [1470, 1480, 'Tuesday, December 1', 'Arriving between 03:06 PM and 03:16 PM'],
    [2880, 4320, 'Wednesday, December 2 – Thursday, December 3', null],
  ])(
    'an order that takes %i to %i minutes says the day in place of the minutes',
    async (least, most, day, times) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 14, 36) });
      onTestFinished(() => void vi.useRealTimers());
      open('/track-order?order_id=100001', ({ path }) =>
        path === track
          ? wireOrder({
              pending: new Date().toISOString(),
              min_delivery_time: least,
              max_delivery_time: most,
            })
          : undefined,
      );
      expect(await screen.findByText(day)).toBeVisible();
      expect(screen.queryByText('min')).toBeNull();
      if (times === null) expect(screen.queryByText(/Arriving between/)).toBeNull();
      else expect(screen.getByText(/Arriving between/)).toHaveTextContent(times);
    },
  );

  it('GUEST-02 CONST-07: a number in Arabic figures is the same number, and a mark goes with the next search', async () => {
    const { log, user } = open('/track-order', ({ path }) =>
      path === track ? wireOrder({ order_status: 'pending' }) : undefined,
    );
    await user.type(await screen.findByLabelText('Phone Number'), '+15550137000');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    expect(screen.getByText('Please give the number of the order.')).toBeVisible();
    await user.type(screen.getByLabelText('Order number'), '١٠٠٠٠١');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    await waitFor(() =>
      expect(log.find(({ path }) => path === track)?.query.get('order_id')).toBe('100001'),
    );
    expect(screen.queryByText('Please give the number of the order.')).toBeNull();
  });

  it.each([
    [404, 'order'],
    [403, 'order'],
    [404, 'value'],
  ])(
    'GUEST-02: an order that is not found (%i, %s) leaves focus at its number',
    async (status, code) => {
      const { user } = open('/track-order', ({ path }) =>
        path === track
          ? Response.json({ errors: [{ code, message: 'Unknown.' }] }, { status })
          : undefined,
      );
      await user.type(await screen.findByLabelText('Order number'), '999999');
      await user.click(screen.getByRole('button', { name: 'Find order' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('No order has this number');
      expect(screen.getByLabelText('Order number')).toHaveFocus();
    },
  );

  it('GUEST-05: a customer can write to the courier about the order, a guest has no chat', async () => {
    const answers = ({ path }: Asked) => (path === track ? onItsWay : undefined);
    open('/track-order?order_id=100001', answers, { token: 'maya-token' });
    const chat = await screen.findByRole('link', { name: 'Write to Idris Boateng' });
    const { searchParams, pathname } = new URL(chat.getAttribute('href') ?? '', 'http://shop.test');
    expect([pathname, ...searchParams.entries()]).toEqual([
      '/profile',
      ['page', 'inbox'],
      ['with', 'courier-7'],
      ['order_id', String(onItsWay.id)],
    ]);
    cleanup();
    open('/track-order?order_id=100001', answers);
    expect(await screen.findByText('Idris Boateng')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write to Idris Boateng' })).toBeNull();
  });

  it('shows the store, the door and the courier on the streets between them', async () => {
    const { log } = open('/track-order?order_id=100001', ({ path }) => {
      if (path === '/api/v1/config/direction-api') {
        return { routes: [{ polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' } }] };
      }
      return path === track ? onItsWay : undefined;
    });
    const map = within(await screen.findByRole('region', { name: 'Map of the route to the door' }));
    expect(await map.findByRole('img', { name: 'Linen & Co' })).toBeVisible();
    expect(await map.findByRole('img', { name: 'Your door' })).toBeVisible();
    expect(await map.findByRole('img', { name: 'Courier: Idris Boateng' })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('path.route, path.gone')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
    expect(log.filter(({ path }) => path === '/api/v1/config/direction-api')).toHaveLength(1);
  });

  it.each([
    [{ payment_method: 'offline_payment' }, 'Paid outside the shop (to pay)'],
    [{ payment_method: 'demo_card', payment_status: 'paid' }, 'Online (paid)'],
    [{ payment_method: 'crypto' }, 'crypto, not available here (to pay)'],
    [{ payment_method: 'wallet', payment_status: 'paid' }, 'Wallet (paid)'],
    [{ order_status: 'canceled' }, null],
  ])('says how an order is paid: %j', async (over, said) => {
    open('/track-order?order_id=100001', ({ path }) =>
      path === track ? wireOrder(over) : path.endsWith('/details') ? [] : undefined,
    );
    const items = within(await screen.findByRole('region', { name: 'Items' }));
    await items.findByText('Total');
    const rows = items.queryAllByText(/\((paid|to pay)\)/).map((row) => row.textContent);
    expect(rows).toEqual(said === null ? [] : [said]);
  });

  it('a step of another day names the day it was reached on', async () => {
    const today = new Date();
    const before = new Date(today.getTime() - 3 * 24 * 60 * 60 * 1000);
    open('/track-order?order_id=100001', ({ path }) =>
      path === track
        ? wireOrder({
            order_status: 'confirmed',
            pending: before.toISOString(),
            confirmed: today.toISOString(),
          })
        : [],
    );
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    const time = (step: string) =>
      within(steps.getByText(step).closest('li') ?? document.body).getByText(/:/);
    expect(time('Order placed')).toHaveTextContent(/^\w{3} \d{1,2}, \d{2}:\d{2} [AP]M$/);
    expect(time('Confirmed')).toHaveTextContent(/^\d{2}:\d{2} [AP]M$/);
  });

  it.each([undefined, null, 'on_hold', 7])(
    'bad input: a status of %s is not available, and no other one',
    async (order_status) => {
      open('/track-order?order_id=100001', ({ path }) =>
        path === track ? { ...wireOrder(), order_status } : [],
      );
      const steps = within(await screen.findByRole('list', { name: 'Progress' }));
      const said = steps.getByText('Status not available');
      expect(said.closest('li')).toHaveAttribute('aria-current', 'step');
      expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    },
  );

  it('shows no map for an order whose places are unknown', async () => {
    open('/track-order?order_id=100001', ({ path }) => (path === track ? wireOrder() : undefined));
    expect(await screen.findByRole('list', { name: 'Progress' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull();
  });

  it.each(['pending', 'failed'])(
    '10.4: cancels a %s order with the chosen reason and shows how it ended',
    async (first) => {
      let status = first;
      const { log, facts, user } = open('/track-order?order_id=100001', (asked) => {
        if (asked.path === track) return wireOrder({ order_status: status });
        if (asked.path.endsWith('/cancellation-reasons')) {
          return { data: [{ reason: 'Too slow' }, { reason: 'Wrong address' }] };
        }
        if (asked.path !== '/api/v1/customer/order/cancel') return undefined;
        status = 'canceled';
        return { message: 'ok' };
      });
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(await dialog.findByRole('radio', { name: 'Wrong address' }));
      await user.type(dialog.getByLabelText(/Note/), 'It is the next street.');
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
      const steps = within(await screen.findByRole('list', { name: 'Progress' }));
      await waitFor(() => expect(steps.getByText('Canceled')).toBeVisible());
      expect(steps.queryByText('On its way')).toBeNull();
      expect(log.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        order_id: 100001,
        reason: 'Wrong address',
        note: 'It is the next street.',
      });
      // The same `about` as the toast of the notification that a customer gets next, so that the
      // notification replaces this toast.
      expect(facts).toContainEqual({
        type: 'toast',
        kind: 'success',
        about: 'progress',
        message: { key: 'orders.canceled' },
      });
    },
  );

  it('10.4: an order cannot be canceled before the customer has seen the reason that would be sent', async () => {
    let answer: (reasons: { data: { reason: string }[] }) => void = () => undefined;
    const { log, user } = open('/track-order?order_id=100001', ({ path }) => {
      if (path === track) return wireOrder({ order_status: 'pending' });
      if (path.endsWith('/cancellation-reasons')) return new Promise((done) => (answer = done));
      return path === '/api/v1/customer/order/cancel' ? { message: 'ok' } : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: /Loading/ }));
    expect(dialog.queryByRole('radio')).toBeNull();
    answer({ data: [{ reason: 'Too slow' }] });
    expect(await dialog.findByRole('radio', { name: 'Too slow' })).toBeChecked();
    expect(log.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(log.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        reason: 'Too slow',
      }),
    );
  });

  it('DATA-17 AUTH-25: reason and note of a cancellation outlive an expired session and a reload', async () => {
    let answer: unknown = Response.json({ errors: 'Unauthorized' }, { status: 401 });
    const answers = ({ path }: Asked) => {
      if (path === track) return wireOrder({ order_status: 'pending' });
      if (path.endsWith('/cancellation-reasons')) {
        return { data: [{ reason: 'Too slow' }, { reason: 'Wrong address' }] };
      }
      return path === '/api/v1/customer/order/cancel' ? answer : undefined;
    };
    const ask = async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await dialog.findByRole('radio', { name: 'Wrong address' });
      return dialog;
    };
    const first = open('/track-order?order_id=100001', answers, { token: 'maya-token' });
    const dialog = await ask(first.user);
    await first.user.click(dialog.getByRole('radio', { name: 'Wrong address' }));
    await first.user.type(dialog.getByLabelText(/Note/), 'It is the next street.');
    await first.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());

    answer = { message: 'ok' };
    const stored = localStorage.getItem('cancellation-drafts') ?? '';
    cleanup();
    const { log, user } = open('/track-order?order_id=100001', answers, {
      token: 'maya-token-2',
      'cancellation-drafts': stored,
    });
    const again = await ask(user);
    expect(again.getByRole('radio', { name: 'Wrong address' })).toBeChecked();
    expect(again.getByLabelText(/Note/)).toHaveValue('It is the next street.');
    await user.click(again.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(log.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        reason: 'Wrong address',
        note: 'It is the next street.',
      }),
    );
    await waitFor(() =>
      expect(localStorage.getItem('cancellation-drafts')).not.toContain('the next street'),
    );
  });

  it('m10: without a connection a cancellation says that the order is not canceled', async () => {
    let connected = true;
    let status = 'pending';
    const { facts, user } = open('/track-order?order_id=100001', (asked) => {
      if (asked.path.endsWith('/cancellation-reasons')) return { data: [] };
      if (!connected) throw new TypeError('Failed to fetch');
      if (asked.path === track) return wireOrder({ order_status: status });
      if (asked.path !== '/api/v1/customer/order/cancel') return undefined;
      status = 'canceled';
      return { message: 'ok' };
    });
    const cancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    };
    const toasts = () =>
      facts.flatMap((fact) => (fact.type === 'toast' ? [resolve(fact.message)] : []));
    await screen.findByRole('list', { name: 'Progress' });
    connected = false;
    await cancel();
    await waitFor(() =>
      expect(toasts()).toEqual([
        'No connection to the shop: your order is not canceled. Cancel it again once you are online.',
      ]),
    );
    connected = true;
    await cancel();
    await waitFor(() => expect(toasts().at(-1)).toBe('Your order has been canceled.'));
    expect(facts.filter(({ type }) => type === 'mended')).toContainEqual({
      type: 'mended',
      about: 'order',
    });
  });

  it('m10: an order that is canceled although the answer was lost takes that message away', async () => {
    let status = 'pending';
    const { facts, user } = open('/track-order?order_id=100001', (asked) => {
      if (asked.path === track) return wireOrder({ order_status: status });
      if (asked.path.endsWith('/cancellation-reasons')) return { data: [] };
      if (asked.path !== '/api/v1/customer/order/cancel') return undefined;
      status = 'canceled';
      throw new TypeError('Failed to fetch');
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    await waitFor(() => expect(steps.getByText('Canceled')).toBeVisible());
    expect(facts.map(({ type }) => type)).toEqual(['mended', 'toast', 'mended', 'announce']);
  });

  it('m10: a cancellation that is refused says why, and shows at once how the order stands now', async () => {
    let status = 'pending';
    const { log, facts, user } = open('/track-order?order_id=100001', (asked) => {
      if (asked.path === track) return wireOrder({ order_status: status });
      if (asked.path.endsWith('/cancellation-reasons')) return { data: [] };
      if (asked.path !== '/api/v1/customer/order/cancel') return undefined;
      status = 'processing';
      return refusal(403, 'This order can no longer be canceled.');
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument(),
    );
    expect(facts).toContainEqual({
      type: 'toast',
      kind: 'error',
      about: 'order',
      message: { text: 'This order can no longer be canceled.' },
    });
    expect(log.filter(({ path }) => path === track)).toHaveLength(2);
    expect(log.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('note');
  });

  describe('M7: the focus after a cancellation', () => {
    /** Cancels the order; its next reading waits for `answer`, which gives the status. */
    async function cancel(outcome: () => unknown, parcel = false) {
      const word = parcel ? 'Cancel parcel' : 'Cancel order';
      let answer: (status: string) => void = () => undefined;
      let reading: Promise<string> = Promise.resolve('pending');
      const { user } = open('/track-order?order_id=100001', async (asked) => {
        if (asked.path === track) {
          const order_status = await reading;
          return parcel ? wireParcel({ order_status }) : wireOrder({ order_status });
        }
        if (asked.path.endsWith('/cancellation-reasons')) return { data: [] };
        if (asked.path !== '/api/v1/customer/order/cancel') return undefined;
        reading = new Promise((resolve) => (answer = resolve));
        return outcome();
      });
      await user.click(await screen.findByRole('button', { name: word }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: word }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const button = screen.getByRole('button', { name: word });
      return { button, user, answer: (status: string) => act(async () => answer(status)) };
    }

    const status = () => within(screen.getByRole('region', { name: 'Status' })).getByRole('status');

    it.each([
      ['an order', false],
      ['a parcel', true],
    ])('of %s goes from the button that leaves to the status', async (_, parcel) => {
      const { button, answer } = await cancel(() => ({ message: 'ok' }), parcel);
      await waitFor(() => expect(button).toHaveFocus());
      await answer('canceled');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(status()).toHaveTextContent('Canceled');
      expect(status()).toHaveFocus();
    });

    it('goes to the status too when the order was read before the dialog gave the focus back', async () => {
      const { button, answer } = await cancel(() => ({ message: 'ok' }));
      await answer('canceled');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await waitFor(() => expect(status()).toHaveFocus());
    });

    it('goes to the status when the shop refused because the order went on', async () => {
      const { button, answer } = await cancel(() => refusal(403, 'Too late.'));
      await waitFor(() => expect(button).toHaveFocus());
      await answer('processing');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(status()).toHaveTextContent('Being prepared');
      expect(status()).toHaveFocus();
    });

    it('stays at the button that a refusal leaves', async () => {
      const { button, answer } = await cancel(() => refusal(403, 'Not just now.'));
      await answer('pending');
      await waitFor(() => expect(button).toHaveFocus());
    });

    it('stays where the customer put it meanwhile', async () => {
      const { button, answer } = await cancel(() => ({ message: 'ok' }));
      await waitFor(() => expect(button).toHaveFocus());
      const other = screen.getByRole('button', { name: 'Another order' });
      act(() => other.focus());
      await answer('canceled');
      await waitFor(() => expect(button).not.toBeInTheDocument());
      expect(other).toHaveFocus();
    });
  });

  it('a page in the background reads nothing until it is looked at', async () => {
    const { log } = open('/track-order?order_id=100001', ({ path }) =>
      path === track ? wireOrder() : undefined,
    );
    await screen.findByRole('list', { name: 'Progress' });
    const reads = () => log.filter(({ path }) => path === track).length;
    const before = reads();
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reads()).toBe(before);
    look.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it('GUEST-02: an order that cannot be read offers to try again or to name another', async () => {
    let fails = true;
    const { user } = open('/track-order?order_id=100001', ({ path }) => {
      if (path !== track) return undefined;
      return fails
        ? Response.json({ errors: [{ code: 'x', message: 'Slow down.' }] }, { status: 429 })
        : wireOrder();
    });
    expect(await screen.findByText('Slow down.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Progress' });
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Another order' }));
    expect(await screen.findByLabelText('Order number')).toHaveValue('');
    // On a phone the button was far down the page, so the page scrolls to the form, and the focus
    // is on its heading.
    expect(screen.getByRole('heading', { level: 1, name: 'Track Order' })).toHaveFocus();
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    scroll.mockRestore();
  });

  it('m19, GUEST-02: an order that was found is in the address without the phone, and a reload reads it again', async () => {
    const answers = ({ path, query }: Asked) => {
      if (path !== track) return undefined;
      return query.get('contact_number') === '+15550137000' ? wireOrder() : unnamed();
    };
    const { user } = open('/track-order', answers);
    await user.type(await screen.findByLabelText('Order number'), '100001');
    await user.type(screen.getByLabelText('Phone Number'), '+15550137000');
    await user.click(screen.getByRole('button', { name: 'Find order' }));
    await screen.findByRole('list', { name: 'Progress' });
    expect(at()).toEqual({
      pathname: '/track-order',
      search: '?order_id=100001',
      state: { phone: '+15550137000' },
    });
    cleanup();
    // The browser keeps the state of an entry for the tab, and gives it to the page loaded anew.
    const again = open(
      { pathname: '/track-order', search: at().search, state: at().state },
      answers,
    );
    await screen.findByRole('list', { name: 'Progress' });
    expect(screen.queryByLabelText('Order number')).toBeNull();
    expect(again.log.filter(({ path }) => path === track)).toHaveLength(1);
  });

  it('m19: the address in another tab asks for the phone, with the number filled in', async () => {
    open('/track-order?order_id=100001', ({ path }) => (path === track ? unnamed() : undefined));
    expect(await screen.findByLabelText('Order number')).toHaveValue('100001');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('');
  });

  it('m18: an order is shown in the colour of its own module, whatever the customer is in', async () => {
    open('/track-order?order_id=100001', ({ path }) =>
      path === track ? wireOrder({ module_type: 'food' }) : undefined,
    );
    const steps = await screen.findByRole('list', { name: 'Progress' });
    expect(steps.closest('[data-module]')).toHaveAttribute('data-module', 'food');
  });

  it('a take-away has its own steps', async () => {
    open('/track-order?order_id=100001', ({ path }) =>
      path === track ? wireOrder({ order_type: 'take_away', order_status: 'handover' }) : undefined,
    );
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(steps.getByText('Ready to collect')).toBeVisible();
    expect(steps.getByText('Collected')).toBeVisible();
    expect(steps.queryByText('On its way')).toBeNull();
  });

  it('NAV-34: who brings the order can be called, and an unpaid one can be paid', async () => {
    open('/track-order?order_id=100001', ({ path }) =>
      path === track
        ? wireOrder({
            payment_method: 'digital_payment',
            delivery_man: { id: 3, f_name: 'Idris', l_name: 'Boateng', phone: '+15550139000' },
          })
        : undefined,
    );
    expect(await screen.findByRole('link', { name: 'Call: Idris Boateng' })).toHaveAttribute(
      'href',
      'tel:+15550139000',
    );
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-result?order_id=100001',
    );
  });
});

describe('GUEST-02: who follows another customer’s order by its number and phone', () => {
  const openOrder = (order: Record<string, unknown>, stored: Record<string, string>) =>
    open(
      { pathname: '/track-order', search: '?order_id=100001', hash: '#phone=%2B15550137000' },
      ({ path }) => {
        if (path === '/api/v1/customer/info')
          return { id: 12, f_name: 'Maya', phone: '+15550137000' };
        if (path === '/api/v1/config') return { ...config, refund_active_status: true };
        if (path.endsWith('/details')) return [];
        return path === track ? wireOrder({ is_guest: false, ...order }) : undefined;
      },
      stored,
    );

  it.each([
    ['a guest', {}, false],
    ['another member', { token: 'a' }, false],
    ['the member who placed it', { token: 'a' }, true],
  ])('is not offered to cancel it or to pay it: %s', async (_, stored, may) => {
    openOrder({ user_id: may ? 12 : 99, payment_method: 'digital_payment' }, stored);
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel order' }) !== null).toBe(may),
    );
    expect(screen.queryByRole('link', { name: 'Pay now' }) !== null).toBe(may);
  });

  it.each([
    ['another member', 99, false],
    ['the member who placed it', 12, true],
  ])('is not offered to ask for its money back: %s', async (_, payer, may) => {
    openOrder(
      { user_id: payer, order_status: 'delivered', payment_status: 'paid' },
      { token: 'a' },
    );
    expect(await screen.findByRole('button', { name: 'Another order' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Ask for a refund' }) !== null).toBe(may),
    );
  });
});
