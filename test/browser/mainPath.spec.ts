import { expect, test } from './test.ts';
import {
  addDish,
  chooseLocation,
  chooseModule,
  customerOf,
  expectSummary,
  fillCheckout,
  goToCheckout,
  openCart,
  openDish,
  openStore,
  orderNumber,
  ordersOfGuest,
  track,
} from './journey.ts';
import { expectAccessibleInBothThemes, visitAs, watchForFaults, type Variant } from './shop.ts';

// The other tests ask for little motion: here everything moves as it does for most customers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Every variant is also checked in the other theme. */
const variants: Variant[] = [
  { name: 'desktop, en', language: 'en', theme: 'light', ...desktop },
  { name: 'desktop, ar', language: 'ar', theme: 'dark', ...desktop },
  { name: 'phone, en', language: 'en', theme: 'dark', ...phone },
  { name: 'phone, ar', language: 'ar', theme: 'light', ...phone },
];

for (const variant of variants) {
  test(`CHK-01 CHK-02 CART-01 GUEST-02 3.4.3: from location to tracked order under the content policy (${variant.name})`, async ({
    page,
  }) => {
    const customer = customerOf(page, variant);
    const { t } = customer;
    const faults = await watchForFaults(page);
    await visitAs(page, variant);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'landing');
    await chooseLocation(customer);
    await expectAccessibleInBothThemes(page, 'module picker');
    await chooseModule(customer);
    await expectAccessibleInBothThemes(page, 'home');

    await openStore(customer);
    await expectAccessibleInBothThemes(page, 'store');
    const dish = await openDish(customer);
    await expectAccessibleInBothThemes(page, 'item dialog');
    await addDish(customer, dish);

    const drawer = await openCart(customer);
    await drawer
      .getByRole('button', { name: new RegExp(t('ui.increase')) })
      .first()
      .click();
    await expectAccessibleInBothThemes(page, 'cart');
    await goToCheckout(customer, drawer);
    await fillCheckout(customer);
    await expectSummary(customer);
    await expectAccessibleInBothThemes(page, 'checkout');
    await page.getByRole('button', { name: t('checkout.place') }).click();

    const order = await orderNumber(customer);
    expect(await ordersOfGuest(page)).toEqual([order]);
    await expectAccessibleInBothThemes(page, 'order result');
    await track(customer);
    await expectAccessibleInBothThemes(page, 'tracking');
    expect(faults).toEqual([]);
  });
}
