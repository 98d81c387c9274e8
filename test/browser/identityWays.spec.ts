import { expect, type Page } from './test.ts';
import {
  choose,
  desktop,
  goOn,
  openSignIn,
  sendsOnce,
  signIn,
  typeCode,
  visit,
} from './identityPage.ts';
import type { Customer } from './journey.ts';
import { testInOwnShop } from './separateShop.ts';
import { expectAccessible } from './shop.ts';
import { codeFor, newNumber } from './visitor.ts';
import { loginMethodsPage } from '../identity/loginMethods.page.ts';
import { recoveryPage } from '../identity/recovery.page.ts';
import { Walk } from './walk.ts';

/*
 * The path engine walks all combinations (test/identity/combinations.md); a browser comes to each
 * end of the chart of signing in, on each of the ways there:
 * - done, known and proven: "passwords alone" the second time, "providers beside codes"
 * - done after a phone code: "sign up with a code" and "sign in by code" of identity.spec
 * - done after an e-mail code: "passwords alone"
 * - done after the personal info: "codes alone", and from a provider in "providers beside codes"
 * - done after Yes to "Is It You?": identityStored.spec, and with another phone "providers beside codes"
 * - dismissed by No: "codes beside passwords"; by closing: "leaving says why not" of identityStored.spec
 * - putAside by Back: "Back is a step back" of identitySteps.spec
 */
const test = testInOwnShop({});

const everything = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  phone_verification_status: 1,
  email_verification_status: 1,
};

/** The part of the chart's state names that stands for the sign-in method of each config switch. */
const waysIn = {
  otp_login_status: 'otp',
  manual_login_status: 'manual',
  social_login_status: 'social',
};

async function switchOff(page: Page, ...off: (keyof typeof everything)[]): Promise<void> {
  const centralize_login = { ...everything, ...Object.fromEntries(off.map((key) => [key, 0])) };
  await page.request.post('/sandbox/test/config', { data: { config: { centralize_login } } });
}

