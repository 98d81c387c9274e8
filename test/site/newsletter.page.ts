import { expect, type Page } from '@playwright/test';
import { scrollToFooter } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/newsletter/subscribe*';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your email' });

export const newsletterPage = definePage({
  starts: {
    'it begins': async (page) => {
      await page.goto('/');
      await scrollToFooter(page, field(page));
    },
  },
  acts: {
    'newsletter.typed: an address': (page) =>
      field(page).fill(`visitor-${crypto.randomUUID()}@sixways.example`),
    'newsletter.typed: no address': (page) => field(page).fill('maya@'),
    'newsletter.subscribe': (page) => field(page).press('Enter'),
  },
  answers: {
    'subscribe done': { call, reply: 'server' },
    'subscribe fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'newsletter.editing': (page) =>
      expect(page.getByText('Please insert a valid email.')).toBeHidden(),
    'newsletter.invalid': (page) =>
      expect(page.getByText('Please insert a valid email.')).toBeVisible(),
    'newsletter.submitting': (page) =>
      expect(page.getByRole('button', { name: 'Subscribing' })).toBeVisible(),
  },
});
