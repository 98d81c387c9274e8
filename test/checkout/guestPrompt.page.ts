import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const prompt = (page: Page) => page.getByRole('dialog', { name: en['checkout.guest.title'] });
const choose = (name: string) => (page: Page) =>
  prompt(page).getByRole('button', { name, exact: true }).click();
const titled = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

export const guestPromptPage = definePage({
  starts: {
    'guests welcome': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
      const drawer = await openCart(page);
      await drawer.getByRole('button', { name: en['cart.checkout'] }).click();
    },
  },
  acts: {
    'prompt.guest.chosen': choose(en['checkout.guest.go']),
    'prompt.login.chosen': choose(en['checkout.guest.login']),
    'prompt.signUp.chosen': choose(en['checkout.guest.signUp']),
    'prompt.closed': async (page) => {
      await page.goBack();
    },
  },
  answers: {},
  sees: {
    'guestPrompt.asking': (page) => expect(prompt(page)).toBeVisible(),
    'guestPrompt.guestChosen': (page) => expect(page).toHaveURL(/\/checkout\?page=cart/),
    'guestPrompt.loginChosen': titled(en['identity.signIn.title']),
    'guestPrompt.signUpChosen': titled(en['identity.signUp.title']),
    'guestPrompt.closed': async (page) => {
      await expect(prompt(page)).toBeHidden();
      await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
    },
  },
});
