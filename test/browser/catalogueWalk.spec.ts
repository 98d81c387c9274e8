import { cartPage } from '../cart/cart.page.ts';
import { itemDialogPage } from '../catalogue/itemDialog.page.ts';
import { productCardPage } from '../catalogue/productCard.page.ts';
import { searchPage } from '../catalogue/search.page.ts';
import { favouritesPage } from '../wishlist/favourites.page.ts';
import { wishPage } from '../wishlist/wish.page.ts';
import { openDish, openStore } from './journey.ts';
import { settleIn } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import { customerBefore, english, guestWithCart, newAccount, renderInBrowser } from './visitor.ts';
import { Walk } from './walk.ts';

const menus = '**/api/v1/items/latest?*';
const list = '**/api/v1/customer/cart/list*';
const add = '**/api/v1/customer/cart/add';
const update = '**/api/v1/customer/cart/update';
const removal = '**/api/v1/customer/cart/remove-item*';
const clearing = '**/api/v1/customer/cart/remove?*';
const failed = { status: 500, json: { errors: [{ code: 'x', message: 'Out of order.' }] } };
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const DISH = 'Plate of the house';
const card = (page: Page) => page.getByRole('article').filter({ hasText: DISH });
const onCard = async (page: Page, name: RegExp) => {
  await card(page).hover();
  // The plus button can be pressed even when no more can be added: it then shows the reason.
  await card(page).getByRole('button', { name }).click({ force: true });
};

/** The part of an item of the server that this test reads. */
interface WireItem {
  name: string;
  food_variations: unknown[];
  variations: { type: string; stock: number }[];
}

/** A row of the cart that holds another store's item. */
const ofAnotherStore = {
  id: 9001,
  quantity: 1,
  item: { id: 90, name: 'Lamb wrap', price: 9, store_id: 900, store_name: 'Elsewhere' },
  item_type: 'AppModelsItem',
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
};

/**
 * From now on, every store page shows one item only: the first for which `fits` is true, modified
 * by `change`.
 */
const showOne = (
  walk: Walk,
  fits: (item: WireItem) => boolean,
  change: (item: WireItem) => object,
): Promise<void> =>
  walk.alters(menus, (said: { products: WireItem[] }) => ({
    ...said,
    total_size: 1,
    products: said.products
      .filter(fits)
      .slice(0, 1)
      .map((item) => ({ ...item, ...change(item) })),
  }));

/**
 * Reloads the page and waits for the menu to be fetched again; until then the page shows its old
 * content.
 */
const anew = (page: Page) => Promise.all([page.waitForResponse(menus), page.reload()]);

const isPlain = (item: WireItem) => item.food_variations.length === 0;
const allDay = { available_time_starts: null, available_time_ends: null };

/** A store's page with one plain dish on it, of which a cart may hold three. */
async function openPlainDish(
  page: Page,
  store = 'ember-rye-burgers',
  change: () => object = () => ({ maximum_cart_quantity: 3 }),
): Promise<void> {
  await showOne(new Walk(page), isPlain, () => ({ name: DISH, ...allDay, ...change() }));
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
  await walk.sees('productCard.adding');
  await page.mouse.move(5, 5);
  await card(page).hover();
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
  await page.mouse.move(5, 5);
  await card(page).hover();
  await page.mouse.move(5, 5);
  await walk.answers(removal, refused);
  await toast(page, 'The server says no.');
  // CAT-05: nothing keeps the stepper open for a pointer that went while the cart was answering.
  await walk.sees('productCard.stepper.collapsed');
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
  await card(page).hover();
  await page.mouse.move(5, 5);
  await walk.answers(add, refused);
  await toast(page, 'The server says no.');
  await press();
  await walk.sees('productCard.adding');
  await walk.answers(add);
  await walk.sees('productCard.stepper');

  // The other tab has the cart of before; this one's dish takes its place now.
  await walk.alters(list, () => [ofAnotherStore]);
  await walk.hearsOfAnotherTab();
  await press();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear and add' }).click();
  await walk.sees('productCard.clearing');
  await walk.answers(add);
  await toast(
    page,
    'Your cart has been cleared successfully. And selected item added to the cart.',
  );
  await walk.sees('productCard.stepper');
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

  // Another tab removes the line while it is edited here: the edited choice is then added as a new
  // line.
  await page.getByRole('button', { name: /^Edit / }).click();
  await expect(popup).toBeVisible();
  let taken: unknown = [];
  await walk.alters(list, (said) => {
    taken = said;
    return [];
  });
  await walk.hearsOfAnotherTab();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await walk.holds(add);
  await popup.getByRole('button', { name: /^Update to cart/ }).click();
  await walk.answers(add, { status: 200, json: taken });
  await expect(popup).toBeHidden();
  const lines = page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
});

