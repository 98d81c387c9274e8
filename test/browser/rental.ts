import type { Page } from '@playwright/test';
import type { Customer } from './journey.ts';
import { eastside, inEastside, rememberVisit } from './shop.ts';
import { customerBefore } from './visitor.ts';

/** A trip that was planned before: six hours, from now on. */
export const planned = {
  type: 'hourly',
  destination: { name: 'Northfield Common', lat: 32.01, lng: -39.97 },
  pickupAt: null,
  hours: 6,
  recent: [],
};

/** A visitor of the Eastside who looks for vehicles, with a trip planned before if one is given. */
export async function settleInRental(page: Page, trip: object | null = null): Promise<void> {
  await rememberVisit(page, { place: inEastside, moduleId: 6 });
  await page.addInitScript(
    ({ place, plan }) => {
      if (localStorage.getItem('location') !== null) return;
      localStorage.setItem('location', place.location);
      localStorage.setItem('currentLatLng', JSON.stringify(place.currentLatLng));
      localStorage.setItem('zoneid', JSON.stringify(place.zoneid));
      localStorage.setItem('module', JSON.stringify({ id: 6, type: 'rental', name: 'Rental' }));
      if (plan !== null) localStorage.setItem('trip-plan', JSON.stringify(plan));
    },
    { place: eastside, plan: trip },
  );
}

const headers = { moduleId: '6', zoneId: '[1]', 'X-localization': 'en' };

/**
 * Puts one vehicle into the trip cart of the guest or customer that these headers identify; the
 * trip starts now and takes four hours.
 */
async function fillTripCart(page: Page, as: Record<string, string>, guest: number | null) {
  const { request } = page;
  const { lat, lng } = eastside.currentLatLng;
  const trip = {
    rental_type: 'hourly',
    estimated_hours: 4,
    pickup_location: { lat, lng, location_name: eastside.location },
    pickup_time: null,
  };
  // The recommended are rented by other tests at the same time, the dearest not for cash.
  const search = 'limit=25&offset=2&trip_type=hourly&sortby_price=asc';
  const found = await request.get(`/api/v1/rental/vehicle/search?${search}`, { headers });
  const { vehicles } = (await found.json()) as {
    vehicles: { id: number; total_vehicle_count: number }[];
  };
  // Tests that run at the same time fill their carts alike: of what most is left there is for all.
  const plenty = vehicles.toSorted((a, b) => b.total_vehicle_count - a.total_vehicle_count);
  for (const { id } of plenty) {
    const added = await request.post('/api/v1/rental/user/cart/add-to-cart', {
      headers: { ...headers, ...as },
      data: { ...trip, vehicle_id: id, quantity: 1, guest_id: guest },
    });
    if (added.ok()) return;
  }
  throw new Error('no vehicle could be had');
}

/** A guest of the Eastside with one vehicle in the trip cart. */
export async function guestWithTripCart(page: Page): Promise<number> {
  await settleInRental(page);
  const asked = await page.request.post('/api/v1/auth/guest/request', { headers, data: {} });
  const { guest_id: guest } = (await asked.json()) as { guest_id: number };
  await fillTripCart(page, {}, guest);
  await page.addInitScript((own) => localStorage.setItem('guest_id', String(own)), guest);
  return guest;
}

/** The demo's customer with one vehicle in the trip cart, and nothing else in it. */
export async function customerWithTripCart(page: Page): Promise<void> {
  await settleInRental(page);
  const as = { authorization: `Bearer ${await customerBefore(page)}` };
  await page.request.delete('/api/v1/rental/user/cart/remove-cart', {
    headers: { ...headers, ...as },
  });
  await fillTripCart(page, as, null);
}

/** Numbers of a guest's trips as the server has them. */
export async function tripsOfGuest(page: Page, guest: number): Promise<number[]> {
  const list = `/api/v1/rental/user/trip/get-trip-list/all?limit=25&offset=1&guest_id=${guest}`;
  const reply = await page.request.get(list, { headers });
  const { trips } = (await reply.json()) as { trips: { id: number }[] };
  return trips.map(({ id }) => id);
}

/** What a guest's trip cart holds at the server. */
export async function vehiclesInCart(page: Page, guest: number): Promise<number[]> {
  const reply = await page.request.get(`/api/v1/rental/user/cart/get-cart?guest_id=${guest}`, {
    headers: { moduleId: '6' },
  });
  const { carts } = (await reply.json()) as { carts: { vehicle_id: number }[] };
  return carts.map(({ vehicle_id }) => vehicle_id);
}

/** Fills in the form of a trip's booking, to be paid in cash. */
export async function fillBooking({ page, t }: Customer): Promise<void> {
  await page.getByRole('textbox', { name: t('trips.book.name'), exact: true }).fill('Noor');
  await page
    .getByRole('textbox', { name: t('trips.book.phone'), exact: true })
    .fill('+15550137123');
  await page
    .getByRole('textbox', { name: t('trips.book.email'), exact: true })
    .fill('noor@example.com');
  await page.getByRole('radio', { name: t('trips.pay.cash') }).check({ force: true });
}
