import { expect, type Page } from '@playwright/test';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const reads = '**/api/v1/customer/order/track*';
const find = (page: Page) => page.getByRole('button', { name: 'Find order' });
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Expects the dialog's button to show that it is loading. */
const busy = (page: Page) =>
  expect(dialog(page).getByRole('button', { name: 'Loading' })).toBeVisible();

export const trackingPage = definePage({
  starts: {
    'no order named': async (page) => {
      await page.goto('/track-order');
    },
    'an order in the address': async (page) => {
      await guestAtCheckout(page);
      await fillCheckout(english(page));
      await expectSummary(english(page));
      await press('Place order')(page);
      await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
      await page.goto(`/track-order${new URL(page.url()).search}`);
    },
  },
  acts: {
    'order.cancel.asked': {
      during: ['tracking.following.resting'],
      act: press('Cancel order'),
    },
    'order.cancel.declined': press('Keep it'),
  },
  answers: {
    'readOrder done: pending': { call: reads, reply: 'server' },
    'readOrder fails: unknown order': {
      call: reads,
      reply: { status: 404, json: { errors: [{ code: 'order', message: 'Not found' }] } },
    },
    'readOrder fails: no answer': { call: reads, reply: 'lost' },
  },
  sees: {
    'tracking.searching': (page) => expect(find(page)).toBeHidden(),
    'tracking.following.resting': (page) => expect(page.getByText(/^Updated /)).toBeVisible(),
    'tracking.following.reading': (page) =>
      expect(page.getByRole('button', { name: 'Looking' })).toBeVisible(),
    'tracking.following.stale': (page) =>
      expect(page.getByText('The last update failed. What you see may be old.')).toBeVisible(),
    'tracking.canceling': busy,
    'tracking.ended': (page) =>
      expect(
        page
          .getByRole('status')
          .filter({ hasText: /^(Delivered|Canceled|Failed)$/ })
          .first(),
      ).toBeVisible(),
    'tracking.askingRefund': (page) =>
      expect(
        dialog(page).getByText('Tell us what was wrong. You will get an answer.'),
      ).toBeVisible(),
    'tracking.refunding': busy,

    'tracking.asking': (page) => expect(find(page)).toBeVisible(),
    'tracking.notFound': (page) =>
      expect(
        page.getByText('No order has this number and phone. Please check both.'),
      ).toBeVisible(),
    'tracking.unavailable': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'tracking.following': (page) => expect(page.getByText('Order placed').first()).toBeVisible(),
    'tracking.confirmingCancel': (page) => expect(dialog(page)).toBeVisible(),
  },
  invisible: {
    'tracking.following.paused': 'nobody looks at the page',
    'tracking.returning':
      'only a parcel on its way comes back, which takes the courier two minutes',
  },
});
