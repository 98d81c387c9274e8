import { tripSettingsPage } from '../rental/tripSettings.page.ts';
import { rentalSearchPage } from '../rental/rentalSearch.page.ts';
import { trail } from '../rental/tripCarts.ts';
import { wireVehicle } from '../rental/wireTripCart.ts';
import { rootPage } from '../site/root.page.ts';
import { settleInRental } from './rental.ts';
import { takenOver } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import { Walk } from './walk.ts';

const vehicles = '**/api/v1/rental/vehicle/search?*';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const way = '**/api/v1/config/distance-api*';

/** Noon so many days from now, as the field of a time has it. */
const noonIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const trip = (page: Page, part: RegExp) =>
  page.getByRole('group', { name: 'Your trip' }).getByRole('button', { name: part }).click();
const by = (page: Page, type: string) =>
  page.getByRole('radio', { name: type }).check({ force: true });

/** Searches for a place in the open dialog and takes the first that is found. */
async function search(page: Page, text: string): Promise<void> {
  await dialog(page).getByRole('combobox').first().fill(text);
  await page.getByRole('option').first().click();
}

test('RENT-04 RENT-07 RENT-17 LOC-04 F-17 MSG-21: a trip is planned past everything that cannot be', async ({
  page,
}) => {
  const walk = new Walk(page, tripSettingsPage, rootPage);
  await settleInRental(page);
  await walk.holds(way);
  await page.goto('/home');
  // While the code takes the page over, a radio button may be unchecked for a frame.
  await takenOver(page);
  await walk.sees('tripSettings.planning.incomplete', 'root.open.trip.planned');

  await test.step('a trip by distance', async () => {
    await by(page, 'Distance wise');
    await trip(page, /^Search$/);
    await said(page, 'A trip by distance needs a destination.');
    await trip(page, /^Destination/);
    await search(page, 'Northfield Common');
    await walk.sees('tripSettings.planning.measuring');
    await walk.answers(way, refused);
    await walk.sees('tripSettings.planning.unmeasured');
    await trip(page, /^Search$/);
    await said(page, 'The distance is not known yet. Measure it again, or choose “Hourly”.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await walk.answers(way);
    await walk.sees('tripSettings.planning.measured');
    await walk.frees(way);
  });

  await test.step('a time', async () => {
    await trip(page, /^Pickup time/);
    await dialog(page).getByText('Schedule at').click();
    await inDialog(page, 'Save');
    await said(page, 'Choose a day and a time.');
    const field = dialog(page).locator('input[type=datetime-local]');
    await field.fill(noonIn(-2));
    await inDialog(page, 'Save');
    await said(page, 'This time has passed. Choose a later one, or “Pickup Now”.');
    await field.fill(noonIn(2));
    await inDialog(page, 'Save');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a pickup where the trip ends, and an end where it begins', async () => {
    const samePlace = 'This is where you are picked up. Choose another destination.';
    await trip(page, /^Pickup(?! time)/);
    await search(page, 'Northfield Common');
    await inDialog(page, 'Pick up here');
    await said(page, samePlace);
    await trip(page, /^Destination/);
    await search(page, 'Northfield Common');
    await expect(dialog(page).getByText(samePlace)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await trip(page, /^Pickup(?! time)/);
    await search(page, 'Eastside Mall');
    await inDialog(page, 'Pick up here');
    await expect(dialog(page)).toBeHidden();
  });

  await by(page, 'Hourly');
  await trip(page, /^Search$/);
  await expect(page).toHaveURL(/\/rental\/vehicle-search\?all_category=1/);
});

/** A search answer with these vehicles, as one page of four results. */
const found = (...ids: readonly number[]) => ({
  status: 200,
  json: {
    total_size: 4,
    limit: 24,
    offset: 1,
    vehicles: ids.map((id) => ({
      ...wireVehicle({ ...trail, id, name: `Halden ${id}` }),
      provider: { id: 1, name: 'Quayside Motors', address: '', discount: null },
    })),
    min_price: 2,
    max_price: 28,
  },
});

test('API-36 MSG-21: more vehicles come as the end of the list comes near, also after a refusal', async ({
  page,
}) => {
  const walk = new Walk(page, rentalSearchPage);
  await settleInRental(page);
  await walk.holds(vehicles);
  await page.goto('/rental/vehicle-search?all_category=1');
  await walk.answers(vehicles, found(1, 2));
  await walk.sees('rentalSearch.loadingMore');
  await walk.answers(vehicles, refused);
  await walk.sees('rentalSearch.moreFailed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await walk.sees('rentalSearch.loadingMore');
  await walk.answers(vehicles, found(2, 3, 4));
  await expect(page.getByRole('article')).toHaveCount(4);
});
