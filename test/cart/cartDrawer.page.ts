import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: en['cart.title'] });
const lines = (page: Page) =>
  page.getByRole('list', { name: en['cart.lines'] }).getByRole('listitem');
const first = (page: Page, what: string) =>
  lines(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${what}`) });
/** What the cart saves it saves by itself. */
const byItself = () => Promise.resolve();

export const cartDrawerPage = definePage({
  starts: {
    'it begins': async (page) => {
      await guestWithCart(page, { lines: 2 });
      await page.goto('/home');
    },
  },
  acts: {
    'drawer.opened': async (page) => {
      await openCart(page);
    },
    'readCart done: two lines': byItself,
    'drawer.plus: one dish of at most three': {
      during: ['cartDrawer.filled.ready'],
      act: (page) => first(page, en['ui.increase']).click(),
    },
    'changeQuantity done: saved': byItself,
    'drawer.checkout': {
      during: ['cartDrawer.filled.ready'],
      act: (page) => drawer(page).getByRole('button', { name: en['cart.checkout'] }).click(),
    },
    // the way to the checkout asks who orders, which is a flow of its own and is left again
    'awaitSaved done: saved': async (page) => {
      const asks = page.getByRole('dialog', { name: en['checkout.guest.title'] });
      await expect(asks).toBeVisible();
      await page.keyboard.press('Escape');
    },
    'drawer.closed': {
      during: ['cartDrawer.filled.ready'],
      act: (page) => page.keyboard.press('Escape'),
    },
  },
  answers: {},
  sees: {
    'cartDrawer.closed': (page) => expect(drawer(page)).toBeHidden(),
    'cartDrawer.filled.ready': (page) => expect(lines(page)).toHaveCount(2),
  },
});
