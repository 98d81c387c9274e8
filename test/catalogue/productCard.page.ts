import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { byItself, definePage } from '../paths/page.ts';

/**
 * The card under test: the only search result, or the last one of a menu. Its dish has no options.
 */
const card = (page: Page) => page.getByRole('article').last();
const button = (page: Page, name: string) =>
  card(page).getByRole('button', { name: new RegExp(`^${name}: `) });
const inCart = (page: Page) => card(page).getByRole('button', { name: / in the cart/ });

/** Presses a button of the stepper, which is open only while the pointer is over the card. */
const step = (name: string) => async (page: Page) => {
  await card(page).hover();
  await button(page, name).click();
};

const busy = (page: Page) => expect(card(page).locator('button[aria-busy="true"]')).toBeVisible();

export const productCardPage = definePage({
  starts: {
    'a dish': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers?q=pot+of+mint+tea');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(button(page, 'Add')).toBeVisible();
    },
  },
  acts: {
    'card.add: as things are': step('Add'),
    'saveToCart done: saved': byItself,
    'card.line.changed: one': { during: ['productCard.add'], act: byItself },
    'card.plus: none elsewhere': {
      during: ['productCard.stepper'],
      act: step('Increase quantity'),
    },
  },
  answers: {},
  sees: {
    'productCard.add': (page) => expect(button(page, 'Add')).toBeVisible(),
    'productCard.adding': busy,
    'productCard.confirmingClear': (page) =>
      expect(page.getByRole('alertdialog').getByText('Start a new cart?')).toBeVisible(),
    'productCard.clearing': busy,
    'productCard.stepper.expanded': (page) =>
      expect(button(page, 'Increase quantity')).toBeVisible(),
    'productCard.stepper.leaving': (page) =>
      expect(button(page, 'Increase quantity')).toBeVisible(),
    'productCard.stepper.collapsed': async (page) => {
      // The card does so only while no pointer is over it.
      await page.mouse.move(5, 5);
      await expect(inCart(page)).toBeVisible();
    },
    'productCard.updating': (page) => expect(button(page, 'Increase quantity')).toBeVisible(),
    'productCard.removing': busy,

    'productCard.stepper': (page) =>
      expect(button(page, 'Increase quantity').or(inCart(page)).first()).toBeVisible(),
  },
  beyond: {
    'productCard.updating | card.line.changed | 0':
      'the line can leave the cart from elsewhere only once the quantity is saved: whoever goes ' +
      'elsewhere leaves the card, another tab’s changes are read when nothing is on its way, an ' +
      'answer without the line ends the saving first, and signing out opens the page anew',
  },
});
