import { expect, test } from './test.ts';
import { customerOf, words } from './journey.ts';
import { fillBooking, guestWithTripCart, settleInRental, vehiclesInCart } from './rental.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'dark', width: 1440, height: 900 },
  { name: 'phone, Arabic', language: 'ar', theme: 'light', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`RENT-08, RENT-14, RENT-21: a vehicle is rented, no more of it than there are, and the trip is booked, ${variant.name}`, async ({
    page,
  }, { retry }) => {
    const faults = await watchForFaults(page);
    const customer = customerOf(page, variant);
    const { t } = customer;
    await visitAs(page, variant);
    await settleInRental(page);
    // The most expensive vehicles cannot be paid in cash, so the list begins with the cheapest.
    await page.goto('/rental/vehicle-search?all_category=1&sort=low');
    // Blue Bay Boats is closed from 21:00 to 7:00; all other providers rent at any hour.
    const cards = page
      .getByRole('article')
      .filter({ hasNotText: /Blue Bay Boats|قوارب الخليج الأزرق/ });
    await expect(cards.first()).toBeVisible();
    const rent = (name: string) =>
      cards
        .getByRole('button', { name: new RegExp(`^${t('rental.rent')} ?${name}$`) })
        .first()
        .click();

    // The list renders further cards only when they are scrolled into view.
    await cards.nth(1).scrollIntoViewIfNeeded();
    // Other tests rent at the same time, and what is booked here is gone.
    const own = cards.nth(variants.indexOf(variant) * 2 + retry);
    const first = await own.getByRole('heading').innerText();
    await rent(first);
    const added = words(
      customer,
      'The vehicle successfully added to your cart.',
      'rentalCart.added',
    );
    await expect(page.getByText(added)).toBeVisible();

    await page.goto('/rental/cart');
    await expect(
      page.getByRole('list', { name: t('rentalCart.lines') }).getByText(first),
    ).toHaveCount(1);
    const more = page.getByRole('button', { name: new RegExp(`^${t('ui.increase')}`) });
    const refused = page.getByText(t('rentalCart.overStock').split('{n}')[0] ?? '');
    await expect(async () => {
      if (await more.isEnabled()) await more.click({ timeout: 1000 });
      await expect(refused.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page, `trip cart, ${variant.name}`);

    await page
      .getByRole('button', { name: t('rentalCart.proceed') })
      .or(page.getByRole('link', { name: t('rentalCart.proceed') }))
      .click();
    await expect(page.getByRole('heading', { name: t('trips.book.title') })).toBeVisible();
    await page.getByRole('button', { name: t('trips.book.place') }).click();
    await expect(page.getByText(t('trips.book.nameMissing'))).toBeVisible();
    await fillBooking(customer);
    await expectAccessible(page, `booking, ${variant.name}`);
    await page.getByRole('button', { name: t('trips.book.place') }).click();
    await expect(page).toHaveURL(/\/rental\/trips\/\d+/);
    await expect(page.getByText(t('trips.status.pending')).first()).toBeVisible();
    await expect(page.getByText(first).first()).toBeVisible();
    await expectAccessible(page, `trip, ${variant.name}`);
    expect(faults).toEqual([]);
  });
}

for (const variant of variants) {
  test(`M10, RENT-08, RENT-14: a vehicle of the trip cart shows how many on its page, and is not rented once more by a press, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    const guest = await guestWithTripCart(page);
    const [held] = await vehiclesInCart(page, guest);
    await page.goto(`/rental/vehicle-details/${held}`);
    const card = page.getByRole('complementary', { name: t('rental.trip.label') });
    await expect(card.getByText(t('rental.inCart'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('button', { name: new RegExp(`^${t('rental.rentThis')}`) }),
    ).toHaveCount(0);
    await expect(card.getByLabel(t('ui.quantity'), { exact: true }).last()).toHaveText('01');
    await expectAccessible(page, `held vehicle, ${variant.name}`);
    await page.evaluate(() => scrollTo(0, 400));
    const bar = page.getByLabel(t('rental.bar'));
    await expect(bar).toHaveAttribute('data-in');
    await expect(bar.getByLabel(t('ui.quantity'), { exact: true })).toHaveText('01');
    // On a phone the complete bar must be inside the screen.
    const box = await bar.getByRole('link', { name: t('rental.viewCart') }).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= variant.width).toBe(true);
    await bar.getByRole('link', { name: t('rental.viewCart') }).click();
    await expect(page).toHaveURL(/\/rental\/cart$/);
    await expect(
      page.getByRole('list', { name: t('rentalCart.lines') }).getByText('01'),
    ).toBeVisible();
    expect(faults).toEqual([]);
  });
}
