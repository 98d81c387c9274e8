import { expect, test, type Page } from '@playwright/test';
import { ar } from '../../src/messages/ar/index.ts';
import { en } from '../../src/messages/en/index.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const variants: Variant[] = [
  { name: 'desktop, English, light', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'desktop, Arabic, dark', language: 'ar', theme: 'dark', width: 1440, height: 900 },
  { name: 'phone, English, dark', language: 'en', theme: 'dark', width: 390, height: 844 },
  { name: 'phone, Arabic, light', language: 'ar', theme: 'light', width: 390, height: 844 },
];

const wordsOf = (variant: Variant) => (key: keyof typeof en) => {
  const message = (variant.language === 'ar' ? ar : en)[key];
  return typeof message === 'string' ? message : message.other;
};

/** Adds the first item that needs no choice, from the store's page. */
async function addItems(page: Page, add: string, more: string, times: number): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${add}:`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const stepper = page.getByRole('button', { name: new RegExp(`^${more}:`) }).first();
  await expect(dialog.or(stepper).first()).toBeVisible();
  if (await dialog.isVisible()) return;
  for (let time = 1; time < times; time += 1) await stepper.click();
}

for (const variant of variants) {
  test(`CHK-01 CHK-02 CART-01 GUEST-02: from location to tracked order (${variant.name})`, async ({
    page,
  }) => {
    const t = wordsOf(variant);
    const faults = watchForFaults(page);
    await visitAs(page, variant);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'landing');
    await page
      .getByRole('combobox', { name: t('place.search.label') })
      .fill(variant.language === 'ar' ? 'مجمع' : 'Eastside Mall');
    await page.getByRole('option').first().click();

    const picker = page.getByRole('dialog');
    await expect(picker).toBeVisible();
    await expectAccessible(page, 'module picker');
    await picker.getByRole('listitem').first().getByRole('button').click();
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'home');

    await page.goto('/store/ember-rye-burgers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'store');

    // The first dish has a required size or none; the dialog or the stepper answers.
    await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'item dialog');
    const firstOption = dialog.getByRole('radio').first();
    if ((await firstOption.count()) > 0) await firstOption.check({ force: true });
    const needed = dialog.getByRole('group', { name: /Choose your sides|اختر الأطباق/ });
    if ((await needed.count()) > 0) {
      await needed.getByRole('checkbox').first().check({ force: true });
    }
    await dialog.getByRole('button', { name: t('catalogue.item.addCart'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await addItems(page, t('catalogue.item.add'), t('ui.increase'), 2);
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: new RegExp(`${t('app.nav.cart2')}|\\$|${t('app.nav.cart')}$`) })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await drawer
      .getByRole('button', { name: new RegExp(t('ui.increase')) })
      .first()
      .click();
    await expectAccessible(page, 'cart');
    await drawer.getByRole('button', { name: t('cart.checkout') }).click();
    await page.getByRole('button', { name: t('checkout.guest.go'), exact: true }).click();

    await expect(page).toHaveURL(/\/checkout\?page=cart/);
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible();
    await page.getByLabel(t('checkout.contact.name')).fill('Maya Haddad');
    await page.getByLabel(t('checkout.contact.phone')).fill('+15550137000');
    await page.getByRole('button', { name: t('checkout.contact.save'), exact: true }).click();
    await page.getByRole('radio', { name: new RegExp(t('checkout.payment.cash')) }).check();
    await expect(page.getByText(t('checkout.sum.pending'))).toBeHidden();
    await expectAccessible(page, 'checkout');
    await page.getByRole('button', { name: t('checkout.place') }).click();

    await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
    await expect(page.getByRole('heading', { name: t('orders.result.title') })).toBeVisible();
    await expectAccessible(page, 'order result');
    await page
      .locator('#content')
      .getByRole('link', { name: t('orders.result.track') })
      .click();

    await expect(page).toHaveURL(/\/track-order/);
    await expect(page.getByText(t('orders.status.pending')).first()).toBeVisible();
    await expectAccessible(page, 'tracking');
    expect(faults).toEqual([]);
  });
}
