import { expect, test, type Page } from '@playwright/test';
import {
  addDish,
  customerOf,
  fillCheckout,
  goToCheckout,
  openCart,
  openDish,
  openStore,
  orderNumber,
  ordersOfGuest,
  track,
  type Customer,
} from './journey.ts';
import { settleIn, visitAs, watchForFaults, type Variant } from './shop.ts';

const phone: Variant = { name: 'phone', language: 'en', theme: 'light', width: 390, height: 844 };

/** A guest with a place, on the checkout page, with everything filled in that an order needs. */
async function comeToCheckout(page: Page): Promise<Customer> {
  const customer = customerOf(page, phone);
  await visitAs(page, phone);
  await settleIn(page);
  await openStore(customer);
  const dish = await openDish(customer);
  await addDish(customer, dish);
  await goToCheckout(customer, await openCart(customer));
  await fillCheckout(customer);
  return customer;
}

async function expectOneOrder(customer: Customer): Promise<void> {
  const order = await orderNumber(customer);
  expect(await ordersOfGuest(customer.page)).toEqual([order]);
  await track(customer);
}

test('CHK-01: one order when every answer comes 5 s late', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = watchForFaults(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  const customer = await comeToCheckout(page);
  await page.getByRole('button', { name: customer.t('checkout.place') }).click();
  await expectOneOrder(customer);
  expect(faults).toEqual([]);
});

test('CHK-01: one order when the reply to the order is lost', async ({ page }) => {
  test.setTimeout(120_000);
  const faults = watchForFaults(page);
  let lost = 0;
  await page.route('**/api/v1/customer/order/place', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const customer = await comeToCheckout(page);
  await page.getByRole('button', { name: customer.t('checkout.place') }).click();
  await expectOneOrder(customer);
  expect(lost).toBe(1);
  expect(faults).toEqual([]);
});
