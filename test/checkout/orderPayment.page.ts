import { expect } from '@playwright/test';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const tells = '**/api/v1/customer/order/offline-payment';

export const orderPaymentPage = definePage({
  starts: {
    'by transfer': async (page) => {
      await guestAtCheckout(page);
      await fillCheckout(english(page));
      await page.getByRole('radio', { name: /^Paid at a kiosk/ }).check();
      await page.getByLabel('Receipt number').fill('0042');
      await expectSummary(english(page));
      await page.getByRole('button', { name: 'Place order' }).click();
    },
  },
  acts: {},
  answers: {
    'describePayment done': { call: tells, reply: 'server' },
    'describePayment fails: timeout': { call: tells, reply: 'lost' },
  },
  sees: {
    'orderPayment.describing': (page) =>
      expect(page.getByRole('button', { name: 'Placing' })).toBeVisible(),
    'orderPayment.settled': (page) => expect(page).toHaveURL(/\/order-result\?order_id=\d+/),
  },
  invisible: {
    'orderPayment.atGateway': 'the page of the payment follows at once',
  },
});
