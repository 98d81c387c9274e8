import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';
import { cartWith, city, scooter, sixHours } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';

const both = cartWith(sixHours, scooter, city);
const told = (cart: typeof both) => ({ status: 200, json: wireTripCart(cart) });
const nothing = { status: 200, json: { carts: [], user_data: [] } };
const removal = '**/user/cart/remove-vehicle/**';
const clearing = '**/user/cart/remove-cart*';

/** The cart's page with a scooter and a car in it. */
const openCart = async (page: Page) => {
  await page.route('**/user/cart/get-cart*', (route) => route.fulfill(told(both)));
  await settleInRental(page);
  await page.goto('/rental/cart');
};

const lines = (page: Page) => page.getByRole('list', { name: 'Vehicles in your trip cart' });
const question = (page: Page) => page.getByRole('alertdialog');
const asks = (text: string) => (page: Page) => expect(question(page)).toContainText(text);
const answer = (name: string) => (page: Page) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** The vehicles are marked as busy. */
const working = (page: Page) =>
  expect(lines(page).locator('[aria-busy="true"]').first()).toBeVisible();

/** All vehicles are in the cart, as the server has it. */
const asItWas = async (page: Page) => {
  await expect(question(page)).toBeHidden();
  await expect(lines(page)).toContainText(scooter.name);
};

export const cartExchangePage = definePage({
  starts: {
    'without the scooter': async (page) => {
      await openCart(page);
      await page.getByRole('button', { name: `Remove ${scooter.name}`, exact: true }).click();
    },
    'without any': async (page) => {
      await openCart(page);
      await page.getByRole('button', { name: 'Clear cart', exact: true }).click();
    },
  },
  acts: {
    'rental.yes': { during: ['cartExchange.confirmingClear'], act: answer('Clear cart') },
    'rental.no': { during: ['cartExchange.confirmingClear'], act: answer('No') },
  },
  answers: {
    'removeLine done: removed': { call: removal, reply: told(cartWith(sixHours, city)) },
    'removeLine fails: no answer': { call: removal, reply: 'lost' },
    'clearCart done: cleared': { call: clearing, reply: nothing },
    'clearCart fails: no answer': { call: clearing, reply: 'lost' },
  },
  sees: {
    'cartExchange.removingLine': working,
    'cartExchange.confirmingClear': asks('Clear the trip cart?'),
    'cartExchange.clearing': working,
    'cartExchange.confirmingParked': asks('Swap the carts?'),
    'cartExchange.restoring': (page) =>
      expect(page.getByText('Your trip cart is back.')).toBeHidden(),
    'cartExchange.exchanged': (page) =>
      expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible(),
    'cartExchange.unchanged': asItWas,
    'cartExchange.failed': asItWas,
  },
});
