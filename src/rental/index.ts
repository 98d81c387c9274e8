import { later } from '../ui/later.tsx';

export { endGuestBooking } from './keptBooking.ts';
export { providerHref, vehicleHref } from './links.ts';

/** Finding a booked trip; `/track-order` is for it while the rental module is chosen (LAND-11). */
export const TrackTrip = later(async () => (await import('./TrackTrip.tsx')).TrackTrip);
export { RentLater } from './rentLater.ts';
export { useTrackingRequest } from './trackingRequest.ts';
export { tripCouponsQuery } from './tripQueries.ts';
