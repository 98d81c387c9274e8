// @vitest-environment jsdom
import { encode } from '@googlemaps/polyline-codec';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, type Location } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as clock from '../../src/platform/browser.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { MyOrdersPage } from '../../src/orders/MyOrdersPage.tsx';
import { OrderPage } from '../../src/orders/OrderPage.tsx';
import { OrderResultPage } from '../../src/orders/OrderResultPage.tsx';
import { TrackOrderPage } from '../../src/orders/TrackOrderPage.tsx';
import { config, serve, settled, show, type Asked } from '../catalogue/wireShop.tsx';
import { wireParcel } from './wireParcel.ts';

beforeAll(() => loadMessages('en'));

const customer = { ...settled, token: 'a-token' };
const order = '/api/v1/customer/order';
const track = `${order}/track`;

const open = (
  start: string | Partial<Location>,
  answers: (asked: Asked) => unknown,
  stored: Record<string, string> = customer,
) => {
  const log = serve(answers);
  show(
    <Routes>
      <Route path="/my-orders" element={<MyOrdersPage />} />
      <Route path="/my-orders/:id" element={<OrderPage />} />
      <Route path="/track-order" element={<TrackOrderPage />} />
      <Route path="/order-result" element={<OrderResultPage />} />
    </Routes>,
    start,
    stored,
  );
  return { log, user: userEvent.setup() };
};

const tracked =
  (over: Record<string, unknown> = {}) =>
  ({ path }: Asked) =>
    path === track ? wireParcel(over) : undefined;

const onItsWay = { order_status: 'picked_up', picked_up: '2026-11-21T12:02:00.000Z' };
const calledBack = { ...onItsWay, order_status: 'canceled', canceled: '2026-11-21T12:03:00.000Z' };

const wrongCode = Response.json(
  { errors: [{ code: 'return_otp', message: 'The return code is not right.' }] },
  { status: 403 },
);

