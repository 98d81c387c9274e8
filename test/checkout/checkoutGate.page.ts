import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'How would you like to check out?' });
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
      await drawer.getByRole('button', { name: 'Checkout' }).click();
    },
  },
  answers: {},
  sees: {
    'checkoutGate.idle': (page) => expect(prompt(page)).toBeHidden(),
    'checkoutGate.guestPrompt': (page) => expect(prompt(page)).toBeVisible(),
  },
});
