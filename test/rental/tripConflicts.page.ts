import { expect, type Page } from '@playwright/test';
import type { RentalCart, TripSettings } from '../../machines/rules/domain.ts';
import { settleInRental } from '../browser/rental.ts';
import { eastside } from '../browser/shop.ts';
import { definePage } from '../paths/page.ts';
import { cartWith, city, scooter, sixHours } from './tripCarts.ts';
import { wireTripCart } from './wireTripCart.ts';

const { lat, lng } = eastside.currentLatLng;
const home = { lat, lng, name: eastside.location };
const hourly: TripSettings = { ...sixHours, pickup: home, destination: null, pickupAt: null };
const northfield = { lat: 32.01, lng: -39.97, name: 'Northfield Common' };
const both = cartWith(hourly, scooter, city);

const update = '**/user/cart/update-user-data/**';
const line = '**/user/cart/update-cart';
const told = (cart: RentalCart) => ({ status: 200, json: wireTripCart(cart) });
const scooterCannot = { status: 403, json: [20] };
const byDistance: RentalCart = {
  ...both,
  trip: {
    ...hourly,
    type: 'distance_wise',
    hours: 0,
    distanceKm: 6,
    destination: northfield,
    id: 5,
  },
};

/** The cart's page with a scooter and a car in it, for six hours. */
const openCart = async (page: Page, plan: object) => {
  await page.route('**/user/cart/get-cart*', (route) => route.fulfill(told(both)));
  await settleInRental(page, { type: 'hourly', pickupAt: null, recent: [], ...plan });
  await page.goto('/rental/cart');
};

const question = (page: Page) => page.getByRole('alertdialog');
const answer = (name: string) => (page: Page) =>
  question(page).getByRole('button', { name, exact: true }).click();
const asks = (text: string) => (page: Page) => expect(question(page)).toContainText(text);
const ended = async (page: Page) => {
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Vehicles in your trip cart' })).toBeVisible();
};

const working = (page: Page) =>
  expect(page.locator('[aria-busy="true"]:visible').first()).toBeVisible();

export const tripConflictsPage = definePage({
  starts: {
    'two scooters': async (page) => {
      await openCart(page, { destination: null, hours: 6 });
      await page.getByRole('button', { name: `Increase quantity: ${scooter.name}` }).click();
    },
    'a trip by distance': async (page) => {
      await openCart(page, { type: 'distance_wise', destination: northfield, hours: 6 });
      await page.getByRole('button', { name: 'Use the planned trip' }).click();
    },
  },
  acts: {
    'rental.yes': answer('Yes'),
    'rental.no': async (page) => {
      await question(page)
        .getByRole('button', { name: /^(No|Keep my trip)$/ })
        .click();
    },
  },
  answers: {
    'updateLine done: changed': {
      call: line,
      reply: told({
        ...both,
        lines: both.lines.map((one) => ({ ...one, quantity: one.id === 20 ? 2 : 1 })),
      }),
    },
    'updateLine done: the scooter cannot': { call: line, reply: scooterCannot },
    'updateLine fails: no answer': { call: line, reply: 'lost' },
    'updateTrip done: changed': { call: update, reply: told(byDistance) },
    'updateTrip done: the scooter cannot': { call: update, reply: scooterCannot },
    'updateTrip fails: no answer': { call: update, reply: 'lost' },
  },
  sees: {
    'tripConflicts.confirmingProvider': asks(
      'Selecting a vehicle from another provider will remove all vehicles from the cart and add the new one.',
    ),
    'tripConflicts.confirmingDuration': asks('Do you want to change trip duration'),
    'tripConflicts.confirmingJourney': asks('Do you want to change the trip'),
    'tripConflicts.clearingCart': working,
    'tripConflicts.updatingTrip': working,
    'tripConflicts.revertingTrip': working,
    'tripConflicts.removingVehicles': working,
    'tripConflicts.adding': working,
    'tripConflicts.updatingQuantity': working,

    'tripConflicts.confirmingTripType': asks('Do you want to change trip type'),
    'tripConflicts.listingRemovals': asks(
      'Not offered distance wise. Remove to keep the rest of your cart.',
    ),
    'tripConflicts.listingConflicts': asks(scooter.name),
    'tripConflicts.changed': ended,
    'tripConflicts.unchanged': ended,
    'tripConflicts.failed': ended,
  },
});
