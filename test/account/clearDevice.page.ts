import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Clear data on this device?' });
const open = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Clear' });
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

export const clearDevicePage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      await page.goto('/settings');
    },
  },
  acts: {
    'clearing.asked': (page) => open(page).click(),
    'clearing.declined': press('Cancel'),
  },
  answers: {},
  sees: {
    'clearDevice.resting': async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeVisible();
    },
    'clearDevice.asking': (page) =>
      expect(dialog(page).getByText(/^These go: recent searches/)).toBeVisible(),
  },
  invisible: { 'clearDevice.clearing': 'the browser forgets at once, and the page opens anew' },
  beyond: {
    'clearDevice.asking | clearing.confirmed | 0':
      'the page opens anew and the chart with it; a test in jsdom confirms it',
    'clearDevice.clearing | done clearDevice | 0': 'the page opens anew before it could tell',
    'clearDevice.clearing | error clearDevice | 0': 'no browser of the tests refuses to forget',
  },
});
