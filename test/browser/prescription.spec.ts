import { expect, test } from './test.ts';
import { watchForFaults } from './shop.ts';
import { customerBefore, shopIn } from './visitor.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('CHK-09 M7: a prescription is ordered without a cart, shown among the orders, and ordered again', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await customerBefore(page);
  await shopIn(page, 'pharmacy');
  const found = await page.request.get('/api/v1/stores/get-stores/all?limit=50&offset=1', {
    headers: { moduleId: '3', zoneId: '[1]', 'X-localization': 'en' },
  });
  const { stores } = (await found.json()) as {
    stores: { id: number; prescription_order: boolean; open: number; active: boolean }[];
  };
  const pharmacy = stores.find((one) => one.prescription_order && one.open === 1 && one.active);
  expect(pharmacy).toBeDefined();
  await page.goto(`/store/${pharmacy?.id ?? 0}`);
  await page.getByRole('link', { name: 'Order with a prescription' }).click();

  await expect(page.getByText('priced by the store')).toBeVisible();
  const pictures = page.getByLabel(/Pictures of your prescription/);
  await pictures.setInputFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Edit: Extras' }).click();
  await page.getByLabel(/^Note/).fill('The one for the cough');
  await expect(page.getByText('not known yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order-result\?order_id=\d+/);
  const id = new URL(page.url()).searchParams.get('order_id') ?? '';

  await page.goto(`/my-orders/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Prescription' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Prescription, picture 1' })).toBeVisible();
  await expect(page.getByText('The one for the cough')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('link', { name: 'Order again' }).click();

  await expect(
    page.getByText(`Please give the pictures again: those of order #${id} stay with that order.`),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Extras' })).toContainText('The one for the cough');
  await expect(page.getByRole('img', { name: 'leaf.png' })).toBeHidden();
  expect(faults).toEqual([]);
});
