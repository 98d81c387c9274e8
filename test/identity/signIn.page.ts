import { expect, type Page } from '@playwright/test';
import { en } from '../../src/messages/en/index.ts';
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
    'signIn.submitted: by e-mail': (page) => sendPassword(page),
    'signIn.code.asked: another phone': async (page) => {
      await dialog(page).getByRole('button', { name: en['identity.signIn.withOtp'] }).click();
      await dialog(page).locator('input[type=tel]').fill(newNumber());
      await dialog(page).getByRole('button', { name: en['identity.code.go'] }).click();
    },
    'signUp.chosen': (page) =>
      dialog(page)
        .getByRole('button', { name: en['identity.signIn.toSignUp'], exact: true })
        .click(),
    'signIn.chosen': (page) =>
      dialog(page)
        .getByRole('button', { name: en['identity.signUp.toSignIn'], exact: true })
        .last()
        .click(),
    'older.declined': (page) =>
      dialog(page).getByRole('button', { name: en['identity.older.no'], exact: true }).click(),
    'auth.back': async (page) => {
      await page.goBack();
    },
    'auth.closed': (page) => page.keyboard.press('Escape'),
  },
  answers: {
    'submitRequest done: an open account': { call, reply: 'server' },
    'submitRequest done: phone unproven': says({ is_phone_verified: 0, phone: '+15550137999' }),
    'submitRequest done: info missing': says({ is_personal_info: 0 }),
    'submitRequest done: older account': says({ is_exist_user: { id: 1, name: 'N', image: null } }),
    'submitRequest fails: refused': {
      call,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'signIn.signIn': (page) => expect(heading(page, en['identity.signIn.title'])).toBeVisible(),
    'signIn.signUp': (page) => expect(heading(page, en['identity.signUp.title'])).toBeVisible(),
    'signIn.verifyingPhone': (page) =>
      expect(heading(page, en['identity.otp.title'])).toBeVisible(),
    'signIn.userInfo': (page) => expect(heading(page, en['identity.info.title'])).toBeVisible(),
    'signIn.isExistUser': (page) => expect(heading(page, en['identity.older.title'])).toBeVisible(),
    'signIn.done': (page) => expect(page.getByText(en['identity.signIn.done'])).toBeVisible(),
    'signIn.dismissed': (page) => expect(dialog(page)).toBeHidden(),
    'signIn.putAside': (page) => expect(dialog(page)).toBeHidden(),
  },
});
