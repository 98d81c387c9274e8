import type { RentalCart, TripSettings, Vehicle } from '../../machines/rules/domain.ts';
import { cartExchangePage } from '../rental/cartExchange.page.ts';
import { rentalCartPage } from '../rental/rentalCart.page.ts';
import { cartWith, city, scooter, sixHours, trail, van } from '../rental/tripCarts.ts';
import { tripConflictsPage } from '../rental/tripConflicts.page.ts';
import { wireTripCart, wireVehicle } from '../rental/wireTripCart.ts';
import { settleInRental } from './rental.ts';
import { eastside, settleIn } from './shop.ts';
import { expect, test, type Page } from './test.ts';
import { Walk } from './walk.ts';

const guestId = '**/api/v1/auth/guest/request';
const read = '**/user/cart/get-cart*';
const add = '**/user/cart/add-to-cart';
const quantity = '**/user/cart/update-cart';
const change = '**/user/cart/update-user-data/**';
const removal = '**/user/cart/remove-vehicle/**';
const clearing = '**/user/cart/remove-cart*';
const refused = { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } };
/** The server's refusal of a change, with the cart lines that do not allow it. */
const cannot = (...lines: number[]) => ({ status: 403, json: lines });

const { lat, lng } = eastside.currentLatLng;
const northfield = { lat: 32.01, lng: -39.97, name: 'Northfield Common' };
const hourly: TripSettings = {
  ...sixHours,
  pickup: { lat, lng, name: eastside.location },
  destination: northfield,
  pickupAt: null,
};
const byDistance: TripSettings = { ...hourly, type: 'distance_wise', hours: 0, distanceKm: 6 };
const plan = { type: 'hourly', destination: northfield, pickupAt: null, hours: 6, recent: [] };

const told = (cart: RentalCart) => ({ status: 200, json: wireTripCart(cart) });
const holding = (...lines: (Vehicle | [Vehicle, number])[]) => told(cartWith(hourly, ...lines));
const unknownGuest = { status: 401, json: { errors: 'Unauthorized' } };
const nothing = { status: 200, json: { carts: [], user_data: [] } };

/** The search finds these four, of two providers. */
async function findFour(page: Page): Promise<void> {
  const vehicles = [trail, scooter, city, van].map((vehicle) => ({
    ...wireVehicle(vehicle),
    provider: { id: vehicle.provider.id, name: vehicle.provider.name, address: '', discount: null },
  }));
  const json = { total_size: 4, limit: 24, offset: 1, vehicles, min_price: 2, max_price: 10 };
  await page.route('**/api/v1/rental/vehicle/search?*', (route) => route.fulfill({ json }));
}

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const rent = (page: Page, { name }: Vehicle) => press(page, new RegExp(`^Rent.* ?${name}$`));
const more = (page: Page) => press(page, `Increase quantity: ${scooter.name}`);
const fewer = (page: Page) => press(page, `Decrease quantity: ${scooter.name}`);
/** The number of scooters in the cart, read from its stepper. */
const scooters = (page: Page, count: string) =>
  expect(page.getByRole('group', { name: scooter.name }).first().locator('output')).toHaveText(
    count,
  );

