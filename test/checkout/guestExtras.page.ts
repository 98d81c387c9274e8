import { expect, type Page } from '@playwright/test';
import { customerAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const extras = {
  note: 'Ring twice',
  deliveryInstruction: '',
  tip: 2,
  orderType: 'delivery',
  slot: null,
};

/** A guest with a cart and a note became a customer; the checkout of that cart is open. */
async function becomeCustomer(page: Page): Promise<void> {
  const stored = JSON.stringify({ version: 4, checkouts: { '1 cart': extras } });
  await customerAtCheckout(page, { 'guest-extras': stored });
}

const offer = (page: Page) => page.getByText(/^You began as a guest\./);
const choose = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const guestExtrasPage = definePage({
  starts: { 'a guest left a note and a tip': becomeCustomer },
  acts: {
    'extras.taken': choose('Take along'),
    'extras.left': choose('Go on without'),
  },
  answers: {},
  sees: {
    'guestExtras.offering': (page) => expect(offer(page)).toBeVisible(),
    'guestExtras.settled': (page) => expect(offer(page)).toBeHidden(),
  },
  beyond: {
    'guestExtras.looking | always | 0':
      'The checkout makes the offer only where a guest has left something.',
  },
});
