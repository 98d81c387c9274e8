import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';
import { cartWith, scooter, sixHours } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';

const read = '**/user/cart/get-cart*';
const empty = { status: 200, json: { carts: [], user_data: [] } };
const aScooter = { status: 200, json: wireTripCart(cartWith(sixHours, scooter)) };

const question = (page: Page) => page.getByRole('alertdialog');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const lines = (page: Page) => page.getByRole('list', { name: en['rentalCart.lines'] });

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
      act: () => Promise.resolve(),
    },
    'rental.cart.retry': press(en['ui.retry']),
    'rental.cart.clear': { during: ['rentalCart.open.ready'], act: press(en['rentalCart.clear']) },
    'rental.yes': {
      during: ['rentalCart.confirmingClear'],
      act: press(en['rentalCart.ask.clear.yes']),
    },
    'rental.no': { during: ['rentalCart.confirmingClear'], act: press(en['rentalCart.ask.no']) },
    'rental.line.removed: the scooter': {
      during: ['rentalCart.open.ready'],
      act: press(en['rentalCart.remove'].replace('{name}', scooter.name)),
    },
    'rental.cart.undo': {
      during: ['rentalCart.open.undoable'],
      act: press(en['rentalCart.undo']),
    },
  },
  answers: {
    'loadCart done: nothing in it': { call: read, reply: empty },
    'loadCart done: a scooter': { call: read, reply: aScooter },
    'loadCart fails: no answer': { call: read, reply: 'lost' },
    'removeLine done: removed': { call: '**/user/cart/remove-vehicle/**', reply: empty },
    'clearCart done: cleared': { call: '**/user/cart/remove-cart*', reply: empty },
    'restoreCart done: all of it': { call: '**/user/cart/add-to-cart', reply: aScooter },
  },
  sees: {
    'rentalCart.unavailable': (page) => expect(page.getByText(en['rentalCart.kept'])).toBeVisible(),
    'rentalCart.open.empty': (page) =>
      expect(page.getByText(en['rentalCart.empty.title'])).toBeVisible(),
    'rentalCart.open.ready': (page) => expect(lines(page)).toContainText(scooter.name),
    'rentalCart.open.undoable': (page) =>
      expect(page.getByRole('button', { name: en['rentalCart.undo'], exact: true })).toBeVisible(),
    'rentalCart.confirmingClear': (page) =>
      expect(question(page)).toContainText(en['rentalCart.ask.clear']),
  },
});
