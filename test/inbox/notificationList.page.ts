import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const list = (page: Page) => page.locator('main [aria-busy]');
const isListed = (page: Page) =>
  expect(page.getByRole('button', { name: 'Mark all read' })).toBeVisible();

export const notificationListPage = definePage({
  starts: {
    'it begins': async (page) => {
      await customerBefore(page);
      // The event stream stays closed: when it opens, the list is read again, at a moment that a
      // walk cannot foresee.
      await page.route('**/sandbox/stream*', () => undefined);
      await page.goto('/profile?page=notifications');
    },
  },
  acts: {
    // The page asks for it as soon as it is there.
    'notifications.due': { during: ['notificationList.absent'], act: byItself },
    'notifications.retry': (page) => page.getByRole('button', { name: 'Try again' }).click(),
    'notifications.all.read': (page) => page.getByRole('button', { name: 'Mark all read' }).click(),
  },
  answers: {
    'readNotifications done: a top-up': {
      call: '**/api/v1/customer/notifications*',
      reply: 'server',
    },
    'readNotifications fails: timeout': {
      call: '**/api/v1/customer/notifications*',
      reply: 'lost',
    },
  },
  sees: {
    'notificationList.reading': (page) => expect(list(page)).toHaveAttribute('aria-busy', 'true'),
    'notificationList.unavailable': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'notificationList.listed.resting': isListed,
  },
  invisible: {
    'notificationList.absent': 'the page asks for the list as soon as it is there',
    'notificationList.listed.refreshing': 'the list stays as it is until there is news',
  },
});
