import { storeMapPage } from '../catalogue/storeMap.page.ts';
import { customerOf } from './journey.ts';
import {
  expectAccessibleInBothThemes,
  settleIn,
  visitAs,
  watchForFaults,
  type Variant,
} from './shop.ts';
import { expect, test } from './test.ts';
import { Walk } from './walk.ts';

const variants: Variant[] = [
  { name: 'English, light', language: 'en', theme: 'light', width: 1280, height: 800 },
  { name: 'Arabic, dark', language: 'ar', theme: 'dark', width: 375, height: 812 },
];

for (const variant of variants) {
  test(`issue 24: a store is found on the map, and its page opened, ${variant.name}`, async ({
    page,
  }) => {
    const faults = await watchForFaults(page);
    const { t } = customerOf(page, variant);
    await visitAs(page, variant);
    await settleIn(page);
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await page.goto('/stores');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(code.filter((url) => /leaflet/i.test(url))).toEqual([]);

    await page.getByText(t('catalogue.stores.asMap'), { exact: true }).click();
    await expect(page).toHaveURL(/\/stores\?(.*&)?view=map/);
    const map = page.getByRole('region', { name: t('catalogue.map.label').split('{')[0] ?? '' });
    const pins = map.getByRole('button');
    await expect(pins.first()).toBeVisible();
    // The list may have loaded more than its first page.
    await page.reload();
    await expect(pins).toHaveCount(12);
    await expect(map.getByRole('img', { name: t('catalogue.map.own') })).toBeVisible();
    await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();

    await test.step('pins and their card', async () => {
      const card = page.getByRole('region', { name: t('catalogue.map.current') });
      // Keys press the pin that is meant, whatever lies over it.
      const press = async (index: number, key: string) => {
        await pins.nth(index).focus();
        await page.keyboard.press(key);
        const name = (await pins.nth(index).getAttribute('aria-label')) ?? '';
        const shown = await card.getByRole('heading').innerText();
        expect(name.startsWith(shown)).toBe(true);
      };
      await press(3, 'Enter');
      await expect(card.getByRole('article')).toBeInViewport({ ratio: 0.9 });
      await press(0, ' ');
      await expectAccessibleInBothThemes(page, `the map of stores, ${variant.name}`);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(pins.nth(0)).toBeFocused();
      await page.keyboard.press('Enter');
    });

    await test.step('more of them', async () => {
      const more = page.getByRole('button', { name: t('catalogue.map.more').split('{')[0] ?? '' });
      await more.click();
      await expect.poll(() => pins.count()).toBeGreaterThan(12);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    const name = (await pins.first().getAttribute('aria-label')) ?? '';
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.goBack();
    await expect(page).toHaveURL(/view=map/);
    await expect(pins.first()).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('issue 24: where no streets come the pins stay, and the list is there', async ({ page }) => {
  const walk = new Walk(page, storeMapPage);
  await settleIn(page);
  await page.route('**/sandbox/tiles/**', (route) => route.abort());
  await page.goto('/stores?view=map');
  await walk.sees('storeMap.picture.bare');
  const map = page.getByRole('region', { name: 'Map of restaurants' });
  await expect(map.getByRole('button')).toHaveCount(12);
  await page.unroute('**/sandbox/tiles/**');
  await map.locator('..').getByRole('button', { name: 'Zoom in' }).click();
  await walk.sees('storeMap.picture.drawn', 'storeMap.card.none');
});

test('issue 24: where the map does not come a sentence says so, and a press tries again', async ({
  page,
}) => {
  const walk = new Walk(page, storeMapPage);
  await settleIn(page);
  await page.goto('/stores');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByText('Map', { exact: true }).click();
  await walk.sees('storeMap.picture.failed');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await walk.sees('storeMap.picture.drawn');
});

test('LOC-06: the wheel scrolls the page over a map, and zooms one that was pressed', async ({
  page,
}) => {
  await settleIn(page);
  await page.goto('/stores?view=map');
  const map = page.getByRole('region', { name: /^Map of / });
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  await map.hover({ position: { x: 40, y: 300 } });
  const before = await scrolled();
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBe(before + 60);
  await map.evaluate((frame) => frame.focus({ preventScroll: true }));
  const tiles = map.locator('.leaflet-tile-loaded').first();
  const far = await tiles.getAttribute('src');
  await page.mouse.wheel(0, -120);
  await expect(tiles).not.toHaveAttribute('src', far ?? '');
  expect(await scrolled()).toBe(before + 60);
});
