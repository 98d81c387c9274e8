import { readFileSync } from 'node:fs';
import { texts as en } from '../../src/messages/en/index.ts';
import { openStore } from './journey.ts';
import { openWithoutCode, settleIn, takenOver, watchForFaults } from './shop.ts';
import { expect, test } from './test.ts';
import { customerBefore, english, newAccount, renderInBrowser } from './visitor.ts';

test('DATA-17, NAV-04: home comes with its stores before any code, and its links lead on', async ({
  page,
}) => {
  await settleIn(page);
  await openWithoutCode(page, '/home');
  const store = page.getByRole('main').getByRole('link', { name: 'Saffron House' }).first();
  await expect(store).toBeVisible();
  await store.click();
  await expect(page).toHaveURL(/\/store\/saffron-house/);
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron House' })).toBeVisible();
});

test('issue 19: no code waits until other code has come, and the first pictures come before all of it', async ({
  page,
}) => {
  await settleIn(page);
  const html = await (await page.request.get('/home')).text();
  const codeAt = ['libraries', 'shop', 'HomePage'].map((chunk) =>
    html.search(new RegExp(`<link rel="modulepreload"[^>]*/assets/${chunk}-`)),
  );
  const pictureAt = html.indexOf('<link rel="preload" as="image"');
  expect(pictureAt).toBeGreaterThan(-1);
  for (const at of codeAt) expect(at).toBeGreaterThan(pictureAt);
});

test('issue 19: from a page that the server rendered one goes on without loading its styles again', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await settleIn(page);
  await page.goto('/home');
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(sheets).toEqual([]);
});

test('DATA-17: the page that was rendered is taken over as it is', async ({ page }) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  for (const path of ['/home', '/store/ember-rye-burgers', '/categories', '/']) {
    await page.goto(path);
    await takenOver(page);
  }
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('LANG-01: while most texts are on their way, no page shows a key in the place of a text', async ({
  page,
}) => {
  await renderInBrowser(page);
  const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Readonly<
    Record<string, { file: string } | undefined>
  >;
  const rest = built['src/messages/en/index.ts?rest']?.file ?? '';
  let asked = 0;
  // It never comes.
  await page.route(`**/${rest}`, () => {
    asked += 1;
  });
  for (const path of ['/', '/home', '/store/ember-rye-burgers']) {
    if (path === '/home') await settleIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    for (const press of ['End', 'Home']) {
      await page.keyboard.press(press);
      await page.waitForTimeout(700);
      const keys = await page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel),
        ]
          .join('\n')
          .match(/\b[a-z]+\.[a-z]\w*(\.\w+)*\b/g),
      );
      expect(keys?.filter((key) => Object.hasOwn(en, key)) ?? []).toEqual([]);
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('DATA-17: a browser whose clock is wrong takes over a page with times as it was drawn', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  await page.clock.install({ time: Date.now() + 37 * 60_000 });
  await page.goto('/flash-sale');
  await takenOver(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('wrong clock: a sale still runs where the browser’s clock is a week ahead, before anything is answered', async ({
  page,
}) => {
  await settleIn(page);
  await page.clock.install({ time: Date.now() + 7 * 24 * 60 * 60 * 1000 });
  // No call is answered.
  await page.route('**/api/**', () => undefined);
  await page.goto('/flash-sale');
  await takenOver(page);
  // The countdown has counted since.
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('This sale has ended.')).toBeHidden();
});

test('issue 19: on a wide screen home comes with its flash sale, and the banner keeps its width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await settleIn(page);
  const release = await openWithoutCode(page, '/home');
  const banner = page.getByRole('region', { name: 'Offers of the day' });
  await expect(banner).toBeVisible();
  const before = await banner.boundingBox();
  // The section of the flash sale is rendered only when it is scrolled near.
  await expect(page.getByRole('heading', { name: 'Flash sale' })).toBeVisible();
  release();
  await takenOver(page);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await banner.boundingBox()).toEqual(before);
});

test('CAT-04 CAT-05 CART-07: a card that came with the page puts its item into the cart and counts it', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/store/ember-rye-burgers?module_id=1');
  await takenOver(page);
  const card = page.getByRole('article').filter({ hasText: 'Strawberry shortcake' }).first();
  await card.getByRole('button', { name: 'Add: Strawberry shortcake' }).click();
  await expect(page.getByRole('button', { name: 'Open cart: $6.40, 1' })).toBeVisible();
  // Sections that are drawn only now may have moved the card away from the pointer.
  await card.hover();
  await card.getByRole('button', { name: 'Increase quantity: Strawberry shortcake' }).click();
  await expect(page.getByRole('button', { name: 'Open cart: $12.80, 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open cart: $12.80, 1' })).toBeVisible();
});

test('REC-05: a page that is reloaded while a code is waited for is taken over, and asks for the code', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  const number = await newAccount(page, 'Forgotten-2');
  await settleIn(page);
  await page.goto('/forgot-password');
  await page.locator('#content input[type=tel]').fill(number);
  await page.getByRole('button', { name: 'Request OTP' }).click();
  const asksForCode = page.getByRole('heading', { name: 'Verify it is you' });
  await expect(asksForCode).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(asksForCode).toBeVisible();
  expect(faults).toEqual([]);
});

test('DATA-17: a page that is scrolled before the code is there stays where it is', async ({
  page,
}) => {
  await settleIn(page);
  const release = await openWithoutCode(page, '/store/51?module_id=4');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(300);
  release();
  await takenOver(page);
  expect(await scrolled()).toBe(300);
});

test('DATA-17: a visit that the server does not know is shown as it is stored', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  const [origin] = [new URL(process.env['BASE_URL'] ?? 'http://127.0.0.1:4173').origin];
  await page.context().addCookies([{ name: 'visit', value: '%7Bgarbage', url: origin }]);
  await openStore(english(page));
  expect(faults).toEqual([]);
});

test('LOC-03: the next page is rendered for the new place', async ({ page }) => {
  const { t } = english(page);
  await settleIn(page);
  await page.goto('/home');
  await page
    .getByRole('button', { name: /24 Harbour Lane/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Eastside Mall');
  await dialog.getByRole('option').first().click();
  await dialog.getByRole('button', { name: t('map.confirm') }).click();
  await expect(dialog).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('currentLatLng'));
  const { lat, lng } = JSON.parse(stored ?? '') as { lat: number; lng: number };
  // The page writes the cookie for the server once it has nothing more urgent to do.
  await expect
    .poll(async () => {
      const visit = (await page.context().cookies()).find(({ name }) => name === 'visit');
      return JSON.parse(decodeURIComponent(visit?.value ?? '')).place.position;
    })
    .toEqual({ lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) });
});

test('AUTH-36: no page that the server renders says who is signed in', async ({ page }) => {
  await customerBefore(page);
  await page.goto('/home');
  await expect(
    page.getByRole('button', { name: english(page).t('account.of').replace('{name}', 'Maya') }),
  ).toBeVisible();
  const cookies = async () =>
    (await page.context().cookies()).map(({ value }) => decodeURIComponent(value)).join();
  await expect.poll(cookies).toContain('"signedIn":true');
  const html = await (await page.request.get('/home')).text();
  expect(html).toContain('Saffron House');
  for (const text of [html, await cookies()]) {
    for (const personal of ['Maya', '24 Harbour Lane', 'maya@'])
      expect(text).not.toContain(personal);
  }
});
