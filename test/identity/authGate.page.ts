import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { openSignIn, sendPassword } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog');

export const authGatePage = definePage({
  starts: {
    'a quiet start': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
    },
  },
  acts: {
    'auth.asked: from the bar': { during: ['authGate.closed'], act: openSignIn },
    'auth.dismissed': (page) => page.keyboard.press('Escape'),
    'auth.putAside': async (page) => {
      await page.goBack();
    },
    'auth.recovery.chosen': (page) =>
      dialog(page).getByRole('link', { name: 'Forgot password?' }).click(),
    'auth.recovery.left: by Back': async (page) => {
      await page.goBack();
    },
    'auth.recovery.left: for another page': (page) =>
      page.locator('header').getByRole('link').first().click(),
    // Whoever is signed in is not asked again: they sign out at once.
    'auth.signedIn: on a store’s page': async (page) => {
      await sendPassword(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Logout', exact: true }).click();
      await expect(page.getByText('Logout successful')).toBeVisible();
    },
  },
  answers: {},
  sees: {
    'authGate.closed': (page) => expect(dialog(page)).toBeHidden(),
    'authGate.open': (page) => expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible(),
    'authGate.recovering': (page) => expect(page).toHaveURL(/\/forgot-password/),
  },
});
