import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/items/item-or-store-search*';
const field = (page: Page) => page.getByRole('search').getByRole('combobox');
const list = (page: Page) => page.getByRole('search').getByRole('listbox');

export const searchPage = definePage({
  clock: true,
  starts: {
    'no recent searches': async (page) => {
      await settleIn(page);
      await page.goto('/home');
      // Goods come when the page is awake: a painted field takes no focus.
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  acts: {
    'search.opened': (page) => field(page).focus(),
    'search.typed: a word': async (page) => {
      // Filling in the text that the field holds already would change nothing.
      const text = await field(page).inputValue();
      await field(page).fill(text === 'burger' ? 'burgers' : 'burger');
    },
    'search.typed: nothing': (page) => field(page).fill(' '),
    'search.closed': (page) => field(page).blur(),
  },
  answers: {
    'suggest done: a match': { call, reply: 'server' },
    'suggest done: no match': { call, reply: { status: 200, json: { items: [], stores: [] } } },
    'suggest fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'search.open.recalling': async (page) => {
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('search').getByText(/^(Dishes|Restaurants)$/)).toBeHidden();
    },

    'search.closed': (page) => expect(list(page)).toBeHidden(),
    'search.open.suggested': (page) => expect(list(page)).toBeAttached(),
    'search.open.failed': (page) =>
      expect(
        page
          .getByRole('search')
          .getByText('Suggestions could not be loaded. Press Enter to search.'),
      ).toBeVisible(),
  },
  invisible: {
    'search.open.typing': 'what is typed stands in the field, and suggestions come after a pause',
    'search.open.suggesting': 'suggestions of the text before stay until those of this one come',
  },
});
