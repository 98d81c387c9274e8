import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** Another chart goes its way meanwhile, in its own time. */
const byItself = () => Promise.resolve();

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
    'placeChoice.decided': (page) => expect(dialog(page)).toBeHidden(),
  },
});
