import { expect, type Page } from '@playwright/test';
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

/** What a booking may lack. */
const missing =
  /^Please (give your name|give a phone number with its country code|give an email address|choose how to pay)\.$/;
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
      await page.goto('/rental/checkout');
    },
  },
  acts: {
    'booking.again': (page) =>
      page.getByRole('button', { name: 'Send it again', exact: true }).click(),
  },
  answers: {
    'findBooked done: it stands': { call: find, reply: { status: 200, json: 7 } },
    'findBooked done: it never arrived': { call: find, reply: lost },
    'bookTrip done: 7': { call: book, reply: { status: 200, json: 7 } },
    'payTrip done: done': { call: pay, reply: { status: 200, json: { message: 'Set.' } } },
    'payTrip fails: refused': { call: pay, reply: refused },
  },
  sees: {
    'tripBooking.unavailable': (page) =>
      expect(page.getByText('What you typed and your trip cart are kept.')).toBeVisible(),
    'tripBooking.ordering.editing.filling': async (page) => {
      await expect(page.getByRole('button', { name: 'Book this trip' })).toBeVisible();
      await expect(page.getByText(missing)).toBeHidden();
    },
    'tripBooking.ordering.editing.incomplete': (page) =>
      expect(page.getByText(missing).first()).toBeVisible(),
    'tripBooking.ordering.reviewing': booking,
    'tripBooking.ordering.changed': (page) =>
      expect(page.getByText('The price changed')).toBeVisible(),
    'tripBooking.sending': (page) =>
      expect(page.getByText('Your booking never arrived. Nothing was booked.')).toBeHidden(),
    'tripBooking.waiting': (page) =>
      expect(
        page.getByText('No answer came yet. We are asking whether your trip stands.'),
      ).toBeVisible(),
    'tripBooking.unknown': (page) =>
      expect(
        page.getByText(
          'We could not find out whether your trip stands. Nothing is booked twice: ask again.',
        ),
      ).toBeVisible(),
    'tripBooking.left': (page) => expect(page.getByText('No vehicle yet')).toBeVisible(),

    'tripBooking.checking': (page) =>
      expect(
        page.getByText('No answer came yet. We are asking whether your trip stands.'),
      ).toBeVisible(),
    'tripBooking.notBooked': (page) =>
      expect(page.getByText('Your booking never arrived. Nothing was booked.')).toBeVisible(),
    'tripBooking.booked': (page) => expect(page).toHaveURL(/\/rental\/trips\/7/),
  },
  invisible: {
    'tripBooking.loading': 'the form is drawn once the cart is known',
    'tripBooking.ordering.remembering': 'it takes no longer than to write a line into the browser',
    'tripBooking.paying':
      'the trip stands, and its page follows; until then it looks as while it is sent',
  },
  beyond: {
    'tripBooking.ordering | error coupon | 0':
      'the chart of the coupon shows every failure itself; only a defect in it could throw',
    'tripBooking.ordering.remembering | coupon.changed | 0':
      'the booking is stored within one turn of the browser, in which no answer can arrive',
    'tripBooking.ordering.remembering | booking.tax.told | 0':
      'the booking is stored within one turn of the browser, in which no answer can arrive',
    'tripBooking.ordering.remembering | error rememberIntent | 0':
      'what the browser refuses to store stays in memory for the visit, so that storing never fails',
  },
});
