import { expect, test } from './test.ts';
import { schema } from '../../src/platform/stored/schema.ts';
import { customerOf, openStore } from './journey.ts';
import {
  expectAccessible,
  rememberVisit,
  settleIn,
  takenOver,
  visitAs,
  watchForFaults,
  type Variant,
} from './shop.ts';
import { customerBefore, renderInBrowser } from './visitor.ts';

const phone: Variant = { name: 'phone', language: 'en', theme: 'light', width: 390, height: 844 };

for (const address of [
  '/no-such-page',
  '/store/no-such-store',
  '/product/no-such-product',
  '/rental/vehicle-details/no-such-vehicle',
  '/category/999999',
  '/campaigns/999999',
]) {
  test(`${address} says that nothing is there and leads on`, async ({ page }) => {
    const faults = await watchForFaults(page);
    await visitAs(page, phone);
    await settleIn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, address);
    const wayOn = page.getByRole('main').getByRole('link').first();
    await wayOn.click();
    await expect(page).not.toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

for (const garbage of ['{', 'null', '[]', '{"id":"x","lines":7}', '"\\u0000"', '42']) {
  test(`DATA-17: the shop opens over stored data that reads ${garbage}`, async ({ page }) => {
    const faults = await watchForFaults(page);
    await page.addInitScript(
      ({ keys, value }) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      { keys: Object.values(schema).map(({ key }) => key), value: garbage },
    );
    // A token that the server refuses asks to sign in, over the page that is open: by roles only the
    // dialog would be found.
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await page.goto('/store/ember-rye-burgers');
    await expect(page.locator('article').first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('DATA-17: the shop opens when the browser refuses to store', async ({ page }) => {
  const faults = await watchForFaults(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const) {
      Storage.prototype[name] = refuse;
    }
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openStore(customerOf(page, phone));
  expect(faults).toEqual([]);
});

test('MSG-21: an API that is down at the start is told, and the shop opens once it is back', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  const { t } = customerOf(page, phone);
  await visitAs(page, phone);
  await settleIn(page);
  let asked = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().includes('/config')) asked += 1;
    return route.abort('connectionrefused');
  });
  const retry = page.getByRole('button', { name: t('ui.retry') });
  // The server does not know this visit, so that the browser has to render the page.
  await renderInBrowser(page);
  for (const path of ['/store/ember-rye-burgers', '/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: t('app.start.title') })).toBeVisible();
    await expect(retry).toBeVisible();
    const tries = asked;
    await expectAccessible(page, 'API down');
    // It waits for the customer.
    expect(asked).toBe(tries);
  }
  await page.unroute('**/api/**');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();

  await rememberVisit(page, { textSize: 100 });
  // The page that the server rendered stays, with a notice that it may be out of date.
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText(t('app.kept'))).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/**');
  await retry.first().click();
  await expect(page.getByText(t('app.kept'))).toBeHidden();
  expect(faults).toEqual([]);
});

test('MSG-21: code that does not come is told where it is missed, and comes when it is asked for again', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  const { t } = customerOf(page, phone);
  await visitAs(page, phone);
  await settleIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const code = '**/assets/*.js';
  const retry = page.getByRole('button', { name: t('ui.retry') });
  const bar = page.getByRole('navigation').last();
  const cart = page
    .getByRole('button', { name: new RegExp(`^${t('app.nav.cart2')}`) })
    .filter({ visible: true });

  await page.route(code, (route) => route.abort());
  await cart.click();
  await expect(page.getByRole('alert')).toContainText(t('app.layer.failed'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'a layer that did not load');
  await page.context().setOffline(true);
  await retry.click();
  await expect(page.getByText(t('app.offline'))).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(t('app.layer.failed'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(code);
  await retry.click();
  await expect(page.getByRole('alert')).toBeHidden();
  // If the browser has cached the failed file, the page was reloaded, and the cart must be opened
  // once more.
  const drawer = page.getByRole('dialog', { name: t('cart.title') });
  await expect(async () => {
    if (!(await drawer.isVisible())) await cart.click({ timeout: 2000 });
    await expect(drawer).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await page.route(code, (route) => route.abort());
  await bar.getByRole('link', { name: t('app.nav.categories') }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(t('app.error.text'))).toBeVisible();
  await page.unroute(code);
  await main.getByRole('button', { name: t('ui.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('MSG-21: parts of the header and the tab bar that do not come never replace the page, and what is typed stays', async ({
  page,
}) => {
  await visitAs(page, phone);
  await customerBefore(page);
  const code = /\/assets\/(News|NavDrawer|AccountSheet)-/;
  await page.route(code, (route) => route.abort());
  await page.goto('/help-and-support');
  await takenOver(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('My bag was left at the wrong door.');
  const alert = page.getByRole('alert');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(alert).toContainText(
    'This could not be loaded. Your cart and what you typed are kept.',
  );
  await expect(message).toHaveValue('My bag was left at the wrong door.');
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  const account = page.getByRole('button', { name: 'Account of Maya' });
  await account.click();
  await expect(alert).toContainText(
    'This could not be loaded. Your cart and what you typed are kept.',
  );
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Try again' }).click();
  // If the browser has cached the failed file, the page was reloaded, as above.
  const wallet = page.getByRole('dialog').getByRole('link', { name: 'Wallet' });
  await expect(async () => {
    if (!(await wallet.isVisible())) await account.click({ timeout: 2000 });
    await expect(wallet).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(alert).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('My bag was left at the wrong door.');
});

test('m16: a store opened without a connection comes by itself once it is back, with its pictures', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await visitAs(page, { ...phone, width: 1280, height: 900 });
  await settleIn(page);
  await openStore(customerOf(page, phone));
  await page.getByRole('link', { name: 'Home' }).first().click();
  const other = page.getByRole('article').getByRole('link', { name: 'Saffron House' }).first();
  await expect(other).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await other.click();
  await expect(page.getByText('You are offline. Your cart is kept.')).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'Saffron House' });
  await expect(title).toBeHidden();

  await page.context().setOffline(false);
  await expect(title).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length,
    );
  await expect.poll(broken).toBe(0);
  expect(faults).toEqual([]);
});