/** A visitor at sign-in, in a shop with these switches off. */
async function comeTo(page: Page, ...off: (keyof typeof everything)[]): Promise<Customer> {
  await switchOff(page, ...off);
  const customer = await visit(page, desktop);
  await openSignIn(customer);
  const ways = Object.entries(waysIn).filter(([key]) => !off.some((one) => one === key));
  const state = ways.length === 3 ? 'all' : ways.map(([, way]) => way).join('_');
  await new Walk(page, loginMethodsPage).sees(`loginMethods.${state}`);
  return customer;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const passwords = (page: Page) => dialogOf(page).locator('input[autocomplete=new-password]');
const phoneOf = (page: Page) => dialogOf(page).locator('input[type=tel]');
const wayOf = ({ page, t }: Customer, way: 'password' | 'code' | 'google') =>
  ({
    password: dialogOf(page).getByLabel(t('identity.password'), { exact: true }),
    code: dialogOf(page).getByRole('button', { name: t('identity.code.go') }),
    google: dialogOf(page).getByRole('button', { name: t('identity.provider.google') }),
  })[way];

/** Types the code that was sent to a phone or an address. */
async function prove(customer: Customer, target: string): Promise<void> {
  const { page, t } = customer;
  await expect(page.getByRole('heading', { name: t('identity.otp.title') })).toBeVisible();
  await typeCode(customer, await codeFor(page, target));
}

async function expectSignedIn({ page, t }: Customer, name: string): Promise<void> {
  const account = page.getByRole('button', { name: t('account.of').replace('{name}', name) });
  await expect(account).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
}

const signOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'));

/**
 * Creates an account with nothing verified, whose phone is then verified by somebody else as
 * theirs.
 */
async function withoutPhone(
  page: Page,
  account: { name: string; email: string; phone: string; password: string },
): Promise<void> {
  const { phone } = account;
  const post = (path: string, data: object) =>
    page.request.post(`/api/v1/auth/${path}`, { headers: { 'X-localization': 'en' }, data });
  await post('sign-up', account);
  await post('login', { login_type: 'otp', phone });
  const otp = await codeFor(page, phone);
  await post('verify-phone', { otp, phone, verification_type: 'phone', login_type: 'otp' });
  const answer = await post('login', { login_type: 'otp', phone, otp, verified: 'no' });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function signUp(customer: Customer, number: string): Promise<void> {
  const { page, t } = customer;
  await page.getByRole('button', { name: t('identity.signIn.toSignUp'), exact: true }).click();
  await dialogOf(page).getByLabel(t('identity.signUp.name')).fill('Nadia Karim');
  await dialogOf(page).getByLabel(t('identity.signUp.email')).fill(`nadia${number}@example.com`);
  await phoneOf(page).fill(number);
  await passwords(page).first().fill('Lake-2025');
  await passwords(page).last().fill('Lake-2025');
  await dialogOf(page).getByRole('checkbox').press(' ');
  await dialogOf(page)
    .getByRole('button', { name: t('identity.signUp.go'), exact: true })
    .click();
}

test('AUTH-24 OTP-01 AUTH-29: passwords alone: a new account proves its e-mail, then signs in again', async ({
  page,
}) => {
  const customer = await comeTo(
    page,
    'otp_login_status',
    'social_login_status',
    'phone_verification_status',
  );
  const { t } = customer;
  await expect(wayOf(customer, 'password')).toBeVisible();
  await expect(wayOf(customer, 'google')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('identity.signIn.withOtp') })).toHaveCount(0);
  const number = newNumber();
  const email = `nadia${number}@example.com`;
  await signUp(customer, number);
  await expect(page.getByText('na**')).toBeVisible();
  await expectAccessible(page, 'e-mail code');
  await page.reload();
  await prove(customer, email);
  await expect(page.getByText(t('identity.signUp.done'))).toBeVisible();
  await expectSignedIn(customer, 'Nadia');
  // The second sign-in of the same person: the account is known and verified, so no step follows.
  await signOut(page);
  await page.goto('/home');
  await openSignIn(customer);
  await signIn(customer, { email, password: 'Lake-2025' });
  await expectSignedIn(customer, 'Nadia');
});

