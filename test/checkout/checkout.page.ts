import { expect, type Page } from '@playwright/test';
import { guestAtCheckout } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';
import { giveContact } from './giveContact.ts';

const loads = '**/api/v1/stores/details/*';
const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(name) }).check();

const placing = (page: Page) => expect(page.getByRole('button', { name: 'Placing' })).toBeVisible();
const checking = (page: Page) =>
  expect(
    page.getByText('We are checking whether we received your order. Please do not order again.'),
  ).toBeVisible();

const programFault =
  'A flow within this one takes what its calls end with; only a fault of the program could stop it.';

export const checkoutPage = definePage({
  starts: { 'an empty form': (page) => guestAtCheckout(page) },
  acts: {
    'checkout.retry': {
      during: ['checkout.unavailable'],
      act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    // The sections of the form are flows of their own, which tell what was chosen in them.
    'destination says: at the place': giveContact,
    'destination says: the route is known': byItself,
    'fulfilment says: take-away': choose('Take away'),
    'fulfilment says: delivery': choose('Delivery'),
    'paymentChoice says: cash': choose('Cash on delivery'),
    'order.place: at noon': (page) => place(page).click(),
    // Sending is a flow of its own, which ends by itself.
    'placing done: the order is placed': byItself,
    'orderPayment done: nothing is left to do': byItself,
  },
  answers: {
    'loadCheckout done: an order': { call: loads, reply: 'server' },
    'loadCheckout fails: timeout': { call: loads, reply: 'lost' },
  },
  sees: {
    'checkout.loading': async (page) => {
      const waiting = page.locator('#content [aria-busy="true"]');
      await expect(waiting.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect(place(page)).toBeHidden();
    },
    'checkout.resuming': checking,
    'checkout.ordering.reviewing': placing,
    'checkout.ordering.changed': (page) =>
      expect(page.getByText('The price has changed')).toBeVisible(),
    'checkout.ordering.placing': placing,
    'checkout.left': (page) => expect(place(page)).toBeHidden(),

    'checkout.unavailable': (page) =>
      expect(page.getByText('Your cart and everything you typed are kept.')).toBeVisible(),
    'checkout.ordering.editing': (page) => expect(place(page)).toBeVisible(),
    'checkout.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
  invisible: {
    'checkout.paying': 'the page of the order or of the payment follows',
  },
  beyond: {
    'checkout.resuming | error placing | 0': programFault,
    'checkout.ordering.placing | error placing | 0': programFault,
    'checkout.paying | error orderPayment | 0': programFault,
    'checkout.ordering.editing | error orderLines | 0': programFault,
    'checkout.ordering.editing | error fulfilment | 0': programFault,
    'checkout.ordering.editing | error destination | 0': programFault,
    'checkout.ordering.editing | error paymentChoice | 0': programFault,
    'checkout.ordering | error coupon | 0': programFault,
    'checkout.ordering | error prescription | 0': programFault,
  },
});
