import { settleInRental } from './rental.ts';
import { holdCode, openWithoutCode, settleIn, takenOver } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore, english, newAccount } from './visitor.ts';

test('what is pressed before the code is there is done when it is', async ({ page }) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/home');
  await page
    .getByRole('button', { name: english(page).t('account.signIn') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('RENT-21: a plan that is reset before the code is there is asked about when it is', async ({
  page,
}) => {
  await settleInRental(page);
  const release = await openWithoutCode(page, '/home');
  await page.getByRole('button', { name: 'Reset' }).click();
  release();
  await expect(
    page.getByRole('alertdialog', { name: 'Are you sure want to reset ?' }),
  ).toBeVisible();
});

test('NAV-07: what is searched for before the code is there is found when it is', async ({
  page,
}) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/home');
  const search = page.getByRole('combobox', { name: 'Search foods and restaurants' });
  await search.fill('tea');
  await search.press('Enter');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tea”' })).toBeVisible();
  await expect(page).toHaveURL(/\/home\?search=tea/);
});

test('NAV-20: the account menu is there to be pressed as soon as it can open, and not before', async ({
  page,
}) => {
  await customerBefore(page);
  const releaseMenu = await holdCode(page, '**/assets/CustomerMenu-*.js');
  const release = await openWithoutCode(page, '/home');
  const menu = page.getByRole('button', { name: /^Account of/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(menu).toHaveCount(0);
  release();
  await takenOver(page);
  await expect(menu).toHaveCount(0);
  releaseMenu();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'My orders' })).toBeVisible();
});

test('MOD-05 NAV-21: a module that is pressed before the code is there is entered', async ({
  page,
}) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/home');
  const rail = page.getByRole('navigation', { name: 'Modules' });
  await rail.getByRole('button', { name: 'Grocery' }).click();
  release();
  await expect(page.getByText('A Module has been selected.')).toBeVisible();
  await expect(rail.getByRole('button', { name: 'Grocery', pressed: true })).toBeVisible();
});

test('CART-07: two items that are added before the code is there are in the cart when it is, once each however often they were pressed', async ({
  page,
}) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/store/ember-rye-burgers?module_id=1');
  const menu = page.getByRole('main');
  await menu.getByRole('button', { name: 'Add: Basque cheesecake' }).first().dblclick();
  await menu.getByRole('button', { name: 'Add: Pistachio doughnut' }).first().click();
  release();
  await takenOver(page);
  await expect(page.getByRole('button', { name: 'Open cart: $10.00, 2' })).toBeVisible();
});

test('a choice made before the code is there is kept when it is', async ({ page }) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/forgot-password');
  const content = page.locator('#content');
  await content.getByRole('radio', { name: 'Email' }).check({ force: true });
  release();
  await content.locator('input[type=email]').fill('maya@sixways.example');
  await expect(content.getByRole('radio', { name: 'Email' })).toBeChecked();
});

test('what is chosen and typed while the code takes the page over stays there', async ({
  page,
}) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/forgot-password');
  // React sets a field back after each event, as long as the page is hydrated but not yet awake.
  await page.evaluate(() => {
    const root = document.querySelector('#root');
    const setBack = ({ target }: Event) => {
      if (globalThis.early === undefined || !(target instanceof HTMLInputElement)) return;
      if (target.type === 'radio') target.checked = false;
      else target.value = '';
    };
    for (const type of ['click', 'input', 'change']) root?.addEventListener(type, setBack);
  });
  const content = page.locator('#content');
  const phone = content.locator('input[type=tel]');
  await phone.fill('2025550123');
  await expect(phone).toHaveValue('2025550123');
  const email = content.getByRole('radio', { name: 'Email' });
  await email.check({ force: true });
  await expect(email).toBeChecked();
  release();
  await takenOver(page);
  await expect(email).toBeChecked();
  await expect(content.locator('input[type=email]')).toBeVisible();
});

test('what is typed while the code takes the page over is whole', async ({ page }) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/forgot-password');
  const phone = page.locator('#content input[type=tel]');
  await phone.press('2');
  await phone.press('0');
  release();
  await phone.pressSequentially('25550123', { delay: 60 });
  await takenOver(page);
  await expect(phone).toHaveValue('2025550123');
});

test('REC-05: a page that is drawn anew for other choices has what was typed and does what was pressed', async ({
  page,
}) => {
  const number = await newAccount(page, 'Forgotten-1');
  // The server knows nothing of this visitor's choices, which only the browser has stored.
  await settleIn(page);
  const release = await openWithoutCode(page, '/forgot-password');
  await page.locator('#content input[type=tel]').fill(number);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Verify it is you' })).toBeVisible();
});

test('GUEST-02: what is typed into a form whose code comes late is there when it is sent', async ({
  page,
}) => {
  await settleIn(page);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/TrackingForm*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/track-order');
  await page.getByLabel('Order number').fill('100');
  await page.getByRole('button', { name: 'Find order' }).click();
  release?.();
  await expect(page).toHaveURL(/order_id=100/);
});
