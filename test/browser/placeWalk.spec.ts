import { modulePage } from '../modules/module.page.ts';
import { mapPickerPage } from '../place/mapPicker.page.ts';
import { placePage } from '../place/place.page.ts';
import { placeChoicePage } from '../place/placeChoice.page.ts';
import { zoneChangePage } from '../place/zoneChange.page.ts';
import { eastside } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import { customerBefore, guestWithCart, openPlaces, renderInBrowser } from './visitor.ts';
import { Walk } from './walk.ts';

const zone = '**/api/v1/config/get-zone-id*';
const trips = '**/user/cart/get-cart*';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
const outside = {
  status: 404,
  json: { errors: [{ code: 'coordinates', message: 'No zone here.' }] },
};

const modules = '**/api/v1/module';
const grocery = { id: 2, module_name: 'Grocery', module_type: 'grocery', zones: [{ id: 1 }] };

const rail = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('button', { name, exact: true })
    .click();
const picker = (page: Page) =>
  page.getByRole('dialog', { name: 'Select a type of module for your orders.' });
const pick = (page: Page, name: string) =>
  picker(page).getByRole('button', { name, exact: true }).click();

test('LOC-06 LOC-08: the map zooms, says where nobody comes, and shows where somebody does', async ({
  page,
}) => {
  const walk = new Walk(page, placeChoicePage, mapPickerPage);
  const dialog = page.getByRole('dialog', { name: 'Where should we deliver?' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await walk.sees('placeChoice.picking', 'mapPicker.picking.unchosen');
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await walk.holds(zone);
  await dialog.getByRole('button', { name: 'Move north' }).click();
  await walk.answers(zone, outside);
  await walk.sees('mapPicker.picking.outside');
  await dialog.getByRole('button', { name: 'See where we deliver' }).click();
  await walk.sees('mapPicker.picking.outside');
});

test('LOC-13 MSG-21: carts that cannot be read leave the others asked about', async ({ page }) => {
  const walk = new Walk(page, zoneChangePage);
  await guestWithCart(page);
  await page.goto('/home');
  await walk.holds(trips);
  const places = await openPlaces(page);
  await places.getByRole('combobox', { name: 'Delivery address' }).fill('Lake Boathouse');
  await page.getByRole('option').first().click();
  await places.getByRole('button', { name: 'Deliver here' }).click();
  await walk.answers(trips, refused);
  await walk.sees('zoneChange.asking');
});

test('ADDR-11 ADDR-14: a saved address is taken by one press, and all is asked for anew where it lies', async ({
  page,
}) => {
  const token = await customerBefore(page);
  const book = await page.request.get('/api/v1/customer/address/list', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { addresses } = (await book.json()) as {
    addresses: { address: string; latitude: string; longitude: string }[];
  };
  const club = addresses.find(({ address }) => address.startsWith('Lake Boathouse'));
  // Other tests order with this customer's account at the same time. Their items would be asked about.
  await page.route('**/api/v1/customer/cart/list*', (route) => route.fulfill({ json: [] }));
  await page.goto('/home');
  const places = await openPlaces(page);
  const saved = places.getByRole('region', { name: 'Saved Addresses' }).getByRole('listitem');
  await saved.filter({ hasText: 'Rowing club' }).getByRole('button').click();
  await expect(places.getByText('Inside our delivery zone')).toBeVisible();

  const stores = page.waitForRequest(/\/api\/v1\/stores\//);
  await places.getByRole('button', { name: 'Deliver here' }).click();
  await new Walk(page, placeChoicePage).sees('placeChoice.decided');
  await expect(page.getByRole('button', { name: /^Deliver to/ }).first()).toHaveText(
    'Deliver toLake Boathouse, 41 Glass Street, Northfield',
  );
  expect((await stores).headers()['zoneid']).toBe('[3]');
  const stored = await page.evaluate(() => localStorage.getItem('currentLatLng'));
  expect(JSON.parse(stored ?? '')).toEqual({
    lat: Number(club?.latitude),
    lng: Number(club?.longitude),
  });
});

test('MOD-01 MOD-02 MOD-05 MOD-10 NAV-07 NAV-09 NAV-21: modules are picked, left and followed', async ({
  page,
}) => {
  const walk = new Walk(page, modulePage, placePage);
  await page.addInitScript((place) => {
    localStorage.setItem('location', place.location);
    localStorage.setItem('currentLatLng', JSON.stringify(place.currentLatLng));
    localStorage.setItem('zoneid', JSON.stringify(place.zoneid));
  }, eastside);
  // Where no kind of parcel can be sent, its home leads to the other modules.
  await page.route('**/api/v1/parcel-category', (route) => route.fulfill({ json: [] }));
  const others = () => page.getByRole('button', { name: 'Choose another module' }).click();

  await page.goto('/home');
  await walk.sees('module.served.offering.picking');
  await pick(page, 'Rental');
  await walk.sees('module.served.offering.chosen');
  const sendParcels = () =>
    page
      .getByRole('navigation', { name: 'Modules' })
      .getByRole('button', { name: 'Parcel' })
      .click();
  await sendParcels();
  await others();
  await walk.sees('module.served.offering.switching');
  await page.keyboard.press('Escape');
  await walk.sees('module.served.offering.chosen');
  await others();
  await pick(page, 'Food');
  await walk.sees('module.served.offering.chosen');
  await sendParcels();
  await others();
  await pick(page, 'Rental');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A car when you need one');

  // A place that only one module serves asks nothing; one that none serves any more is asked for.
  await walk.holds(modules);
  await page.evaluate(() => {
    localStorage.removeItem('module');
    sessionStorage.removeItem('module');
  });
  // A page that was rendered by the server contains the list of modules, and would not request it.
  await renderInBrowser(page);
  await page.goto('/home');
  await walk.answers(modules, { status: 200, json: [grocery] });
  await walk.sees('module.served.offering.chosen');
  await page.goto('/home?module_id=1');
  await walk.answers(modules);
  await rail(page, 'Grocery');
  await expect(page).toHaveURL(/module_id=2/);
  await page.reload();
  // The module that is known stays while the list of all is asked for again.
  await walk.answers(modules, refused);
  await page.goBack();
  await expect(page).toHaveURL(/module_id=1/);
  await walk.sees('module.served.offering.chosen');

  // The shop has left the place: the picker asks for another one. The zones may be asked for more
  // than once, by parts of the page that go again when no module is found.
  await page.route(zone, (route) => route.fulfill(outside));
  await page.reload();
  await walk.answers(modules, { status: 200, json: [] });
  await walk.sees('place.none');
});
