import { offlineDetailsPage } from '../orders/offlineDetails.page.ts';
import { openPastOrder, orderAgainPage } from '../orders/orderAgain.page.ts';
import { orderReviewPage, send } from '../orders/orderReview.page.ts';
import { paymentDuePage } from '../orders/paymentDue.page.ts';
import { expectAccessibleInBothThemes } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore } from './visitor.ts';
import { Walk } from './walk.ts';

const stores = '**/api/v1/stores/details/*';
const adds = '**/api/v1/customer/cart/add*';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };

test('CART-10: an order of the past is looked at and becomes a cart, over all that gets in between', async ({
  page,
}) => {
  const walk = new Walk(page, orderAgainPage);
  const { token, moduleId } = await openPastOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Order this again' });
  const ask = () => page.getByRole('button', { name: 'Order again' }).click();
  const leave = () => dialog.getByRole('button', { name: 'Cancel' }).click();
  await walk.sees('orderAgain.closed');

  await walk.holds(stores);
  await ask();
  await walk.sees('orderAgain.reading');
  await leave();
  await walk.sees('orderAgain.closed');
  await walk.frees(stores);
  await walk.holds(stores);
  await ask();
  await walk.answers(stores, 'lost');
  await walk.sees('orderAgain.unread');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await walk.answers(stores, { status: 200, json: {} });
  await walk.sees('orderAgain.impossible');
  await leave();
  await ask();
  await walk.answers(stores, 'lost');
  await walk.sees('orderAgain.unread');
  await leave();
  await walk.frees(stores);

  await ask();
  await walk.sees('orderAgain.reviewing');
  await expectAccessibleInBothThemes(page, 'ordering again');
  await leave();
  await ask();
  await walk.sees('orderAgain.reviewing');
  await walk.holds(adds);
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await walk.sees('orderAgain.filling');
  for (const _line of [1, 2]) await walk.answers(adds, refused);
  await walk.sees('orderAgain.reviewing');

  // Another tab has put something of another store into the cart meanwhile.
  const headers = { Authorization: `Bearer ${token}`, moduleId, zoneId: '[1]' };
  const { products } = (await (
    await page.request.get(
      '/api/v1/items/latest?store_id=1&category_id=0&limit=100&offset=1&type=all',
      { headers },
    )
  ).json()) as { products: { id: number; price: number; food_variations: unknown[] }[] };
  const plain = products.find(({ food_variations: groups }) => groups.length === 0);
  await page.request.post('/api/v1/customer/cart/add', {
    headers,
    data: { item_id: plain?.id, model: 'Item', price: plain?.price, quantity: 1, variation: [] },
  });
  await walk.hearsOfAnotherTab();
  await expect(async () => {
    await dialog.getByRole('button', { name: /^Add to cart/ }).click({ timeout: 1000 });
    await expect(
      dialog.getByText('Your cart has changed meanwhile. Please look again.'),
    ).toBeVisible({ timeout: 3000 });
  }).toPass();
  await walk.sees('orderAgain.reviewing');
  await walk.frees(adds);
  await dialog.getByRole('button', { name: /^Replace cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Salmon nigiri set')).toBeVisible();
});

const reviews = '**/reviews/submit';

test('PROF-08: an order is rated in part, a refusal keeps what was written, and the rest comes after', async ({
  page,
}) => {
  const walk = new Walk(page, orderReviewPage);
  await openPastOrder(page);
  await page.getByRole('link', { name: 'Rate' }).click();
  await walk.sees('orderReview.writing');
  await send(page).click();
  await expect(page.getByText('Please give stars to something first.')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).last().check({ force: true });
  await page.getByLabel(/^What do you want to say about/).fill('Still warm.');
  await expectAccessibleInBothThemes(page, 'rating an order');
  await walk.holds(reviews);
  await send(page).click();
  await walk.sees('orderReview.sending');
  await walk.answers(reviews, refused);
  await expect(page.getByText('The server says no.')).toBeVisible();
  await expect(page.getByLabel(/^What do you want to say about/)).toHaveValue('Still warm.');
  await send(page).click();
  await walk.answers(reviews, { status: 200, json: { message: 'Thanks.' } });
  await walk.sees('orderReview.thanked');
  await page.getByRole('button', { name: 'Rate the rest' }).click();
  await walk.sees('orderReview.writing');
});

const pays = '**/api/v1/customer/order/wallet-payment';

test('F-27: an order whose gateway was left is paid from the wallet, after a refusal too', async ({
  page,
}) => {
  const walk = new Walk(page, paymentDuePage);
  const headers = { Authorization: `Bearer ${await customerBefore(page)}` };
  const list = '/api/v1/customer/order/running-orders?limit=10&offset=1';
  const { orders } = (await (await page.request.get(list, { headers })).json()) as {
    orders: { id: number }[];
  };
  // The demo customer's order to come, as if it had been left at the gateway.
  await walk.alters('**/api/v1/customer/order/track*', (order: object) => ({
    ...order,
    payment_method: 'digital_payment',
    payment_status: 'unpaid',
  }));
  await page.goto(`/order-result?order_id=${orders[0]?.id ?? 0}&flag=fail`);
  await walk.sees('paymentDue.open');
  await walk.holds(pays);
  const pay = () => page.getByRole('button', { name: 'Pay from the wallet' }).click();
  await pay();
  // While the payment from the wallet is running, a press on cash has no effect.
  await page.getByRole('button', { name: 'Pay in cash' }).click();
  await walk.answers(pays, refused);
  await expect(page.getByText('The server says no.')).toBeVisible();
  await walk.sees('paymentDue.open');
  await pay();
  await walk.answers(pays, { status: 200, json: { message: 'Paid.' } });
  await expect(page.getByText('The order is paid from your wallet.').first()).toBeVisible();
});

test('MSG-21: a payment that the shop did not find is described once more', async ({ page }) => {
  const walk = new Walk(page, offlineDetailsPage);
  await offlineDetailsPage.starts['nothing told']?.(page);
  await walk.alters('**/api/v1/customer/order/track*', (order: object) => ({
    ...order,
    offline_payment: {
      data: { status: 'denied', method_id: 2, method_name: 'Paid at a kiosk', admin_note: 'No.' },
      input: [{ user_input: 'Receipt number', user_data: '0041' }],
    },
  }));
  await page.reload();
  await walk.sees('offlineDetails.askingAgain');
  await expect(page.getByLabel('Receipt number')).toHaveValue('0041');
});
