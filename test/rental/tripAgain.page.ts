import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const vehicles = '**/api/v1/rental/vehicle/get-vehicle-details/*';
const reorders = '**/api/v1/rental/user/trip/reorder*';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rent this again' });
const press = (page: Page, name: RegExp | string) =>
  dialog(page).getByRole('button', { name }).click();

const trail = {
  id: 1,
  name: 'Halden Trail',
  trip_hourly: 1,
  trip_distance: 1,
  hourly_price: 14,
  status: 1,
  total_vehicle_count: 4,
};

export const tripAgainPage = definePage({
  starts: {
    'a trip': async (page) => {
      await settleInRental(page);
      await page.route('**/user/trip/get-trip-details*', (route) =>
        route.fulfill({
          json: {
            id: 7,
            trip_status: 'completed',
            trip_type: 'hourly',
            module_id: 6,
            estimated_hours: 6,
            trip_amount: 84,
            payment_status: 'paid',
            pickup_location: { lat: 0, lng: 0, location_name: '24 Harbour Lane' },
            trip_details: [
              { id: 1, vehicle_id: 1, quantity: 1, original_price: 84, vehicle_details: trail },
            ],
            vehicle_identity: [],
          },
        }),
      );
      await page.goto('/rental/trips/7');
    },
  },
  acts: {
    'again.asked: by button': {
      during: ['tripAgain.closed'],
      act: (page) => page.getByRole('button', { name: 'Rent again' }).click(),
    },
    'again.confirmed: by button': {
      during: ['tripAgain.reviewing'],
      act: (page) => press(page, /trip cart$/),
    },
    'again.retry: by button': {
      during: ['tripAgain.unread'],
      act: (page) => press(page, 'Try again'),
    },
    'again.closed: left': (page) => page.keyboard.press('Escape'),
  },
  answers: {
    'reviewTrip done: an empty cart': { call: vehicles, reply: { status: 200, json: trail } },
    'reviewTrip done: none can be rented': {
      call: vehicles,
      reply: { status: 404, json: { errors: [{ code: 'x', message: 'There is none.' }] } },
    },
    'reviewTrip fails: no answer': { call: vehicles, reply: 'lost' },
    'fillTripCart fails: refused': {
      call: reorders,
      reply: { status: 403, json: { errors: [{ code: 'x', message: 'The server says no.' }] } },
    },
  },
  sees: {
    'tripAgain.closed': (page) => expect(dialog(page)).toBeHidden(),
    'tripAgain.reading': async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: /trip cart$/ })).toBeHidden();
    },
    'tripAgain.unread': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
    'tripAgain.impossible': (page) =>
      expect(dialog(page).getByText('None of these vehicles can be rented now.')).toBeVisible(),
    'tripAgain.reviewing': (page) =>
      expect(dialog(page).getByText('1 of 1 vehicles can be rented')).toBeVisible(),
    'tripAgain.filling': (page) =>
      expect(dialog(page).getByRole('button', { name: 'Loading' })).toBeVisible(),
  },
});
