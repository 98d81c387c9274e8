import { expect, test } from './test.ts';
import { customerOf } from './journey.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';
import { customerBefore } from './visitor.ts';

const variants: (Variant & { bell: RegExp; title: string; all: string })[] = [
  {
    name: 'English, light',
    language: 'en',
    theme: 'light',
    width: 1280,
    height: 900,
    bell: /^Notifications/,
    title: 'Notifications',
    all: 'All notifications',
  },
  {
    name: 'Arabic, dark',
    language: 'ar',
    theme: 'dark',
    width: 1280,
    height: 900,
    bell: /^الإشعارات/,
    title: 'الإشعارات',
    all: 'كل الإشعارات',
  },
];

for (const variant of variants) {
  test(`NAV-10 NAV-19: the bell opens the last notifications below it: ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    await visitAs(page, variant);
    await customerBefore(page);
    await page.goto('/home');
    const bell = page.getByRole('link', { name: variant.bell });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await bell.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: variant.title });
    await expect(popover).toBeVisible();
    await expect(popover).toBeFocused();
    await expect(popover.getByRole('listitem').first()).toBeVisible();
    // The list scrolls, so it would cut off a ring outside of its first entry.
    // It is measured in one step, because a new notification may push the entry out of the list.
    const entry = popover.getByRole('listitem').getByRole('link').first();
    const [isRinged, outside] = await entry.evaluate((link) => {
      link.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return [link.matches(':focus-visible'), width] as const;
    });
    expect(isRinged).toBe(true);
    expect(outside).toBeLessThanOrEqual(0);
    const box = await popover.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    await expectAccessible(page, `the notifications below the bell, ${variant.name}`);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(bell).toBeFocused();

    await bell.click();
    await popover.getByRole('link', { name: variant.all }).click();
    await expect(page).toHaveURL(/\/profile\?page=notifications/);
    await expect(popover).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('NAV-19: on a phone the bell leads to the page, and on a wider screen it opens', async ({
  page,
}) => {
  const phone: Variant = { name: 'phone', language: 'en', theme: 'light', width: 390, height: 844 };
  const { t } = customerOf(page, phone);
  await visitAs(page, phone);
  await customerBefore(page);
  await page.goto('/home');
  const bell = page.getByRole('link', { name: new RegExp(`^${t('inbox.nav.news')}`) });
  await expect(bell).not.toHaveAttribute('aria-haspopup');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bell).not.toHaveAttribute('aria-haspopup');
  await bell.click();
  await expect(page).toHaveURL(/\/profile\?page=notifications/);
});
