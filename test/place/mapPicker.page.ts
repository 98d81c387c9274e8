import { expect, type Page } from '@playwright/test';
import { settleIn } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';

const words = '**/api/v1/config/geocode-api*';
const zone = '**/api/v1/config/get-zone-id*';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where should we deliver?' });
const map = (page: Page) =>
  dialog(page).getByRole('region', { name: 'Map to choose a place: move it below the pin' });

/** Presses the mouse button inside the map and moves the mouse a little, without releasing it. */
async function drag(page: Page): Promise<void> {
  const box = await map(page).boundingBox();
  if (box === null) throw new Error('the map has no place on the page');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 20, { steps: 5 });
}

export const mapPickerPage = definePage({
  starts: {
    'nothing chosen yet': async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Choose on the map' }).click();
    },
    'a place chosen before': async (page) => {
      await settleIn(page);
      await page.goto('/home');
      await page
        .getByRole('button', { name: new RegExp('Deliver to') })
        .first()
        .click();
    },
    'the position not found': async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Use current location', exact: true }).click();
    },
  },
  acts: {
    'map.drag.started': drag,
    'map.moved': async (page) => {
      await expect(map(page)).toBeVisible();
      const isDragging = (await page.locator('body.leaflet-dragging').count()) > 0;
      if (isDragging) await page.mouse.up();
      else {
        await map(page).focus();
        await page.keyboard.press('ArrowUp');
      }
    },
    // By key: while the map is dragged, a mouse on its way to the button would drag it further.
    'map.position.lost': (page) =>
      dialog(page).getByRole('button', { name: 'Use current location' }).press('Enter'),
    'map.retry': (page) => dialog(page).getByRole('button', { name: 'Try again' }).click(),
    'map.confirmed': (page) => dialog(page).getByRole('button', { name: 'Deliver here' }).click(),
  },
  answers: {
    'geocode done: an address': { call: words, reply: 'server' },
    'geocode fails: timeout': { call: words, reply: 'lost' },
    'lookUpZones done: 1 of them': { call: zone, reply: 'server' },
    'lookUpZones fails: outside all zones': {
      call: zone,
      reply: {
        status: 404,
        json: { errors: [{ code: 'coordinates', message: 'No zone here.' }] },
      },
    },
    'lookUpZones fails: no answer': { call: zone, reply: 'lost' },
  },
  sees: {
    'mapPicker.picking': (page) => expect(map(page)).toBeVisible(),
    'mapPicker.picking.lost': (page) =>
      expect(
        dialog(page).getByText('Your position could not be found. Please choose it on the map.'),
      ).toBeVisible(),
    'mapPicker.picking.unchosen': (page) =>
      expect(
        dialog(page).getByText('Move the map to your door, or search for your address.'),
      ).toBeVisible(),
    'mapPicker.picking.ready': (page) =>
      expect(page.getByText('Inside our delivery zone')).toBeVisible(),
    'mapPicker.picking.outside': (page) =>
      expect(page.getByText('We are not here yet')).toBeVisible(),
    'mapPicker.picking.unresolved': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'mapPicker.confirmed': (page) => expect(dialog(page)).toBeHidden(),
  },
  invisible: {
    'mapPicker.picking.dragging':
      'the map moves with the hand; what is found is told when it rests',
    'mapPicker.picking.resolving.geocode.asking': 'the place found before is told until another is',
    'mapPicker.picking.resolving.geocode.answered': 'what is found is told with the zone',
    'mapPicker.picking.resolving.zoneLookup.asking':
      'the zone found before is told until another is',
    'mapPicker.picking.resolving.zoneLookup.answered': 'what is found is told where it leads',
  },
});
