import type { Page } from '@playwright/test';
import { eastside } from './shop.ts';

/** A visitor of the Eastside who looks for vehicles, with a trip planned before if one is given. */
export async function settleInRental(page: Page, trip: object | null = null): Promise<void> {
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

/** A guest of the Eastside with one vehicle in the trip cart, for four hours from now. */
export async function guestWithTripCart(page: Page): Promise<number> {
  await settleInRental(page);
  const { request } = page;
  const asked = await request.post('/api/v1/auth/guest/request', { headers, data: {} });
  const { guest_id: guest } = (await asked.json()) as { guest_id: number };
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
  for (const { id, total_vehicle_count: free } of vehicles) {
    if (free < 1) continue;
    const data = { ...trip, vehicle_id: id, quantity: 1, guest_id: guest };
    const added = await request.post('/api/v1/rental/user/cart/add-to-cart', { headers, data });
    if (!added.ok()) continue;
    await page.addInitScript((own) => localStorage.setItem('guest_id', String(own)), guest);
    return guest;
  }
  throw new Error('no vehicle could be had');
}

/** Numbers of a guest's trips as the server has them. */
export async function tripsOfGuest(page: Page, guest: number): Promise<number[]> {
  const list = `/api/v1/rental/user/trip/get-trip-list/all?limit=25&offset=1&guest_id=${guest}`;
  const reply = await page.request.get(list, { headers });
  const { trips } = (await reply.json()) as { trips: { id: number }[] };
  return trips.map(({ id }) => id);
}
