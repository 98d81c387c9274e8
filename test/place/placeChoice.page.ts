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
    'placeChoice.picking': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Deliver here' })).toBeVisible(),

    'placeChoice.decided': (page) => expect(dialog(page)).toBeHidden(),
  },
  invisible: {
    'placeChoice.unavailable':
      'only failures lead to it that neither a customer nor a server can cause (see `beyond`)',
    'placeChoice.opening': 'the dialog is there already, and the map follows in a moment',
    'placeChoice.changing':
      'what becomes of the carts is asked by `zoneChange`, which says so itself',
  },
  beyond: {
    'placeChoice.opening | error findShop | 0':
      'no page is shown before the shop is known, and once known it stays so for the visit',
    'placeChoice.unavailable | place.retry | 0':
      'only failures lead to it that neither a customer nor a server can cause',
    'placeChoice.picking | error map | 0':
      'its chart ends with a place; only a defect in it could throw',
    'placeChoice.changing | error zone | 0':
      'its chart ends when the place is decided; only a defect in it could throw',
  },
});