test('CAT-04 ITEM-29 ITEM-31 MSG-21: a card that the cart knows better, and one that another tab changes', async ({
  page,
}) => {
  const walk = new Walk(page, productCardPage, cartPage);
  let stock: object = { module_type: 'grocery', stock: 2 };
  let most = 9;
  let isEmpty = false;
  await settleIn(page);
  await walk.alters(list, (lines: { item: object }[]) =>
    isEmpty
      ? []
      : lines.map((line) => ({ ...line, item: { ...line.item, maximum_cart_quantity: most } })),
  );
  await openPlainDish(page, 'ember-rye-burgers', () => stock);
  await walk.holds(update, removal);
  await onCard(page, /^Add: /);
  await walk.sees('productCard.stepper.expanded');
  await onCard(page, /^Increase quantity: /);
  await walk.sees('productCard.updating');
  await onCard(page, /^Increase quantity: /);
  await toast(page, 'Out of Stock.');
  await onCard(page, /^Decrease quantity: /);
  await onCard(page, /^Remove: /);
  await walk.sees('productCard.removing');
  await walk.answers(update);
  await walk.answers(removal);
  await toast(page, 'Cart item remove successfully.');
  await walk.sees('productCard.add');
  await walk.frees(update, removal);

  await test.step('there is one left, or none', async () => {
    stock = { module_type: 'grocery', stock: 1 };
    await anew(page);
    await onCard(page, /^Add: /);
    await walk.sees('productCard.stepper.expanded');
    await onCard(page, /^Increase quantity: /);
    await toast(page, 'Out of Stock.');
    isEmpty = true;
    await walk.hearsOfAnotherTab();
    await walk.sees('productCard.add');
    stock = { module_type: 'grocery', stock: 0 };
    await anew(page);
    await onCard(page, /^Add: /);
    await toast(page, 'Out of Stock.');
    stock = { maximum_cart_quantity: -1 };
    await anew(page);
    await onCard(page, /^Add: /);
    await toast(page, 'Out of Limits.');
  });

  await test.step('the cart may hold fewer than the card knows', async () => {
    isEmpty = false;
    stock = { maximum_cart_quantity: null };
    await anew(page);
    await walk.sees('productCard.stepper.collapsed');
    await page.reload();
    await walk.sees('productCard.stepper.collapsed');
    most = 1;
    const read = page.waitForResponse(list);
    await walk.hearsOfAnotherTab();
    await (await read).finished();
    await onCard(page, /^Increase quantity: /);
    await toast(page, 'Out of Limits.');
    await expect(card(page).locator('output')).toHaveText('1');
  });
});

