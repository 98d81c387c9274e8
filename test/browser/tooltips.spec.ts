/** The names of icon buttons under the mouse, as a customer at a desk sees them. */
import { customerOf, openCart } from './journey.ts';
import { expectAccessible, settleIn, visitAs, type Variant } from './shop.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { english, guestWithCart } from './visitor.ts';

const variants: Variant[] = [
  { name: 'English, light', language: 'en', theme: 'light', width: 1280, height: 800 },
  { name: 'Arabic, dark', language: 'ar', theme: 'dark', width: 1280, height: 800 },
];

const tipOf = (page: Page): Locator => page.locator('[role="tooltip"]');

/** Rests the mouse on a button until its tooltip is there. */
async function pointAt(button: Locator, name: string): Promise<void> {
  // The tooltip's code comes when the page is at rest; until then the mouse moves on the button.
  await expect(async () => {
    await button.hover({ position: { x: 10, y: 20 } });
    await button.hover();
    await expect(tipOf(button.page())).toHaveText(name, { timeout: 2000 });
  }).toPass();
}

for (const variant of variants) {
  test(`WCAG 1.4.13: an icon button says its name under the mouse, ${variant.name}`, async ({
    page,
  }) => {
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await settleIn(page);
    await page.goto('/home');
    const button = page.getByRole('button', { name: t('app.nav.wishlist'), exact: true });
    const tip = tipOf(page);
    await pointAt(button, t('app.nav.wishlist'));
    const [over, under] = [await button.boundingBox(), await tip.boundingBox()];
    if (over === null || under === null) throw new Error('Neither is to be hidden.');
    expect(under.y).toBeGreaterThanOrEqual(over.y + over.height);
    expect(under.y).toBeLessThan(over.y + over.height + 16);
    // It stays on the screen, also where the button is at its edge.
    expect(under.x).toBeGreaterThanOrEqual(0);
    expect(under.x + under.width).toBeLessThanOrEqual(variant.width);
    await expectAccessible(page, 'a tooltip');
    await page.mouse.move(variant.width / 2, variant.height - 5);
    await expect(tip).toHaveCount(0);
  });
}

test('WCAG 1.4.13: Escape closes a tooltip together with the dialog that it lies over', async ({
  page,
}) => {
  const customer = english(page);
  await guestWithCart(page);
  await page.goto('/home');
  const drawer = await openCart(customer);
  await pointAt(drawer.getByRole('button', { name: customer.t('ui.close') }), 'Close');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(tipOf(page)).toHaveCount(0);
});
