import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const cart = '**/api/v1/customer/cart/list*';
/** The button that opens the cart says how many lines are in it. */
const opener = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${en['app.nav.cart2']}`) }).first();
const plus = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${en['catalogue.item.add']}: `) });

export const cartPage = definePage({
  starts: {
    'nothing remembered': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
    },
  },
  acts: {
    // the guest id comes by itself
    'cart.owner.changed: a guest': {
      during: ['cart.waitingForOwner'],
      act: (page) => expect(plus(page).first()).toBeVisible(),
    },
    'cart.item.added: one': {
      during: ['cart.open'],
      act: async (page) => {
        // drinks and sides at the end of the menu need no choice
        const last = plus(page).last();
        await last.scrollIntoViewIfNeeded();
        await last.click();
      },
    },
    'cart.change.saved: add': (page) => expect(opener(page)).toContainText('1'),
  },
  answers: {
    'loadCart done: nothing in it': { call: cart, reply: 'server' },
    'loadCart fails: a timeout': { call: cart, reply: 'lost' },
  },
  sees: { 'cart.open': (page) => expect(opener(page)).toBeVisible() },
});
