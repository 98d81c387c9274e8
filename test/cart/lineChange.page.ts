import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/customer/cart/update*';
const line = (page: Page) =>
  page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem').first();
const quantity = (page: Page) => line(page).locator('output');

export const lineChangePage = definePage({
  starts: {
    'of a guest': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
      await openCart(page);
      await line(page)
        .getByRole('button', { name: /^Increase quantity/ })
        .click();
    },
  },
  acts: {},
  answers: {
    'saveChange done: the whole cart': { call, reply: 'server' },
    'saveChange fails: a limit': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'stock', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'lineChange.lost': (page) =>
      expect(
        page.getByText('No connection. Your cart is kept and saved when you are back.').first(),
      ).toBeVisible(),

    'lineChange.sending': (page) => expect(line(page)).toHaveAttribute('aria-busy', 'true'),
    'lineChange.saved': async (page) => {
      await expect(line(page)).toHaveAttribute('aria-busy', 'false');
      await expect(quantity(page)).not.toHaveText('01');
    },
    'lineChange.refused': (page) =>
      expect(page.getByText('The server says no.').first()).toBeVisible(),
  },
  invisible: {
    'lineChange.unclear': 'the cart is read again at once, and shows what the server has',
  },
});
