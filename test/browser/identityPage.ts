import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { customerOf, type Customer } from './journey.ts';
import { settleIn, visitAs, type Variant } from './shop.ts';
import { maya } from './visitor.ts';

export const desktop: Variant = {
  name: 'desktop, English, light',
  language: 'en',
  theme: 'light',
  width: 1440,
  height: 900,
};
export const phone: Variant = {
  name: 'phone, Arabic, dark',
  language: 'ar',
  theme: 'dark',
  width: 390,
  height: 844,
};
export async function visit(page: Page, variant: Variant): Promise<Customer> {
  await visitAs(page, variant);
  await settleIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  return customerOf(page, variant);
}

/** Opens sign-in: by the bar, or by the menu of a small screen. */
export async function openSignIn({ page, variant, t }: Customer): Promise<void> {
  const isNarrow = variant.width < 1180;
  if (isNarrow) await page.getByRole('button', { name: t('app.nav.menu'), exact: true }).click();
  // In the bar of a phone, the button is inside the menu.
  await (isNarrow ? page.getByRole('dialog') : page)
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: t('identity.signIn.title') })).toBeVisible();
}

export async function signIn({ page, t }: Customer, account = maya): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('identity.signIn.account')).fill(account.email);
  await dialog.getByLabel(t('identity.password'), { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: t('identity.signIn.go'), exact: true }).click();
}

export async function typeCode({ page, t }: Customer, code: string): Promise<void> {
  await page.getByLabel(t('identity.otp.label')).fill(code);
  await page.getByRole('button', { name: t('identity.otp.go'), exact: true }).click();
}

/** Chooses a provider and gives back its window. */
export async function choose({ page, t }: Customer, medium: 'google' | 'facebook' | 'apple') {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: t(`identity.provider.${medium}`), exact: true }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  return popup;
}

/** Signs in as the given person in the provider's popup. */
export async function goOn(popup: Page, person: string): Promise<void> {
  await popup.getByRole('radio', { name: person }).check();
  await popup.locator('button[value=go]').click();
}

/**
 * Clicks the button twice in one frame, then presses Enter at once, and expects each of these calls
 * exactly once. The answers wait until Enter was pressed: otherwise Enter would press whatever has
 * the focus after the answer, such as the close button of a new dialog.
 */
export async function sendsOnce(button: Locator, calls: readonly string[]): Promise<void> {
  const page = button.page();
  const sent: string[] = [];
  let enter = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const pass = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') sent.push(pathname.slice(pathname.lastIndexOf('/') + 1));
    await entered;
    await route.fallback();
  };
  await expect(button).toBeEnabled();
  await page.route('**/api/**', pass);
  await button.evaluate((pressed: HTMLButtonElement) => {
    pressed.click();
    pressed.click();
  });
  await page.keyboard.press('Enter');
  enter();
  await expect.poll(() => sent.toSorted()).toEqual(calls);
  // By now a second call would have been sent. Waiting for an idle network is no alternative: the
  // event stream of a customer stays open.
  await page.waitForTimeout(500);
  expect(sent.toSorted()).toEqual(calls);
  await page.unroute('**/api/**', pass);
}
