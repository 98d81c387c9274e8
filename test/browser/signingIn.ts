import { expect, type Page } from '@playwright/test';
import { customerOf, type Customer } from './journey.ts';
import { settleIn, visitAs, type Variant } from './shop.ts';

/** A number nobody has used in this city. */
export const newNumber = () => `555${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;

/** A visitor who is settled in, on home. */
export async function visit(page: Page, variant: Variant): Promise<Customer> {
  await visitAs(page, variant);
  await settleIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  return customerOf(page, variant);
}

/** Opens sign-in: by the bar, or by the menu of a small screen. */
export async function openSignIn({ page, variant, t }: Customer): Promise<void> {
  if (variant.width < 1180) {
    await page.getByRole('button', { name: t('app.nav.menu'), exact: true }).click();
  }
  await page
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: t('identity.signIn.title') })).toBeVisible();
}

/** The code in the outbox, as a person would read it there. */
export async function codeFor(page: Page, target: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/sandbox/outbox');
  const message = outbox.getByRole('article').filter({ hasText: target }).first();
  const code = /\d{6}/.exec((await message.locator('p').last().textContent()) ?? '')?.[0] ?? '';
  await outbox.close();
  return code;
}
