import { expect, type Page } from '@playwright/test';
import { guestWithCart, openCart } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const cart = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ });

export const overlaysPage = definePage({
  starts: {
    'it begins': async (page) => {
      await guestWithCart(page);
      await page.goto('/home');
    },
  },
  acts: {
    'overlay.opened: the cart': {
      during: ['overlays.none'],
      act: async (page) => void (await openCart(page)),
    },
    'overlay.opened: an item': {
      during: ['overlays.shown'],
      act: (page) => cart(page).getByRole('button', { name: /^Edit/ }).first().click(),
    },
    'overlay.closed: the item': (page) => page.keyboard.press('Escape'),
  },
  answers: {},
  sees: {
    'overlays.none': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    // When several overlays are open, only the one on top is accessible.
    'overlays.shown': (page) => expect(page.getByRole('dialog')).toHaveCount(1),
  },
});
