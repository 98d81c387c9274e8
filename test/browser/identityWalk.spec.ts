import { authGatePage } from '../identity/authGate.page.ts';
import { otpPage } from '../identity/otp.page.ts';
import { recoveryPage } from '../identity/recovery.page.ts';
import { sessionPage } from '../identity/session.page.ts';
import { signInPage } from '../identity/signIn.page.ts';
import { signInStepsPage } from '../identity/signInSteps.page.ts';
import { choose, goOn } from './identityPage.ts';
import { openDish, openStore } from './journey.ts';
import { settleIn } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import {
  english,
  guestWithCart,
  newAccount,
  newNumber,
  openCart,
  openSignIn,
  sendPassword,
  tokenOf,
} from './visitor.ts';
import { Walk } from './walk.ts';

const login = '**/api/v1/auth/login';
const logout = '**/api/v1/auth/logout';
const signUp = '**/api/v1/auth/sign-up';
const saveInfo = '**/api/v1/auth/update-info';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
/**
 * A sign-in answer without a token; `facts` says what the account still lacks, such as a verified
 * phone.
 */
const says = (facts: object) => ({
  status: 200,
  json: {
    token: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    ...facts,
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const fillPhone = (page: Page) => dialog(page).locator('input[type=tel]').fill(newNumber());

/** Fills in the form of an account and sends it. */
async function sendSignUp(page: Page): Promise<void> {
  await dialog(page).getByLabel('Name').fill('Nadia Karim');
  await dialog(page).getByLabel('Email').fill(`nadia${newNumber()}@example.com`);
  await fillPhone(page);
  for (const field of await dialog(page).locator('input[autocomplete=new-password]').all()) {
    await field.fill('Lake-2025');
  }
  await dialog(page).getByRole('checkbox').press(' ');
  await press(page, 'Sign Up');
}

test('AUTH-02 AUTH-05 AUTH-18 AUTH-20 AUTH-21 AUTH-33 OTP-05: each step of signing in is refused, left and gone back from', async ({
  page,
}) => {
  const walk = new Walk(page, signInPage, signInStepsPage, otpPage);
  await settleIn(page);
  await page.clock.install();
  await page.goto('/store/ember-rye-burgers');
  await openSignIn(page);
  await walk.holds(login, signUp, saveInfo);
  const answered = async (facts: object) => {
    await sendPassword(page);
    await walk.answers(login, says(facts));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await walk.sees('signIn.dismissed');
    await openSignIn(page);
  };

  await test.step('an answer that leads nowhere, and an unproven e-mail', async () => {
    await answered({});
    await said(page, 'Something went wrong. Please try again.');
    await walk.sees('signIn.signIn');
    await answered({ is_email_verified: 0 });
    await walk.sees('signInSteps.verifyingEmail');
    await page.goBack();
    await walk.sees('signIn.signIn');
    await answered({ is_email_verified: 0 });
    await press(page, 'Change');
    await walk.sees('signIn.signIn');
    await answered({ is_email_verified: 0 });
    await walk.sees('signInSteps.verifyingEmail');
    await close();
  });

  await test.step('personal info, and an older account', async () => {
    await answered({ is_personal_info: 0 });
    await walk.sees('signInSteps.userInfo');
    await dialog(page).getByLabel('Name').fill('Nadia Karim');
    await fillPhone(page);
    await press(page, 'Done');
    await walk.sees('signInSteps.savingInfo');
    await walk.answers(saveInfo, refused);
    await said(page, 'The server says no.');
    await press(page, 'Done');
    await walk.sees('signInSteps.savingInfo');
    await close();
    await answered({ is_exist_user: { id: 1, name: 'Nadia', image: null } });
    await walk.sees('signInSteps.isExistUser');
    await press(page, 'Yes');
    await walk.sees('signInSteps.confirmingOlder');
    await walk.answers(login, refused);
    await walk.sees('signInSteps.isExistUser');
    await press(page, 'Yes');
    await walk.sees('signInSteps.confirmingOlder');
    await close();
  });

  await test.step('a phone that is not known', async () => {
    await answered({ is_phone_verified: 0 });
    await walk.sees('signInSteps.phoneModal');
    await fillPhone(page);
    await press(page, 'Continue');
    await walk.sees('signInSteps.verifyingPhone');
    await close();
    await goOn(await choose(english(page), 'google'), 'Maya Haddad');
    await walk.sees('signIn.submitting');
    await walk.answers(login, says({ is_phone_verified: 0 }));
    await walk.sees('signInSteps.phoneModal');
    await fillPhone(page);
    await press(page, 'Continue');
    await walk.sees('signInSteps.postingPhone');
    await walk.answers(login, refused);
    await said(page, 'The server says no.');
    await press(page, 'Continue');
    await walk.sees('signInSteps.postingPhone');
    await close();
  });

  await test.step('a provider that is given up', async () => {
    await choose(english(page), 'google');
    await walk.sees('signIn.askingProvider');
    await page.goBack();
    await walk.sees('signIn.signIn');
    await choose(english(page), 'google');
    await walk.sees('signIn.askingProvider');
    await close();
  });

  await test.step('a new account is refused, and so is another code', async () => {
    await press(page, 'Sign Up');
    await sendSignUp(page);
    await walk.sees('signIn.submitting');
    await walk.answers(signUp, refused);
    await said(page, 'The server says no.');
    await walk.sees('signIn.signUp');
    await press(page, 'Sign In');
    await press(page, 'Sign in with OTP');
    await fillPhone(page);
    await press(page, 'Send code');
    await walk.answers(login);
    await walk.sees('otp.open.resend.locked');
    await page.clock.fastForward(61_000);
    await walk.sees('otp.open.resend.ready');
    await press(page, 'Resend code');
    await walk.sees('otp.open.resend.resending');
    await walk.answers(login, refused);
    await said(page, 'The server says no.');
    await walk.sees('otp.open.resend.ready');
  });
});

test('AUTH-07 AUTH-28 WISH-07 OPEN-11: what was wanted waits for signing in, and that it was not done is said', async ({
  page,
}) => {
  const walk = new Walk(page, authGatePage, signInPage, signInStepsPage);
  const customer = english(page);
  await guestWithCart(page);
  await openStore(customer);
  const popup = await openDish(customer);
  const heart = popup.getByRole('button', { name: /^Favourite: / });
  const forgot = () => page.getByRole('link', { name: 'Forgot password?' }).click();
  const leave = () => page.getByRole('banner').getByRole('link').first().click();
  const notDone = () => said(page, 'You are not logged in');

  await heart.click();
  await walk.sees('authGate.open');
  await page.goBack();
  await notDone();
  await heart.click();
  await walk.sees('authGate.open');
  await forgot();
  await walk.sees('authGate.recovering');
  await leave();
  await notDone();
  await openSignIn(page);
  await forgot();
  await walk.sees('authGate.recovering');
  await leave();
  await walk.sees('authGate.closed');

  await openSignIn(page);
  await forgot();
  await walk.sees('authGate.recovering');
  await openCart(page);
  await press(page, 'Checkout');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await walk.sees('authGate.open');
  await page.keyboard.press('Escape');
  await notDone();
  await openSignIn(page);
  await sendPassword(page);
  await walk.sees('signIn.done', 'signInSteps.opened');
  await expect(page).toHaveURL(/\/home/);
});

test('GUEST-01: a guest whom the server does not know any more gets another id once, and is told when that fails too', async ({
  page,
}) => {
  const list = '**/api/v1/customer/cart/list*';
  const unknown = { status: 401, json: { errors: 'Unauthorized' } };
  const walk = new Walk(page, sessionPage);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/v1/auth/guest/request') asked.push(request.method());
  });
  await settleIn(page);
  await page.route(list, (route) => route.fulfill(unknown));
  await page.goto('/home');
  await walk.sees('session.guestIdRefused');
  // The first id and one in its place. A third is asked for 5 seconds later, perhaps already.
  expect(asked.slice(0, 2)).toEqual(['POST', 'POST']);
});

test('REC-07 REC-08 REC-11: a password that is being recovered meets a dead code and another number', async ({
  page,
}) => {
  const asks = '**/api/v1/auth/forgot-password';
  const proves = '**/api/v1/auth/verify-token';
  const saves = '**/api/v1/auth/reset-password';
  const walk = new Walk(page, recoveryPage);
  const main = page.locator('#content');
  const fine = { status: 200, json: { message: 'Fine.' } };
  const dead = { status: 403, json: { errors: [{ code: 'invalid', message: 'Too old.' }] } };
  const prove = async () => {
    await walk.sees('recovery.enteringCode');
    await page.getByLabel('6-digit code').fill('123456');
    await main.getByRole('button', { name: 'Verify', exact: true }).click();
    await walk.answers(proves, fine);
    await walk.sees('recovery.settingPassword');
  };
  await settleIn(page);
  await page.goto('/forgot-password');
  await walk.holds(asks, proves, saves);
  await main.locator('input[type=tel]').fill(newNumber());
  await main.getByRole('button', { name: 'Request OTP' }).click();
  await walk.answers(asks, fine);
  await prove();
  await main.getByLabel('New password').fill('A-new-one-9');
  await main.getByLabel('Confirm password').fill('A-new-one-9');
  await main.getByRole('button', { name: 'Save password' }).click();
  await walk.sees('recovery.saving');
  await walk.answers(saves, dead);
  await said(page, 'Too old.');
  await prove();
  await main.getByRole('button', { name: 'Use a different number or email address' }).click();
  await walk.sees('recovery.requesting');
});

/** Puts something into the storage that all tabs share, as another tab does. */
const store = (tab: Page, entries: Record<string, string | null>) =>
  tab.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, entries);

