import { expect, type Page } from '@playwright/test';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const tells = '**/api/v1/customer/order/offline-payment';

/**
 * Opens an order that is paid at a kiosk, and whose payment details could not be sent together with
 * it.
 */
const untold = async (page: Page) => {
  await guestAtCheckout(page);
  await fillCheckout(english(page));
  await page.getByRole('radio', { name: /^Paid at a kiosk/ }).check();
  await page.getByLabel('Receipt number').fill('0042');
  await expectSummary(english(page));
  await page.route(tells, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your payment' })).toBeVisible();
};

export const offlineDetailsPage = definePage({
  starts: { 'nothing told': untold },
  acts: {
    'offline.method.chosen: the second': (page) =>
      page.getByRole('radio', { name: /^Paid at a kiosk/ }).check(),
    'offline.details.given: a receipt': async (page) => {
      await page.getByRole('radio', { name: /^Paid at a kiosk/ }).check();
      await page.getByLabel('Receipt number').fill('0042');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  answers: {
    'describePayment done': { call: tells, reply: 'server' },
    'describePayment fails: timeout': { call: tells, reply: 'lost' },
    'describePayment fails: the field refused': {
      call: tells,
      reply: {
        status: 403,
        json: { errors: [{ code: 'Receipt number', message: 'No such receipt.' }] },
      },
    },
  },
  sees: {
    'offlineDetails.asking': (page) =>
      expect(page.getByRole('heading', { name: 'Tell us about your payment' })).toBeVisible(),
    'offlineDetails.askingAgain': (page) =>
      expect(page.getByText(/^Your payment was not found\./)).toBeVisible(),
    'offlineDetails.sending': (page) =>
      expect(page.getByRole('button', { name: 'Loading' })).toBeVisible(),
    'offlineDetails.lookedFor': (page) =>
      expect(
        page.getByText('We are looking for your payment. Nothing more is needed from you.'),
      ).toBeVisible(),
  },
});
