import { expect, test } from './test.ts';
import { customerOf } from './journey.ts';
import { planned, settleInRental } from './rental.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`RENT-02, NAV-16: from rental's home to a vehicle, ${variant.name}`, async ({ page }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await settleInRental(page, planned);
    await page.goto('/home');
    const trip = page.getByRole('group', { name: t('rental.trip.label') });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, `rental home, ${variant.name}`);

    // What cannot be is refused where it was typed, and the trip stays as it was.
    await trip.getByRole('button', { name: t('rental.trip.duration') }).click();
    const hours = page.getByRole('dialog').getByRole('spinbutton');
    await hours.fill('10000');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rental.trip.save') })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('720');
    await expectAccessible(page, `hours that are none, ${variant.name}`);
    await hours.fill('8');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rental.trip.save') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await trip.getByRole('button', { name: t('rental.trip.search') }).click();
    await expect(page).toHaveURL(/\/rental\/vehicle-search\?all_category=1/);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const all = await page.getByRole('heading', { level: 2 }).first().textContent();
    const narrow = variant.width < 1180;
    if (narrow) await page.getByRole('button', { name: t('rental.filter.label') }).click();
    const filters = narrow
      ? page.getByRole('dialog', { name: t('rental.filter.label') })
      : page.getByRole('complementary', { name: t('rental.filter.label') });
    await filters.getByRole('button', { name: t('rental.gear.manual'), exact: true }).click();
    await expect(page).toHaveURL(/gears=manual/);
    await expectAccessible(page, `filters, ${variant.name}`);
    // The button of the sheet closes it; the button shows the number of results.
    if (narrow) await filters.getByRole('button').last().click();
    await expect(page.getByRole('list', { name: t('rental.filter.active') })).toContainText(
      t('rental.gear.manual'),
    );
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(all ?? '');
    await page.getByRole('combobox', { name: t('rental.sort.label') }).selectOption('low');
    await expect(page).toHaveURL(/sort=low/);
    await expect(cards.first()).toContainText(t('rental.gear.manual'));
    await expectAccessible(page, `vehicle search, ${variant.name}`);

    await cards
      .first()
      .getByRole('button', { name: t('rental.quickView').split(':')[0] ?? '' })
      .click();
    await expectAccessible(page, `quick view, ${variant.name}`);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('rental.details') })
      .click();
    await expect(page).toHaveURL(/\/rental\/vehicle-details\/[^?]+\?from=search/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.locator(`section[aria-label="${t('rental.bar')}"]`);
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 260));
    await expect(bar).toBeVisible();
    await expectAccessible(page, `vehicle, ${variant.name}`);

    await page.getByRole('main').locator('a[href^="/rental/provider-details/"]').first().click();
    await expect(page.getByRole('tab', { name: t('rental.reviews') })).toBeVisible();
    await page.getByRole('tab', { name: t('rental.reviews') }).click();
    await expect(page).toHaveURL(/view=reviews/);
    await expectAccessible(page, `provider, ${variant.name}`);
    expect(faults).toEqual([]);
  });
}
