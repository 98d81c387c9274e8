import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { byItself, definePage } from '../paths/page.ts';
import { cartWith, scooter, sixHours } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';

const read = '**/user/cart/get-cart*';
const empty = { status: 200, json: { carts: [], user_data: [] } };
const aScooter = { status: 200, json: wireTripCart(cartWith(sixHours, scooter)) };

const question = (page: Page) => page.getByRole('alertdialog');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const lines = (page: Page) => page.getByRole('list', { name: 'Vehicles in your trip cart' });

/** The vehicles are marked as busy. */
const working = (page: Page) =>
  expect(lines(page).locator('[aria-busy="true"]').first()).toBeVisible();

/** No message about the cart yet, neither that it is empty nor that it cannot be read. */
const busy = (page: Page) =>
  expect(page.getByText(/^(No vehicle yet|Your trip cart is kept at the server\.)$/)).toBeHidden();

export const rentalCartPage = definePage({
  starts: {
    'nothing put aside': async (page) => {
      await settleInRental(page);
      await page.goto('/rental/cart');
    },
  },
  acts: {
    // The page learns by itself whose cart it is.
    'rental.owner.changed: the same': {
      during: ['rentalCart.waitingForOwner'],
      act: byItself,
    },
    'rental.cart.retry': press('Try again'),
    'rental.line.removed: the scooter': {
      during: ['rentalCart.open.ready'],
      act: press(`Remove ${scooter.name}`),
    },
    'rental.cart.undo': {
      during: ['rentalCart.open.undoable'],
      act: press('Undo'),
    },
  },
  answers: {
    'loadCart done: nothing in it': { call: read, reply: empty },
    'loadCart done: a scooter': { call: read, reply: aScooter },
    'loadCart fails: no answer': { call: read, reply: 'lost' },
    'cartExchange done: removed': { call: '**/user/cart/remove-vehicle/**', reply: empty },
    'cartExchange done: back': { call: '**/user/cart/add-to-cart', reply: aScooter },
  },
  sees: {
    'rentalCart.loading': busy,
    'rentalCart.changing.working': working,
    'rentalCart.changing.asking': (page) => expect(question(page)).toBeVisible(),
    'rentalCart.exchanging.working': busy,
    'rentalCart.exchanging.asking': (page) => expect(question(page)).toBeVisible(),

    'rentalCart.unavailable': (page) =>
      expect(page.getByText('Your trip cart is kept at the server.')).toBeVisible(),
    'rentalCart.open.empty': (page) => expect(page.getByText('No vehicle yet')).toBeVisible(),
    'rentalCart.open.ready': (page) => expect(lines(page)).toContainText(scooter.name),
    'rentalCart.open.undoable': (page) =>
      expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible(),
  },
  invisible: {
    'rentalCart.waitingForOwner':
      'it passes before the page is drawn, unless the shop does not answer',
  },
  beyond: {
    'rentalCart.changing | error conflicts | 0':
      'its chart ends with what went wrong; only a defect in it could throw',
    'rentalCart.exchanging | error exchange | 0':
      'its chart ends with what went wrong; only a defect in it could throw',
  },
});
