// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { config } from '../catalogue/wireShop.tsx';
import { openCheckout } from './openCheckout.tsx';

// What the storefront has learnt of the server's time must not be known to other files.
vi.hoisted(() => void vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await loadMessages('en');
});
afterEach(() => {
  vi.useRealTimers();
});

const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00:00',
  closing_time: '23:59:59',
}));
const shop = { schedule_order: true, timeformat: '12' };
const radios = (name: string) =>
  within(screen.getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? radio.textContent);

it.each([
  ['a day behind', '2026-11-17T17:10:00'],
  ['a day ahead', '2026-11-19T08:20:00'],
])(
  'wrong clock, CAT-11: on a device that is %s, times of an order are those after the server’s',
  async (_, device) => {
    vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
    const serverTime = new Date('2026-11-18T12:00:00').toUTCString();
    const { user } = openCheckout({
      store: { schedule_order: true, schedules },
      answers: ({ path }) =>
        path === '/api/v1/config'
          ? Response.json(
              { ...config, cash_on_delivery: true, guest_checkout_status: 1, ...shop },
              { headers: { Date: serverTime } },
            )
          : undefined,
    });
    await user.click(await screen.findByRole('radio', { name: /Schedule order/ }));
    expect(radios('Day')).toEqual(['Wed, Nov 18', 'Thu, Nov 19', 'Fri, Nov 20', 'Sat, Nov 21']);
    expect(radios('Time').slice(0, 2)).toEqual(['12:30 PM', '01:00 PM']);
  },
);
