// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import type { WireItem } from '../catalogue/wireShop.tsx';
import { amount, giveContact, openCheckout, type Opened } from './openCheckout.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  return loadMessages('en');
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pancakes: Partial<WireItem> = {
  name: 'Pancakes',
  module_type: 'food',
  available_time_starts: '06:00:00',
  available_time_ends: '11:30:00',
  schedule_order: true,
};
const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00:00',
  closing_time: '23:59:59',
}));
const scheduling: Opened = {
  item: pancakes,
  shop: { schedule_order: true, timeformat: '12' },
  store: { schedule_order: true, schedules },
};
const HOURS = 'Available 06:00 AM to 11:30 AM';
const REFUSED =
  'Pancakes is not sold at this time. Choose a time within its hours, or order without it.';

const part = () => within(screen.getByRole('region', { name: 'How would you like it?' }));
const times = () => within(screen.getByRole('radiogroup', { name: 'Time' }));
const days = () => within(screen.getByRole('radiogroup', { name: 'Day' })).getAllByRole('radio');

/** Fills in all but the time, and presses the button. */
async function order({ user }: ReturnType<typeof openCheckout>) {
  await giveContact(user);
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  await waitFor(() => expect(amount('Delivery fee')).toHaveTextContent('$3.00'));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
}

describe('the checkout of a dish that is sold at certain hours', () => {
  it('ITEM-10 ITEM-11: at noon, breakfast is not ordered for now, and its hours are named', async () => {
    const page = openCheckout(scheduling);
    expect(await screen.findByText(HOURS)).toBeVisible();
    await order(page);
    await waitFor(() => expect(document.getElementById('checkout-schedule')).toHaveFocus());
    expect(part().getByRole('alert')).toHaveTextContent(REFUSED);
    expect(part().getAllByText(HOURS)).toHaveLength(1);
    expect(page.log.filter(({ path }) => path.endsWith('/order/place'))).toEqual([]);
  });

  it('ITEM-10 CAT-11: only the times are offered at which it is sold, from tomorrow', async () => {
    const { user } = openCheckout(scheduling);
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    expect(days().map((day) => (day as HTMLInputElement).disabled)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const offered = times()
      .getAllByRole('radio')
      .map(({ textContent }) => textContent);
    expect(offered[0]).toBe('06:00 AM');
    expect(offered.at(-1)).toBe('11:00 AM');
    expect(part().getByText(HOURS)).toBeVisible();
  });

  it('ITEM-11: where nothing can be scheduled, the dish is ordered within its hours only', async () => {
    await order(openCheckout({ item: { ...pancakes, schedule_order: false } }));
    await waitFor(() =>
      expect(part().getByRole('alert')).toHaveTextContent(
        'Pancakes is not sold now, and this store takes no orders for later. Order without it, or come back within its hours.',
      ),
    );
  });

  it('ITEM-10: a store that is closed while the dish is sold says that it has no time for it', async () => {
    const evenings = schedules.map(({ day }) => ({
      day,
      opening_time: '18:00:00',
      closing_time: '22:00:00',
    }));
    const { user } = openCheckout({
      ...scheduling,
      store: { schedule_order: true, schedules: evenings },
    });
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    expect(
      await screen.findByText(
        'The store has no time at which everything in your order is sold. Change your order, or come back later.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Time' })).toBeNull();
  });

  it('ITEM-09: within its hours nothing is said, and the order is placed', async () => {
    vi.setSystemTime(new Date('2026-11-18T09:00:00'));
    const page = openCheckout(scheduling);
    await order(page);
    await waitFor(() => expect(page.url().pathname).toBe('/order-result'));
    expect(screen.queryByText(HOURS)).toBeNull();
  });
});
