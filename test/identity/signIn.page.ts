import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { newNumber, openSignIn, sendPassword } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/auth/login';
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const says = (flags: object) => ({
  call,
  reply: {
    status: 200,
    json: {
      token: null,
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      ...flags,
    },
  },
});

export const signInPage = definePage({
  starts: {
    'to sign in': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
      await openSignIn(page);
    },
  },
  acts: {
    'signIn.submitted: by e-mail': async (page) => {
      const others = dialog(page).getByRole('button', { name: 'Other ways to sign in' });
      if (await others.isVisible()) await others.click();
      await sendPassword(page);
    },
    'signIn.code.asked: another phone': async (page) => {
      const byCode = dialog(page).getByRole('button', { name: 'Sign in with OTP' });
      if (await byCode.isVisible()) await byCode.click();
      await dialog(page).locator('input[type=tel]').fill(newNumber());
      await dialog(page).getByRole('button', { name: 'Send code' }).click();
    },
    'signUp.chosen': (page) =>
      dialog(page).getByRole('button', { name: 'Sign Up', exact: true }).click(),
    'signIn.chosen': (page) =>
      dialog(page).getByRole('button', { name: 'Sign In', exact: true }).last().click(),
    'signInSteps done: not their account': (page) =>
      dialog(page).getByRole('button', { name: 'No', exact: true }).click(),
    'signInSteps done: back': async (page) => {
      await expect(heading(page, 'Is It You?')).toBeVisible();
      await page.goBack();
    },
    'auth.back': {
      during: ['signIn.signIn', 'signIn.signUp'],
      act: async (page) => {
        await page.goBack();
      },
    },
    'auth.closed': (page) => page.keyboard.press('Escape'),
  },
  answers: {
    'submitRequest done: older account': says({ is_exist_user: { id: 1, name: 'N', image: null } }),
    'submitRequest fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'signIn.askingProvider': (page) =>
      expect(dialog(page).getByText(/^Go on in the window of /)).toBeVisible(),
    'signIn.submitting': (page) =>
      expect(dialog(page).locator('button[aria-busy="true"]').first()).toBeVisible(),
    'signIn.signIn': (page) => expect(heading(page, 'Sign In')).toBeVisible(),
    'signIn.signUp': (page) => expect(heading(page, 'Sign Up')).toBeVisible(),
    'signIn.done': (page) => expect(page.getByText('Logged in successfully.')).toBeVisible(),
    'signIn.dismissed': (page) => expect(dialog(page)).toBeHidden(),
    'signIn.putAside': (page) => expect(dialog(page)).toBeHidden(),
  },
  invisible: {
    'signIn.remainingSteps': 'what is seen is the step that is due: signInSteps.page.ts',
  },
  beyond: {
    'signIn | error methods | 0':
      'its chart only chooses which ways are shown; only a defect in it could throw',
    'signIn.remainingSteps | error steps | 0':
      'its chart ends with an outcome, also of a failure; only a defect in it could throw',
  },
});
