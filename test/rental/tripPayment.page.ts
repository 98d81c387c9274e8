import { expect, type Page } from '@playwright/test';
import { settleInRental } from '../browser/rental.ts';
import { definePage } from '../paths/page.ts';

const bookedBy = async (page: Page, method: string | null) => {
  await settleInRental(page);
  await page.route('**/user/trip/get-trip-details*', (route) =>
    route.fulfill({
      json: {
        id: 7,
        zone_id: 1,
        module_id: 6,
        trip_status: 'pending',
        trip_type: 'hourly',
        estimated_hours: 6,
        trip_amount: 60,
        payment_status: 'unpaid',
        payment_method: method,
        pickup_location: { lat: 31.988, lng: -39.984, location_name: '24 Harbour Lane' },
        trip_details: [],
        vehicle_identity: [],
      },
    }),
  );
  await page.goto('/rental/trips/7');
};

const cash = (page: Page) => page.getByRole('radio', { name: /^Cash at pickup/ });

export const tripPaymentPage = definePage({
  starts: {
    'booked by cash': (page) => bookedBy(page, 'cash_payment'),
    'open since booking': (page) => bookedBy(page, null),
  },
  acts: {
    'payment.ways.opened': (page) =>
      page.getByRole('button', { name: 'Change', exact: true }).click(),
    'payment.chosen: cash': { during: ['tripPayment.choosing'], act: (page) => cash(page).check() },
    'payment.submitted: cash': async (page) => {
      await cash(page).check();
      await page.getByRole('button', { name: 'Pay at pickup' }).click();
    },
  },
  answers: {},
  sees: {
    'tripPayment.cash': (page) =>
      expect(page.getByRole('group', { name: 'Payment' })).toContainText('Cash at pickup'),
    'tripPayment.choosing': (page) => expect(cash(page)).toBeVisible(),
  },
});
