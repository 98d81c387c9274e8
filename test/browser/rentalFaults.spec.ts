import { expect, test, type Page, type Route } from './test.ts';
import { customerOf, type Customer } from './journey.ts';
import { fillBooking, guestWithTripCart, tripsOfGuest } from './rental.ts';
import { visitAs, watchForFaults, type Variant } from './shop.ts';
import { customerBefore } from './visitor.ts';

const phone: Variant = { name: 'phone', language: 'en', theme: 'light', width: 390, height: 844 };

/** Repeats `press` until `worked` succeeds, for at most a minute, as a patient customer would. */
async function insist(press: () => Promise<unknown>, worked: () => Promise<unknown>) {
  await expect(async () => {
    await press();
    await worked();
  }).toPass({ timeout: 60_000 });
}

/** A guest with a vehicle in the trip cart, who fills in and sends the booking. */
async function comeToBooking(page: Page): Promise<{ customer: Customer; guestId: number }> {
  const customer = customerOf(page, phone);
  await visitAs(page, phone);
  return { customer, guestId: await guestWithTripCart(page) };
}

async function expectOneTrip({ page }: Customer, guestId: number): Promise<void> {
  await expect(page).toHaveURL(/\/rental\/trips\/\d+/, { timeout: 60_000 });
  const shown = Number(/trips\/(\d+)/.exec(page.url())?.[1]);
  expect(await tripsOfGuest(page, guestId)).toEqual([shown]);
}

test('API-44: one trip when every answer of rental comes 5 s late', async ({ page }) => {
  test.setTimeout(180_000);
  const faults = await watchForFaults(page);
  const { customer, guestId } = await comeToBooking(page);
  await page.route('**/api/v1/rental/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  await page.goto('/rental/checkout');
  await fillBooking(customer);
  await page.getByRole('button', { name: customer.t('trips.book.place') }).click();
  await expectOneTrip(customer, guestId);
  // Calls that still wait end with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(faults).toEqual([]);
});

test('API-44: one trip when every call fails once and the reply to the booking is lost; offline it stays in sight', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const faults = await watchForFaults(page);
  const { customer, guestId } = await comeToBooking(page);
  const { t } = customer;
  const failed = new Set<string>();
  let lost = 0;
  await page.route('**/api/v1/rental/**', async (route: Route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (call.endsWith('/trip-booking')) {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    }
    if (failed.has(call)) return route.continue();
    failed.add(call);
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' });
  });
  await page.goto('/rental/checkout');
  const retry = page.getByRole('main').getByRole('button', { name: t('ui.retry') });
  await insist(
    async () => {
      if (await retry.isVisible()) await retry.click();
    },
    () =>
      expect(page.getByRole('textbox', { name: t('trips.book.name'), exact: true })).toBeVisible({
        timeout: 1000,
      }),
  );
  await fillBooking(customer);
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('trips.book.name'), exact: true })).toHaveValue(
    'Noor',
  );
  await page.getByRole('button', { name: t('trips.book.place') }).click();
  await expectOneTrip(customer, guestId);
  expect(lost).toBe(1);
  await insist(
    async () => {
      if (await retry.isVisible()) await retry.click();
    },
    () => expect(page.getByText(t('trips.toPay'))).toBeVisible({ timeout: 1000 }),
  );

  await context.setOffline(true);
  const refresh = page.getByRole('button', { name: t('trips.refresh') });
  await refresh.click();
  await expect(page.getByText(t('trips.stale'))).toBeVisible();
  await expect(page.getByText(t('trips.toPay'))).toBeVisible();
  await context.setOffline(false);
  await refresh.click();
  await expect(page.getByText(t('trips.stale'))).toBeHidden();
  expect(faults).toEqual([]);
});

test('MSG-21: a trip stays on the screen when the code of its map does not come, and the map can be had again', async ({
  page,
}) => {
  const map = '**/assets/TripMap-*.js';
  await page.route(map, (route) => route.abort('internetdisconnected'));
  await customerBefore(page);
  await page.goto('/rental/trips');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const trip = page.getByRole('heading', { level: 1, name: /^Trip \d+$/ });
  const missed = page.getByText('This could not be loaded. Your cart and what you typed are kept.');
  await expect(missed).toBeVisible();
  await expect(trip).toBeVisible();
  await page.unroute(map);
  await insist(
    () =>
      page.getByRole('main').getByRole('button', { name: 'Try again' }).click({ timeout: 2000 }),
    () => expect(missed).toBeHidden({ timeout: 5000 }),
  );
  await expect(trip).toBeVisible();
});
