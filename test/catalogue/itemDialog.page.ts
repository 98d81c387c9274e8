import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
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
    // the dish of the demo asks for sides beside its size
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
    'item.increased: none elsewhere': (page) => button(page, en['ui.increase']).click(),
    'item.decreased': (page) => button(page, en['ui.decrease']).click({ force: true }),
    'item.saved: as things are': (page) => button(page, en['catalogue.item.addCart']).click(),
    'saveToCart done: saved': (page) =>
      expect(page.getByText(en['catalogue.item.added']).first()).toBeVisible(),
    'item.closed': (page) => page.keyboard.press('Escape'),
  },
  answers: {},
  sees: {
    'itemDialog.open': (page) => expect(dialog(page)).toBeVisible(),
    'itemDialog.closed': (page) => expect(dialog(page)).toBeHidden(),
  },
});
