import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

/** The last dish of the menu: drinks need no choice. */
const card = (page: Page) => page.getByRole('article').last();
const button = (page: Page, name: string) =>
  card(page).getByRole('button', { name: new RegExp(`^${name}: `) });
const inCart = (page: Page) => card(page).getByRole('button', { name: / in the cart/ });
/** What the cart saves it saves by itself. */
const byItself = () => Promise.resolve();

/** While the pointer is on the card its stepper is open. */
const step = (name: string) => async (page: Page) => {
  await card(page).hover();
  await button(page, name).click();
};

export const productCardPage = definePage({
  starts: {
    'a dish': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
      await expect(button(page, en['catalogue.item.add'])).toBeVisible();
      await card(page).scrollIntoViewIfNeeded();
    },
  },
  acts: {
    'card.add: as things are': step(en['catalogue.item.add']),
    'saveToCart done: saved': byItself,
    'card.line.changed: one': { during: ['productCard.add'], act: byItself },
    'card.plus: none elsewhere': {
      during: ['productCard.stepper'],
      act: step(en['ui.increase']),
    },
  },
  answers: {},
  sees: {
    'productCard.stepper': (page) =>
      expect(button(page, en['ui.increase']).or(inCart(page)).first()).toBeVisible(),
  },
});