test('AUTH-25 AUTH-36 AUTH-37 GUEST-05: a session follows other tabs, ends, and is left from the landing page', async ({
  page,
  context,
}) => {
  const walk = new Walk(page, sessionPage, signInPage);
  const other = await context.newPage();
  await other.goto('/sandbox/outbox');
  const number = await newAccount(page, 'Lake-2025');
  const ofMaya = await tokenOf(page);
  const ofLeila = await tokenOf(page, {
    email: `leila${number}@example.com`,
    password: 'Lake-2025',
  });
  const account = (name: string) => page.getByRole('button', { name: `Account of ${name}` });
  const endSession = async (token: string) => {
    await page.request.post('/api/v1/auth/logout', {
      headers: { 'X-localization': 'en', Authorization: `Bearer ${token}` },
      data: {},
    });
    await page.reload();
    await walk.sees('session.expired');
  };

  await test.step('the landing page', async () => {
    await store(other, { token: ofMaya });
    await page.goto('/');
    await account('Maya').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await walk.sees('session.customer.confirmingSignOut');
    await walk.holds(logout);
    await page.getByRole('button', { name: 'Logout', exact: true }).click();
    await walk.sees('session.customer.leavingLanding');
    await walk.answers(logout);
    await walk.frees(logout);
    await said(page, 'Logout successful');
    await expect(page).toHaveURL(/\/$/);
    await walk.sees('session.guest');
    await openSignIn(page);
    await press(page, 'Sign Up');
    await walk.holds(signUp);
    await sendSignUp(page);
    await walk.answers(signUp, says({ token: ofLeila }));
    await said(page, 'Signup successfully.');
    await expect(account('Leila')).toBeVisible();
  });

  await test.step('other tabs', async () => {
    await store(other, { 'last-customer': null, token: null });
    await said(page, 'You logged out in another tab.');
    await walk.sees('session.guest');
    await store(other, { token: ofLeila });
    await expect(account('Leila')).toBeVisible();
    const again = await tokenOf(page);
    await store(other, { token: again });
    await expect(account('Maya')).toBeVisible();
    await endSession(again);
    await store(other, { token: ofLeila });
    await expect(account('Leila')).toBeVisible();
    await endSession(ofLeila);
    await page.keyboard.press('Escape');
    await walk.sees('session.guest');
  });
});
