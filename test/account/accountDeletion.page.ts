import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to delete your account?' });
const open = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete account' });
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const call = '**/api/v1/customer/remove-account';

export const accountDeletionPage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      await page.goto('/settings');
    },
  },
  acts: {
    'deletion.asked: where vehicles are rented': (page) => open(page).click(),
    'deletion.confirmed': async (page) => {
      await dialog(page).getByLabel('Type “Delete account” to confirm').fill('Delete account');
      await press('Delete account')(page);
    },
    'deletion.declined': press('Cancel'),
  },
  answers: {
    'deleteAccount fails: an order runs': {
      call,
      reply: {
        status: 203,
        json: { errors: [{ code: 'on-going', message: 'An order is under way.' }] },
      },
    },
    'findRunning done: one order': {
      call: '**/api/v1/customer/order/running-orders?*',
      reply: {
        status: 200,
        json: { total_size: 1, limit: 10, offset: 1, orders: [{ id: 100482 }] },
      },
    },
    'deleteAccount fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'deleteAccount fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'accountDeletion.idle': async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(open(page)).toBeVisible();
    },
    'accountDeletion.confirming': (page) => expect(dialog(page)).toBeVisible(),
    'accountDeletion.deleting': (page) =>
      expect(dialog(page).getByText('Deleting', { exact: true })).toBeVisible(),
  },
  invisible: {
    'accountDeletion.findingRunning': 'the reason is there, and its link follows within a moment',
    'accountDeletion.deleted': 'the landing page takes the place of the settings',
  },
});
