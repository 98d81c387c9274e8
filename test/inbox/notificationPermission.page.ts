import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const DEVICE = 'Notifications on this device';
const says = (words: string | RegExp) => (page: Page) =>
  expect(page.getByRole('main').getByText(words)).toBeVisible();
const isOff = (page: Page) => expect(page.getByRole('switch', { name: DEVICE })).not.toBeChecked();

export const notificationPermissionPage = definePage({
  starts: {
    'in the settings': async (page) => {
      await customerBefore(page);
      await page.goto('/settings');
    },
  },
  acts: {
    'notifications.turned.on': (page) => page.getByRole('switch', { name: DEVICE }).check(),
  },
  answers: {},
  sees: {
    'notificationPermission.unsupported': says('Notifications are not available in this browser.'),
    'notificationPermission.notAsked': isOff,
    'notificationPermission.offered': says(
      'We tell you when your order is on its way, even when this tab is closed.',
    ),
    'notificationPermission.asking': says('Your browser asks whether you allow it.'),
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
    'notificationPermission.looking': 'the browser answers at once',
    'notificationPermission.renewing': 'it looks as if they were on, which they are',
  },
});
