import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { newNumber, openSignIn } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/auth/verify-phone';
const code = (page: Page) => page.getByLabel('6-digit code');
const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Resend code' });

export const otpPage = definePage({
  clock: true,
  starts: {
    'sent by the server': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
      await openSignIn(page);
      await page.getByRole('button', { name: 'Sign in with OTP' }).click();
      await page.locator('input[type=tel]').fill(newNumber());
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    },
  },
  acts: {
    // Filling in the code that the field holds already would change nothing.
    'otp.typed: six digits': async (page) =>
      code(page).fill((await code(page).inputValue()) === '123456' ? '654321' : '123456'),
    'otp.typed: six Arabic digits with spaces': (page) => code(page).fill('١٢٣ ٤٥٦'),
    'otp.typed: five digits': (page) => code(page).fill('12345'),
    'otp.verify': (page) => verify(page).click(),
    'otp.closed': (page) => page.getByRole('button', { name: 'Change', exact: true }).click(),
  },
  answers: {
    'verifyCode done: right': {
      call,
      reply: {
        status: 200,
        json: { token: null, is_phone_verified: 1, is_email_verified: 1, is_personal_info: 0 },
      },
    },
    'verifyCode fails: wrong': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'otp', message: 'This code is wrong.' }] } },
    },
    'verifyCode fails: timeout': { call, reply: 'lost' },
  },
  sees: {
    'otp.sending': (page) => expect(page.getByText('A code is being sent.')).toBeVisible(),
    'otp.open.entry.refused': (page) =>
      expect(page.getByText('Please type the code again.')).toBeVisible(),
    'otp.open.entry.verifying': (page) =>
      expect(page.getByRole('button', { name: 'Checking' })).toBeVisible(),
    'otp.open.resend.resending': (page) =>
      expect(page.getByRole('button', { name: 'Sending again' })).toBeVisible(),

    'otp.open.entry.incomplete': (page) => expect(verify(page)).toBeDisabled(),
    'otp.open.entry.complete': (page) => expect(verify(page)).toBeEnabled(),
    'otp.open.resend.locked': (page) => expect(resend(page)).toBeDisabled(),
    'otp.open.resend.ready': (page) => expect(resend(page)).toBeEnabled(),
    'otp.verified': (page) =>
      expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible(),
    'otp.closed': (page) => expect(code(page)).toBeHidden(),
  },
});
