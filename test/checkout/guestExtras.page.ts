import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
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
const becomeCustomer = (page: Page): Promise<void> =>
  customerAtCheckout(page, {
    'guest-extras': JSON.stringify({ version: 4, checkouts: { '1 cart': extras } }),
  });

const offer = (page: Page) => page.getByText(/^You began as a guest\./);
const choose = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

export const guestExtrasPage = definePage({
  starts: { 'a guest left a note and a tip': becomeCustomer },
  acts: {
    'extras.taken': choose(en['checkout.guest.take']),
    'extras.left': choose(en['checkout.guest.leave']),
  },
  answers: {},
  sees: {
    'guestExtras.offering': (page) => expect(offer(page)).toBeVisible(),
    'guestExtras.settled': (page) => expect(offer(page)).toBeHidden(),
  },
});
