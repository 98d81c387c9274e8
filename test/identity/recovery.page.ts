import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { codeFor, newAccount } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const asks = '**/api/v1/auth/forgot-password';
const saves = '**/api/v1/auth/reset-password';
const main = (page: Page) => page.locator('#content');
const phone = (page: Page) => main(page).locator('input[type=tel]');
const request = (page: Page) => main(page).getByRole('button', { name: 'Request OTP' });
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };

/** The account that each page recovers. */
const numbers = new WeakMap<Page, string>();
const numberOf = (page: Page) => numbers.get(page) ?? '';

export const recoveryPage = definePage({
  starts: {
    'both ways on': async (page) => {
      await settleIn(page);
      await page.goto('/forgot-password');
    },
  },
  acts: {
    'recovery.method.chosen: phone': (page) =>
      main(page).getByRole('radio', { name: 'Phone' }).check({ force: true }),
    'recovery.method.chosen: email': (page) =>
      main(page).getByRole('radio', { name: 'Email' }).check({ force: true }),
    'recovery.requested: a phone': async (page) => {
      // The server refuses a second code for the same account within a minute, so each path has an
      // account of its own.
      numbers.set(page, await newAccount(page, 'Forgotten-1'));
      const byPhone = main(page).getByRole('radio', { name: 'Phone' });
      await byPhone.check({ force: true });
      await phone(page).fill(numberOf(page));
      await request(page).click();
    },
    'otp done: right': async (page) => {
      const code = await codeFor(page, `+1${numberOf(page)}`);
      await page.getByLabel('6-digit code').fill(code);
      await main(page).getByRole('button', { name: 'Verify', exact: true }).click();
    },
    'otp done: closed': (page) =>
      main(page).getByRole('button', { name: 'Use a different number or email address' }).click(),
    'recovery.password.chosen: A-new-one-9': async (page) => {
      await main(page).getByLabel('New password').fill('A-new-one-9');
      await main(page).getByLabel('Confirm password').fill('A-new-one-9');
      await main(page).getByRole('button', { name: 'Save password' }).click();
    },
  },
  answers: {
    'requestCode done: On its way.': { call: asks, reply: 'server' },
    'requestCode fails: refused': { call: asks, reply: refused },
    'requestCode fails: timeout': { call: asks, reply: 'lost' },
    'savePassword done: Saved.': { call: saves, reply: 'server' },
    'savePassword fails: refused': { call: saves, reply: refused },
  },
  sees: {
    'recovery.unavailable': (page) =>
      expect(
        main(page).getByText('Please try again after some time or Contact with our support team.'),
      ).toBeVisible(),
    'recovery.sendingOtp': (page) =>
      expect(main(page).getByRole('button', { name: 'Requesting' })).toBeVisible(),
    'recovery.saving': (page) =>
      expect(main(page).getByRole('button', { name: 'Saving' })).toBeVisible(),

    'recovery.requesting': (page) => expect(request(page)).toBeVisible(),
    'recovery.enteringCode': (page) =>
      expect(main(page).getByRole('heading', { name: 'Verify it is you' })).toBeVisible(),
    'recovery.settingPassword': (page) =>
      expect(main(page).getByLabel('New password')).toBeVisible(),
    'recovery.closed': (page) =>
      expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible(),
  },
  beyond: {
    'recovery.requesting | recovery.requested | 0':
      'the form holds back what cannot be a phone or an address, and says so itself',
    'recovery.enteringCode | error otp | 0':
      'its chart ends with an outcome, also of a failure; only a defect in it could throw',
  },
});
