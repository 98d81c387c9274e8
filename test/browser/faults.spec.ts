import { expect, test, type Page, type Route } from './test.ts';
import {
  addDish,
  customerOf,
  expectSummary,
  fillCheckout,
  goToCheckout,
  openCart,
  openDish,
  openStore,
  orderNumber,
  ordersOfGuest,
  passTheGate,
  track,
  type Customer,
} from './journey.ts';
import { settleIn, visitAs, watchForFaults, type Variant } from './shop.ts';
import { customerAtCheckout, renderInBrowser, sendPassword } from './visitor.ts';

const phone: Variant = { name: 'phone', language: 'en', theme: 'light', width: 390, height: 844 };

/** Repeats `press` until `worked` succeeds, for at most a minute, as a patient customer would. */
async function insist(press: () => Promise<unknown>, worked: () => Promise<unknown>) {
  await expect(async () => {
    await press();
    await worked();
  }).toPass({ timeout: 60_000 });
}

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
  await expectSummary(customer);
  return customer;
}

async function expectOneOrder(customer: Customer): Promise<void> {
  const order = await orderNumber(customer);
  expect(await ordersOfGuest(customer.page)).toEqual([order]);
  await track(customer);
}

test('CHK-01: one order when every answer comes 5 s late', async ({ page }) => {
  test.setTimeout(240_000);
  const faults = await watchForFaults(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  const customer = await comeToCheckout(page);
  await page.getByRole('button', { name: customer.t('checkout.place') }).click();
  await expectOneOrder(customer);
  expect(faults).toEqual([]);
});

test('CHK-01: one order when every call fails once with 500', async ({ page }) => {
  test.setTimeout(180_000);
  const faults = await watchForFaults(page);
  const failed = new Set<string>();
  await page.route('**/api/**', async (route: Route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    if (failed.has(call)) return route.continue();
    failed.add(call);
    return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' });
  });
  const customer = customerOf(page, phone);
  const { t } = customer;
  await visitAs(page, phone);
  await settleIn(page);
  // A page that the server has rendered would spare the browser some calls.
  await renderInBrowser(page);
  await openStore(customer);
  const dish = await openDish(customer);
  await insist(
    async () => {
      if (await dish.isVisible()) await addDish(customer, dish);
    },
    () => expect(dish).toBeHidden(),
  );
  const drawer = await openCart(customer);
  const toCheckout = drawer.getByRole('button', { name: t('cart.checkout') });
  const gate = page.getByRole('button', { name: t('checkout.guest.go'), exact: true });
  await insist(
    async () => {
      if (await toCheckout.isVisible()) await toCheckout.click({ timeout: 1000 });
    },
    () => expect(gate).toBeVisible({ timeout: 1000 }),
  );
  await passTheGate(customer);
  // More than one part of the checkout may have failed: they are asked for again one by one.
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: t('ui.retry') })
    .first();
  const pressRetry = async () => {
    if (await retry.isVisible()) await retry.click();
  };
  const name = page.getByLabel(t('checkout.contact.name'));
  await insist(pressRetry, () => expect(name).toBeVisible({ timeout: 1000 }));
  await fillCheckout(customer);
  await insist(pressRetry, () => expectSummary(customer, 1000));
  await page.getByRole('button', { name: t('checkout.place') }).click();
  await insist(
    async () => {
      const again = page.getByRole('button', { name: t('checkout.checking.again') });
      if (await again.isVisible()) await again.click();
    },
    () => expect(page).toHaveURL(/order-result/, { timeout: 1000 }),
  );
  expect(failed.has('POST /api/v1/customer/order/place')).toBe(true);
  await expectOneOrder(customer);
  expect(faults).toEqual([]);
});

test('CHK-01: one order when the reply to the order is lost', async ({ page }) => {
  test.setTimeout(120_000);
  const faults = await watchForFaults(page);
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

test('API-02 AUTH-25: a session that ends before the order is placed is begun again on top, and nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = await watchForFaults(page);
  const account = await customerAtCheckout(page);
  await page.getByRole('button', { name: 'Edit: Extras' }).click();
  const note = page.getByLabel('Note for the restaurant');
  await note.fill('Ring twice');
  const cash = page.getByRole('radio', { name: /Cash on delivery/ });
  await cash.check();
  // Nobody places an order before its total is known.
  const total = page.getByText(/^Have .*15\.37.* ready$/);
  await expect(total).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  let ended = false;
  await page.route('**/api/**', async (route) => {
    const by = route.request().headers()['authorization'];
    if (!ended || by !== `Bearer ${token}`) return route.continue();
    const errors = [{ code: 'auth-001', message: 'Unauthorized.' }];
    return route.fulfill({ status: 401, json: { errors } });
  });
  ended = true;
  await page.getByRole('button', { name: 'Place order' }).click();
  // The form, too, says so behind the dialog for the sign-in.
  await expect(
    page
      .getByRole('status')
      .getByText('Your session has ended. Sign in again to go on; your cart is kept.'),
  ).toBeVisible();
  await sendPassword(page, account);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(note.or(page.getByText('Ring twice')).first()).toBeVisible();
  await expect(cash).toBeChecked();
  await expect(total).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  expect(faults).toEqual([]);
});
