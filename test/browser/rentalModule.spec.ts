import { expect, test, type Page } from './test.ts';
import { customerOf, words, type Customer } from './journey.ts';
import { guestWithTripCart, vehiclesInCart } from './rental.ts';
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const variants: Variant[] = [
  { name: 'desktop', language: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'phone, Arabic, dark', language: 'ar', theme: 'dark', width: 390, height: 844 },
];

/** A place outside the Eastside, while the trip in the cart begins in the Eastside. */
const northfield = {
  location: 'Meadow Lane, Northfield',
  currentLatLng: '{"lat":32.02,"lng":-40}',
  zoneid: '[3]',
};

/**
 * Opens the home page of the food module, at another place if one is given, and chooses rental
 * there.
 */
async function chooseRental({ page, variant }: Customer, place: Record<string, string> = {}) {
  // Where the shop does not run, so that it stores nothing of its own meanwhile.
  await page.goto('/sandbox/outbox');
  const food = { module: JSON.stringify({ id: 1, type: 'food', name: 'Food' }) };
  await page.evaluate(
    (kept) => {
      Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));
      sessionStorage.setItem('module', kept.module);
    },
    { ...food, ...place },
  );
  await page.goto('/home');
  const rental = variant.language === 'ar' ? /تأجير/ : /Rental/;
  await page.getByRole('button', { name: rental }).filter({ visible: true }).first().click();
}

const chosenModule = (page: Page) => page.evaluate(() => localStorage.getItem('module'));

for (const variant of variants) {
  test(`MOD-07..09: into rental with vehicles in the trip cart, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const customer = customerOf(page, variant);
    const { t } = customer;
    await visitAs(page, variant);
    const guest = await guestWithTripCart(page);

    await chooseRental(customer);
    const kept = words(customer, 'Location set successfully', 'rental.pickup.kept');
    await expect(page.getByText(kept)).toBeVisible();
    const selected = words(customer, 'A Module has been selected.', 'modules.selected');
    await expect(page.getByText(selected)).toBeVisible();
    await expectAccessible(page, `a kept trip cart, ${variant.name}`);
    expect(await vehiclesInCart(page, guest)).toHaveLength(1);

    // At another place the server would empty the cart. It is prevented here, so that the warning
    // can be tested.
    const refusal = 'The cart is being counted.';
    await page.route('**/user/cart/remove-cart*', (route) =>
      route.fulfill({
        status: 403,
        json: { errors: [{ code: 'cart_item', message: refusal }] },
      }),
    );
    await chooseRental(customer, northfield);
    await expect(page.getByText(refusal)).toBeVisible();
    expect(await chosenModule(page)).toContain('"food"');
    expect(await vehiclesInCart(page, guest)).toHaveLength(1);

    await page.unroute('**/user/cart/remove-cart*');
    await chooseRental(customer, northfield);
    const cleared = words(
      customer,
      'Your cart has been cleared as the selected zone does not support the previous pickup point.',
      'rental.pickup.cleared',
    );
    await expect(page.getByText(cleared)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rental.home.title'));
    expect(await chosenModule(page)).toContain('"rental"');
    expect(await vehiclesInCart(page, guest)).toEqual([]);
    await expectAccessible(page, `a cleared trip cart, ${variant.name}`);
    expect(faults).toEqual([]);
  });
}
