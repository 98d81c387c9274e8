import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const pane = (page: Page) => page.getByRole('region', { name: /^Messages with / });
const sending = '**/api/v1/customer/message/send';

export const outboxPage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      await page.goto('/profile?page=inbox&with=shop-0');
    },
  },
  acts: {
    'outbox.changed: one was written': async (page) => {
      const field = page.getByRole('textbox', { name: 'Message' });
      await field.fill('Is the bread fresh?');
      await field.press('Enter');
    },
    'outbox.retry': {
      during: ['outbox.watched.waiting'],
      act: (page) => pane(page).getByRole('button', { name: 'Try again' }).click(),
    },
  },
  answers: {
    'deliver done: sent': { call: sending, reply: 'server' },
    'deliver fails: timeout': { call: sending, reply: 'lost' },
  },
  sees: {
    'outbox.watched.sending': (page) => expect(pane(page).getByText('Sending')).toBeVisible(),
    'outbox.watched.waiting': (page) => expect(pane(page).getByText('Not sent.')).toBeVisible(),
    'outbox.watched.throttled': (page) =>
      expect(
        pane(page).getByText('Too many messages in a minute. It is sent in a moment.'),
      ).toBeVisible(),
  },
  invisible: {
    'outbox.watched.resting': 'what was sent stands in the thread',
    'outbox.watched.signedOut': 'the question to sign in lies over the page',
    'outbox.unwatched': 'a browser tells what it stores as long as the page is open',
  },
});
