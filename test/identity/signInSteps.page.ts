import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { newNumber, openSignIn, sendPassword } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const login = '**/api/v1/auth/login';
const saveInfo = '**/api/v1/auth/update-info';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const press = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const fillPhone = (page: Page) => dialog(page).locator('input[type=tel]').fill(newNumber());
const isSending = (page: Page) =>
  expect(dialog(page).locator('button[aria-busy="true"]').first()).toBeVisible();
const says = (flags: object) => ({
  status: 200,
  json: {
    token: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    ...flags,
  },
});

/** Signs in by password at a server that first asks for what is missing in the account. */
const answered = (flags: object) => async (page: Page) => {
  await page.route(login, (route) => route.fulfill(says(flags)), { times: 1 });
  await settleIn(page);
  await page.goto('/store/ember-rye-burgers');
  await openSignIn(page);
  await sendPassword(page);
};

export const signInStepsPage = definePage({
  starts: {
    'by password, phone and e-mail unproven': answered({
      is_phone_verified: 0,
      is_email_verified: 0,
    }),
    'by password, e-mail unproven': answered({ is_email_verified: 0 }),
    'by password, info missing': answered({ is_personal_info: 0 }),
    'by password, older account': answered({ is_exist_user: { id: 1, name: 'N', image: null } }),
    'by password, nothing to go on with': answered({}),
  },
  acts: {
    'phone.submitted: a phone': async (page) => {
      await fillPhone(page);
      await press('Continue')(page);
    },
    'info.submitted': async (page) => {
      await dialog(page).getByLabel('Name').fill('Nadia Karim');
      await fillPhone(page);
      await press('Done')(page);
    },
    'older.confirmed': press('Yes'),
    'older.declined': press('No'),
    'otp done: closed': press('Change'),
    'auth.back': async (page) => {
      await page.goBack();
    },
  },
  answers: {
    'saveInfo done: e-mail unproven': {
      call: saveInfo,
      reply: says({ is_email_verified: 0 }),
    },
    'saveInfo fails: refused': { call: saveInfo, reply: refused },
    'confirmOlder done: e-mail unproven': { call: login, reply: says({ is_email_verified: 0 }) },
    'confirmOlder fails: refused': { call: login, reply: refused },
  },
  sees: {
    'signInSteps.phoneModal': (page) => expect(heading(page, 'Your phone number')).toBeVisible(),
    'signInSteps.postingPhone': isSending,
    'signInSteps.userInfo': (page) => expect(heading(page, 'Just one step away!')).toBeVisible(),
    'signInSteps.savingInfo': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Saving' })).toBeVisible(),
    'signInSteps.isExistUser': (page) => expect(heading(page, 'Is It You?')).toBeVisible(),
    'signInSteps.confirmingOlder': isSending,
    'signInSteps.verifyingPhone': (page) => expect(heading(page, 'Enter the code')).toBeVisible(),
    'signInSteps.verifyingEmail': (page) => expect(heading(page, 'Enter the code')).toBeVisible(),
    'signInSteps.opened': (page) => expect(page.getByText('Logged in successfully.')).toBeVisible(),
    'signInSteps.back': (page) => expect(heading(page, 'Sign In')).toBeVisible(),
    'signInSteps.stuck': (page) =>
      expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible(),
    'signInSteps.declined': (page) => expect(dialog(page)).toBeHidden(),
    'signInSteps.putAside': (page) => expect(dialog(page)).toBeHidden(),
  },
  beyond: {
    'signInSteps.verifyingPhone | error otp | 0':
      'its chart ends with an outcome, also of a failure; only a defect in it could throw',
    'signInSteps.verifyingEmail | error otp | 0':
      'its chart ends with an outcome, also of a failure; only a defect in it could throw',
  },
});