test('RENT-08 RENT-09 RENT-10 RENT-12 RENT-14 RENT-16 RENT-20: vehicles are rented past every conflict and refusal', async ({
  page,
}) => {
  const walk = new Walk(page, tripConflictsPage, rentalCartPage);
  await settleInRental(page, plan);
  await findFour(page);
  await page.clock.install();
  await walk.holds(guestId, read, add, quantity, change, removal, clearing);
  await page.goto('/rental/vehicle-search?all_category=1');

  await test.step('before the cart is known', async () => {
    await rent(page, scooter);
    await expect(page.locator('article [aria-busy="true"]')).toBeVisible();
    await walk.answers(guestId);
    await rent(page, trail);
    await walk.answers(read, nothing);
    await walk.answers(add, refused);
    await said(page, 'The server says no.');
    await walk.answers(read, refused);
    await rent(page, scooter);
    await walk.answers(read, holding(scooter));
    await said(page, 'is in your cart already, so none was added.');
  });

  await test.step('how many', async () => {
    await rent(page, city);
    await walk.sees('tripConflicts.adding');
    await walk.answers(add, holding(scooter, city));
    await said(page, 'The vehicle successfully added to your cart.');
    await more(page);
    await more(page);
    await walk.answers(quantity, holding([scooter, 2], city));
    await said(page, "You can't add more than 2 quantities of this vehicle.");
    await fewer(page);
    await walk.answers(quantity, cannot(20));
    await answer(page, 'Remove & Continue');
    await walk.answers(removal, refused);
    await walk.answers(read, holding([scooter, 2], city));
    await fewer(page);
    await walk.answers(quantity, cannot(20));
    await walk.sees('tripConflicts.listingConflicts');
    await answer(page, 'Remove & Continue');
    await walk.answers(removal, holding(city));
    await walk.sees('rentalCart.open.undoable');
    await undo(page);
    await walk.answers(add, refused);
    await said(page, 'Your trip cart is back, but without');
    await rent(page, scooter);
    await walk.answers(add, holding(scooter, city));
    await more(page);
    await walk.answers(quantity, cannot(40));
    await answer(page, 'Remove & Continue');
    await walk.answers(removal, holding(scooter));
    await walk.answers(quantity, holding([scooter, 2]));
    await scooters(page, '02');
    await page.clock.fastForward(8000);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden();
  });

  await test.step('another provider', async () => {
    for (const reply of [refused, nothing]) {
      await rent(page, van);
      await walk.sees('tripConflicts.confirmingProvider');
      await answer(page, 'Yes');
      await walk.sees('tripConflicts.clearingCart');
      await walk.answers(clearing, reply);
      if (reply === refused) await walk.answers(read, holding([scooter, 2]));
    }
    await walk.answers(add, holding(van));
    await undo(page);
    await walk.answers(clearing, refused);
    await walk.answers(read, holding(van));
    for (const reply of [refused, nothing]) {
      await rent(page, scooter);
      await answer(page, 'Yes, and put the old cart aside');
      await walk.sees('tripConflicts.clearingCart');
      await walk.answers(clearing, reply);
      if (reply === refused) await walk.answers(read, holding(van));
    }
    await walk.answers(add, holding(scooter));
    await scooters(page, '01');
  });

  await test.step('another trip', async () => {
    for (const [trip, question, reply] of [
      [{ ...hourly, hours: 9 }, 'confirmingDuration', 'No'],
      [{ ...hourly, destination: null }, 'confirmingJourney', 'No'],
      [{ ...hourly, hours: 9 }, 'confirmingDuration', 'Yes'],
    ] as const) {
      await more(page);
      await walk.answers(quantity, told(cartWith(trip, [scooter, 2])));
      await rent(page, city);
      await walk.sees(`tripConflicts.${question}`);
      await answer(page, reply);
      if (reply === 'Yes') break;
      await fewer(page);
      await walk.answers(quantity, told(cartWith(trip, scooter)));
    }
    await walk.answers(change, holding(scooter));
    await walk.answers(add, holding(city));
    await expect(page.getByRole('group', { name: city.name }).first()).toBeVisible();

    const by = (type: string) => page.getByRole('radio', { name: type }).check({ force: true });
    await by('Distance wise');
    await rent(page, scooter);
    await said(page, 'This vehicle makes no trips by distance. Choose “Hourly” to rent it.');
    await by('Hourly');
    await rent(page, scooter);
    await walk.answers(add, holding(scooter, city));
    await scooters(page, '01');
    await by('Distance wise');
    await rent(page, trail);
    await walk.sees('tripConflicts.confirmingTripType');
    await answer(page, 'Yes');
    await walk.answers(change, told(cartWith(byDistance, scooter, city)));
    await walk.sees('tripConflicts.listingRemovals');
    await answer(page, 'Remove & Continue');
    await walk.answers(removal, told(cartWith(byDistance, city)));
    await walk.answers(add, told(cartWith(byDistance, city, trail)));
    await said(page, 'The vehicle successfully added to your cart.');
  });
});

/** The cart with a pickup place outside all zones of the rental module, where no trip can begin. */
const elsewhere = told({ ...cartWith(hourly, scooter), pickupZoneIds: [99] });

