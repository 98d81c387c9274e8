import { expect, test, type Page } from './test.ts';
import {
  addDish,
  customerOf,
  expectSummary,
  fillCheckout,
  goToCheckout,
  openCart,
  openDish,
  openStore,
} from './journey.ts';
import { tabTo } from './keys.ts';
import { settleIn, watchForFaults } from './shop.ts';
import { guestAtCheckout, shopIn } from './visitor.ts';

/** Puts an item of the demo pharmacy that needs a prescription into the cart. */
async function addMedicine(page: Page): Promise<void> {
  await shopIn(page, 'pharmacy');
  await page.goto('/home');
  await page.waitForFunction(() => localStorage.getItem('guest_id') !== null);
  const status = await page.evaluate(async (moduleId) => {
    const headers = {
      moduleId: String(moduleId),
      zoneId: '[1]',
      'content-type': 'application/json',
    };
    const list = await fetch('/api/v1/items/popular?limit=50&offset=1', { headers });
    const { products } = (await list.json()) as {
      products: { id: number; price: number; is_prescription_required: number }[];
    };
    const item = products.find((one) => one.is_prescription_required === 1);
    const guestId = localStorage.getItem('guest_id');
    const guestKey = localStorage.getItem('guest_key') ?? '';
    const added = await fetch(`/api/v1/customer/cart/add?guest_id=${guestId ?? ''}`, {
      method: 'POST',
      headers: { ...headers, 'X-Guest-Key': guestKey },
      body: JSON.stringify({
        guest_id: guestId,
        item_id: item?.id,
        model: 'Item',
        price: item?.price,
        // The total must reach the minimum order of every store of the demo.
        quantity: Math.ceil(15 / (item?.price ?? 15)),
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      }),
    });
    return added.status;
  }, 3);
  expect(status).toBe(200);
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('CHK-01 CHK-09: an order with a prescription by the keyboard alone, over a reload', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  await addMedicine(page);
  await page.goto('/checkout?page=cart');
  await page
    .getByLabel(/Pictures of your prescription/)
    .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'scan.png' })).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Maya Haddad');
  await tabTo(page, page.getByLabel('Phone Number'));
  await page.keyboard.type('+15550137000');
  await page.reload();
  await expect(page.getByRole('img', { name: 'scan.png' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Maya Haddad');

  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Edit: Delivery Addresses' });
  await expect(edit).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /Cash on delivery/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('not known yet')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  await expect(
    page.getByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

/** A guest at the checkout of a dish, with everything filled in. */
async function fillOrder(page: Page): Promise<void> {
  const customer = customerOf(page, {
    name: '',
    language: 'en',
    theme: 'light',
    width: 0,
    height: 0,
  });
  await openStore(customer);
  await addDish(customer, await openDish(customer));
  await goToCheckout(customer, await openCart(customer));
  await fillCheckout(customer);
  await expectSummary(customer);
}

for (const width of [390, 1280]) {
  test(`F-27: the payment stays where it is when the contact form comes late, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/ContactForm-/, async (route) => {
      await released;
      await route.continue();
    });
    await guestAtCheckout(page);
    const cash = page.getByRole('radio', { name: /Cash on delivery/ });
    await expect(cash).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const top = async () => (await cash.boundingBox())?.y ?? 0;
    const before = await top();
    release();
    await expect(page.getByLabel('Phone Number')).toBeVisible();
    // Half of a row that can be pressed.
    expect(Math.abs((await top()) - before)).toBeLessThan(24);
  });
}

for (const width of [390, 1280]) {
  test(`ADDR-12: one press of "Place order" straight from the last field, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults = await watchForFaults(page);
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/customer/order/place')) orders.push(request.url());
    });
    await guestAtCheckout(page);
    await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maya Haddad');
    const phone = page.getByLabel('Phone Number');
    await phone.click();
    await page.keyboard.type('+15550137000');
    const button = page.getByRole('button', { name: 'Place order' });
    await button.scrollIntoViewIfNeeded();
    await expect(phone).toBeFocused();
    // The field is left by the press itself, which must not move the button from under it.
    await button.click();
    await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
    expect(orders).toHaveLength(1);
    expect(faults).toEqual([]);
  });
}

test('CHK-01: an order goes through though a part that it does not need does not load', async ({
  page,
}) => {
  await settleIn(page);
  await fillOrder(page);
  await page.route(/\/ChangedDialog-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
});

for (const [name, off] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`wrong clock, CAT-11: with a clock that is a day ${name}, an order is for a day and a time after the server’s`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    await page.clock.install({ time: Date.now() + off * 86_400_000 });
    await settleIn(page);
    await fillOrder(page);
    await page.getByRole('radio', { name: /^Schedule order/ }).check();
    const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio');
    const today = { weekday: 'short', month: 'short', day: 'numeric' } as const;
    await expect(days.first()).toHaveAccessibleName(new Date().toLocaleDateString('en-US', today));
    await days.nth(1).click();
    await page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Place order', exact: true }).click();
    await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
    expect(faults).toEqual([]);
  });
}

test('F-27: Back from the payment page leads to the order, which can be paid another way', async ({
  page,
}) => {
  await settleIn(page);
  await fillOrder(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+$/);
  await page.getByRole('button', { name: 'Pay in cash' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
});

test('F-27: a part of the form that does not load is told in its place, and can be asked for again', async ({
  page,
}) => {
  await settleIn(page);
  await fillOrder(page);
  await page.route(/\/ExtrasFields-/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Edit: Extras' }).click();
  const extras = page.getByRole('region', { name: 'Extras' });
  await expect(extras.getByText('This could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  // A browser may remember that code did not come until the page is loaded anew, as the second try does.
  const again = extras.getByRole('button', { name: 'Try again' });
  const edit = page.getByRole('button', { name: 'Edit: Extras' });
  await expect(async () => {
    for (const way of [again, edit]) if (await way.isVisible()) await way.click();
    await expect(extras.getByLabel(/Note for the restaurant/)).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('MSG-21 CHK-01: Back while the order is being sent is answered, and the answer leads to the order', async ({
  page,
}) => {
  await settleIn(page);
  await fillOrder(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  let placed = () => {};
  const isPlaced = new Promise<void>((resolve) => {
    placed = resolve;
  });
  await page.route('**/api/v1/customer/order/place', async (route) => {
    await route.fetch();
    // The server has the order, but its answer does not arrive.
    placed();
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await isPlaced;
  await page.goBack();
  await expect(
    page.getByText('Your order was still being sent when you left. See whether we received it.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  await expect(
    page.getByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toContainText('$0.00');
});
