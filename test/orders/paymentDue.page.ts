import { expect, type Page } from '@playwright/test';
import { expectSummary, fillCheckout } from '../browser/journey.ts';
import { english, guestAtCheckout } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const switches = '**/api/v1/customer/order/payment-method';

/**
 * Places a guest's order by card and leaves the payment page; `flag` is the result in the return
 * address.
 */
export const unpaid = (flag: string) => async (page: Page) => {
  await guestAtCheckout(page);
  await fillCheckout(english(page));
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expectSummary(english(page));
  await page.route('**/payment-mobile*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'The gateway' })).toBeVisible();
  const order = new URL(page.url()).searchParams.get('order_id');
  await page.goto(`/order-result?order_id=${order}${flag}`);
};

export const paymentDuePage = definePage({
  clock: true,
  starts: { 'not paid': unpaid('&flag=fail'), 'on its way': unpaid('&flag=success') },
  acts: {
    'payment.cash.chosen': {
      during: ['paymentDue.open', 'paymentDue.givenUp'],
      act: (page) => page.getByRole('button', { name: 'Pay in cash', exact: true }).click(),
    },
  },
  answers: {
    'payByCash done': { call: switches, reply: 'server' },
    'payByCash fails: refused': {
      call: switches,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'paymentDue.waiting': (page) =>
      expect(page.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible(),
    'paymentDue.open': (page) =>
      expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible(),
    'paymentDue.givenUp': (page) =>
      expect(
        page.getByText(
          'The payment is not confirmed yet. Check again later, pay again or pay in cash.',
        ),
      ).toBeVisible(),
    'paymentDue.settled': (page) =>
      expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible(),
  },
  invisible: {
    'paymentDue.asking': 'the page looks as while the payment is waited for',
    'paymentDue.switching': 'the button waits for a moment',
    'paymentDue.payingFromWallet': 'the button waits for a moment',
  },
  beyond: {
    'paymentDue.switching | payment.cash.chosen | 0': 'a button that is busy cannot be pressed',
    'paymentDue.payingFromWallet | payment.wallet.chosen | 0':
      'a button that is busy cannot be pressed',
  },
});
