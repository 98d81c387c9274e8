import fs from 'node:fs';
import { expect, type Page } from './test.ts';
import { desktop, openSignIn, visit } from './identityPage.ts';
import { testInOwnShop, type OwnShop } from './separateShop.ts';
import { expectAccessible, watchForFaults } from './shop.ts';
import { codeFor, newNumber } from './visitor.ts';
import { otpPage } from '../identity/otp.page.ts';
import { Walk } from './walk.ts';

/** One shop for all tests of this file, with phone verification by Firebase switched on. */
const test = testInOwnShop({ firebase_otp_verification: 1 });

/** A stub for the script of the captcha; it solves the captcha at once. */
const captcha = `
  window.grecaptcha = {
    ready: (then) => then(),
    render: (place, { callback }) => { window.solve = callback; return 0; },
    execute: () => { setTimeout(() => window.solve('solved'), 10); return Promise.resolve('solved'); },
    getResponse: () => 'solved',
    reset: () => undefined,
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get('onload')]?.();
`;

/**
 * Answers the calls of Firebase's SDK from the sandbox; SDK and page are those of production.
 * Returns the paths that were called.
 */
async function answerForTheService(page: Page, shop: OwnShop): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captcha }),
  );
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    asked.push(pathname);
    const reply = await fetch(`${shop.origin}/identitytoolkit.googleapis.com${pathname}`, {
      method: request.method(),
      ...(request.method() === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: request.postData() ?? '',
      }),
    });
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await reply.text(),
    });
  });
  return asked;
}

test('API-15 API-16 AUTH-18: sign in by a code that Firebase’s own SDK has sent', async ({
  page,
  shop,
}) => {
  const faults = await watchForFaults(page);
  const asked = await answerForTheService(page, shop);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin)) foreign.push(request.url());
  });
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  const number = newNumber();
  await page.locator('input[type=tel]').fill(number);
  await page.getByRole('button', { name: t('identity.code.go') }).click();
  await expect(page.getByLabel(t('identity.otp.label'))).toBeVisible();
  await expectAccessible(page, 'code of the service');
  expect(asked.at(-1)).toBe('/v1/accounts:sendVerificationCode');
  const sent = asked.length;

  await page.reload();
  await expect(page.getByLabel(t('identity.otp.label'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('identity.otp.resend') })).toBeDisabled();
  expect(asked).toHaveLength(sent);

  const code = await codeFor(page, `+1${number}`);
  const field = page.getByLabel(t('identity.otp.label'));
  await field.fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: t('identity.otp.go') }).click();
  await expect(page.getByRole('alert')).toHaveText(['The code is not right.']);
  await field.fill(code);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: t('identity.otp.go') }).click();
  await expect(page.getByRole('heading', { name: 'Just one step away!' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('OTP-05: a service that cannot be reached is told, and the form is as it was', async ({
  page,
}) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => route.abort());
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  await page.locator('input[type=tel]').fill(newNumber());
  await page.getByRole('button', { name: t('identity.code.go') }).click();
  // The captcha's script cannot be loaded, which the SDK calls an internal error.
  await expect(page.getByRole('alert')).toHaveText([
    'The code could not be sent. Check the number and try again.',
  ]);
  await expect(page.getByRole('heading', { name: t('identity.signIn.title') })).toBeVisible();
});

test('OTP-05 API-16: while the service is asked the number can be changed, and recovery asks it too', async ({
  page,
  shop,
}) => {
  const walk = new Walk(page, otpPage);
  await answerForTheService(page, shop);
  const send = '**/accounts:sendVerificationCode*';
  await walk.holds(send);
  const customer = await visit(page, desktop);
  const { t } = customer;
  await openSignIn(customer);
  await page.getByRole('button', { name: t('identity.signIn.withOtp') }).click();
  await page.locator('input[type=tel]').fill(newNumber());
  const ask = page.getByRole('button', { name: t('identity.code.go') });
  await ask.click();
  await walk.sees('otp.sending');
  // A number that the service does not accept is named at its field, and by no toast.
  const error = { code: 400, message: 'INVALID_PHONE_NUMBER : Invalid format.' };
  await walk.answers(send, { status: 400, json: { error } });
  await walk.sees('otp.closed');
  await expect(ask).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText(t('identity.otp.notSent'));
  await ask.click();
  await walk.sees('otp.sending');
  await page.getByRole('button', { name: t('identity.otp.change'), exact: true }).click();
  await expect(ask).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/forgot-password');
  const main = page.locator('#content');
  await main.locator('input[type=tel]').fill(newNumber());
  await main.getByRole('button', { name: t('identity.recovery.go') }).click();
  await walk.sees('otp.sending');
});

test('nothing built knows a stand-in for the service', () => {
  const built = fs
    .readdirSync('dist/client/assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(`dist/client/assets/${file}`, 'utf8'));
  const ofSdk = built.filter((code) => code.includes('identitytoolkit.googleapis.com'));
  expect(ofSdk.length).toBeGreaterThan(0);
  for (const code of built) {
    expect(code).not.toContain('Running in emulator mode');
    expect(code).not.toMatch(/appVerificationDisabledForTesting\s*=\s*(!0|true)/);
  }
});