test('AUTH-05 AUTH-18 AUTH-20: codes beside passwords: a new phone, and "No" to an older account', async ({
  page,
}) => {
  const customer = await comeTo(page, 'social_login_status');
  const { t } = customer;
  await expect(wayOf(customer, 'google')).toHaveCount(0);
  const number = newNumber();
  const older = { name: 'Sami Haddad', email: `sami${number}@example.com`, phone: `+1${number}` };
  await page.request.post('/api/v1/auth/sign-up', { data: { ...older, password: 'Older-2025' } });
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  await phoneOf(page).fill(number);
  await wayOf(customer, 'code').click();
  await prove(customer, `+1${number}`);
  await expect(page.getByRole('heading', { name: 'Is It You?' })).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('AUTH-04 AUTH-18 OTP-03: codes alone: a new phone asks for another code once, and gives its name', async ({
  page,
}) => {
  await page.clock.install();
  const customer = await comeTo(page, 'manual_login_status', 'social_login_status');
  const { t } = customer;
  await expect(wayOf(customer, 'password')).toHaveCount(0);
  const number = newNumber();
  await phoneOf(page).fill(number);
  await wayOf(customer, 'code').click();
  const resend = page.getByRole('button', { name: t('identity.otp.resend') });
  await expect(resend).toBeDisabled();
  const minute = { advanceMs: 61_000 };
  await page.request.post('/sandbox/test/clock', { data: minute });
  await page.clock.fastForward(minute.advanceMs);
  await sendsOnce(resend, ['login']);
  await expect(resend).toBeDisabled();
  await prove(customer, `+1${number}`);
  await expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible();
  await dialogOf(page).getByLabel(t('identity.signUp.name')).fill('Omar');
  await dialogOf(page).getByLabel(t('identity.signUp.email')).fill(`omar${number}@example.com`);
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await expectSignedIn(customer, 'Omar');
});

test('AUTH-03 AUTH-04: a way that is switched off under an open dialog gives way to the others, with what was typed', async ({
  page,
}) => {
  const customer = await comeTo(page);
  const { t } = customer;
  const account = dialogOf(page).getByLabel(t('identity.signIn.account'));
  await signIn(customer, { email: 'nadia@example.com', password: 'not-the-one' });
  await expect(page.getByText('These sign-in details do not match.').first()).toBeVisible();
  await switchOff(page, 'manual_login_status');
  await wayOf(customer, 'password').fill('Lake-2025');
  await dialogOf(page)
    .getByRole('button', { name: t('identity.signIn.go'), exact: true })
    .click();
  await expect(page.getByText('This way to sign in is switched off.').first()).toBeVisible();
  await expect(account).toBeHidden();
  await expect(wayOf(customer, 'google')).toBeVisible();
  const number = newNumber();
  await phoneOf(page).fill(number);
  // Codes go the same way, and passwords are back.
  await switchOff(page, 'otp_login_status');
  await wayOf(customer, 'code').click();
  await expect(account).toHaveValue('nadia@example.com');
  await expect(wayOf(customer, 'code')).toHaveCount(0);
});

test('AUTH-02 AUTH-19 AUTH-21 AUTH-33: providers beside codes, beside passwords, and alone', async ({
  page,
}) => {
  // A customer whom the shop knows is signed in without further steps.
  const beside = await comeTo(page, 'manual_login_status');
  await expect(wayOf(beside, 'code')).toBeVisible();
  await goOn(await choose(beside, 'google'), 'Maya Haddad');
  await expectSignedIn(beside, 'Maya');

  // A customer whose provider shares no e-mail address types one, and verifies the phone.
  await signOut(page);
  const alone = await comeTo(page, 'manual_login_status', 'otp_login_status');
  const { t } = alone;
  await expect(wayOf(alone, 'code')).toHaveCount(0);
  await goOn(await choose(alone, 'google'), 'Sami Aziz');
  await expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible();
  const number = newNumber();
  await phoneOf(page).fill(number);
  await dialogOf(page).getByLabel(t('identity.signUp.email')).fill(`sami${number}@people.example`);
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await prove(alone, `+1${number}`);
  await expectSignedIn(alone, 'Sami');

  await signOut(page);

  // An older account of the address, which has lost its phone: it is theirs, and a phone is asked for.
  const other = newNumber();
  const email = `rima${other}@people.example`;
  await switchOff(page);
  await withoutPhone(page, {
    name: 'Rima Said',
    email,
    phone: `+1${other}`,
    password: 'Older-2025',
  });
  const words = await comeTo(page, 'otp_login_status');
  await expect(wayOf(words, 'password')).toBeVisible();
  const popup = await choose(words, 'facebook');
  await popup.getByRole('radio', { name: 'Somebody else' }).check();
  await popup.getByLabel('Name').fill('Rima Said');
  await popup.getByLabel('Email').fill(email);
  await popup.locator('button[value=go]').click();
  await expect(page.getByRole('heading', { name: 'Is It You?' })).toBeVisible();
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  await sendsOnce(yes, ['login']);
  await expect(page.getByRole('heading', { name: t('identity.phone.title') })).toBeVisible();
  await expectAccessible(page, 'phone after a provider');
  const latest = newNumber();
  await phoneOf(page).fill(latest);
  await sendsOnce(dialogOf(page).getByRole('button', { name: t('identity.phone.go') }), ['login']);
  await prove(words, `+1${latest}`);
  await expectSignedIn(words, 'Rima');
});

test('REC-03 REC-04: where nothing can be verified, recovery leads to support', async ({
  page,
}) => {
  await switchOff(page, 'phone_verification_status', 'email_verification_status');
  await visit(page, desktop);
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Sorry, Something Went Wrong' })).toBeVisible();
  await new Walk(page, recoveryPage).sees('recovery.unavailable');
  await expectAccessible(page, 'recovery switched off');
  const help = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help & Support' }).first().click();
  await expect(await help).toHaveURL(/\/help-and-support$/);
});
