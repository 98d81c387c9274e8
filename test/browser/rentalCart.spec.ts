import { expect, test } from '@playwright/test';
import { customerOf } from './journey.ts';
import { settleInRental } from './rental.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'dark', width: 1440, height: 900 },
  { name: 'phone, Arabic', language: 'ar', theme: 'light', width: 390, height: 844 },
];

for (const variant of variants) {
  test(`RENT-08..10, RENT-13, RENT-14, RENT-21: conflicts of the trip cart are asked about, taken back, and the trip is booked, ${variant.name}`, async ({
    page,
  }, { retry }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await settleInRental(page);
    await page.goto('/rental/vehicle-search?all_category=1');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const rent = (name: string) =>
      cards
        .getByRole('button', { name: new RegExp(`^${t('rental.rent')} ?${name}$`) })
        .first()
        .click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const answer = (key: Parameters<typeof t>[0]) =>
      question.getByRole('button', { name: t(key), exact: true }).click();
    const inCart = async (name: string, times: number) =>
      expect(page.getByRole('list', { name: t('rentalCart.lines') }).getByText(name)).toHaveCount(
        times,
      );

    // Two vehicles that can be had, of two providers.
    const seen = await cards.evaluateAll((found) =>
      found.map((card) => {
        const heading = card.querySelector('h2, h3');
        const provider = heading?.parentElement?.nextElementSibling?.textContent ?? '';
        return { name: heading?.textContent ?? '', provider };
      }),
    );
    // Other tests rent at the same time, and what is booked here is gone.
    const start = variants.indexOf(variant) * 2 + retry;
    const first = seen[start]?.name ?? '';
    const other = seen.find(({ provider }) => provider !== seen[start]?.provider)?.name ?? '';
    await rent(first);
    await expect(page.getByText(t('rentalCart.added'))).toBeVisible();

    await rent(other);
    await expect(question).toContainText(t('rentalCart.ask.provider'));
    await expect(question).toContainText(first);
    await expectAccessible(page, `another provider, ${variant.name}`);
    await answer('rentalCart.ask.no');
    await expect(question).toBeHidden();

    await rent(other);
    await answer('rentalCart.ask.yes');
    await page.getByRole('button', { name: t('rentalCart.undo'), exact: true }).click();
    await expect(page.getByText(t('rentalCart.back'))).toBeVisible();

    // Another duration is asked about before the cart takes it over.
    const trip = page.getByRole('group', { name: t('rental.trip.label') });
    await trip.getByRole('button', { name: t('rental.trip.duration') }).click();
    await page.getByRole('dialog').getByRole('spinbutton').fill('9');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('rental.trip.save') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cards.first()).toBeVisible();
    await rent(first);
    await expect(question).toContainText(t('rentalCart.ask.duration'));
    await expectAccessible(page, `another duration, ${variant.name}`);
    await answer('rentalCart.ask.yes');
    await expect(question).toBeHidden();

    await page.goto('/rental/cart');
    await inCart(first, 1);
    await inCart(other, 0);
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
    await page.getByLabel(t('trips.book.name'), { exact: true }).fill('Noor');
    await page.getByLabel(t('trips.book.phone'), { exact: true }).fill('+15550137123');
    await page.getByLabel(t('trips.book.email'), { exact: true }).fill('noor@example.com');
    await page.getByRole('radio', { name: t('trips.pay.cash_payment') }).check({ force: true });
    await expectAccessible(page, `booking, ${variant.name}`);
    await page.getByRole('button', { name: t('trips.book.place') }).click();
    await expect(page).toHaveURL(/\/rental\/trips\/\d+/);
    await expect(page.getByText(t('trips.status.pending')).first()).toBeVisible();
    await expect(page.getByText(first).first()).toBeVisible();
    await expectAccessible(page, `trip, ${variant.name}`);
    expect(faults).toEqual([]);
  });
}
