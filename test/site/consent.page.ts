import { expect, type Page } from '@playwright/test';
import { scrollToFooter } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, your choice' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie choices' });
const answer = (name: string) => (page: Page) => banner(page).getByRole('button', { name }).click();
const call = '**/api/v1/config/get-analytic-scripts*';
const scripts = [
  { type: 'google_analytics', script_id: 'G-1' },
  { type: 'meta_pixel', script_id: '7' },
];

const openWith = (stored: object | null) => async (page: Page) => {
  await page.addInitScript((value) => {
    if (value !== null && localStorage.getItem('consent') === null) {
      localStorage.setItem('consent', JSON.stringify({ version: 1, value }));
    }
  }, stored);
  await page.goto('/');
};

const fromFooter = async (page: Page) => {
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
  await scrollToFooter(page, button);
  await button.click();
};

export const consentPage = definePage({
  starts: {
    'never asked': openWith(null),
    'accepted before': openWith({
      version: '1 google_analytics meta_pixel',
      purposes: ['statistics', 'marketing'],
    }),
    'accepted something else': openWith({ version: '0', purposes: ['statistics'] }),
  },
  acts: {
    'consent.accepted': answer('Accept'),
    'consent.rejected': answer('Reject'),
    'consent.choosing': async (page) =>
      (await banner(page).isVisible()) ? answer('Choose')(page) : fromFooter(page),
    // Taking a yes back loads the page anew, which a test by hand shows (consent.test.tsx).
    'consent.chosen: both': async (page) => {
      for (const name of ['Statistics', 'Marketing']) {
        await dialog(page).getByRole('switch', { name }).setChecked(true);
      }
      await dialog(page).getByRole('button', { name: 'Save choices' }).click();
    },
    'consent.closed': (page) => page.keyboard.press('Escape'),
    'consent.elsewhere: a yes': (page) =>
      page.evaluate(() => {
        const value = {
          version: '1 google_analytics meta_pixel',
          purposes: ['statistics', 'marketing'],
        };
        localStorage.setItem('consent', JSON.stringify({ version: 1, value }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
      }),
  },
  answers: {
    'readOffer done: two purposes': { call, reply: { status: 200, json: scripts } },
    'readOffer done: nothing connected': { call, reply: { status: 200, json: [] } },
    'readOffer fails: no answer': { call, reply: 'lost' },
  },
  sees: {
    'consent.asking': async (page) => {
      for (const name of ['Reject', 'Choose', 'Accept']) {
        await expect(banner(page).getByRole('button', { name })).toBeVisible();
      }
    },
    'consent.choosing.unanswered': (page) => expect(dialog(page)).toBeVisible(),
    'consent.choosing.changing': (page) => expect(dialog(page)).toBeVisible(),
    'consent.settled': async (page) => {
      await expect(banner(page)).toBeHidden();
      await expect(dialog(page)).toBeHidden();
    },
    'consent.unneeded': (page) => expect(banner(page)).toBeHidden(),
  },
  invisible: { 'consent.reading': 'it is read after the page is there' },
});
