import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Order this again' });
const open = (page: Page) => page.getByRole('button', { name: 'Order again' }).click();
const stores = '**/api/v1/stores/details/*';
const adds = '**/api/v1/customer/cart/add*';

interface PastOrder {
  id: number;
  order_status: string;
  order_type: string;
  module_id: number;
  details_count: number;
}

/**
 * A delivered order of a store. Parcels are left out, because other tests send some for the same
 * customer meanwhile.
 */
const wasBrought = ({ order_status: status, order_type: type }: PastOrder) =>
  status === 'delivered' && type !== 'parcel';
/**
 * A canceled order with one line: ordering it again takes one call, and a path answers a call once.
 */
const wasOneLine = ({ order_status: status, details_count: lines }: PastOrder) =>
  status === 'canceled' && lines === 1;

/**
 * Opens the demo customer's latest order that is `wanted`, by default a delivered one, and empties
 * the cart of its module.
 */
export async function openPastOrder(
  page: Page,
  wanted: (order: PastOrder) => boolean = wasBrought,
): Promise<{ token: string; moduleId: string }> {
  const token = await customerBefore(page);
  const headers = { Authorization: `Bearer ${token}` };
  const list = '/api/v1/customer/order/list?limit=10&offset=1';
  const answer = await page.request.get(list, { headers });
  const { orders } = (await answer.json()) as { orders: PastOrder[] };
  const order = orders.find(wanted);
  const moduleId = String(order?.module_id);
  await page.request.delete('/api/v1/customer/cart/remove', { headers: { ...headers, moduleId } });
  await page.goto(`/my-orders/${order?.id ?? 0}`);
  return { token, moduleId };
}

export const orderAgainPage = definePage({
  starts: {
    'it begins': async (page) => {
      await openPastOrder(page, wasOneLine);
    },
  },
  acts: {
    'again.asked: for an order': { during: ['orderAgain.closed'], act: open },
    'again.confirmed: by button': {
      during: ['orderAgain.reviewing'],
      act: (page) =>
        dialog(page)
          .getByRole('button', { name: /^Add to cart/ })
          .click(),
    },
    'again.retry: by button': {
      during: ['orderAgain.unread'],
      act: (page) => dialog(page).getByRole('button', { name: 'Try again' }).click(),
    },
    'again.closed: left': (page) => page.keyboard.press('Escape'),
  },
  answers: {
    'reviewOrder done: an empty cart': { call: stores, reply: 'server' },
    'reviewOrder done: the store is gone': { call: stores, reply: { status: 200, json: {} } },
    'reviewOrder fails: no answer': { call: stores, reply: 'lost' },
    'fillCart done: filled': { call: adds, reply: 'server' },
    'fillCart fails: refused': {
      call: adds,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'orderAgain.closed': async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'orderAgain.reading': async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: /^Add to cart/ })).toBeHidden();
    },
    'orderAgain.unread': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'orderAgain.impossible': (page) =>
      expect(dialog(page).getByText(/^This (restaurant|store) is no longer here\.$/)).toBeVisible(),
    'orderAgain.reviewing': (page) =>
      expect(dialog(page).getByText(/^\d+ of \d+ items can come$/)).toBeVisible(),
    'orderAgain.filling': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Loading' })).toBeVisible(),
  },
});
