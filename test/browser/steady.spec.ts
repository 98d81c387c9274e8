/**
 * Content that loads late appears in the space that was reserved for it, so that no button moves
 * while a customer presses it.
 */
import { expect, test, type Locator } from './test.ts';
import { planned, settleInRental } from './rental.ts';
import { openWithoutCode, settleIn, takenOver } from './shop.ts';
import { customerBefore, openSignIn } from './visitor.ts';
import { Walk } from './walk.ts';

/** Where a part of the page begins, in px from its top. */
async function topOf(part: Locator): Promise<number> {
  await expect(part).toBeVisible();
  await part.page().evaluate(() => document.fonts.ready);
  return (await part.boundingBox())?.y ?? 0;
}

test('RENT-20: the filters stay where they are when the first result brings its prices', async ({
  page,
}) => {
  await settleInRental(page, planned);
  const walk = new Walk(page);
  const search = '**/api/v1/rental/vehicle/search*';
  await walk.holds(search);
  await page.goto('/rental/vehicle-search');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const seats = filters.getByRole('group', { name: 'Seats' });
  await expect(filters.getByRole('group', { name: 'Price per hour' })).toBeVisible();
  await expect(filters.getByRole('checkbox').first()).toBeVisible();
  const before = await topOf(seats);
  await walk.frees(search);
  await expect(filters.getByRole('slider')).toHaveCount(2);
  expect(Math.abs((await topOf(seats)) - before)).toBeLessThan(3);
});

for (const width of [390, 1280]) {
  test(`F-20: the activity of a wallet stays where it is when the bonus offers come, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await customerBefore(page);
    const walk = new Walk(page);
    const bonuses = '**/api/v1/customer/wallet/bonuses*';
    await walk.holds(bonuses);
    await page.goto('/wallet');
    const activity = page.getByRole('heading', { name: 'Activity' });
    const before = await topOf(activity);
    await walk.frees(bonuses);
    await expect(page.getByText(/^Until /).first()).toBeVisible();
    expect(Math.abs((await topOf(activity)) - before)).toBeLessThan(3);
  });
}

test('PRICE-12: on a phone a store’s page comes with its delivery fee, and nothing moves when the fee and the address are known exactly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await settleIn(page);
  const walk = new Walk(page);
  const zones = '**/api/v1/config/get-zone-id*';
  await walk.holds(zones);
  const release = await openWithoutCode(page, '/store/ember-rye-burgers?module_id=1');
  const fee = page.getByText(/^From \W?\$1\.75\W?, free over \W?\$60\.00\W?$/);
  await expect(fee).toBeVisible();
  const bar = page.getByText('Deliver to').filter({ visible: true });
  const after = page.getByText('Minimum order');
  const before = [await topOf(bar), await topOf(after)];
  release();
  await takenOver(page);
  const address = page.getByText('24 Harbour Lane, Eastside').filter({ visible: true });
  await expect(address).toBeVisible();
  await expect(fee).toBeVisible();
  expect([await topOf(bar), await topOf(after)]).toEqual(before);
  const exact = page.waitForResponse(zones);
  await walk.frees(zones);
  await (await exact).finished();
  await expect(fee).toBeVisible();
  expect([await topOf(bar), await topOf(after)]).toEqual(before);
});

test('issue 19: the footer begins below the first screen of a short page, where it moves nothing while the page loads', async ({
  page,
}) => {
  await settleIn(page);
  for (const height of [823, 1000]) {
    await page.setViewportSize({ width: 412, height });
    for (const path of ['/no-such-page', '/rental/cart']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = await page.getByRole('main').boundingBox();
      expect((main?.y ?? 0) + (main?.height ?? 0)).toBeGreaterThanOrEqual(height);
    }
  }
});

test('issue 15: a button stays under the press that takes the focus from an empty field', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/home');
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email or phone').focus();
  await dialog.getByRole('button', { name: 'Sign Up' }).hover();
  await page.mouse.down();
  // Time for an error to appear.
  await page.waitForTimeout(500);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.mouse.up();
  await expect(dialog.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
});

test('NAV-10: on a phone the tabs of the inbox stand below its heading, where no count moves them, and a thread stays where it is while a message is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await customerBefore(page);
  await page.goto('/profile?page=inbox');
  const heading = page.getByRole('heading', { name: 'Inbox' });
  const tabs = page.getByRole('navigation', { name: 'Messages and notifications' });
  const height = (await heading.boundingBox())?.height ?? 0;
  expect(await topOf(tabs)).toBeGreaterThanOrEqual((await topOf(heading)) + height);
  // Both are equally wide and fill the line between the gutters of 16 px, with 4 px between them.
  for (const tab of await tabs.getByRole('link').all()) {
    expect((await tab.boundingBox())?.width).toBe((390 - 2 * 16 - 4) / 2);
  }

  await page.getByRole('link', { name: /Sixways support/ }).click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.click();
  await page.keyboard.type('Where is my order?');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
