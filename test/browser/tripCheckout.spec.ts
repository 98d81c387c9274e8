import { expect, test } from './test.ts';
import { customerOf } from './journey.ts';
import { customerWithTripCart, settleInRental } from './rental.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const phone: Variant = {
  name: 'phone, Arabic',
  language: 'ar',
  theme: 'dark',
  width: 390,
  height: 844,
};

test('PRICE-09, API-44, GUEST-02: a coupon and the wallet pay a trip, its phone number finds it, and canceling gives the money back', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const faults = await watchForFaults(page);
  const customer = customerOf(page, phone);
  const { t } = customer;
  await visitAs(page, phone);
  await customerWithTripCart(page);
  await page.goto('/rental/checkout');
  const field = page.getByRole('textbox', { name: t('trips.book.phone'), exact: true });
  // The number of the account is regrouped when the rules of phone numbers arrive, which ends a
  // selection. Playwright selects and types in two steps.
  await expect(field).toHaveValue('555 013 7000');
  await field.fill('+15550137999');

  await page.getByRole('button', { name: t('checkout.coupon.add') }).click();
  await page
    .getByRole('button', { name: t('checkout.coupon.use').replace('{code}', 'TRIP10') })
    .click();
  await expect(page.getByText(t('rentalCart.coupon'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('trips.book.place') }).click();
  await expect(page.getByText(t('trips.book.paymentMissing'))).toBeVisible();
  await page.getByRole('radio', { name: t('checkout.payment.wallet') }).check({ force: true });
  await expectAccessible(page, 'a coupon and the wallet');

  // The coupon and the chosen payment survive a reload.
  await page.reload();
  await expect(page.getByText(t('rentalCart.coupon'), { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: t('checkout.payment.wallet') })).toBeChecked();
  // The country stands before the field.
  await expect(field).toHaveValue('555 013 7999');
  const total = page.locator('dl > div', { hasText: t('rentalCart.total') }).locator('dd');
  await expect(total).toHaveText(/\$\d+\.\d\d/);
  const shown = /\$\d+\.\d\d/.exec(await total.innerText())?.[0] ?? 'no total';
  await page.getByRole('button', { name: t('trips.book.place') }).click();
  await expect(page).toHaveURL(/\/rental\/trips\/\d+\?booked=1/);
  await expect(page.getByText(t('trips.paid'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('rentalCart.coupon'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'the booked trip');
  const tripId = /trips\/(\d+)/.exec(page.url())?.[1] ?? '';

  // Somebody else on another device, who knows its number.
  const context = await browser.newContext();
  const other = await context.newPage();
  await visitAs(other, phone);
  await settleInRental(other);
  await other.goto('/track-order');
  await other.getByLabel(t('trips.track.id')).fill(tripId);
  await other.getByLabel(t('trips.track.phone')).fill('+15550000000');
  await other.getByRole('button', { name: t('trips.track.find') }).click();
  await expect(other.getByText(t('trips.gone'))).toBeVisible();
  await expectAccessible(other, 'a trip that was not found');
  await other.getByLabel(t('trips.track.phone')).fill('+15550137999');
  await other.getByRole('button', { name: t('trips.track.find') }).click();
  await expect(other.getByText(t('trips.look'))).toBeVisible();
  await expect(other.getByRole('button', { name: t('trips.cancel') })).toHaveCount(0);
  await context.close();

  await page.getByRole('button', { name: t('trips.cancel') }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: t('trips.cancel') }).click();
  await expect(page.getByText(t('trips.status.canceled')).first()).toBeVisible();
  await expect(page.getByText(`أصبح \u2066${shown}\u2069 مما دفعته في محفظتك.`)).toBeVisible();
  await page.goto('/rental/trips?view=canceled');
  await expect(page.getByText(t('trips.trip').replace('{id}', tripId))).toBeVisible();
  await expectAccessible(page, 'my canceled trips');
  expect(faults).toEqual([]);
});
