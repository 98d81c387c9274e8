import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem');
const first = (page: Page, what: string) =>
  lines(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${what}`) });
const busy = (page: Page) =>
  expect(drawer(page).locator('[aria-busy="true"]').first()).toBeVisible();

const SAME_COUNT = 'The drawer is told of the number of lines only when it is another one.';

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
      act: (page) => first(page, 'Increase quantity').click(),
    },
    'changeQuantity done: saved': byItself,
    'drawer.checkout': {
      during: ['cartDrawer.filled.ready'],
      act: (page) => drawer(page).getByRole('button', { name: 'Checkout' }).click(),
    },
    // The way to the checkout asks who orders, which is a flow of its own and is left again.
    'awaitSaved done: saved': async (page) => {
      const asks = page.getByRole('dialog', { name: 'How would you like to check out?' });
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
    'cartDrawer.loading': busy,
    'cartDrawer.unavailable': (page) =>
      expect(drawer(page).getByText('Nothing in it was lost.')).toBeVisible(),
    'cartDrawer.empty': (page) =>
      expect(drawer(page).getByText('Your cart is empty')).toBeVisible(),
    'cartDrawer.filled.updating': busy,
    'cartDrawer.filled.removing': busy,
    'cartDrawer.filled.finishing': (page) =>
      expect(drawer(page).getByRole('button', { name: 'Saving' })).toBeVisible(),

    'cartDrawer.closed': (page) => expect(drawer(page)).toBeHidden(),
    'cartDrawer.filled.ready': async (page) => {
      await expect(lines(page)).not.toHaveCount(0);
      await expect(drawer(page).getByRole('button', { name: 'Checkout' })).toBeVisible();
    },
  },
  beyond: {
    'cartDrawer.unavailable | drawer.cart.changed | 0': SAME_COUNT,
    'cartDrawer.empty | drawer.cart.changed | 0': SAME_COUNT,
  },
});
