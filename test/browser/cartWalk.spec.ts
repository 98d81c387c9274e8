import { cartPage } from '../cart/cart.page.ts';
import { cartDrawerPage } from '../cart/cartDrawer.page.ts';
import { lineChangePage } from '../cart/lineChange.page.ts';
import { expect, test, type Page } from './test.ts';
import { guestWithCart } from './visitor.ts';
import { Walk } from './walk.ts';

const list = '**/api/v1/customer/cart/list*';
const update = '**/api/v1/customer/cart/update';
const removal = '**/api/v1/customer/cart/remove-item*';
const clearing = '**/api/v1/customer/cart/remove?*';
const failed = { status: 500, json: { errors: [{ code: 'x', message: 'Out of order.' }] } };
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem');
const inLine = (page: Page, at: number, name: RegExp) =>
  lines(page).nth(at).getByRole('button', { name });
const open = (page: Page) => page.getByRole('button', { name: /^Open cart/ }).first();

test('CART-01 CART-03 CART-06 CART-07 MSG-21: a cart through silences, refusals and no network', async ({
  page,
  context,
}) => {
  const walk = new Walk(page, cartPage, cartDrawerPage, lineChangePage);
  /** The device loses its network, or finds it again; the page has heard of it. */
  const network = async (there: boolean) => {
    await context.setOffline(!there);
    await page.waitForFunction((online) => navigator.onLine === online, there);
  };
  await guestWithCart(page, { lines: 2 });
  await walk.holds(list);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page).click();
  await walk.sees('cartDrawer.loading');
  await walk.answers(list, failed);
  await walk.sees('cartDrawer.unavailable', 'cart.unavailable');
  await page.keyboard.press('Escape');
  await walk.sees('cartDrawer.closed');
  await open(page).click();
  await walk.answers(list, failed);
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await walk.answers(list);
  await walk.sees('cartDrawer.filled.ready', 'cart.open');
  await walk.frees(list);

  await test.step('a quantity', async () => {
    await walk.holds(update);
    const quantity = lines(page).first().locator('output');
    const before = Number(await quantity.textContent());
    await inLine(page, 0, /^Increase/).click();
    await walk.sees('cartDrawer.filled.updating', 'lineChange.sending');
    await expect(quantity).toHaveText(String(before + 1).padStart(2, '0'));
    await walk.answers(update, refused);
    await walk.sees('lineChange.refused');
    await expect(quantity).toHaveText(String(before).padStart(2, '0'));
    await inLine(page, 0, /^Increase/).click();
    await walk.answers(update);
    await walk.sees('lineChange.saved');
    await inLine(page, 0, /^(Decrease|Remove)/).click();
    await walk.answers(update, failed);
    await walk.answers(update, failed);
    await expect(lines(page).getByText(/Something went wrong|Out of order/)).toBeVisible();
    await walk.frees(update);
  });

  await test.step('no network', async () => {
    await walk.holds(update);
    await inLine(page, 0, /^Increase/).click();
    await walk.answers(update, 'lost');
    await walk.sees('lineChange.lost', 'cart.offline');
    await walk.frees(update);
    await network(false);
    await network(true);
    await network(false);
    await walk.sees('cart.offline');
    await network(true);
  });

  await test.step('lines that go', async () => {
    for (let left = Number(await lines(page).nth(1).locator('output').textContent()); left > 1;) {
      await inLine(page, 1, /^Decrease/).click();
      left -= 1;
      await expect(lines(page).nth(1).locator('output')).toHaveText(String(left).padStart(2, '0'));
    }
    await walk.holds(removal);
    await inLine(page, 1, /^Remove/).click();
    await walk.sees('cartDrawer.filled.removing');
    await expect(lines(page)).toHaveCount(1);
    await walk.answers(removal, refused);
    await expect(lines(page)).toHaveCount(2);
    await inLine(page, 1, /^Remove/).click();
    await walk.answers(removal);
    await expect(lines(page)).toHaveCount(1);
    await walk.frees(removal);
  });
  await walk.holds(clearing);
});
