import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'How would you like to check out?' });
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
      await drawer.getByRole('button', { name: 'Checkout' }).click();
    },
  },
  acts: {
    'prompt.guest.chosen': choose('Guest'),
    'prompt.login.chosen': choose('Login'),
    'prompt.signUp.chosen': choose('Sign Up'),
    'prompt.closed': async (page) => {
      await page.goBack();
    },
  },
  answers: {},
  sees: {
    'guestPrompt.asking': (page) => expect(prompt(page)).toBeVisible(),
    'guestPrompt.guestChosen': (page) => expect(page).toHaveURL(/\/checkout\?page=cart/),
    'guestPrompt.loginChosen': titled('Sign In'),
    'guestPrompt.signUpChosen': titled('Sign Up'),
    'guestPrompt.closed': async (page) => {
      await expect(prompt(page)).toBeHidden();
      await expect(page).toHaveURL(/\/home\?module_id=\d+$/);
    },
  },
});
