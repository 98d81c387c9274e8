import { expect, type Page } from '@playwright/test';
import { byItself, definePage } from '../paths/page.ts';

const choose = (name: string) => async (page: Page) => {
  await page.locator('header [aria-haspopup="menu"]:visible').first().click();
  await page.getByRole('menuitemradio', { name }).click();
};
const asked = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

export const languagePage = definePage({
  starts: { en: async (page) => void (await page.goto('/')) },
  acts: {
    'language.chosen: Arabic': { during: ['language.idle'], act: choose('العربية') },
    'language.chosen: English': { during: ['language.idle'], act: choose('English') },
    'language.confirmed': (page) =>
      asked(page).getByRole('button', { name: 'Change language' }).click(),
    'language.declined': (page) => page.keyboard.press('Escape'),
    'reachShop done': byItself,
    // The browser stores it by itself, and the page loads anew.
    'storeLanguage done: stored': (page) =>
      expect(page.locator('html')).toHaveAttribute('dir', 'rtl'),
  },
  answers: {},
  sees: {
    'language.asking.failed': (page) =>
      expect(
        page.getByText('The language could not be changed. Check your connection and try again.'),
      ).toBeVisible(),
    'language.idle': (page) => expect(asked(page)).toBeHidden(),
    'language.asking.confirming': (page) =>
      expect(asked(page).getByText('Are you sure you want to change the language?')).toBeVisible(),
  },
  invisible: {
    'language.asking.reaching': 'the server answers at once',
    'language.applying': 'the page in the chosen language follows at once',
  },
});
