import type { Page } from '@playwright/test';
import { drawn } from '../account/profileEdit.page.ts';
import {
  address,
  choose,
  fillLogin,
  fillOwner,
  fillStore,
  storeRegistrationPage,
} from '../join/storeRegistration.page.ts';
import { courierRegistrationPage, fillCourier } from '../join/courierRegistration.page.ts';
import { expectAccessibleInBothThemes, scrollToFooter } from './shop.ts';
import { expect, test } from './test.ts';
import { Walk } from './walk.ts';

const next = 'Continue';

const logoField = (page: Page) => page.getByLabel('Logo').and(page.locator('input[type=file]'));

/** The size of the file that the field of the logo shows. */
const shownSize = (page: Page) =>
  page
    .getByRole('region', { name: 'Name and look' })
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });

test('LAND-12 LAND-13: a store is registered from the footer on, over a reload, to a package whose payment was left once', async ({
  page,
}) => {
  const walk = new Walk(page, storeRegistrationPage);
  const own = Date.now();
  let cutSize = { width: 0, height: 0 };
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
  await page.goto('/help-and-support');
  const join = page.getByRole('link', { name: 'Become a Vendor owner' });
  await scrollToFooter(page, join);
  await join.click();
  await expect(page).toHaveURL(/\/store-registration\?active=active$/);
  await walk.sees('storeRegistration.store');
  await expectAccessibleInBothThemes(page, 'the details of a store');

  await test.step('what is missing is told at its field', async () => {
    await press(next);
    await expect(page.getByText('Choose what you sell.')).toBeVisible();
    await expect(page.getByText('The store needs a logo.')).toBeVisible();
    await expect(page.getByText('Move the map until the pin stands on your door.')).toBeVisible();
  });
  await test.step('issue 24: the address comes from the pin until one is typed', async () => {
    await page.getByRole('button', { name: 'Move north', exact: true }).click();
    await expect(address(page)).toHaveValue(/\w/);
    const first = await address(page).inputValue();
    await page.locator('[name=zone]').selectOption({ label: 'Eastside' });
    await expect(address(page)).not.toHaveValue(first);
    await address(page).fill('Typed by hand');
    await page.getByRole('button', { name: 'Move north', exact: true }).click();
    await expect(page.locator('[name=zone]')).toHaveValue(/\d/);
    await expect(address(page)).toHaveValue('Typed by hand');
  });
  await test.step('issue 24: a wide picture is cut to the square of the logo by keys, and stored', async () => {
    await fillStore(page);
    await logoField(page).setInputFiles({
      name: 'sign.jpg.png',
      mimeType: 'image/png',
      buffer: await drawn(page, 300, 200),
    });
    const crop = page.getByRole('dialog', { name: 'Logo' });
    await expect(crop.getByText('Image must be square (1:1).')).toBeVisible();
    await expect(crop.getByRole('button', { name: 'Use as it is' })).toBeHidden();
    await expectAccessibleInBothThemes(page, 'the cut of a logo');
    const part = crop.getByRole('slider', { name: 'The part that is used' });
    await part.focus();
    const before = await part.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(part).not.toHaveAttribute('aria-valuetext', before ?? '');
    await crop.getByRole('button', { name: 'Use this picture' }).press('Enter');
    await expect(crop).toBeHidden();
    await expect(page.getByText('sign.jpg.png')).toBeVisible();
    cutSize = await shownSize(page);
    expect(cutSize.width).toBe(cutSize.height);
    expect(cutSize.width).toBeGreaterThan(90);
    await expect(page.getByText('Image must be square (1:1).')).toBeHidden();
  });
  await test.step('issue 24: who leaves the cut keeps the logo', async () => {
    await logoField(page).setInputFiles({
      name: 'other.png',
      mimeType: 'image/png',
      buffer: await drawn(page, 300, 200),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('sign.jpg.png')).toBeVisible();
    await expect(page.getByText('other.png')).toBeHidden();
  });
  await test.step('a reload loses nothing', async () => {
    await expect(page.getByText('sign.jpg.png')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Store name (English)')).toHaveValue('Corner Grill');
    await expect(page.getByText('sign.jpg.png')).toBeVisible();
    expect(await shownSize(page)).toEqual(cutSize);
    await expect(address(page)).toHaveValue('3 Harbour Lane');
    await expect(page.locator('[name=zone]')).toHaveValue(/\d/);
  });
  await press(next);
  await walk.sees('storeRegistration.owner');
  await expectAccessibleInBothThemes(page, 'the owner of a store');
  await fillOwner(page, `leila${own}@saffron.example`, `+1555${String(own).slice(-7)}`);
  await press(next);
  await walk.sees('storeRegistration.login');
  await expectAccessibleInBothThemes(page, 'the sign-in of a store');
  await fillLogin(page);
  await press(next);
  await walk.sees('storeRegistration.plan');
  await choose(page, 'Package');
  await choose(page, 'Growth');
  await expectAccessibleInBothThemes(page, 'the plan of a store');
  await page
    .getByRole('radio', { name: /^Pay now by/ })
    .first()
    .check({ force: true });
  await press('Send application');
  await test.step('the payment page, left once, and paid', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await walk.sees('storeRegistration.unpaid');
    await choose(page, 'Package');
    await choose(page, 'Growth');
    await page
      .getByRole('radio', { name: /^Pay now by/ })
      .first()
      .check({ force: true });
    await press('Choose this plan');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await walk.sees('storeRegistration.done');
  });
});

test('LAND-07 LAND-13: a courier registers from the footer on, and a phone that is known is told at its field', async ({
  page,
}) => {
  const walk = new Walk(page, courierRegistrationPage);
  const own = Date.now();
  const phone = `+1556${String(own).slice(-7)}`;
  const send = () => page.getByRole('button', { name: 'Send application' }).click();
  await page.goto('/help-and-support');
  const join = page.getByRole('link', { name: 'Become a deliveryman' });
  await scrollToFooter(page, join);
  await join.click();
  await walk.sees('courierRegistration.editing');
  await expectAccessibleInBothThemes(page, 'the registration of a courier');
  await fillCourier(page, `samir${own}@sixways.example`, phone);
  await send();
  await walk.sees('courierRegistration.done');

  await page.goto('/deliveryman-registration');
  await fillCourier(page, `samir${own}@sixways.example`, phone);
  await send();
  await expect(page.getByText('This phone or email is registered already.')).toBeVisible();
  await expect(page.locator('[name=identityNumber]')).toHaveValue('D-4471-0092');
});