test('ITEM-29 ITEM-31 ITEM-32 ITEM-34 ITEM-35 ITEM-36 ITEM-37: a shirt in its sizes, changed in the cart and in place of another store’s cart', async ({
  page,
}) => {
  const walk = new Walk(page, itemDialogPage);
  const dialog = page.getByRole('dialog');
  const button = (name: RegExp) => dialog.getByRole('button', { name });
  const question = page.getByRole('alertdialog');
  const stocks: Record<string, number> = { 'Slim-S': 2, 'Slim-M': 5 };
  const open = async () => {
    // Finds the item by the name that only the changed answer has, because the page shows the items
    // of the server until that answer is read.
    await page.getByRole('button', { name: 'Quick view: Shirt of this walk' }).click();
    await expect(dialog).toBeVisible();
  };
  await settleIn(page);
  await showOne(
    walk,
    ({ variations }) => variations.some(({ type }) => type === 'Slim-S'),
    ({ variations }) => ({
      name: 'Shirt of this walk',
      maximum_cart_quantity: 3,
      variations: variations.map((one) => ({ ...one, stock: stocks[one.type] ?? one.stock })),
    }),
  );
  await Promise.all([page.waitForResponse(menus), page.goto('/store/51?module_id=4')]);
  await open();
  await button(/^Increase quantity/).click();
  await expect(dialog.locator('output')).toHaveText('02');
  await button(/^Increase quantity/).click({ force: true });
  await toast(page, 'Out of Stock.');
  await dialog.getByRole('button', { name: 'M', exact: true }).click();
  await expect(dialog.locator('output')).toHaveText('01');
  for (const _ of [2, 3]) await button(/^Increase quantity/).click();
  await button(/^Increase quantity/).click({ force: true });
  await toast(page, 'Out of Limits.');

  await test.step('the popup is closed while the choice is on its way', async () => {
    await walk.holds(add, update);
    await button(/^Add to Cart/).click();
    await walk.sees('itemDialog.adding');
    await page.keyboard.press('Escape');
    await walk.sees('itemDialog.closed');
    await walk.answers(add);
    await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toContainText('1');
    await open();
    await expect(dialog.locator('output')).toHaveText('03');
    await dialog.getByRole('button', { name: 'S', exact: true }).click();
    await expect(dialog.locator('output')).toHaveText('01');
    await dialog.getByRole('button', { name: 'M', exact: true }).click();
    await expect(dialog.locator('output')).toHaveText('03');
    await button(/^Update To Cart/).click();
    await toast(page, 'No changes found to update.');
    await button(/^Decrease quantity/).click();
    await button(/^Update To Cart/).click();
    await walk.sees('itemDialog.updating');
    await page.keyboard.press('Escape');
    await walk.sees('itemDialog.closed');
    await walk.answers(update);
    await walk.frees(add, update);
  });

  await test.step('there is less of it than the cart holds', async () => {
    stocks['Slim-S'] = 0;
    stocks['Slim-M'] = 1;
    await anew(page);
    await open();
    await button(/^Update To Cart/).click();
    await toast(page, 'Out of Stock.');
    await button(/^Buy Now/).click();
    await walk.sees('itemDialog.open');
    stocks['Slim-M'] = 5;
  });

  await test.step('in place of another store’s cart', async () => {
    await walk.alters(list, () => [ofAnotherStore]);
    await anew(page);
    await walk.holds(clearing);
    await open();
    await button(/^Add to Cart/).click();
    await walk.sees('itemDialog.confirmingClear');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await walk.sees('itemDialog.open.sellable.available');
    const confirm = async () => {
      await button(/^Add to Cart/).click();
      await question.getByRole('button', { name: 'Clear and add' }).click();
      await walk.sees('itemDialog.clearing');
    };
    await confirm();
    await walk.answers(clearing, failed);
    await walk.sees('itemDialog.open.sellable.available');
    await confirm();
    await page.keyboard.press('Escape');
    await walk.sees('itemDialog.closed');
    await walk.answers(clearing, failed);
    await expect(page.getByRole('button', { name: /^Open cart/ }).first()).toContainText('1');
    await open();
    await confirm();
    await walk.answers(clearing);
    await toast(
      page,
      'Your cart has been cleared successfully. And selected item added to the cart.',
    );
    await walk.sees('itemDialog.closed');
  });

  await open();
  await button(/^Buy Now/).click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now/);
});

