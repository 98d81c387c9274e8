import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });
const question = (page: Page) => page.getByRole('alertdialog');
const removals = '**/api/v1/customer/wish-list/remove*';

export const favouritesPage = definePage({
  starts: {
    'it begins': async (page) => {
      const token = await customerBefore(page);
      const headers = {
        Authorization: `Bearer ${token}`,
        'X-localization': 'en',
        moduleId: '1',
        zoneId: '[1]',
      };
      const popular = await page.request.get('/api/v1/items/popular?type=all&limit=2&offset=1', {
        headers,
      });
      const { products } = (await popular.json()) as { products: { id: number }[] };
      for (const { id } of products) {
        await page.request.post(`/api/v1/customer/wish-list/add?item_id=${id}`, { headers });
      }
      await page.goto('/home');
      await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
      await expect(drawer(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  acts: {
    'favourites.tab.chosen: the items': (page) =>
      drawer(page).getByRole('radio').first().check({ force: true }),
    'favourites.tab.chosen: the sellers': (page) =>
      drawer(page).getByRole('radio').last().check({ force: true }),
    'favourite.removal.asked: an item': (page) =>
      drawer(page)
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    'favourite.removal.confirmed': (page) =>
      question(page).getByRole('button', { name: 'Delete' }).click(),
    'favourite.removal.declined': (page) =>
      question(page).getByRole('button', { name: 'Cancel' }).click(),
  },
  answers: {
    'removeWish done: taken off': { call: removals, reply: 'server' },
    'removeWish fails: no answer': { call: removals, reply: 'lost' },
  },
  sees: {
    'favourites.removing': (page) =>
      expect(question(page).locator('button[aria-busy="true"]')).toBeVisible(),

    'favourites.browsing': (page) => expect(question(page)).toBeHidden(),
    'favourites.confirming': (page) => expect(question(page)).toBeVisible(),
  },
});
