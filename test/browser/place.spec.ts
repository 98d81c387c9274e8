import { expect, test, type Page, type Route } from './test.ts';
import { texts as en } from '../../src/messages/en/index.ts';
import { locationPickerPage } from '../place/locationPicker.page.ts';
import { Walk } from './walk.ts';
import { eastside, expectAccessible, watchForFaults } from './shop.ts';

const { lat: latitude, lng: longitude } = eastside.currentLatLng;
const dialog = (page: Page) => page.getByRole('dialog', { name: en['place.dialog.title'] });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentLatLng'));

/** Opens the landing page and waits until it is interactive. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: en['place.search.label'] })).toBeEnabled();
}

async function askPosition(page: Page): Promise<void> {
  await arrive(page);
  await page.getByRole('button', { name: en['place.current'], exact: true }).click();
}

test('LOC-01 LOC-05 LOC-08 MSG-24: a refused, silent, vague, far-off and good position each lead on', async ({
  page,
  context,
}) => {
  const faults = await watchForFaults(page);
  await askPosition(page);
  await expect(dialog(page)).toBeVisible();
  await expect(
    dialog(page).getByText('Your position could not be found. Please choose it on the map.'),
  ).toBeVisible();
  await expect(dialog(page).getByText(en['map.inside'])).toBeHidden();
  await expect(dialog(page).getByRole('button', { name: en['map.confirm'] })).toBeDisabled();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude, accuracy: 5000 });
  await askPosition(page);
  await expect(dialog(page).getByText(en['place.positionVague'])).toBeVisible();
  await expect(dialog(page).getByText(en['map.inside'])).toBeVisible();
  expect(await stored(page)).toBeNull();
  await expectAccessible(page, 'a vague position');

  await context.setGeolocation({ latitude: 10, longitude: 10, accuracy: 5 });
  await askPosition(page);
  await expect(page.getByText(en['place.outside.title'])).toBeVisible();

  const silent = await context.newPage();
  await silent.addInitScript(() => {
    Object.getPrototypeOf(navigator.geolocation).getCurrentPosition = () => undefined;
  });
  await silent.clock.install();
  await askPosition(silent);
  await new Walk(silent, locationPickerPage).sees('locationPicker.locating');
  // The real clock runs on too: the rest of the time is room for a slow machine.
  await silent.clock.fastForward(2500);
  await expect(dialog(silent)).toBeHidden();
  await silent.clock.fastForward(2600);
  await expect(dialog(silent)).toBeVisible();
  await silent.close();

  await context.setGeolocation({ latitude, longitude, accuracy: 5 });
  await askPosition(page);
  await expect.poll(() => stored(page)).toContain('31.988');
  expect(faults).toEqual([]);
});

test('LOC-07 LOC-08: of 50 moves without tiles, answered out of order, the last point is stored', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await page.route('**/sandbox/tiles/**', (route) => route.abort());
  await arrive(page);
  await page.getByRole('button', { name: en['place.onMap'] }).click();
  await expect(dialog(page).getByText(en['map.unchosen'])).toBeVisible();
  await expect(dialog(page).getByText(en['map.tiles'])).toBeVisible();
  const held: Route[] = [];
  const lookUps = /\/config\/(get-zone-id|geocode-api)\?/;
  await page.route(lookUps, (route) => {
    held.push(route);
  });
  const north = dialog(page).getByRole('button', { name: en['map.north'] });
  for (let move = 1; move <= 50; move += 1) {
    await north.click();
    await expect.poll(() => held.length, { intervals: [20] }).toBe(2 * move);
  }
  // Of a point that was left nobody waits for the answer any longer.
  for (const route of held.toReversed()) await route.continue().catch(() => undefined);
  await page.unroute(lookUps);
  await expect(dialog(page).getByText(en['map.inside'])).toBeVisible();
  const last = new URL(held.at(-1)?.request().url() ?? '').searchParams.get('lat') ?? '';
  await dialog(page).getByRole('button', { name: en['map.confirm'] }).click();
  await expect.poll(() => stored(page)).toContain(last);
  expect(faults).toEqual([]);
});

test('LOC-06: a map that is closed while it zooms leaves nothing behind', async ({ page }) => {
  const faults = await watchForFaults(page);
  await arrive(page);
  await page.getByRole('button', { name: en['place.onMap'] }).click();
  await expect(dialog(page).getByText(en['map.unchosen'])).toBeVisible();
  const close = await dialog(page).getByRole('button', { name: en['ui.close'] }).elementHandle();
  // Within the page, at the very moment: the wheel's zoom takes a quarter of a second, which a look
  // from outside, and one a frame when the machine is busy, may miss.
  await dialog(page)
    .getByRole('region', { name: en['map.picker'] })
    .evaluate(async (map: HTMLElement, leave) => {
      const { x, y, width, height } = map.getBoundingClientRect();
      const middle = { clientX: x + width / 2, clientY: y + height / 2 };
      const zooming = new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (map.querySelector('.leaflet-zoom-anim') === null) return;
          watcher.disconnect();
          resolve();
        });
        watcher.observe(map, { subtree: true, attributeFilter: ['class'] });
      });
      map.focus();
      map.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, ...middle }));
      await zooming;
      (leave as HTMLElement).click();
    }, close);
  await expect(dialog(page)).toBeHidden();
  // The map would end its zoom a quarter of a second after the press.
  await page.waitForTimeout(400);
  expect(faults).toEqual([]);
});
