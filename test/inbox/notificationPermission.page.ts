import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const DEVICE = 'Notifications on this device';
const says = (words: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(words)).toBeVisible();
const isOff = (page: Page) => expect(page.getByRole('switch', { name: DEVICE })).not.toBeChecked();

/**
 * A browser that was never asked for the permission, and whose customer refuses; headless browsers
 * do not ask anybody.
 */
const refusesWhenAsked = (page: Page) =>
  page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'denied');
  });

export const notificationPermissionPage = definePage({
  starts: {
    'in the settings': async (page) => {
      await refusesWhenAsked(page);
      await customerBefore(page);
      await page.goto('/settings');
    },
  },
  acts: {
    'readAbility done: nobody asked': byItself,
    // It is not checked afterwards: the browser refuses.
    'notifications.turned.on': (page) => page.getByRole('switch', { name: DEVICE }).click(),
    'askBrowser done: refused': byItself,
  },
  answers: {},
  sees: {
    'notificationPermission.unsupported': says('Notifications are not available in this browser.'),
    'notificationPermission.notAsked': isOff,
    'notificationPermission.offered': says(
      'We tell you when your order is on its way, even when this tab is closed.',
    ),
    'notificationPermission.subscribing': says('Notifications are being turned on'),
    'notificationPermission.on.sinceNow': (page) =>
      expect(page.getByRole('switch', { name: DEVICE })).toBeChecked(),
    'notificationPermission.on.sinceBefore': (page) =>
      expect(page.getByRole('switch', { name: DEVICE })).toBeChecked(),
    'notificationPermission.turningOff': says('Notifications are being turned off'),
    'notificationPermission.stillOn': says(/^Notifications could not be turned off\./),
    'notificationPermission.failed': says(/^Notifications could not be turned on\./),
    'notificationPermission.refused.before': says(/^Your browser refuses notifications/),
    'notificationPermission.refused.justNow': says(/^Your browser refuses notifications/),
  },
  invisible: {
    'notificationPermission.asking': 'the browser of the tests answers its question at once',
    'notificationPermission.looking': 'the browser answers at once',
    'notificationPermission.renewing': 'it looks as if they were on, which they are',
  },
});
