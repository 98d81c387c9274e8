import { expect, test, type Page } from './test.ts';
import { settleIn } from './shop.ts';
import { customerBefore, guestWithCart } from './visitor.ts';

/** M5: the module and the page belong to the tab and its address. */

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const hue = (page: Page) => page.locator('html').getAttribute('data-module');
const search = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).filter({ visible: true }).first();

/** Opens another tab and chooses rental there. */
async function openRentalBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(title(other)).toHaveText('Food near you');
  await other.getByRole('button', { name: 'Rental' }).filter({ visible: true }).first().click();
  await expect(title(other)).toHaveText('A car when you need one');
  await expect.poll(() => pathOf(other)).toBe('/home?module_id=6');
  return other;
}

test('M5: a checkout in one tab and rental in another both go on after a reload', async ({
  page,
}) => {
  await guestWithCart(page);
  await page.goto('/checkout?page=cart');
  await expect(title(page)).toHaveText('Checkout');
  await expect.poll(() => pathOf(page)).toBe('/checkout?page=cart&module_id=1');
  const extras = page.getByRole('region', { name: 'Extras' });
  await extras.getByRole('button', { name: 'Edit: Extras' }).click();
  await extras.getByLabel('Note for the restaurant').fill('Blue door');

  const other = await openRentalBeside(page);

  await page.reload();
  await expect(title(page)).toHaveText('Checkout');
  expect(await pathOf(page)).toBe('/checkout?page=cart&module_id=1');
  expect(await hue(page)).toBe('food');
  await expect(page.getByRole('button', { name: /Place order/ }).first()).toBeEnabled();
  await expect(extras).toContainText('Blue door');

  await other.reload();
  await expect(title(other)).toHaveText('A car when you need one');
  expect(await pathOf(other)).toBe('/home?module_id=6');
  expect(await hue(other)).toBe('rental');

  // The cart of the food module is unchanged, also in a new tab that was opened by a link.
  const third = await page.context().newPage();
  await third.goto('/checkout?page=cart&module_id=1');
  await expect(title(third)).toHaveText('Checkout');
  await expect(third.getByRole('button', { name: /Place order/ }).first()).toBeEnabled();
});

test('M5: a search and a list stay what they were, and Back leads to the module before', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/home?search=burg');
  await expect(title(page)).toHaveText('Results for “burg”');
  await expect.poll(() => pathOf(page)).toBe('/home?search=burg&module_id=1');
  await openRentalBeside(page);
  await page.reload();
  await expect(title(page)).toHaveText('Results for “burg”');
  expect(await pathOf(page)).toBe('/home?search=burg&module_id=1');

  await page.goto('/store/popular');
  await expect(title(page)).toHaveText('Popular restaurants');
  await page
    .getByRole('link', { name: 'Home', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(title(page)).toHaveText('Food near you');
  await page.getByRole('button', { name: 'Grocery' }).filter({ visible: true }).first().click();
  await expect(title(page)).toHaveText('Grocery near you');
  await expect.poll(() => pathOf(page)).toBe('/home?module_id=2');
  await page.goBack();
  await expect(title(page)).toHaveText('Food near you');
  expect(await hue(page)).toBe('food');
  await page.goForward();
  await expect(title(page)).toHaveText('Grocery near you');
  await page.reload();
  await expect(title(page)).toHaveText('Grocery near you');
  expect(await hue(page)).toBe('grocery');
});

test('M5 NAV-29: the pages of an account change no module', async ({ page }) => {
  await customerBefore(page);
  await page.goto('/home');
  await expect(title(page)).toHaveText('Food near you');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My trips' }).click();
  await expect(title(page)).toHaveText('My trips');
  expect(await pathOf(page)).toBe('/rental/trips');
  await expect(search(page, 'Search foods and restaurants')).toBeVisible();
  // The pages of the account wear the colour of no module, and stay in the one that was chosen all the same.
  expect(await hue(page)).toBeNull();
  for (const [path, heading, colour] of [
    ['/my-orders', 'My orders', null],
    ['/profile?page=profile-settings', 'Profile settings', null],
    ['/profile?page=addresses', 'My addresses', null],
    ['/track-order', 'Track Order', 'food'],
    ['/my-trips', 'My trips', null],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
    await expect(search(page, 'Search foods and restaurants')).toBeVisible();
    expect(await hue(page)).toBe(colour);
  }
  await page
    .getByRole('link', { name: 'Home', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(title(page)).toHaveText('Food near you');
});
