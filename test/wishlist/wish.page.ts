import { expect, type Page } from '@playwright/test';
import { firstDish } from '../browser/journey.ts';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const heart = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Favourite: / });

export const wishPage = definePage({
  starts: {
    'an item': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
      await firstDish(page).click();
      await expect(heart(page)).toBeVisible();
    },
  },
  acts: {
    'wish.toggled: by a guest': async (page) => {
      await heart(page).click();
      await expect(page.getByText('You are not logged in')).toBeVisible();
      const signIn = page.getByRole('button', {
        name: 'Sign Up',
        exact: true,
      });
      await expect(signIn).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(signIn).toBeHidden();
    },
  },
  answers: {},
  sees: { 'wish.resting': (page) => expect(heart(page)).toBeVisible() },
  invisible: {
    'wish.saving': 'the heart shows at once what was wanted (WISH-01)',
  },
});
