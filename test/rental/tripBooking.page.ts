import { expect } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const find = '**/user/trip/by-key*';
const book = '**/user/trip/trip-booking';
const pay = '**/user/trip/payment';
const lost = { status: 404, json: { errors: [{ code: 'trip', message: 'No such trip.' }] } };
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

export const tripBookingPage = definePage({
  starts: {
    'one of before the reload': async (page) => {
      await settleInRental(page);
      await page.addInitScript(
        (kept) => localStorage.setItem('trip-booking', kept),
        JSON.stringify({ draft: null, intent }),
      );
      await page.goto('/rental/checkout');
    },
  },
  acts: {
    'booking.again': (page) =>
      page.getByRole('button', { name: en['trips.book.again'], exact: true }).click(),
  },
  answers: {
    'findBooked done: it stands': { call: find, reply: { status: 200, json: 7 } },
    'findBooked done: it never arrived': { call: find, reply: lost },
    'bookTrip done: 7': { call: book, reply: { status: 200, json: 7 } },
    'payTrip done: done': { call: pay, reply: { status: 200, json: { message: 'Set.' } } },
    'payTrip fails: refused': { call: pay, reply: refused },
  },
  sees: {
    'tripBooking.checking': (page) =>
      expect(page.getByText(en['trips.book.checking'])).toBeVisible(),
    'tripBooking.notBooked': (page) =>
      expect(page.getByText(en['trips.book.notBooked'])).toBeVisible(),
    'tripBooking.booked': (page) => expect(page).toHaveURL(/\/rental\/trips\/7/),
  },
});
