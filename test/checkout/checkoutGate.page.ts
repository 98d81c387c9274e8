import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'How would you like to check out?' });
export const checkoutGatePage = definePage({
  starts: {
    'guests welcome': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
      const drawer = await openCart(page);
      await drawer.getByRole('button', { name: 'Checkout' }).click();
    },
  },
  acts: {},
  answers: {},
  sees: {
    'checkoutGate.left': (page) => expect(prompt(page)).toBeHidden(),
    'checkoutGate.guestPrompt': (page) => expect(prompt(page)).toBeVisible(),
  },
  beyond: {
    'checkoutGate.evaluating | always | 0':
      'The drawer of an empty cart has no way to the checkout, and hears of the last line’s going before the gate is asked.',
    'checkoutGate.guestPrompt | error prompt | 0':
      'The question makes no call; only a fault of the program could stop it.',
  },
});
