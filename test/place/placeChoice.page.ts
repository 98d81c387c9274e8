import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { byItself, definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
export const placeChoicePage = definePage({
  starts: {
    'another place': async (page) => {
      await settleIn(page);
      await page.goto('/home');
      await page
        .getByRole('button', { name: /Deliver to/ })
        .first()
        .click();
    },
  },
  acts: {
    'findShop done: the shop': byItself,
    'place.taken': (page) => dialog(page).getByRole('button', { name: 'Deliver here' }).click(),
    'mapPicker done: a place': byItself,
    'zoneChange says: the other place': byItself,
    'zoneChange done': byItself,
  },
  answers: {},
  sees: {
    'placeChoice.unavailable': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'placeChoice.picking': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Deliver here' })).toBeVisible(),

    'placeChoice.decided': (page) => expect(dialog(page)).toBeHidden(),
  },
  invisible: {
    'placeChoice.opening': 'the dialog is there already, and the map follows in a moment',
    'placeChoice.changing':
      'what becomes of the carts is asked by `zoneChange`, which says so itself',
  },
});
