import { customerOf } from './journey.ts';
import { expectAccessibleInBothThemes, visitAs, watchForFaults, type Variant } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore } from './visitor.ts';

const pages = [
  '/profile?page=profile-settings',
  '/profile?page=inbox',
  '/profile?page=notifications',
  '/my-orders',
  '/rental/trips',
  '/wallet',
  '/loyalty-points',
  '/coupons',
  '/referral-code',
  '/profile?page=addresses',
  '/settings',
];

const variants: Variant[] = [
  { name: 'desktop, English', language: 'en', theme: 'light', width: 1280, height: 800 },
  { name: 'phone, Arabic', language: 'ar', theme: 'dark', width: 375, height: 812 },
];

for (const variant of variants) {
  test(`issue 21: axe finds no fault on any page of an account (${variant.name}, light and dark)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await customerBefore(page);
    for (const address of pages) {
      await page.goto(address);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(title).not.toHaveText(/There is nothing here|لا يوجد شيء هنا/);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page, address);
    }
    await page.goto('/referral-code');
    await page.getByRole('button', { name: t('account.referral.qr') }).click();
    await expect(
      page.getByRole('dialog', { name: t('account.referral.qrTitle') }).getByRole('img'),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the code of an invitation');
    expect(faults).toEqual([]);
  });
}
