import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { openSignIn } from '../browser/visitor.ts';
import { definePage } from '../paths/page.ts';

/** Opens sign-in in a shop that offers these ways. */
const offering =
  (...ways: readonly ('manual' | 'otp' | 'social')[]) =>
  async (page: Page) => {
    await page.route('**/api/v1/config', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { centralize_login: object };
      const switches = Object.fromEntries(
        (['manual', 'otp', 'social'] as const).map((way) => [
          `${way}_login_status`,
          ways.includes(way) ? 1 : 0,
        ]),
      );
      const centralize_login = { ...config.centralize_login, ...switches };
      await route.fulfill({ response: answer, json: { ...config, centralize_login } });
    });
    await settleIn(page);
    await page.goto('/store/ember-rye-burgers');
    await openSignIn(page);
  };

const password = (page: Page) => page.getByRole('dialog').getByLabel('Password', { exact: true });
const phone = (page: Page) => page.getByRole('dialog').locator('input[type=tel]');
const google = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Google' });
const otpSwitch = (page: Page) => page.getByRole('button', { name: 'Sign in with OTP' });

const shows =
  (...seen: readonly ((page: Page) => ReturnType<typeof password>)[]) =>
  async (page: Page) => {
    for (const one of [password, phone, google, otpSwitch]) {
      await expect(one(page)).toBeVisible({ visible: seen.includes(one) });
    }
  };

export const loginMethodsPage = definePage({
  starts: {
    'password and code and provider': offering('manual', 'otp', 'social'),
    'password and code': offering('manual', 'otp'),
    'password and provider': offering('manual', 'social'),
    password: offering('manual'),
    'code and provider': offering('otp', 'social'),
    code: offering('otp'),
    provider: offering('social'),
    nothing: offering(),
  },
  acts: {
    'methods.otp.chosen': {
      during: ['loginMethods.all', 'loginMethods.otp_manual'],
      act: (page) => otpSwitch(page).click(),
    },
    'methods.all.shown': async (page) => {
      const others = page.getByRole('button', { name: 'Other ways to sign in' });
      // Where a code is the only way there are no others to show.
      if (await others.isVisible()) await others.click();
    },
  },
  answers: {},
  sees: {
    'loginMethods.all': shows(password, google, otpSwitch),
    'loginMethods.otp_manual': shows(password, otpSwitch),
    'loginMethods.manual_social': shows(password, google),
    'loginMethods.manual': shows(password),
    'loginMethods.otp_social': shows(phone, google),
    'loginMethods.otp': shows(phone),
    'loginMethods.social': shows(google),
  },
  beyond: {
    'loginMethods.otp_social | methods.otp.chosen | 0':
      'beside providers alone the form of codes is shown at once, with nothing to press for it',
  },
});
