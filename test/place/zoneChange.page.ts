import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestWithCart, openPlaces } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const clearing = '**/api/v1/customer/cart/remove?*';
const question = (page: Page) => page.getByRole('dialog', { name: en['place.zone.title'] });
const button = (page: Page, name: string) => question(page).getByRole('button', { name });
const press = (name: string) => (page: Page) => button(page, name).click();

export const zoneChangePage = definePage({
  starts: {
    'a place the store does not deliver to': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
      const places = await openPlaces(page);
      await places.getByRole('combobox', { name: en['place.search.label'] }).fill('Lake Boathouse');
      await page.getByRole('option').first().click();
      await places.getByRole('button', { name: en['map.confirm'] }).click();
    },
  },
  acts: {
    'zone.stayed': press(en['place.zone.stay']),
    'zone.moved': press(en['place.zone.move.carts']),
    'zone.cleared': { during: ['zoneChange.asking'], act: press(en['place.zone.clear.carts']) },
    'zone.undone': {
      during: ['zoneChange.cleared', 'zoneChange.unrestored'],
      act: (page) =>
        question(page)
          .getByRole('button', {
            name: new RegExp(`^(${en['place.zone.undo']}|${en['ui.retry']})$`),
          })
          .click(),
    },
    'zone.closed': {
      during: ['zoneChange.cleared', 'zoneChange.unrestored'],
      act: press(en['place.zone.done']),
    },
  },
  answers: {
    'clearCarts done': { call: clearing, reply: 'server' },
    'clearCarts fails: refused': {
      call: clearing,
      reply: { status: 403, json: { errors: [{ code: 'cart', message: 'Not now.' }] } },
    },
    // The cart is cleared before it is filled: what a try left behind is not to be there twice.
    'restoreCarts done': { call: clearing, reply: 'server' },
    'restoreCarts fails: timeout': { call: clearing, reply: 'lost' },
  },
  sees: {
    'zoneChange.asking': (page) => expect(button(page, en['place.zone.stay'])).toBeEnabled(),
    'zoneChange.cleared': (page) =>
      expect(question(page).getByText(en['place.zone.cleared.carts'])).toBeVisible(),
    'zoneChange.unrestored': (page) => expect(button(page, en['ui.retry'])).toBeEnabled(),
    'zoneChange.settled': (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
});
