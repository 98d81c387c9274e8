import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
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
      dialog(page).getByRole('link', { name: en['identity.signIn.forgot'] }).click(),
    'auth.recovery.left: by Back': async (page) => {
      await page.goBack();
    },
    'auth.recovery.left: for another page': (page) =>
      page.locator('header').getByRole('link').first().click(),
    // whoever is signed in is not asked again: they sign out at once
    'auth.signedIn: on a store’s page': async (page) => {
      await sendPassword(page);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: en['account.signOut.open'] }).click();
      await page.getByRole('button', { name: en['account.signOut.open'], exact: true }).click();
      await expect(page.getByText(en['account.signOut.done'])).toBeVisible();
    },
  },
  answers: {},
  sees: {
    'authGate.closed': (page) => expect(dialog(page)).toBeHidden(),
    'authGate.open': (page) =>
      expect(page.getByRole('heading', { name: en['identity.signIn.title'] })).toBeVisible(),
    'authGate.recovering': (page) => expect(page).toHaveURL(/\/forgot-password/),
  },
});
