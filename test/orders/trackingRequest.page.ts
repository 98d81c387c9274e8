import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const number = (page: Page) => page.getByLabel('Order number');
const missing = (page: Page) => page.getByText('Please give the number of the order.');
const find = (text: string) => async (page: Page) => {
  await number(page).fill(text);
  await page.getByRole('button', { name: 'Find order' }).click();
};

export const trackingRequestPage = definePage({
  starts: {
    'it begins': async (page) => {
      await settleIn(page);
      await page.goto('/track-order');
    },
  },
  acts: {
    'tracking.asked: without a number': {
      during: ['trackingRequest.asking', 'trackingRequest.incomplete'],
      act: find(''),
    },
    'tracking.asked: the number 0': {
      during: ['trackingRequest.asking', 'trackingRequest.incomplete'],
      act: find('0'),
    },
  },
  answers: {},
  sees: {
    'trackingRequest.asking': async (page) => {
      await expect(number(page)).toBeVisible();
      await expect(missing(page)).toBeHidden();
    },
    'trackingRequest.incomplete': async (page) => {
      await expect(missing(page)).toBeVisible();
      await expect(number(page)).toBeFocused();
    },
  },
  invisible: {
    'trackingRequest.asked': 'what is found is shown by `tracking`, which says so itself',
  },
});
