import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const prompt = (page: Page) => page.getByRole('dialog', { name: en['checkout.guest.title'] });
const choose = (name: string) => (page: Page) =>
  prompt(page).getByRole('button', { name, exact: true }).click();

export const checkoutGatePage = definePage({
  starts: {
    'it begins': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
    },
  },
  acts: {
    'checkout.asked: guests welcome': async (page) => {
      const drawer = await openCart(page);
      await drawer.getByRole('button', { name: en['cart.checkout'] }).click();
    },
    'checkout.dismissed': (page) => page.keyboard.press('Escape'),
    'checkout.asGuest': choose(en['checkout.guest.go']),
    // the gate opens sign-in, which is a flow of its own and is left again
    'checkout.signIn: signIn': async (page) => {
      await choose(en['checkout.guest.login'])(page);
      await expect(page.getByRole('heading', { name: en['identity.signIn.title'] })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  answers: {},
  sees: {
    'checkoutGate.idle': (page) => expect(prompt(page)).toBeHidden(),
    'checkoutGate.guestPrompt': (page) => expect(prompt(page)).toBeVisible(),
  },
});
