import { expect } from '@playwright/test';
import { definePage } from '../paths/page.ts';

export const rootPage = definePage({
  starts: { 'it begins': async (page) => void (await page.goto('/')) },
  acts: {
    // The guest id comes by itself.
    'session.changed: a guest': (page) =>
      page.waitForFunction(() => localStorage.getItem('guest_id') !== null).then(() => undefined),
  },
  answers: {},
  sees: {
    'root.broken': (page) => expect(page.getByText('This page could not be shown')).toBeVisible(),
    'root.open': (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
});