test('RENT-06 RENT-13 RENT-15 MOD-08 MSG-21 GUEST-02: a trip cart is changed, cleared, put aside and brought back', async ({
  page,
}) => {
  const walk = new Walk(page, rentalCartPage, cartExchangePage, tripConflictsPage);
  await settleIn(page);
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
      }
    },
    { 'trip-plan': plan, 'parked-trip-cart': { version: 1, cart: cartWith(hourly, van) } },
  );
  await page.clock.install();
  await walk.holds(read, add, quantity, change, removal, clearing);

  await test.step('what was left behind in another module', async () => {
    await page.goto('/home');
    await page.waitForFunction(() => localStorage.getItem('guest_id') !== null);
    await page.getByRole('button', { name: 'Rental', exact: true }).first().click();
    await walk.answers(read, elsewhere);
    await walk.answers(clearing, nothing);
    await said(page, 'These vehicles were in it:');
    await walk.answers(read, holding(scooter));
    await page
      .getByRole('button', { name: /^Open cart/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Open the trip cart' }).click();
    await walk.sees('rentalCart.open.ready');
  });

  await test.step('what was put aside', async () => {
    await press(page, 'Bring back');
    await walk.sees('cartExchange.confirmingParked', 'rentalCart.exchanging.asking');
    await answer(page, 'No');
    await walk.sees('cartExchange.unchanged');
    await press(page, 'Bring back');
    await answer(page, 'Swap carts');
    await walk.sees('cartExchange.restoring', 'rentalCart.exchanging.working');
    await walk.answers(clearing, nothing);
    await walk.answers(add, holding(van));
    await said(page, 'Your trip cart is back.');
    for (const reply of [refused, nothing]) {
      await press(page, 'Clear cart');
      await walk.sees('cartExchange.confirmingClear');
      await answer(page, 'Clear cart');
      await walk.sees('cartExchange.clearing');
      await walk.answers(clearing, reply);
      if (reply === refused) await walk.answers(read, holding(van));
    }
    await said(page, 'Your trip cart is empty now.');
    await walk.sees('cartExchange.exchanged', 'rentalCart.open.undoable');
    await page.clock.fastForward(8000);
    await walk.sees('rentalCart.open.empty');
    await press(page, 'Bring back');
    await press(page, 'Bring back');
    await walk.answers(add, holding(scooter));
    await walk.sees('rentalCart.open.ready');
  });

  /** Changes how long the cart's trip lasts. */
  const lasts = async (hours: string) => {
    await press(page, 'Duration');
    await page.getByRole('dialog').getByRole('spinbutton').fill(hours);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };

  await test.step('presses while it is busy, and refusals', async () => {
    await press(page, `Remove ${scooter.name}`);
    await walk.sees('cartExchange.removingLine');
    await press(page, `Remove ${scooter.name}`);
    await press(page, 'Clear cart');
    await lasts('9');
    await more(page);
    await walk.answers(removal, nothing);
    await said(page, 'Your trip cart is empty now.');
    await undo(page);
    await walk.answers(add, holding(scooter, city));
    await press(page, `Remove ${city.name}`);
    await more(page);
    await walk.answers(removal, refused);
    await said(page, 'The server says no.');
    await walk.sees('rentalCart.loading');
    await more(page);
    await walk.answers(read, holding(scooter, city));
    await walk.sees('cartExchange.failed');
    await walk.sees('tripConflicts.updatingQuantity', 'rentalCart.changing.working');
    await walk.answers(quantity, holding([scooter, 2], city));
    await press(page, `Remove ${city.name}`);
    await walk.answers(removal, holding([scooter, 2]));
    await undo(page);
    await walk.answers(add, 'lost');
    await walk.answers(read, holding(scooter, city));
    await press(page, `Remove: ${scooter.name}`);
    await walk.answers(removal, holding(city));
    await undo(page);
    await walk.answers(add, holding(scooter, city));
  });

  await test.step('another trip', async () => {
    await press(page, 'Use the planned trip');
    await walk.sees('tripConflicts.confirmingDuration', 'rentalCart.changing.asking');
    await answer(page, 'No');
    // Meanwhile another tab has made the trip what is wanted here.
    await press(page, `Remove ${city.name}`);
    await lasts('12');
    await walk.answers(removal, told(cartWith({ ...hourly, hours: 12 }, scooter)));
    await expect(page.getByText('You planned another trip')).toBeHidden();
    await page.getByRole('radio', { name: 'Distance wise' }).click({ force: true });
    await walk.sees('tripConflicts.confirmingTripType');
    await answer(page, 'Yes');
    await walk.sees('tripConflicts.updatingTrip');
    await walk.answers(change, told(cartWith(byDistance, scooter)));
    await walk.sees('tripConflicts.listingRemovals');
    await answer(page, 'Remove & Continue');
    await walk.sees('tripConflicts.removingVehicles');
    await walk.answers(removal, nothing);
    await said(page, 'Your trip cart is empty now.');
    await undo(page);
    await walk.answers(add, holding(scooter, city));
    await press(page, 'Use the planned trip');
    await answer(page, 'Yes');
    await walk.answers(change, told(cartWith(byDistance, scooter, city)));
    await answer(page, 'Remove & Continue');
    await walk.answers(removal, told(cartWith(byDistance, city)));
    await expect(page.getByRole('list', { name: 'Vehicles in your trip cart' })).not.toContainText(
      scooter.name,
    );
  });

  await test.step('a guest whom the server no longer knows', async () => {
    const guest = () => page.evaluate(() => localStorage.getItem('guest_id'));
    const former = await guest();
    await press(page, 'Clear cart');
    await answer(page, 'Clear cart');
    await walk.answers(clearing, unknownGuest);
    await walk.answers(add, told(cartWith(byDistance, city)));
    await said(page, 'Your trip cart is back.');
    await expect(page.getByRole('list', { name: 'Vehicles in your trip cart' })).toContainText(
      city.name,
    );
    expect(await guest()).not.toBe(former);
  });
});
