import { expect, type Page } from '@playwright/test';
import { definePage } from '../paths/page.ts';

const openWith = (theme: string | null) => async (page: Page) => {
  await page.addInitScript((saved) => {
    if (saved !== null && localStorage.getItem('settings') === null) {
      localStorage.setItem('settings', JSON.stringify({ theme: saved, direction: null }));
    }
  }, theme);
  await page.goto('/');
};

const looks = (theme: string) => async (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

export const themePage = definePage({
  starts: {
    'nothing saved': openWith(null),
    'light saved': openWith('light'),
    'dark saved': openWith('dark'),
    'system saved': openWith('system'),
  },
  acts: {
    'theme.chosen: light': {
      during: ['theme.dark'],
      act: (page) => page.getByRole('button', { name: 'Theme Mode' }).click(),
    },
    'theme.chosen: dark': {
      during: ['theme.light', 'theme.system'],
      act: (page) => page.getByRole('button', { name: 'Theme Mode' }).click(),
    },
  },
  answers: {},
  sees: {
    'theme.light': looks('light'),
    'theme.dark': looks('dark'),
    'theme.system': looks('system'),
  },
});
