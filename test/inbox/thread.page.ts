import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const pane = (page: Page) => page.getByRole('region', { name: /^Messages with / });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const isOpen = (page: Page) => expect(field(page)).toBeVisible();

export const threadPage = definePage({
  starts: {
    'a store': async (page) => {
      await customerBefore(page);
      await page.goto('/profile?page=inbox&with=shop-0');
    },
  },
  acts: {
    'thread.retry': (page) => pane(page).getByRole('button', { name: 'Try again' }).click(),
  },
  answers: {
    'readThread fails: another’s': {
      call: '**/api/v1/customer/message/details*',
      reply: { status: 404, json: { errors: [{ code: 'conversation', message: 'None.' }] } },
    },
    'readThread fails: timeout': {
      call: '**/api/v1/customer/message/details*',
      reply: 'lost',
    },
  },
  sees: {
    'thread.reading': (page) => expect(pane(page).locator('[aria-busy="true"]')).toBeVisible(),
    'thread.missing': (page) =>
      expect(pane(page).getByText('There is no such conversation')).toBeVisible(),
    'thread.unavailable': (page) =>
      expect(pane(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'thread.open.newest.resting': isOpen,
    'thread.open.newest.stale': (page) =>
      expect(
        pane(page).getByText('New messages could not be loaded. We keep trying.'),
      ).toBeVisible(),
    'thread.open.older.reading': (page) =>
      expect(pane(page).getByText('Loading older messages')).toBeVisible(),
    'thread.open.older.failed': (page) =>
      expect(pane(page).getByText('Older messages could not be loaded.')).toBeVisible(),
  },
  invisible: {
    'thread.open.newest.paused': 'nobody looks at the page',
    'thread.open.newest.reading': 'the thread stays as it is until there is news',
    'thread.open.older.resting': 'the thread is shown as far as it was read',
  },
});
