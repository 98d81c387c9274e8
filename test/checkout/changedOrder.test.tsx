// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { refusal, wireItem } from '../catalogue/wireShop.tsx';
import {
  amount,
  coupons,
  giveContact,
  keptOnDevice,
  line,
  openCheckout,
  store,
} from './openCheckout.tsx';

beforeAll(async () => {
  await loadMessages('en');
  Element.prototype.scrollIntoView = () => undefined;
});

const summary = () => within(screen.getByRole('region', { name: 'Your order' }));

/** Another tab changed the cart: the checkout reads it again. */
const changeCartElsewhere = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart-lines' }));

describe('a refused order', () => {
  it('m5 MSG-18: a refusal stays when the fee comes after the press, for its reason is still true', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const { user } = openCheckout({
      item: { price: 3.25 },
      store: { name: 'Bella', minimum_order: 8 },
      answers: ({ path }) =>
        path === '/api/v1/config/distance-api'
          ? new Promise<object>((resolve) => {
              arrive = resolve;
            })
          : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const refusal = within(screen.getByRole('region', { name: 'Your order' })).getByRole('alert');
    expect(refusal).toHaveTextContent('Add $1.50 more: the minimum order at Bella is $8.00.');
    arrive({ distanceMeters: 1000 });
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    expect(refusal).toBeVisible();
  });

  it('MSG-21: what the server refused stays when the way is measured anew after it', async () => {
    let measured = 0;
    const { user } = openCheckout({
      answers: ({ path }) => {
        if (path === '/api/v1/config/distance-api') {
          measured += 1;
          return { distanceMeters: measured * 1000 };
        }
        return path === '/api/v1/customer/order/place'
          ? refusal(403, 'Orders rest for an hour.')
          : undefined;
      },
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    const before = measured;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const summary = within(screen.getByRole('region', { name: 'Your order' }));
    expect(await summary.findByRole('alert')).toHaveTextContent('Orders rest for an hour.');
    await waitFor(() => expect(measured).toBeGreaterThan(before));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent(/\$\d/));
    expect(summary.getByRole('alert')).toHaveTextContent('Orders rest for an hour.');
  });

  it('MSG-21: what the server refused goes once the cart is another one', async () => {
    let quantity = 2;
    const { user } = openCheckout({
      answers: ({ path }) => {
        if (path === '/api/v1/customer/cart/list') {
          return [line(wireItem({ name: 'Linen shirt' }), quantity)];
        }
        return path === '/api/v1/customer/order/place'
          ? refusal(403, 'Two of these are too many.')
          : undefined;
      },
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await summary().findByRole('alert')).toHaveTextContent('Two of these are too many.');
    quantity = 1;
    changeCartElsewhere();
    await waitFor(() => expect(summary().getByRole('listitem')).toHaveTextContent('1 ×'));
    expect(summary().queryByRole('alert')).toBeNull();
  });
});

describe('an order whose store or shop changes while it is filled in', () => {
  const allDay = { opening_time: '00:00:00', closing_time: '23:59:59' };
  const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...allDay }));
  const scheduling = { shop: { schedule_order: true }, store: { schedule_order: true, schedules } };
  const chooseTime = async (user: ReturnType<typeof openCheckout>['user'], opener: string) => {
    await user.click(
      screen.getByRole(opener === 'Pick a time' ? 'button' : 'radio', { name: new RegExp(opener) }),
    );
    await user.click(screen.getAllByRole('radio', { name: /^\w{3}, / })[1] ?? document.body);
    const times = within(screen.getByRole('radiogroup', { name: 'Time' }));
    await user.click(times.getByRole('radio', { name: '12:30 PM' }));
  };

  it('OPEN-45: where the store stops delivering, the order is collected, also at a time chosen then', async () => {
    let [quantity, delivers] = [2, true];
    const { user } = openCheckout({
      ...scheduling,
      answers: ({ path }) => {
        if (path === '/api/v1/customer/cart/list') {
          return [line(wireItem({ name: 'Linen shirt' }), quantity)];
        }
        return path === '/api/v1/stores/details/7'
          ? { ...store, ...scheduling.store, delivery: delivers }
          : undefined;
      },
    });
    expect(await screen.findByRole('radio', { name: /^Delivery/ })).toBeChecked();
    [quantity, delivers] = [1, false];
    changeCartElsewhere();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Take away/ })).toBeChecked());
    expect(screen.queryByRole('radio', { name: /^Delivery/ })).toBeNull();
    await chooseTime(user, 'Pick a time');
    expect(screen.getByRole('radio', { name: /Take away/ })).toBeChecked();
  });

  it('CAT-11: a time that passes while the form is open is offered no more', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date(2026, 10, 17, 11, 53),
    });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { user } = openCheckout(scheduling);
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    const first = () =>
      within(screen.getByRole('radiogroup', { name: 'Time' })).getAllByRole('radio')[0];
    expect(first()).toHaveTextContent('12:30 PM');
    // The device slept: no timer ran meanwhile.
    vi.setSystemTime(new Date(2026, 10, 17, 15, 53));
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(first()).toHaveTextContent('04:30 PM');
  });

  it.each([
    ['extra charge', '/api/v1/vehicle/extra_charge'],
    ['surcharge for a busy time', '/api/v1/customer/order/get-surge-price'],
  ])(
    'PRICE-12 MSG-21: while the %s cannot be read the fee is not known, and it is asked for again',
    async (_, call) => {
      let fails = false;
      const { user } = openCheckout({
        ...scheduling,
        answers: ({ path }) => (fails && path === call ? refusal(500, 'Out of order.') : undefined),
      });
      await giveContact(user);
      await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
      fails = true;
      await chooseTime(user, 'Schedule order');
      expect(
        await screen.findByText(
          'The delivery fee could not be calculated. What you entered is kept: please try again.',
        ),
      ).toBeVisible();
      expect(screen.queryByText(/distance could not be measured/)).toBeNull();
      expect(amount('Delivery fee')).toHaveTextContent(/^Delivery feenot known yet$/);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
      expect(screen.getByText('Maya')).toBeVisible();
    },
  );

  it('F-27 PRICE-12: a busy time that began since the fee was shown is asked about before anything is sent', async () => {
    let isBusy = false;
    const { user, log } = openCheckout({
      answers: ({ path }) =>
        isBusy && path === '/api/v1/customer/order/get-surge-price'
          ? { title: 'Busy', price: 1.5, price_type: 'amount' }
          : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$24.60'));
    isBusy = true;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('$24.60')).toBeVisible();
    expect(dialog.getByText('$26.10')).toBeVisible();
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('PRICE-09 F-26: a coupon that expired while the checkout was open is taken off before anything is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 23, 50) });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { user, log, facts } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/coupon/list/all'
          ? coupons.map((coupon) => ({ ...coupon, expire_date: '2026-11-17' }))
          : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await user.click(screen.getByRole('button', { name: 'Add a coupon' }));
    await user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$19.20'));
    vi.setSystemTime(new Date(2026, 10, 18, 0, 10));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('$19.20')).toBeVisible();
    expect(dialog.getByText('$24.60')).toBeVisible();
    expect(facts).toContainEqual(
      expect.objectContaining({ message: { key: 'checkout.coupon.dropped' } }),
    );
    const placed = () => log.filter(({ path }) => path === '/api/v1/customer/order/place');
    expect(placed()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Order at the new price' }));
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).not.toHaveProperty('coupon_code');
  });

  it('CAT-11 F-27: an order is placed without a reload once a closed store is open again', async () => {
    let active = false;
    const { user, log } = openCheckout({
      answers: ({ path }) =>
        path === '/api/v1/stores/details/7' ? { ...store, active } : undefined,
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$24.60'));
    const placed = () => log.filter(({ path }) => path === '/api/v1/customer/order/place');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(document.getElementById('checkout-schedule')).toHaveFocus());
    const how = within(screen.getByRole('region', { name: 'How would you like it?' }));
    expect(how.getByText(/^No orders are taken for this time/)).toBeVisible();
    expect(placed()).toEqual([]);
    active = true;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(placed()).toHaveLength(1));
  });

  it('CHK-04: a cart that another tab has ordered meanwhile is not ordered again, and the customer is told', async () => {
    let isOrdered = false;
    const { user, log, facts } = openCheckout({
      answers: ({ path }) => (isOrdered && path === '/api/v1/customer/cart/list' ? [] : undefined),
    });
    await giveContact(user);
    await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    await waitFor(() => expect(amount('Total')).toHaveTextContent('$24.60'));
    isOrdered = true;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(facts).toContainEqual(expect.objectContaining({ type: 'navigate', to: '/home' })),
    );
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'toast', message: { key: 'cart.empty.title' } }),
    );
    expect(log.some(({ path }) => path === '/api/v1/customer/order/place')).toBe(false);
  });

  it('CHK-06: a coupon that is gone on coming back gives way to the code that is typed then', async () => {
    const first = openCheckout();
    await first.user.click(await screen.findByRole('button', { name: 'Add a coupon' }));
    await first.user.click(await screen.findByRole('button', { name: 'Apply FIVE' }));
    await screen.findByText('FIVE applied');
    const applied = keptOnDevice();
    cleanup();
    const none = ({ path }: { path: string }) =>
      path === '/api/v1/coupon/list/all' ? [] : undefined;
    const second = openCheckout({ stored: applied, answers: none });
    const field = await screen.findByLabelText('Coupon code');
    await waitFor(() => expect(field).toBeInvalid());
    await second.user.clear(field);
    await second.user.type(field, 'NEW');
    const typed = keptOnDevice();
    cleanup();
    openCheckout({ stored: typed, answers: none });
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('NEW');
    expect(screen.getByLabelText('Coupon code')).toBeValid();
  });
});
