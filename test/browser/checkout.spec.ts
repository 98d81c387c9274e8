import { expect, test, type Page } from '@playwright/test';
import { tabTo } from './keys.ts';
import { settleIn, watchForFaults } from './shop.ts';

const pharmacy = { id: 3, type: 'pharmacy', name: 'Pharmacy' };

/** The id of an item of the demo pharmacy that needs a prescription, and is put into the cart. */
async function addMedicine(page: Page): Promise<void> {
  await page.addInitScript(
    (module) => localStorage.setItem('module', JSON.stringify(module)),
    pharmacy,
  );
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
    const added = await fetch(`/api/v1/customer/cart/add?guest_id=${guestId ?? ''}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        guest_id: guestId,
        item_id: item?.id,
        model: 'Item',
        price: item?.price,
        // Above the minimum of every store of the demo.
        quantity: Math.ceil(15 / (item?.price ?? 15)),
        variation: [],
        add_on_ids: [],
        add_on_qtys: [],
      }),
    });
    return added.status;
  }, pharmacy.id);
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

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Maya Haddad');
  await tabTo(page, page.getByLabel('Phone Number'));
  await page.keyboard.type('+15550137000');
  await page.reload();
  await expect(page.getByRole('img', { name: 'scan.png' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Haddad');

  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Edit: Delivery Addresses' });
  await expect(edit).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /Cash on delivery/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('after the address')).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  await expect(
    page.getByRole('heading', { name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});
