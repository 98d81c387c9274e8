import { expect, test } from './test.ts';
import { customerOf } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { settleInRental } from './rental.ts';
import { visitAs, watchForFaults, type Variant } from './shop.ts';
import { customerBefore } from './visitor.ts';

const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`WCAG 2.1.1, WCAG 2.4.3: from rental's home to the wishlist by keys alone, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    const narrow = variant.width < 1180;
    const onwards = variant.language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await visitAs(page, variant);
    await settleInRental(page);
    await customerBefore(page);
    await page.goto('/home');
    await expect(page.getByRole('article').first()).toBeVisible();

    // A part of the trip is changed in a dialog, which gives the focus back.
    const trip = page.getByRole('group', { name: t('rental.trip.label') });
    const hours = trip.getByRole('button', { name: t('rental.trip.duration') });
    await press(page, hours);
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('spinbutton'));
    await page.keyboard.type('8');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(hours).toBeFocused();
    await press(page, trip.getByRole('button', { name: t('rental.trip.search') }));
    await expect(page).toHaveURL(/vehicle-search/);
    await expect(page.getByRole('article').first()).toBeVisible();

    // A filter that is taken away hands the focus on.
    const opener = page.getByRole('button', { name: t('rental.filter.label'), exact: true });
    if (narrow) await press(page, opener);
    const filters = narrow
      ? page.getByRole('dialog', { name: t('rental.filter.label') })
      : page.getByRole('complementary', { name: t('rental.filter.label') });
    const lowest = filters.getByRole('slider', { name: t('rental.filter.priceMin') });
    await tabTo(page, lowest);
    await page.keyboard.press(onwards);
    await expect(page).toHaveURL(/min=/);
    await expect(lowest).toBeFocused();
    await press(page, filters.getByRole('button', { name: '3–4' }));
    await expect(page).toHaveURL(/seats=3-4/);
    if (narrow) {
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
    const set = page.getByRole('list', { name: t('rental.filter.active') });
    await expect(set.getByRole('button')).toHaveCount(3);
    await press(page, set.getByRole('button').first());
    await expect(set.getByRole('button')).toHaveCount(2);
    await expect(set.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(set).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeFocused();

    // Goes to a vehicle, through its pictures, and to its provider.
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const look = card.getByRole('button', { name: t('rental.quickView').split(':')[0] ?? '' });
    await press(page, look);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(look).toBeFocused();
    await press(page, card.getByRole('heading').getByRole('link'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const gallery = page.getByRole('region', {
      name: t('rental.gallery').replace('{name}', name),
    });
    await tabTo(page, gallery.getByRole('button').first());
    await page.keyboard.press(onwards);
    await expect(gallery.getByRole('button').nth(1)).toBeFocused();
    await expect(gallery).toContainText('2 / ');
    await press(page, page.getByRole('main').locator('a[href*="/provider-details/"]').first());
    const reviews = page.getByRole('tab', { name: t('rental.reviews') });
    await tabTo(page, page.getByRole('tab').first());
    await page.keyboard.press(onwards);
    await expect(reviews).toBeFocused();
    await expect(page).toHaveURL(/view=reviews/);

    // The provider is added to the favourites, and is found there.
    const provider = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const heart = page.getByRole('main').locator('button[aria-pressed]').first();
    await heart.focus();
    if ((await heart.getAttribute('aria-pressed')) === 'false') await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const wishes = { name: t('app.nav.wishlist'), exact: true };
    await press(page, page.getByRole('button', wishes).filter({ visible: true }).first());
    const list = page.getByRole('dialog', { name: t('app.nav.wishlist') });
    await tabTo(page, list.getByRole('radio').first());
    await page.keyboard.press(onwards);
    await expect(list.getByRole('link', { name: provider })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    expect(faults).toEqual([]);
  });
}