test('LOC-12: what a shared link shows asks for a place before it is bought', async ({ page }) => {
  const asks = async (press: () => Promise<void>) => {
    await press();
    await toast(page, 'Please choose your location first.');
    await expect(page.getByRole('dialog', { name: 'Where should we deliver?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.goto('/product/1607?module_id=4');
  const buy = page.getByRole('group', { name: /^Buy / });
  await asks(() => buy.getByRole('button', { name: 'Add to Cart' }).click());
  await asks(() => buy.getByRole('button', { name: 'Buy Now' }).click());
  await page.goto('/store/51?module_id=4');
  await asks(() =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add: / })
      .click(),
  );
});

test('ITEM-09 ITEM-10 ITEM-11: a dish outside its hours is ordered ahead, or not at all', async ({
  page,
}) => {
  const walk = new Walk(page, itemDialogPage);
  const dialog = page.getByRole('dialog');
  const hour = await page.evaluate(() => new Date().getHours());
  const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00:00`;
  let ahead = true;
  await settleIn(page);
  await openPlainDish(page, 'ember-rye-burgers', () => ({
    available_time_starts: at(3),
    available_time_ends: at(5),
    schedule_order: ahead,
  }));
  await card(page)
    .getByRole('button', { name: /^Add: / })
    .click();
  await walk.sees('itemDialog.open.sellable.scheduled');
  await page.keyboard.press('Escape');
  await walk.sees('itemDialog.closed');
  ahead = false;
  await anew(page);
  await card(page).getByRole('heading').getByRole('button').click();
  await walk.sees('itemDialog.open.unavailable');
  await expect(dialog.getByText('Not Available now')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toBeHidden();
});

test('ITEM-13 ITEM-14: a campaign’s dish is ordered at once, by those who are signed in', async ({
  page,
}) => {
  const walk = new Walk(page, itemDialogPage);
  const dialog = page.getByRole('dialog');
  const order = () => dialog.getByRole('button', { name: 'Order Now' }).click();
  const open = async () => {
    await page.goto('/campaigns');
    await page
      .getByRole('article')
      .filter({ hasText: 'Club sandwich' })
      .getByRole('heading')
      .getByRole('button')
      .click();
    await walk.sees('itemDialog.open.campaign');
  };
  const size = { name: 'Size', type: 'single', required: 'on', min: 0, max: 0 };
  await walk.alters('**/api/v1/campaigns/item*', (items: object[]) =>
    items.map((item) => ({
      ...item,
      food_variations: [{ ...size, values: [{ label: 'Small', optionPrice: 0 }] }],
    })),
  );
  await settleIn(page);
  // The server renders the dish as it is; here it comes in sizes.
  await renderInBrowser(page);
  await open();
  await order();
  await toast(page, 'You are not logged in');
  await customerBefore(page);
  await open();
  await order();
  await walk.sees('itemDialog.open.campaign');
  await dialog.getByRole('radio', { name: /Small/ }).check({ force: true });
  await order();
  await expect(page).toHaveURL(/\/checkout\?page=campaign/);
});

test('NAV-07 NAV-08 MSG-21: the search is sent, remembered, forgotten and tried again', async ({
  page,
}) => {
  const walk = new Walk(page, searchPage);
  const field = page.getByRole('search').getByRole('combobox');
  const suggestions = '**/api/v1/items/item-or-store-search*';
  await customerBefore(page);
  await page.goto('/home');
  // Goods come when the page is awake.
  await expect(page.getByRole('article').first()).toBeVisible();
  await field.focus();
  await field.press('Enter');
  await walk.sees('search.open.recalling');
  await expect(page).toHaveURL(/\/home(\?module_id=1)?$/);
  await field.fill('burger');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=burger/);
  await walk.sees('search.closed');
  await field.fill('');
  await field.focus();
  const recent = page.getByRole('option', { name: 'burger', exact: true });
  await expect(recent).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(recent).toBeHidden();
  await walk.holds(suggestions);
  await field.fill('pizza');
  await walk.answers(suggestions, 'lost');
  await walk.sees('search.open.failed');
  await page.getByRole('search').getByRole('button', { name: 'Try again' }).click();
  await walk.answers(suggestions);
  await walk.sees('search.open.suggested');

  // Where the module has no categories there is nothing to be asked. The server does not know that
  // here, so the browser has to render the page.
  await renderInBrowser(page);
  await page.route(/\/api\/v1\/categories(\?|$)/, (route) => route.fulfill({ json: [] }));
  await page.goto('/interest');
  await expect(page).toHaveURL(/\/home/);
});

test('WISH-08 WISH-10: favourites that another tab took off, are refused, or go into the cart', async ({
  page,
}) => {
  const walk = new Walk(page, favouritesPage, wishPage, productCardPage);
  const number = await newAccount(page, 'Lake-2025');
  await customerBefore(page, { email: `leila${number}@example.com`, password: 'Lake-2025' });
  const additions = '**/api/v1/customer/wish-list/add*';
  const removals = '**/api/v1/customer/wish-list/remove*';
  const drawer = page.getByRole('dialog', { name: 'Wishlist' });
  await openPlainDish(page);
  await card(page).getByRole('heading').getByRole('button').click();
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Favourite: / });
  await walk.holds(additions, removals);
  await heart.click();
  await walk.answers(additions, refused);
  await toast(page, 'The server says no.');
  await walk.sees('wish.resting');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await walk.answers(additions);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
  await drawer
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await toast(page, 'Item added to cart');
  await drawer
    .getByRole('button', { name: /^Remove .+/ })
    .first()
    .click();
  await walk.sees('favourites.confirming');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await walk.sees('favourites.removing');
  await walk.answers(removals, { status: 404, json: { message: 'It was taken off before.' } });
  await toast(page, 'It was taken off before.');
  await walk.sees('favourites.browsing');
});
