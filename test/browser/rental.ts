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
