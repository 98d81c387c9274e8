import { expect, type Page } from '@playwright/test';
import {
  fillItem,
  fillReceiver,
  fillSender,
  guestSendingParcel,
  onward,
} from '../browser/parcels.ts';
import { byItself, definePage } from '../paths/page.ts';

const loads = '**/api/v1/parcel-category';
const showsStep = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
const edit = (name: string) => (page: Page) =>
  page.getByRole('button', { name: `Edit: ${name}` }).click();
/** The id of the state in which a completed step is edited again. */
const editing = (step: string) => `parcelBooking.booking.editing.${step}`;
const book = (page: Page) => page.getByRole('button', { name: /^Book for/ });
const booking = (page: Page) => expect(page.getByRole('button', { name: 'Booking' })).toBeVisible();

const programFault =
  'A flow within this one takes what its calls end with; only a fault of the program could stop it.';

export const parcelBookingPage = definePage({
  starts: { 'an empty booking': (page) => guestSendingParcel(page) },
  acts: {
    'parcel.retry': {
      during: ['parcelBooking.unavailable'],
      act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    'parcel.category.chosen: a small parcel': (page) =>
      page.getByRole('button', { name: /Small parcel/ }).click(),
    'parcel.end.changed: the sender': {
      during: ['parcelBooking.booking.editing.sender'],
      act: fillSender,
    },
    'parcel.end.changed: the receiver': {
      during: ['parcelBooking.booking.editing.receiver'],
      act: fillReceiver,
    },
    'parcel.details.changed: a bowl': {
      during: ['parcelBooking.booking.editing.item'],
      act: fillItem,
    },
    'parcel.continued: at sender': {
      during: ['parcelBooking.booking.editing.sender'],
      act: onward,
    },
    'parcel.continued: at receiver': {
      during: ['parcelBooking.booking.editing.receiver'],
      act: onward,
    },
    'parcel.continued: at item': { during: ['parcelBooking.booking.editing.item'], act: onward },
    'parcelRoute says: the route is known': byItself,
    'paymentChoice says: cash': {
      during: ['parcelBooking.booking.editing.payment'],
      act: (page) => page.getByRole('radio', { name: /^Cash/ }).check(),
    },
    'parcel.step.opened: category': {
      during: [editing('sender'), editing('receiver'), editing('item'), editing('payment')],
      act: edit('Category'),
    },
    'parcel.step.opened: sender': {
      during: [editing('receiver'), editing('item'), editing('payment')],
      act: edit('Sender'),
    },
    'parcel.step.opened: receiver': {
      during: [editing('item'), editing('payment')],
      act: edit('Receiver'),
    },
    'parcel.step.opened: item': { during: [editing('payment')], act: edit('Item') },
    'parcel.place: five past noon': (page) => book(page).click(),
    // Sending and paying are flows of their own, which end by themselves.
    'placing done: the parcel is placed': byItself,
    'orderPayment done: nothing is left to do': byItself,
  },
  answers: {
    'loadParcel done: parcels are carried': { call: loads, reply: 'server' },
    'loadParcel done: the route is known': { call: loads, reply: 'server' },
    'loadParcel fails: timeout': { call: loads, reply: 'lost' },
  },
  sees: {
    'parcelBooking.loading': (page) =>
      expect(page.locator('#content [aria-busy="true"]')).toBeVisible(),
    'parcelBooking.resuming': (page) =>
      expect(page.getByText('We are checking whether your parcel is booked.')).toBeVisible(),
    'parcelBooking.unavailable': (page) =>
      expect(page.getByText('Everything you typed is kept.')).toBeVisible(),
    'parcelBooking.booking.editing.category': showsStep('What are you sending?'),
    'parcelBooking.booking.editing.sender': showsStep('Where do we pick it up?'),
    'parcelBooking.booking.editing.receiver': showsStep('Who gets it?'),
    'parcelBooking.booking.editing.item': showsStep('What is it and when?'),
    'parcelBooking.booking.editing.payment': showsStep('Who pays, and how?'),
    'parcelBooking.booking.reviewing': booking,
    'parcelBooking.booking.changed': (page) =>
      expect(page.getByText('The price has changed')).toBeVisible(),
    'parcelBooking.booking.placing': booking,
    'parcelBooking.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
  invisible: {
    'parcelBooking.paying': 'the page of the order or of the payment follows',
  },
  beyond: {
    'parcelBooking.booking.editing.payment | parcel.retry | 0':
      'the list of the ways to pay offline alone has to fail, of which the shop of these walks has none',
    'parcelBooking.resuming | error placing | 0': programFault,
    'parcelBooking.booking.placing | error placing | 0': programFault,
    'parcelBooking.paying | error orderPayment | 0': programFault,
    'parcelBooking.booking.editing | error parcelRoute | 0': programFault,
    'parcelBooking.booking.editing | error fulfilment | 0': programFault,
    'parcelBooking.booking.editing | error paymentChoice | 0': programFault,
  },
});
