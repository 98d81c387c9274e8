import { expect, type Page } from '@playwright/test';
import { scrollToFooter } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/newsletter/subscribe*';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your email' });

export const newsletterPage = definePage({
  starts: {
    'nothing was typed': async (page) => {
      await page.goto('/');
      await scrollToFooter(page, field(page));
    },
    'an address was typed before a reload': async (page) => {
      const typed = `visitor-${crypto.randomUUID()}@sixways.example`;
      await page.addInitScript(
        (json) => localStorage.setItem('newsletter-draft', json),
        JSON.stringify({ version: 1, value: typed }),
      );
      await page.goto('/');
      await scrollToFooter(page, field(page));
      await expect(field(page)).toHaveValue(typed);
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
