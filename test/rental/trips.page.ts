import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const read = '**/user/trip/get-trip-details*';
const trip = (status: string, paid: boolean) => ({
  status: 200,
  json: {
    id: 7,
    trip_status: status,
    trip_type: 'hourly',
    estimated_hours: 6,
    trip_amount: 60,
    payment_status: paid ? 'paid' : 'unpaid',
    pickup_location: { lat: 0, lng: 0, location_name: '24 Harbour Lane' },
    trip_details: [],
    vehicle_identity: [],
  },
});
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** The button that was pressed. */
const busy = (page: Page) => expect(page.getByRole('button', { name: 'Loading' })).toBeVisible();

export const tripsPage = definePage({
  starts: {
    'a trip': async (page) => {
      await settleInRental(page);
      await page.goto('/rental/trips/7');
    },
  },
  acts: {
    'trip.refresh': {
      during: ['trips.unavailable'],
      act: (page) => page.getByRole('button', { name: 'Try again' }).click(),
    },
    'trip.cancel': {
      during: ['trips.shown.running'],
      act: (page) => page.getByRole('button', { name: 'Cancel trip' }).click(),
    },
    'trip.cancel.declined': (page) =>
      question(page).getByRole('button', { name: 'Keep it' }).click(),
  },
  answers: {
    'readTrip done: pending': { call: read, reply: trip('pending', false) },
    'readTrip done: completed': { call: read, reply: trip('completed', true) },
    'readTrip fails: timeout': { call: read, reply: 'lost' },
  },
  sees: {
    'trips.reading': (page) =>
      expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible(),
    'trips.notFound': (page) =>
      expect(
        page.getByText(
          'No trip of yours has this number. With the phone number of its booking it can be found.',
        ),
      ).toBeVisible(),
    'trips.canceling': busy,
    'trips.paying': busy,
    'trips.reviewing': busy,

    'trips.unavailable': (page) =>
      expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    'trips.shown.running': (page) => expect(page.getByText('Pending').first()).toBeVisible(),
    'trips.shown.over': (page) => expect(page.getByText('Completed').first()).toBeVisible(),
    'trips.confirmingCancel': (page) => expect(question(page)).toBeVisible(),
  },
  invisible: {
    'trips.shown.paused': 'nobody looks at the page',
  },
});
