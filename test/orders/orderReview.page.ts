import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';
import { openPastOrder } from './orderAgain.page.ts';

const call = '**/reviews/submit';
/** The button that sends the ratings; its text says how many they are. */
export const send = (page: Page) => page.getByRole('button', { name: /^Send( \d+ ratings?)?$/ });

export const orderReviewPage = definePage({
  starts: {
    'it begins': async (page) => {
      await openPastOrder(page);
      await page.getByRole('link', { name: 'Rate' }).click();
    },
  },
  acts: {
    'review.submitted: with stars': async (page) => {
      await page.getByRole('radio', { name: '4 stars' }).first().check({ force: true });
      await send(page).click();
    },
    'review.submitted: none': (page) => send(page).click(),
    'review.changed': (page) =>
      page.getByRole('radio', { name: '3 stars' }).first().check({ force: true }),
    'review.continued: by button': (page) =>
      page.getByRole('button', { name: 'Rate the rest' }).click(),
  },
  answers: {
    'sendRatings done: all taken': { call, reply: { status: 200, json: { message: 'Thanks.' } } },
    'sendRatings done: one refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'orderReview.writing': (page) => expect(send(page)).toBeVisible(),
    'orderReview.sending': (page) =>
      expect(page.getByRole('button', { name: 'Loading' })).toBeVisible(),
    'orderReview.thanked': (page) =>
      expect(page.getByText('Thank you for your rating.').first()).toBeVisible(),
  },
});
