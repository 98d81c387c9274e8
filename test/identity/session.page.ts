import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { customerBefore, openSignIn, sendPassword } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

const call = '**/api/v1/auth/guest/request';
const question = (page: Page) => page.getByText('Are you sure you want to logout?');
const refused = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: 'The shop could not start your visit. Your cart is kept' });
const account = (page: Page) => page.getByRole('button', { name: /^Account/ });

/** While the session is ending, the question stays visible. */
const leaving = (page: Page) => expect(question(page)).toBeVisible();

export const sessionPage = definePage({
  clock: true,
  starts: {
    'a new visitor': async (page) => {
      await settleIn(page);
      await page.goto('/store/ember-rye-burgers');
    },
    'a customer': async (page) => {
      await customerBefore(page);
      await page.goto('/store/ember-rye-burgers');
    },
  },
  acts: {
    'session.signedIn: with a token': {
      during: ['session.guest'],
      act: async (page) => {
        await openSignIn(page);
        await sendPassword(page);
      },
    },
    'session.retry': (page) =>
      page.getByRole('status').getByRole('button', { name: 'Try again' }).click(),
    'session.signOut.asked': async (page) => {
      await account(page).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    'session.signOut.declined': (page) => page.keyboard.press('Escape'),
    'session.signOut.confirmed: on another page': (page) =>
      page.getByRole('button', { name: 'Logout', exact: true }).click(),
  },
  answers: {
    'requestGuestId done: a guest id': { call, reply: 'server' },
    'requestGuestId fails: no answer': { call, reply: 'lost' },
  },
  sees: {
    'session.expired': (page) =>
      expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible(),
    'session.customer.leaving': leaving,
    'session.customer.leavingLanding': leaving,

    'session.guest': (page) =>
      expect(page.getByRole('button', { name: 'Sign In', exact: true }).last()).toBeVisible(),
    'session.guestIdRefused': (page) => expect(refused(page)).toBeVisible(),
    'session.askingAgain': (page) => expect(refused(page)).toBeVisible(),
    'session.customer.signedIn': async (page) => {
      await expect(account(page)).toBeVisible();
      await expect(question(page)).toBeHidden();
    },
    'session.customer.confirmingSignOut': (page) => expect(question(page)).toBeVisible(),
  },
  invisible: {
    'session.issuingGuestId':
      'a visitor without an id can look at everything; what needs one waits',
    'session.customer.passwordReset':
      'the customer is signed in until the server refuses a call; then sign-in opens',
  },
});
