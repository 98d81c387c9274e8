import { expect, type Page } from '@playwright/test';
import { customerBefore } from '../browser/visitor.ts';
import { byItself, definePage } from '../paths/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add fund' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const call = '**/api/v1/customer/wallet/add-fund';

/** Fills in the form and sends it. */
export async function sendFund(page: Page): Promise<void> {
  await dialog(page)
    .getByRole('textbox', { name: /Amount/ })
    .fill('50');
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByRole('button', { name: /^Add / }).click();
}

/**
 * Opens the wallet of a customer who started to pay in $50; the wallet history does not contain
 * that payment.
 */
const begun = (query: string) => async (page: Page) => {
  await customerBefore(page);
  await page.addInitScript(() => {
    const intent = {
      key: 'intent-of-a-walk',
      amount: 50,
      method: 'stripe',
      after: 1e9,
      link: null,
    };
    const stored = { version: 1, at: Date.now(), value: intent };
    localStorage.setItem('fund-intent', JSON.stringify(stored));
  });
  await page.goto(`/wallet${query}`);
};

export const addFundPage = definePage({
  starts: {
    'nothing was begun': async (page) => {
      await customerBefore(page);
      await page.goto('/wallet');
    },
    'back, and it says canceled': begun('?flag=cancel'),
    'left on the way': begun(''),
  },
  acts: {
    'fund.opened': {
      during: ['addFund.closed', 'addFund.unpaid'],
      act: (page) => button(page, 'Add fund').click(),
    },
    'fund.submitted: $50 by card': sendFund,
    'fund.closed': { during: ['addFund.editing'], act: (page) => page.keyboard.press('Escape') },
    'fund.resumed': (page) => button(page, 'Continue to payment').click(),
    'fund.forgotten': (page) => button(page, 'Discard').click(),
    // The book of this customer knows nothing of the payment.
    'findPaid done: it is not there': byItself,
  },
  answers: {
    'openPayment fails: two reasons': {
      call,
      reply: {
        status: 403,
        json: {
          errors: [
            { code: 'amount', message: 'Too much.' },
            { code: 'add_fund', message: 'Not today.' },
          ],
        },
      },
    },
    'openPayment fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'addFund.closed': async (page) => {
      await expect(dialog(page)).toBeHidden();
      await expect(button(page, 'Add fund')).toBeVisible();
      await expect(button(page, 'Continue to payment')).toBeHidden();
    },
    'addFund.returned': (page) =>
      expect(
        page.getByText('We are looking for your payment of \u2066$50.00\u2069.'),
      ).toBeVisible(),
    'addFund.waiting': (page) =>
      expect(
        page.getByText('We are looking for your payment of \u2066$50.00\u2069.'),
      ).toBeVisible(),
    'addFund.unsure': (page) =>
      expect(
        page.getByText('We could not find out yet whether \u2066$50.00\u2069 was paid.'),
      ).toBeVisible(),
    'addFund.unpaid': (page) => expect(button(page, 'Continue to payment')).toBeVisible(),
    'addFund.editing': (page) =>
      expect(dialog(page).getByRole('button', { name: /^Add / })).toBeVisible(),
    'addFund.submitting': (page) =>
      expect(dialog(page).getByText('Opening the payment')).toBeVisible(),
    'addFund.resuming': (page) => expect(page.getByText('Opening the payment')).toBeVisible(),
  },
  invisible: {
    'addFund.leaving': 'the payment page takes the place of this one',
  },
});
