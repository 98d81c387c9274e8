import { expect, type Page } from '@playwright/test';
import { guestWithCart, openPlaces } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const clearing = '**/api/v1/customer/cart/remove?*';
const question = (page: Page) => page.getByRole('dialog', { name: 'What about your cart?' });
const button = (page: Page, name: string) => question(page).getByRole('button', { name });
const press = (name: string) => (page: Page) => button(page, name).click();

export const zoneChangePage = definePage({
  starts: {
    'a place the store does not deliver to': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
      const places = await openPlaces(page);
      await places.getByRole('combobox', { name: 'Delivery address' }).fill('Lake Boathouse');
      await page.getByRole('option').first().click();
      await places.getByRole('button', { name: 'Deliver here' }).click();
    },
  },
  acts: {
    'zone.stayed': press('Keep my address'),
    'zone.moved': press('Change address, keep the cart'),
    'zone.cleared': { during: ['zoneChange.asking'], act: press('Change address, clear the cart') },
    'zone.undone': {
      during: ['zoneChange.cleared', 'zoneChange.unrestored'],
      act: (page) =>
        question(page)
          .getByRole('button', {
            name: /^(Undo|Try again)$/,
          })
          .click(),
    },
    'zone.closed': {
      during: ['zoneChange.cleared', 'zoneChange.unrestored'],
      act: press('Done'),
    },
  },
  answers: {
    'clearCarts done: cleared': { call: clearing, reply: 'server' },
    'clearCarts done: no answer': { call: clearing, reply: 'lost' },
    'clearCarts done: refused': {
      call: clearing,
      reply: { status: 403, json: { errors: [{ code: 'cart', message: 'Not now.' }] } },
    },
    // The cart is cleared before it is filled: what a try left behind is not to be there twice.
    'restoreCarts done': { call: clearing, reply: 'server' },
    'restoreCarts fails: timeout': { call: clearing, reply: 'lost' },
  },
  sees: {
    'zoneChange.clearing': (page) =>
      expect(page.getByRole('button', { name: 'Clearing the cart' })).toBeVisible(),
    'zoneChange.restoring': (page) =>
      expect(page.getByRole('button', { name: 'Bringing your cart back' })).toBeVisible(),

    'zoneChange.asking': (page) => expect(button(page, 'Keep my address')).toBeEnabled(),
    'zoneChange.cleared': (page) =>
      expect(question(page).getByText('Your cart is empty now, and we deliver to')).toBeVisible(),
    'zoneChange.unrestored': (page) =>
      expect(
        question(page).getByText('Your cart could not be brought back. Your address is'),
      ).toBeVisible(),
    'zoneChange.settled': (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  beyond: {
    'zoneChange.clearing | error clearCarts | 0':
      'what the server answers, and that it does not answer, is a result; only a defect could throw',
  },
  invisible: {
    'zoneChange.reading': 'the carts are looked at before anything is asked',
  },
});
