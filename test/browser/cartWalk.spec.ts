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
  /** The device loses or regains its network, and the page has received the event. */
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
    await expect(
      lines(page).getByText('Something went wrong. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Out of order.')).toHaveCount(0);
    await inLine(page, 0, /^Increase/).click();
    await drawer(page).getByRole('button', { name: 'Checkout' }).click();
    await walk.sees('cartDrawer.filled.finishing');
    await walk.answers(update);
    const asks = page.getByRole('dialog', { name: 'How would you like to check out?' });
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toBeHidden();
    await walk.frees(update);
    await open(page).click();
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
      // A refused change restores the quantity that the server has, so each step must be saved
      // before the next one.
      const saved = page.waitForResponse(update);
      await inLine(page, 1, /^Decrease/).click();
      left -= 1;
      await expect(lines(page).nth(1).locator('output')).toHaveText(String(left).padStart(2, '0'));
      await saved;
      await walk.sees('cartDrawer.filled.ready');
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
});

/** The device loses or regains its network, and the page has received the event. */
const network = async (page: Page, there: boolean) => {
  await page.context().setOffline(!there);
  await page.waitForFunction((online) => navigator.onLine === online, there);
};

test('CART-01 CART-03 MSG-17: a cart that cannot be read comes by itself, and another tab fills and empties it', async ({
  page,
}) => {
  const walk = new Walk(page, cartPage, cartDrawerPage);
  let isEmpty = false;
  let item: object = {};
  await guestWithCart(page);
  await walk.alters(list, (said: { item: object }[]) =>
    isEmpty ? [] : said.map((line) => ({ ...line, item: { ...line.item, ...item } })),
  );
  await walk.holds(list);
  await page.clock.install();
  await page.goto('/store/ember-rye-burgers');
  // This dish has no variations, so its card adds it to the cart without a dialog.
  const card = page.getByRole('article').filter({ hasText: 'Vanilla malt swirl' }).first();
  await expect(card.getByRole('button', { name: /^Add: / })).toBeVisible();
  await open(page).click();
  await walk.sees('cartDrawer.loading');
  await page.keyboard.press('Escape');
  await walk.sees('cartDrawer.closed');
  await open(page).click();
  await walk.answers(list, failed);
  await walk.sees('cartDrawer.unavailable');
  await network(page, false);
  await network(page, true);
  await walk.answers(list, 'lost');
  await page.clock.fastForward(10_000);
  await walk.answers(list);
  await walk.sees('cartDrawer.filled.ready');
  await expect(lines(page)).toHaveCount(1);

  await walk.frees(list);
  for (const [less, words] of [
    [{ maximum_cart_quantity: 1 }, 'Out of Limits.'],
    [{ module_type: 'grocery', stock: 1 }, 'Out of Stock.'],
  ] as const) {
    item = less;
    const read = page.waitForResponse(list);
    await walk.hearsOfAnotherTab();
    await read;
    const more = inLine(page, 0, /^Increase/);
    await expect(more).toHaveAccessibleDescription(words);
    await more.click({ force: true });
    await expect(page.getByText(words).last()).toBeVisible();
  }
  isEmpty = true;
  await walk.hearsOfAnotherTab();
  await walk.sees('cartDrawer.empty');
  isEmpty = false;
  await walk.hearsOfAnotherTab();
  await expect(lines(page)).toHaveCount(1);
  isEmpty = true;
  await walk.hearsOfAnotherTab();
  await walk.sees('cartDrawer.empty');
  await drawer(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await walk.sees('cartDrawer.closed');

  await test.step('a dish that the server never hears of', async () => {
    await walk.holds(list);
    await walk.hearsOfAnotherTab();
    await walk.answers(list, 'lost');
    await walk.hearsOfAnotherTab();
    await walk.answers(list, failed);
    await card.hover();
    await card.getByRole('button', { name: /^Add: / }).click();
    await expect(open(page)).toContainText('1');
    await open(page).click();
    await walk.answers(list, failed);
    await walk.sees('cart.unavailable');
    await inLine(page, 0, /^Remove/).click();
    await expect(page.getByText('Cart item remove successfully.').first()).toBeVisible();
    await walk.sees('cartDrawer.empty');
  });
});

test('CART-06 CART-09 CART-10 MSG-21: changes of two modules, and a cart emptied at once', async ({
  page,
}) => {
  const walk = new Walk(page, cartPage, cartDrawerPage);
  await guestWithCart(page, { lines: 2 });
  await page.goto('/home');
  await expect(open(page)).toContainText('2');
  await expect(async () => {
    if (!(await drawer(page).isVisible())) await open(page).click({ timeout: 2000 });
    await expect(lines(page)).toHaveCount(2, { timeout: 5000 });
  }).toPass();

  await test.step('the other module is chosen while two changes are under way', async () => {
    await walk.holds(update);
    await inLine(page, 0, /^Increase/).click();
    await inLine(page, 1, /^Increase/).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Grocery' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/module_id=2/);
    await walk.answers(update, failed);
    await walk.answers(update, 'lost');
    await walk.frees(update);
    await page.getByRole('button', { name: 'Food' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/module_id=1/);
    await expect(open(page)).toContainText('2');
  });

  await test.step('the network goes while the cart waits to be read', async () => {
    await open(page).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    const quantity = lines(page).first().locator('output');
    const before = Number(await quantity.textContent());
    await walk.holds(update);
    await inLine(page, 0, /^Increase/).click();
    await walk.sees('cartDrawer.filled.updating');
    await walk.hearsOfAnotherTab();
    await walk.answers(update, 'lost');
    await walk.sees('cart.offline');
    await walk.frees(update);
    await network(page, false);
    await network(page, true);
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(quantity).toHaveText(String(before + 1).padStart(2, '0'));
  });

  await test.step('all lines go without a network', async () => {
    const removeAll = async () => {
      // The cart hears of it once it has been read.
      await expect(async () => {
        await network(page, true);
        await network(page, false);
        await expect(
          drawer(page).getByText('No connection. Your cart is kept and saved when you are back.'),
        ).toBeVisible({ timeout: 2000 });
      }).toPass();
      for (const left of [1, 0]) {
        while ((await lines(page).count()) > left) {
          await inLine(page, 0, /^(Decrease|Remove)/).click();
        }
      }
      await walk.sees('cartDrawer.empty');
    };
    await walk.holds(clearing);
    await removeAll();
    await network(page, true);
    await walk.answers(clearing, 'lost');
    await network(page, false);
    await network(page, true);
    await walk.answers(clearing, failed);
    await expect(lines(page)).toHaveCount(2);
    await removeAll();
    await network(page, true);
    await walk.answers(clearing);
    await expect(page.getByText('Cart item remove successfully.').first()).toBeVisible();
    await walk.sees('cartDrawer.empty');
  });
});
