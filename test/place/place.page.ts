import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('location'));

export const placePage = definePage({
  starts: {
    'no stored place': async (page) => {
      await page.goto('/');
      await expect(field(page)).toBeEnabled();
    },
    'a stored place': async (page) => {
      await settleIn(page);
      await page.goto('/home');
    },
  },
  acts: {
    'place.chosen: for delivery': {
      during: ['place.none'],
      act: async (page) => {
        await field(page).fill('Eastside Mall');
        await page.getByRole('option').first().click();
      },
    },
  },
  answers: {},
  sees: {
    'place.none': (page) => expect(field(page)).toBeVisible(),
    'place.chosen': (page) => expect.poll(() => stored(page)).not.toBeNull(),
  },
});
