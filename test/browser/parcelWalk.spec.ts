import { parcelBookingPage } from '../parcel/parcelBooking.page.ts';
import { parcelRoutePage } from '../parcel/parcelRoute.page.ts';
import {
  fillContact,
  fillItem,
  fillSender,
  guestSendingParcel,
  nameReceiver,
  onward,
} from './parcels.ts';
import { eastside } from './shop.ts';
import { expect, test } from './test.ts';
import { Walk } from './walk.ts';

const categories = '**/api/v1/parcel-category';
const zones = '**/api/v1/config/get-zone-id*';
const extra = '**/api/v1/vehicle/extra_charge*';
const place = '**/api/v1/customer/order/place';
const byKey = '**/api/v1/customer/order/by-key*';

interface Zones {
  zone_data: { modules: { id: number }[] }[];
}
/** Zones that carry no parcels. */
const withoutParcels = (said: Zones) => ({
  ...said,
  zone_data: said.zone_data.map((zone) => ({
    ...zone,
    modules: zone.modules.filter(({ id }) => id !== 5),
  })),
});

test('F-29 PRICE-12 MSG-21: a place where no parcel goes, a way that is not measured, and another price are said before anything is booked', async ({
  page,
}) => {
  const walk = new Walk(page, parcelBookingPage, parcelRoutePage);
  let perKm = 1.2;
  await walk.alters(categories, (rows: object[]) =>
    rows.map((row) => ({ ...row, parcel_per_km_shipping_charge: perKm })),
  );
  await guestSendingParcel(page);
  await page.getByRole('button', { name: /Small parcel/ }).click();
  await fillSender(page);
  await onward(page);

  await test.step('no zone carries it there', async () => {
    await page.route(zones, async (route) => {
      const response = await route.fetch();
      const said = (await response.json()) as Zones;
      const isSender = route.request().url().includes(`lat=${eastside.currentLatLng.lat}`);
      await route.fulfill({ response, json: isSender ? said : withoutParcels(said) });
    });
    await nameReceiver(page, undefined, 'Mill');
    await walk.sees('parcelRoute.outside');
    await page.unroute(zones);
  });
  await test.step('the way is not measured, and then it is', async () => {
    await page.route(extra, (route) => route.abort());
    await page.getByRole('button', { name: 'Another address', exact: true }).click();
    await nameReceiver(page);
    await walk.sees('parcelRoute.unmeasured');
    await page.unroute(extra);
    await page.getByRole('button', { name: 'Try again' }).click();
    await walk.sees('parcelRoute.measured');
  });

  await fillContact(page, 'Omar Aziz', '+15550137009');
  await onward(page);
  await fillItem(page);
  await onward(page);
  await page.getByRole('radio', { name: /^Cash/ }).check();
  const book = page.getByRole('button', { name: /^Book for/ });
  const asked = page.getByRole('alertdialog');

  await test.step('the price has changed', async () => {
    perKm = 30;
    await book.click();
    await walk.sees('parcelBooking.booking.changed');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(asked).toBeHidden();
    await walk.sees('parcelBooking.booking.editing.payment');
  });
  await test.step('it is booked once, whatever becomes of the page', async () => {
    const keys: (string | undefined)[] = [];
    await page.route(place, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      // No answer: the reload ends the call.
    });
    perKm = 1.2;
    await book.click();
    await walk.sees('parcelBooking.booking.changed');
    await asked.getByRole('button', { name: /3\.50/ }).click();
    await walk.sees('parcelBooking.booking.placing');
    await expect.poll(() => keys.length).toBe(1);
    await walk.holds(byKey);
    await page.reload();
    await walk.sees('parcelBooking.resuming');
    await walk.frees(byKey);
    await walk.sees('parcelBooking.placed');
    expect(keys).toHaveLength(1);
  });
});
