import type { Page } from '@playwright/test';
import { choosePhoto, drawn, emailField, profileEditPage } from '../account/profileEdit.page.ts';
import { customerOf } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { expectAccessible, expectAccessibleInBothThemes, visitAs, type Variant } from './shop.ts';
import { expect, test } from './test.ts';
import { codeFor, customerBefore, newAccount } from './visitor.ts';
import { Walk } from './walk.ts';

const update = '**/api/v1/customer/update-profile';
const password = 'Lake-2025';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Signs in a new customer whose phone is verified, but not the e-mail address; returns that
 * address.
 */
async function leila(page: Page): Promise<string> {
  const email = `leila${await newAccount(page, password)}@example.com`;
  await customerBefore(page, { email, password });
  return email;
}

/** The picture of the account, as a browser decodes it. */
const pictureOf = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch('/api/v1/customer/info', {
      headers: { Authorization: `Bearer ${token}`, 'X-localization': 'en' },
    });
    const { image_full_url } = (await answer.json()) as { image_full_url: string };
    const { width, height } = await createImageBitmap(await (await fetch(image_full_url)).blob());
    return { width, height };
  });

test('PROF-01 PROF-07 PROF-09 PROF-10 PROF-12 F-18: details are changed, a picture is cut to a square, and a new address proven', async ({
  page,
}) => {
  const walk = new Walk(page, profileEditPage);
  const email = await leila(page);
  await page.goto('/profile?page=profile-settings');
  await walk.sees('profileEdit.viewing');
  await expectAccessibleInBothThemes(page, 'the profile');
  await button(page, 'Edit Personal Details').click();
  await walk.sees('profileEdit.editing');
  await expectAccessibleInBothThemes(page, 'the form of the profile');
  await expect(page.getByLabel('Phone')).toBeDisabled();

  await test.step('Reset asks', async () => {
    await page.getByLabel('Name').fill('Somebody');
    await button(page, 'Reset').click();
    await walk.sees('profileEdit.confirmingReset');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await walk.sees('profileEdit.editing');
    await expect(page.getByLabel('Name')).toHaveValue('Leila');
  });
  await test.step('a page in the clothes of a picture, and a picture', async () => {
    await choosePhoto(page, 'me.png', Buffer.from('<html>'.repeat(20)));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    );
    await choosePhoto(page, 'me.png', await drawn(page, 301, 200));
    await expect(page.getByRole('dialog', { name: 'Your picture' })).toBeVisible();
    await expect(page.getByText('Image must be square (1:1).')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'the picture that is cut');
    await button(page, 'Zoom in').click();
    await button(page, 'Use this picture').click();
    await walk.sees('profileEdit.editing');
  });
  await test.step('a new address, left unproven once', async () => {
    await page.getByLabel('Name').fill('Leila Noor');
    await emailField(page).fill(`new.${email}`);
    await walk.holds(update);
    await button(page, 'Update Profile').click();
    await walk.sees('profileEdit.submitting');
    await walk.answers(update, 'lost');
    await walk.sees('profileEdit.editing');
    await button(page, 'Update Profile').click();
    await walk.answers(update);
    await walk.frees(update);
    await walk.sees('profileEdit.proving');
    await expectAccessibleInBothThemes(page, 'the code of a new address');
    await button(page, 'Change').click();
    await walk.sees('profileEdit.editing');
    await expect(page.getByLabel('Name')).toHaveValue('Leila Noor');
  });
  await test.step('and proven', async () => {
    // The first code still stands; a second is not sent within the minute.
    await emailField(page).fill(`newer.${email}`);
    await button(page, 'Verify').click();
    await walk.sees('profileEdit.proving');
    await page.getByLabel('6-digit code').fill(await codeFor(page, `newer.${email}`));
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await walk.sees('profileEdit.viewing');
    await expect(page.getByText('Successfully updated').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Leila Noor').first()).toBeVisible();
    await expect(main.getByText(`newer.${email}`)).toBeVisible();
    await expect(main.getByText('Verified')).toHaveCount(2);
  });
  const { width, height } = await pictureOf(page);
  expect(width).toBe(height);
  expect(width).toBeLessThanOrEqual(200);
});

const variants: Variant[] = [
  { name: 'English, light', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];
for (const variant of variants) {
  test(`PROF-01 PROF-07 PROF-09: the profile is changed by keys alone, ${variant.name}`, async ({
    page,
  }) => {
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    const email = await leila(page);
    await page.goto('/profile?page=profile-settings');
    await press(page, button(page, t('account.profile.edit')));
    await expectAccessible(page, `the form of the profile, ${variant.name}`);
    const files = page.waitForEvent('filechooser');
    await press(page, button(page, t('account.profile.photo.choose')));
    await (
      await files
    ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawn(page, 300, 200) });
    const crop = page.getByRole('dialog', { name: t('account.profile.crop') });
    await tabTo(page, crop.getByRole('slider', { name: t('ui.crop.part') }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await press(page, button(page, t('ui.crop.use')));
    await expect(crop).toBeHidden();
    await tabTo(page, page.getByLabel(t('account.profile.name')));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Noor');
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: t('account.profile.prove.email') });
    await expect(proof.getByLabel(t('identity.otp.label'))).toBeFocused();
    await expectAccessible(page, `the code of an address, ${variant.name}`);
    await page.keyboard.type(await codeFor(page, email));
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();
    await expect(page.getByRole('heading', { name: t('account.profile') })).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Noor').filter({ visible: true }).first(),
    ).toBeVisible();
  });
}
