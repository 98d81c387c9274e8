import { expect, type Page } from '@playwright/test';
import { openDish, openStore } from '../browser/journey.ts';
import { settleIn } from '../browser/shop.ts';
import { english } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });

export const itemDialogPage = definePage({
  starts: {
    'a dish': async (page) => {
      await settleIn(page);
      await openStore(english(page));
      await openDish(english(page));
    },
  },
  acts: {
    // The dish of the demo city also asks for side dishes, beside its size.
    'item.option.toggled: Small': {
      during: ['itemDialog.open.sellable.available'],
      act: async (page) => {
        await dialog(page).getByRole('radio').first().check({ force: true });
        const sides = dialog(page).getByRole('group', { name: /Choose your sides/ });
        if ((await sides.count()) > 0) {
          await sides.getByRole('checkbox').first().check({ force: true });
        }
      },
    },
    'item.increased: none elsewhere': (page) => button(page, 'Increase quantity').click(),
    'item.decreased': (page) => button(page, 'Decrease quantity').click({ force: true }),
    'item.saved: as things are': (page) => button(page, 'Add to cart').click(),
    'item.closed': (page) => page.keyboard.press('Escape'),
  },
  answers: {
    // The server may answer before anybody could read that it is asked: the call waits.
    'saveToCart done: saved': { call: '**/api/v1/customer/cart/add*', reply: 'server' },
  },
  sees: {
    'itemDialog.open.sellable.available': (page) =>
      expect(button(page, '(Add to [cC]art|Update (to cart|To Cart))').first()).toBeVisible(),
    'itemDialog.open.sellable.scheduled': (page) =>
      expect(button(page, 'Add to [cC]art').first()).toBeVisible(),
    'itemDialog.open.unavailable': (page) =>
      expect(dialog(page).getByText(/^Available .+ to /)).toBeVisible(),
    'itemDialog.open.campaign': (page) => expect(button(page, 'Order Now')).toBeVisible(),
    'itemDialog.adding': (page) => expect(button(page, 'Adding')).toBeVisible(),
    'itemDialog.updating': (page) => expect(button(page, 'Updating')).toBeVisible(),
    'itemDialog.confirmingClear': (page) =>
      expect(page.getByRole('alertdialog').getByText('Start a new cart?')).toBeVisible(),
    'itemDialog.clearing': (page) => expect(button(page, 'Adding')).toBeVisible(),

    'itemDialog.open': (page) => expect(dialog(page)).toBeVisible(),
    'itemDialog.closed': (page) => expect(dialog(page)).toBeHidden(),
  },
  invisible: {
    'itemDialog.checking.toCart': 'what it comes to is decided at once',
    'itemDialog.checking.toBuy': 'what it comes to is decided at once',
    'itemDialog.checking.toOrder': 'what it comes to is decided at once',
  },
});