describe('an order of a parcel', () => {
  it('NAV-11: is told from orders of goods in the list: its kind, and who gets it', async () => {
    open('/my-orders', ({ path }) =>
      path === `${order}/running-orders`
        ? { total_size: 1, limit: 10, offset: 1, orders: [wireParcel()] }
        : undefined,
    );
    const card = await screen.findByRole('listitem');
    expect(within(card).getByRole('link', { name: 'Small parcel' })).toBeVisible();
    expect(card).toHaveTextContent('Parcel #100001');
    expect(card).toHaveTextContent('To Omar Aziz · 31 Mill Road, 1');
    expect(card).toHaveTextContent('Booked');
    expect(card).not.toHaveTextContent('Any moment now');
  });

  it('F-29 ITEM-12: names the hours as the shop writes them: 24 of them', async () => {
    const fetched = {
      created_at: '2026-11-21 13:05:00',
      scheduled: 1,
      schedule_at: '2026-11-22 14:30:00',
    };
    open('/my-orders/100001', (asked) =>
      asked.path === '/api/v1/config' ? { ...config, timeformat: '24' } : tracked(fetched)(asked),
    );
    expect(await screen.findByText('Nov 22, 2026, 14:30')).toBeVisible();
    expect(screen.getByText('November 21, 2026 at 13:05')).toBeVisible();
  });

  it('F-29: names both ends with whom to call, what is in it, who pays and what it costs', async () => {
    open('/my-orders/100001', tracked());
    expect(await screen.findByRole('heading', { level: 1, name: 'Parcel #100001' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call: Maya Haddad' })).toHaveAttribute(
      'href',
      'tel:+15550137000',
    );
    expect(screen.getByRole('link', { name: 'Call: Omar Aziz' })).toHaveAttribute(
      'href',
      'tel:+15550137009',
    );
    expect(screen.getByText('The sender pays')).toBeVisible();
    expect(screen.getByText('Ring twice')).toBeVisible();
    expect(screen.getByText('Ceramic bowl, 2–5 kg, Fragile, handle with care')).toBeVisible();
    const payment = within(screen.getByRole('complementary', { name: 'Payment' }));
    expect(payment.getByText('Small parcel, 4.6 km').nextSibling).toHaveTextContent('$5.52');
    expect(payment.getByText('Service fee').nextSibling).toHaveTextContent('$0.50');
    expect(payment.getByText('Total').nextSibling).toHaveTextContent('$6.02');
    expect(payment.getByText('Cash (to pay)')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Progress' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    expect(steps).toHaveLength(4);
    expect(steps[0]).toContain('Booked');
    expect(steps[2]).toContain('Picked up, on its way24 Harbour Lane');
    expect(steps[3]).toContain('Handed over31 Mill Road, 1');
  });

  it('F-29: what the receiver pays is said to be paid by the receiver', async () => {
    open('/my-orders/100001', tracked({ charge_payer: 'receiver' }));
    expect(await screen.findByText('Cash (to pay by the receiver)')).toBeVisible();
    expect(screen.getByText('The receiver pays in cash')).toBeVisible();
  });

  it('F-29: the receiver needs the code and a link, which names the phone behind the #', async () => {
    const { user } = open('/my-orders/100001', tracked(onItsWay));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await screen.findByText('Delivery code for Omar Aziz')).toBeVisible();
    expect(screen.getByText('7306')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the delivery code' }));
    expect(copied).toHaveBeenLastCalledWith('7306');
    await user.click(screen.getByRole('button', { name: 'Share the tracking link' }));
    expect(copied).toHaveBeenLastCalledWith(
      'http://localhost:3000/track-order?order_id=100001#phone=%2B15550137000',
    );
  });

  it('F-29 OPEN-74: its sender gives the courier a code, and sees later when it was given', async () => {
    const { user } = open('/my-orders/100001', tracked());
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await screen.findByText('Pickup code for the courier')).toBeVisible();
    expect(screen.getByText('4821')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the pickup code' }));
    expect(copied).toHaveBeenLastCalledWith('4821');
    cleanup();
    open('/my-orders/100001', tracked(onItsWay));
    expect(await screen.findByText(/^Pickup code 4821 was given at 12:02\sPM\.$/)).toBeVisible();
    expect(screen.queryByText('Pickup code for the courier')).toBeNull();
  });

  it.each([
    ['from a backend without such codes', '/my-orders/100001', { pickup_otp: undefined }],
    ['to its receiver', '/track-order?order_id=100001', { user_id: 99, is_guest: false }],
  ])('F-29: no pickup code is said %s', async (_, at, over) => {
    open(at, tracked(over));
    expect(await screen.findByText('Delivery code for Omar Aziz')).toBeVisible();
    expect(screen.queryByText('4821')).toBeNull();
  });

  it.each([
    // Half of a route of 20 minutes.
    [{ lat: 1.03, lng: 1.03 }, '10 min away', 'At Omar Aziz’s door at about 12:12 PM'],
    [{ lat: 1.05, lng: 1.05 }, 'Any moment now', 'At Omar Aziz’s door at about 12:02 PM'],
  ])(
    'F-29 OPEN-74: says how far away it is with its courier at %s',
    async ({ lat, lng }, left, door) => {
      vi.spyOn(clock, 'now').mockReturnValue(new Date(onItsWay.picked_up));
      const courier = { id: 7, f_name: 'Idris', lat: String(lat), lng: String(lng) };
      const line = encode([
        [1.01, 1.01],
        [1.05, 1.05],
      ]);
      const sent = tracked({ ...onItsWay, delivery_man: courier });
      open('/track-order?order_id=100001', (asked) =>
        asked.path === '/api/v1/config/direction-api'
          ? { routes: [{ duration: '1200s', polyline: { encodedPolyline: line } }] }
          : sent(asked),
      );
      expect(await screen.findByText((_words, at) => at?.textContent === left)).toBeVisible();
      expect(
        screen.getByText((_words, at) => at?.textContent?.replace(/\s/g, ' ') === door),
      ).toBeVisible();
    },
  );

  it('F-29: says nothing of its arrival where no route is known', async () => {
    const courier = { id: 7, f_name: 'Idris', lat: '1.03', lng: '1.03' };
    open('/track-order?order_id=100001', tracked({ ...onItsWay, delivery_man: courier }));
    expect(await screen.findByRole('list', { name: 'Progress' })).toBeVisible();
    expect(screen.queryByText(/away/)).toBeNull();
  });

  it('GUEST-02: a receiver without an account follows it by that link', async () => {
    const { log } = open(
      { pathname: '/track-order', search: '?order_id=100001', hash: '#phone=%2B15550137000' },
      tracked(onItsWay),
      settled,
    );
    expect(await screen.findByRole('list', { name: 'Progress' })).toBeVisible();
    const asked = log.find(({ path }) => path === track)?.query;
    expect(asked?.get('contact_number')).toBe('+15550137000');
    expect(screen.getByText('Parcel number')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What is sent' })).toHaveTextContent('Ceramic bowl');
    expect(log.some(({ path }) => path === `${order}/details`)).toBe(false);
  });

  it.each([
    ['its receiver', 'another-guest', false],
    ['the guest who sent it', '812', true],
  ])('GUEST-02, OPEN-41: %s may call it off: %s', async (_, guest, may) => {
    open(
      { pathname: '/track-order', search: '?order_id=100001', hash: '#phone=%2B15550137000' },
      tracked({ user_id: 812, is_guest: true }),
      { ...settled, guest_id: JSON.stringify(guest) },
    );
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel parcel' }) !== null).toBe(may);
  });

  it.each([
    ['its receiver', 99, false],
    ['the member who sent it', 12, true],
  ])('GUEST-02: %s is offered to pay, and to write to the courier: %s', async (_, payer, may) => {
    const unpaid = { payment_method: 'digital_payment', payment_status: 'unpaid' };
    const courier = { id: 7, f_name: 'Idris', l_name: 'Boateng', phone: '+15550137007' };
    const sent = tracked({
      ...unpaid,
      order_status: 'confirmed',
      user_id: payer,
      is_guest: false,
      delivery_man: courier,
    });
    open(
      { pathname: '/track-order', search: '?order_id=100001', hash: '#phone=%2B15550137000' },
      (asked) =>
        asked.path === '/api/v1/customer/info'
          ? { id: 12, f_name: 'Maya', l_name: 'Haddad', phone: '+15550137000' }
          : sent(asked),
    );
    expect(await screen.findByRole('link', { name: 'Call: Idris Boateng' })).toBeVisible();
    const isOffered = (name: string) => screen.queryByRole('link', { name }) !== null;
    await waitFor(() => expect(isOffered('Pay now')).toBe(may));
    expect(isOffered('Write to Idris Boateng')).toBe(may);
    expect(screen.queryByText('This order is not paid yet.') !== null).toBe(may);
    expect(screen.queryByRole('button', { name: 'Cancel parcel' }) !== null).toBe(may);
  });

  it('OPEN-41: a receiver is not asked for the code of a parcel that comes back', async () => {
    open(
      { pathname: '/track-order', search: '?order_id=100001', hash: '#phone=%2B15550137000' },
      tracked({ ...calledBack, user_id: 812, is_guest: false }),
      settled,
    );
    expect(await screen.findByRole('list', { name: 'Progress' })).toBeVisible();
    expect(screen.queryByText('Your parcel comes back to you')).toBeNull();
    expect(screen.queryByLabelText('Return code')).toBeNull();
  });

  it('NAV-11: is never called an order by its page and its tab, also while it is being read', async () => {
    let answer = (_parcel: object) => {};
    const parcel = new Promise<object>((resolve) => {
      answer = resolve;
    });
    open('/my-orders/100001', ({ path }) => (path === track ? parcel : undefined));
    expect(await screen.findByRole('heading', { level: 1, name: 'No. 100001' })).toBeVisible();
    expect(document.title).toContain('No. 100001');
    answer(wireParcel());
    expect(await screen.findByRole('heading', { level: 1, name: 'Parcel #100001' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Parcel #100001'));
  });

  it('F-29: its result says that it is booked, not that a store has it', async () => {
    open('/order-result?order_id=100001', tracked());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your parcel is booked',
    );
    expect(screen.getByText('7306')).toBeVisible();
    expect(screen.queryByText('We have sent it to the store.')).toBeNull();
  });
});

describe('a parcel that is called back', () => {
  it.each([
    ['before it is fetched', {}, 'before_pickup', 'I no longer send it'],
    ['after it is fetched', onItsWay, 'after_pickup', 'The receiver is not there'],
  ])('OPEN-41: %s it has reasons of its own', async (_, over, phase, reason) => {
    const { log, user } = open('/my-orders/100001', ({ path, query }) => {
      if (path === '/api/v1/get-parcel-cancellation-reasons') {
        return query.get('cancellation_type') === phase
          ? { data: [{ id: 1, reason, user_type: 'customer', cancellation_type: phase }] }
          : { data: [] };
      }
      if (path === `${order}/cancel`) return { message: 'Canceled.' };
      return path === track ? wireParcel(over) : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel parcel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('radio', { name: reason })).toBeChecked();
    const comesBack = dialog.queryByText(/^The courier has it already and brings it back to you/);
    expect(comesBack !== null).toBe(phase === 'after_pickup');
    await user.click(dialog.getByRole('button', { name: 'Cancel parcel' }));
    await waitFor(() =>
      expect(log.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        order_id: 100001,
        reason,
      }),
    );
  });

  it('OPEN-41, MSG-21: reasons that do not come are told, and come when they are asked again', async () => {
    let isFailing = true;
    const { user } = open('/my-orders/100001', ({ path }) => {
      if (path === '/api/v1/get-parcel-cancellation-reasons') {
        return isFailing
          ? Response.json({ errors: [{ code: 'x', message: 'Not now.' }] }, { status: 403 })
          : { data: [{ id: 1, reason: 'I changed my mind', user_type: 'customer', status: 1 }] };
      }
      return path === track ? wireParcel() : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel parcel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('The usual reasons could not be read.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Another reason' })).toBeChecked();
    isFailing = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'I changed my mind' })).toBeChecked();
  });

  it('OPEN-41: where the backend has no reasons for parcels, those for orders are offered', async () => {
    const message = 'The route api/v1/get-parcel-cancellation-reasons could not be found.';
    const { user } = open('/my-orders/100001', ({ path }) => {
      if (path === '/api/v1/get-parcel-cancellation-reasons')
        return Response.json({ message }, { status: 404 });
      if (path === `${order}/cancellation-reasons`)
        return { data: [{ id: 1, reason: 'I changed my mind', user_type: 'customer', status: 1 }] };
      return path === track ? wireParcel() : undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel parcel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('radio', { name: 'I changed my mind' })).toBeChecked();
    expect(document.body).not.toHaveTextContent('could not be found');
  });

  it('OPEN-41: a wrong code of its return is said at the field and kept; the right one ends it', async () => {
    let isBack = false;
    const { log, user } = open('/my-orders/100001', ({ path, body }) => {
      if (path === `${order}/parcel-return`) {
        isBack = (body as { return_otp: string }).return_otp === '4821';
        return isBack ? { message: 'The parcel is back with you.' } : wrongCode.clone();
      }
      if (path !== track) return undefined;
      return wireParcel(isBack ? { ...calledBack, order_status: 'returned' } : calledBack);
    });
    expect(await screen.findByText('Your parcel comes back to you')).toBeVisible();
    const code = screen.getByLabelText('Return code');
    const confirm = () => user.click(screen.getByRole('button', { name: 'I have it back' }));
    await confirm();
    expect(await screen.findByText('Please enter the code.')).toBeVisible();
    expect(log.some(({ path }) => path === `${order}/parcel-return`)).toBe(false);
    await user.type(code, '1111');
    await confirm();
    expect(await screen.findByText('The return code is not right.')).toBeVisible();
    expect(code).toHaveValue('1111');
    expect(code).toHaveFocus();
    await user.clear(code);
    await user.type(code, '4821');
    await confirm();
    expect((await screen.findAllByText('Returned'))[0]).toBeVisible();
    expect(screen.queryByLabelText('Return code')).toBeNull();
    expect(log.findLast(({ path }) => path === `${order}/parcel-return`)?.body).toMatchObject({
      order_id: 100001,
      order_status: 'returned',
      return_otp: '4821',
    });
  });

  it('OPEN-41: money that is given back is named, and nothing asks for a code', async () => {
    open(
      '/my-orders/100001',
      tracked({
        order_status: 'canceled',
        payment_status: 'paid',
        refund: { customer_reason: 'I no longer send it' },
      }),
    );
    expect(await screen.findByText('What was paid for this parcel is given back.')).toBeVisible();
    expect(screen.queryByLabelText('Return code')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel parcel' })).toBeNull();
  });
});
