import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const loads = '**/api/v1/stores/details/*';
const measures = '**/api/v1/config/distance-api*';
const place = (page: Page) => page.getByRole('button', { name: en['checkout.place'] });
const choose = (name: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(name) }).check();

async function giveContact(page: Page): Promise<void> {
  await page.getByLabel(en['checkout.contact.name']).fill('Maya Haddad');
  await page.getByLabel(en['checkout.contact.phone']).fill('+15550137000');
  await page.getByRole('button', { name: en['checkout.contact.save'], exact: true }).click();
}

export const checkoutPage = definePage({
  starts: { 'an empty form': (page) => guestAtCheckout(page) },
  acts: {
    'checkout.retry': {
      during: ['checkout.unavailable'],
      act: (page) => page.getByRole('button', { name: en['ui.retry'] }).click(),
    },
    'order.address.given: at the place': {
      during: ['checkout.ordering.editing.address.measured'],
      act: giveContact,
    },
    'order.type.chosen: take-away': choose(en['checkout.type.takeAway']),
    'order.type.chosen: delivery': choose(en['checkout.type.delivery']),
    'payment.chosen: cash': {
      during: ['checkout.ordering.editing.payment.open'],
      act: choose(en['checkout.payment.cash']),
    },
    'order.place: at noon': (page) => place(page).click(),
    // sending is a flow of its own, which ends by itself
    'placing done: the order stands': () => Promise.resolve(),
  },
  answers: {
    'loadCheckout done: an order': { call: loads, reply: 'server' },
    'loadCheckout fails: timeout': { call: loads, reply: 'lost' },
    'measureRoute done: 3 km': { call: measures, reply: 'server' },
  },
  sees: {
    'checkout.unavailable': (page) => expect(page.getByText(en['checkout.kept'])).toBeVisible(),
    'checkout.ordering.editing': (page) => expect(place(page)).toBeVisible(),
    'checkout.ordering.editing.address.measured': (page) =>
      expect(page.getByText(en['checkout.sum.pending'])).toBeHidden(),
    'checkout.placed': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
});
