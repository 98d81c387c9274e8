import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const reads = '**/api/v1/customer/order/track*';
const find = (page: Page) => page.getByRole('button', { name: en['orders.track.find'] });
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

export const trackingPage = definePage({
  starts: {
    'no order named': async (page) => {
      await page.goto('/track-order');
    },
    'an order in the address': async (page) => {
      await guestAtCheckout(page);
      await fillCheckout(english(page));
      await expectSummary(english(page));
      await press(en['checkout.place'])(page);
      await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
      await page.goto(`/track-order${new URL(page.url()).search}`);
    },
  },
  acts: {
    'order.cancel.asked': {
      during: ['tracking.following.resting'],
      act: press(en['orders.track.cancel']),
    },
    'order.cancel.declined': press(en['orders.track.keep']),
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
    'tracking.asking': (page) => expect(find(page)).toBeVisible(),
    'tracking.notFound': (page) => expect(page.getByText(en['orders.notFound'])).toBeVisible(),
    'tracking.unavailable': (page) =>
      expect(page.getByRole('button', { name: en['ui.retry'] })).toBeVisible(),
    'tracking.following': (page) =>
      expect(page.getByText(en['orders.status.pending']).first()).toBeVisible(),
    'tracking.confirmingCancel': (page) => expect(dialog(page)).toBeVisible(),
  },
});
