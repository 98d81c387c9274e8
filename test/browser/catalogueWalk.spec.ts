import { itemDialogPage } from '../catalogue/itemDialog.page.ts';
import { productCardPage } from '../catalogue/productCard.page.ts';
import { openDish, openStore } from './journey.ts';
import { settleIn } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import { english, guestWithCart } from './visitor.ts';
import { Walk } from './walk.ts';

const add = '**/api/v1/customer/cart/add';
const update = '**/api/v1/customer/cart/update';
const removal = '**/api/v1/customer/cart/remove-item*';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const card = (page: Page) => page.getByRole('article').last();
const onCard = async (page: Page, name: RegExp) => {
  await card(page).hover();
  // The plus button stays pressable when no more can be added: pressed, it says why.
  await card(page).getByRole('button', { name }).click({ force: true });
};

/** A store's page with one plain dish on it, of which a cart may hold three. */
async function openPlainDish(page: Page, store = 'ember-rye-burgers'): Promise<void> {
  await page.route('**/api/v1/items/latest?*', async (route) => {
    const answer = await route.fetch();
    const { products, ...rest } = (await answer.json()) as {
      products: { food_variations: unknown[] }[];
    };
    const plain = products.filter((item) => item.food_variations.length === 0);
    const [first] = plain.map((item) => ({
      ...item,
      maximum_cart_quantity: 3,
      available_time_starts: null,
      available_time_ends: null,
    }));
    await route.fulfill({ response: answer, json: { ...rest, total_size: 1, products: [first] } });
  });
  await page.goto(`/store/${store}`);
  await expect(card(page).getByRole('button', { name: /^Add: / })).toBeVisible();
}

test('CAT-04 CAT-05 ITEM-31 MSG-21: a card through its quantities and refusals', async ({
  page,
}) => {
  const walk = new Walk(page, productCardPage);
  await settleIn(page);
  await openPlainDish(page);
  await walk.sees('productCard.add');
  await walk.holds(add, update, removal);
  await onCard(page, /^Add: /);
  await walk.sees('productCard.adding');
  await walk.answers(add, refused);
  await toast(page, 'The server says no.');
  await walk.sees('productCard.add');
  await onCard(page, /^Add: /);
  await walk.answers(add);
  await walk.sees('productCard.stepper.expanded');
  await page.mouse.move(5, 5);
  await walk.sees('productCard.stepper.leaving', 'productCard.stepper.collapsed');
  await card(page).hover();
  await walk.sees('productCard.stepper.expanded');
  await page.mouse.move(5, 5);
  await card(page).hover();
  await onCard(page, /^Increase quantity: /);
  await walk.sees('productCard.updating');
  await onCard(page, /^Increase quantity: /);
  await onCard(page, /^Increase quantity: /);
  await toast(page, 'Out of Limits.');
  await onCard(page, /^Decrease quantity: /);
  await page.mouse.move(5, 5);
  await walk.answers(update);
  await walk.sees('productCard.stepper.collapsed');
  await onCard(page, /^Increase quantity: /);
  await walk.answers(update, refused);
  await expect(card(page).locator('output')).toHaveText('2');
  await onCard(page, /^Increase quantity: /);
  await walk.answers(update);
  await expect(card(page).locator('output')).toHaveText('3');
  await onCard(page, /^Increase quantity: /);
  await toast(page, 'Out of Limits.');
  for (const left of ['2', '1']) {
    await onCard(page, /^Decrease quantity: /);
    await walk.answers(update);
    await expect(card(page).locator('output')).toHaveText(left);
  }
  await onCard(page, /^Remove: /);
  await walk.sees('productCard.removing');
  await walk.answers(removal, refused);
  await toast(page, 'The server says no.');
  await walk.sees('productCard.stepper');
});

test('ITEM-32 CART-10: a card of another store asks before the cart goes', async ({ page }) => {
  const walk = new Walk(page, productCardPage);
  await guestWithCart(page);
  await openPlainDish(page, 'cloud-tea');
  await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toContainText('1');
  const press = () => onCard(page, /^Add: /);
  await press();
  await walk.sees('productCard.confirmingClear');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await walk.holds(add);
  await press();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear and add' }).click();
  await walk.sees('productCard.clearing');
  await walk.answers(add, refused);
  await toast(page, 'The server says no.');
  await walk.frees(add);
});

test('ITEM-09 ITEM-18 ITEM-28 ITEM-31: a dish is chosen, changed and ordered', async ({ page }) => {
  const walk = new Walk(page, itemDialogPage, productCardPage);
  const dialog = page.getByRole('dialog');
  const button = (name: RegExp) => dialog.getByRole('button', { name });
  await settleIn(page);
  await openStore(english(page));
  await openDish(english(page));
  await walk.sees('itemDialog.open.sellable.available', 'itemDialog.open');
  await button(/^Add to cart/).click();
  await dialog.getByRole('radio').first().check({ force: true });
  const sides = dialog.getByRole('group', { name: /Choose your sides/ });
  if ((await sides.count()) > 0) await sides.getByRole('checkbox').first().check({ force: true });
  const extra = dialog
    .getByRole('group', { name: /Add-ons/ })
    .getByRole('checkbox')
    .first();
  await extra.check({ force: true });
  await button(/^Increase quantity/)
    .first()
    .click();
  await button(/^Increase quantity/)
    .last()
    .click();
  await button(/^Decrease quantity/)
    .last()
    .click();
  await walk.holds(add);
  await button(/^Add to cart/).click();
  await walk.sees('itemDialog.adding');
  await walk.answers(add, refused);
  await toast(page, 'The server says no.');
  await button(/^Add to cart/).click();
  await walk.answers(add);
  await toast(page, 'Item added to cart');
  await walk.sees('itemDialog.closed');
  await walk.frees(add);

  await page
    .getByRole('button', { name: /^Open cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Edit / }).click();
  const popup = page.getByRole('dialog').filter({ has: page.getByText('Update to cart') });
  await walk.holds(update);
  await popup
    .getByRole('button', { name: /^Increase quantity/ })
    .last()
    .click();
  await popup.getByRole('button', { name: /^Update to cart/ }).click();
  await walk.sees('itemDialog.updating');
  await walk.answers(update, refused);
  await toast(page, 'The server says no.');
  await popup.getByRole('button', { name: /^Update to cart/ }).click();
  await walk.answers(update);
  await toast(page, 'Item updated successfully');
});
