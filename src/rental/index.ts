import { later } from '../ui/later.tsx';

export { providerHref, vehicleHref } from './links.ts';
export { RentLater } from './rentLater.ts';
export { tripCouponsQuery } from './tripCoupons.ts';

/** Finding a booked trip; `/track-order` is for it while the rental module is chosen (LAND-11). */
export const TrackTrip = later(async () => (await import('./TrackTrip.tsx')).TrackTrip);

/** Asking for an order or a trip by its number and phone; it comes with the form library. */
export const TrackingForm = later(async () => (await import('./TrackingForm.tsx')).TrackingForm);
