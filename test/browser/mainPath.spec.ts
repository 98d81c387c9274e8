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
import { expectAccessible, visitAs, watchForFaults, type Variant } from './shop.ts';

const widths = [
  { device: 'desktop', width: 1440, height: 900 },
  { device: 'phone', width: 390, height: 844 },
];
const variants: Variant[] = widths.flatMap(({ device, width, height }) =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({
      name: `${device}, ${language}, ${theme}`,
      language,
      theme,
      width,
      height,
    })),
  ),
);

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
    await expectAccessible(page, 'landing');
    await chooseLocation(customer);
    await expectAccessible(page, 'module picker');
    await chooseModule(customer);
    await expectAccessible(page, 'home');

    await openStore(customer);
    await expectAccessible(page, 'store');
    const dish = await openDish(customer);
    await expectAccessible(page, 'item dialog');
    await addDish(customer, dish);

    const drawer = await openCart(customer);
    await drawer
      .getByRole('button', { name: new RegExp(t('ui.increase')) })
      .first()
      .click();
    await expectAccessible(page, 'cart');
    await goToCheckout(customer, drawer);
    await fillCheckout(customer);
    await expectSummary(customer);
    await expectAccessible(page, 'checkout');
    await page.getByRole('button', { name: t('checkout.place') }).click();

    const order = await orderNumber(customer);
    expect(await ordersOfGuest(page)).toEqual([order]);
    await expectAccessible(page, 'order result');
    await track(customer);
    await expectAccessible(page, 'tracking');
    expect(faults).toEqual([]);
  });
}
