import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { byItself, definePage } from '../paths/page.ts';

const find = '**/user/trip/by-key*';
const pay = '**/user/trip/payment';
const refused = { status: 403, json: { errors: [{ code: 'cart', message: 'Not now.' }] } };

const intent = {
  key: 'k',
  payment: { method: 'cash_payment', gateway: null },
  order: {
    type: 'hourly',
    providerId: 1,
    pickupAt: null,
    amount: 60,
    note: '',
    couponCode: null,
    contact: { name: 'Ada', phone: '+15550137', email: 'ada@sixways.example' },
  },
};

const booking = (page: Page) =>
  expect(page.getByRole('button', { name: 'Booking', exact: true })).toBeVisible();

export const tripBookingPage = definePage({
  starts: {
    'one of before the reload': async (page) => {
      await settleInRental(page);
      await page.addInitScript(
        (kept) => localStorage.setItem('trip-booking', kept),
        JSON.stringify({ draft: null, intent }),
      );
      await page.route(find, async (route) => {
        // An answer at once would end the state before its words can be looked at.
        await pause(2000);
        await route.fulfill({ status: 200, json: 7 });
      });
      await page.goto('/rental/checkout');
    },
  },
  acts: {
    // Sending is a flow of its own, which ends by itself.
    'placing done: the trip is placed': byItself,
  },
  answers: {
    'payTrip done: done': { call: pay, reply: { status: 200, json: { message: 'Set.' } } },
    'payTrip fails: refused': { call: pay, reply: refused },
  },
  sees: {
    'tripBooking.unavailable': (page) =>
      expect(page.getByText('What you typed and your trip cart are kept.')).toBeVisible(),
    'tripBooking.ordering.editing': (page) =>
      expect(page.getByRole('button', { name: 'Book this trip' })).toBeVisible(),
    'tripBooking.ordering.reviewing': booking,
    'tripBooking.ordering.changed': (page) =>
      expect(page.getByText('The price changed')).toBeVisible(),
    'tripBooking.placing': async (page) => {
      await expect(
        page
          .getByRole('button', { name: 'Booking', exact: true })
          .or(page.getByText('No answer came yet. We are asking whether your trip is booked.')),
      ).toBeVisible();
      await expect(
        page.getByText('We did not receive your booking. Nothing was booked.'),
      ).toBeHidden();
    },
    'tripBooking.left': (page) => expect(page.getByText('No vehicle yet')).toBeVisible(),
    'tripBooking.booked': (page) => expect(page).toHaveURL(/\/rental\/trips\/7/),
  },
  invisible: {
    'tripBooking.loading': 'the form is drawn once the cart is known',
    'tripBooking.paying':
      'the trip stands, and its page follows; until then it looks as while it is sent',
  },
  beyond: {
    'tripBooking.ordering | error coupon | 0':
      'the chart of the coupon shows every failure itself; only a defect in it could throw',
    'tripBooking.ordering.changed | always | 0':
      'the provider has to name no tax rate, and the server no tax for the changed trip only',
    'tripBooking.ordering.changed | booking.change.accepted | 1':
      'the wallet has to hold enough for the old price and too little for the new one, while the page is open',
    'tripBooking.ordering.reviewing | done loadCart | 4':
      'the wallet has to be spent elsewhere while the page is open',
    'tripBooking.ordering.reviewing | done loadCart | 5':
      'the wallet has to be spent elsewhere while the page is open',
    'tripBooking.placing | error placing | 0':
      'the chart of placing takes what its calls end with; only a defect in it could throw',
  },
});
