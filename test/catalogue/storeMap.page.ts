import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { byItself, definePage } from '../paths/page.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of restaurants' });
const pin = (page: Page, index: number) => map(page).getByRole('button').nth(index);
const card = (page: Page) => page.getByRole('region', { name: 'Chosen on the map' });
const list = (page: Page) => page.getByText('All of them are in the list below.');

/**
 * Presses a pin by keyboard, because pins may cover each other, and a click could hit the wrong
 * one.
 */
const press = (index: number) => async (page: Page) => {
  await pin(page, index).focus();
  await page.keyboard.press('Enter');
};

export const storeMapPage = definePage({
  starts: {
    'it begins': async (page) => {
      await settleIn(page);
      await page.goto('/stores?view=map');
      await expect(pin(page, 1)).toBeVisible();
    },
  },
  acts: {
    'pin.pressed: Harbour Bakery': press(0),
    'pin.pressed: Mint Kitchen': press(1),
    'card.closed': {
      during: ['storeMap.card.shown'],
      act: (page) => card(page).getByRole('button', { name: 'Close' }).click(),
    },
    'tile.loaded': { during: ['storeMap.picture.loading'], act: byItself },
  },
  answers: {},
  sees: {
    'storeMap.card.none': (page) =>
      expect(page.getByText('Press a pin to see who is there.')).toBeVisible(),
    'storeMap.card.shown': (page) => expect(card(page).getByRole('article')).toBeVisible(),
    'storeMap.picture.drawn': async (page) => {
      await expect(map(page).locator('.leaflet-tile-loaded').first()).toBeVisible();
      await expect(list(page)).toBeHidden();
    },
    'storeMap.picture.bare': async (page) => {
      await expect(page.getByText('The pictures of this map do not load just now.')).toBeVisible();
      await expect(list(page)).toBeVisible();
    },
    'storeMap.picture.failed': async (page) => {
      await expect(
        page.getByText('The map could not be loaded. Everything else works without it.'),
      ).toBeVisible();
      await expect(list(page)).toBeVisible();
    },
  },
  invisible: {
    'storeMap.picture.loading': 'the ground of the map is there before its first picture',
  },
});
