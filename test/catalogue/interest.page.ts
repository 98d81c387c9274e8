import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/customer/update-interest*';
const group = (page: Page) => page.getByRole('group', { name: 'Categories' });
const chip = (index: number) => (page: Page) => group(page).getByRole('button').nth(index).click();

export const interestPage = definePage({
  starts: {
    'two categories': async (page) => {
      await customerBefore(page);
      await page.goto('/interest');
      await expect(group(page)).toBeVisible();
    },
  },
  acts: {
    'interest.toggled: 4': chip(0),
    'interest.toggled: 9': chip(1),
    'interest.save': (page) => page.getByRole('button', { name: 'Save' }).click(),
    'interest.skip': (page) => page.getByRole('button', { name: 'Skip' }).click(),
  },
  answers: {
    'saveInterests done: saved': { call, reply: 'server' },
    'saveInterests fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
    'saveInterests fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'interest.choosing': (page) => expect(group(page)).toBeVisible(),
    'interest.saving': (page) => expect(page.getByRole('button', { name: 'Saving' })).toBeVisible(),
    'interest.done': (page) => expect(page).toHaveURL(/\/home\?module_id=\d+$/),
  },
});
