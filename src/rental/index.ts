import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/**
 * The page that finds a booked trip. `/track-order` shows it while the rental module is chosen
 * (LAND-11).
 */
export const TrackTrip = lazyPart(
  async () => (await withTexts(import('./trips/TrackTrip.tsx'))).TrackTrip,
);

/**
 * The form that finds an order or a trip by its number and a phone number. It is lazy, because it
 * needs the form library.
 */
export const TrackingForm = lazyPart(
  async () => (await withTexts(import('./trips/TrackingForm.tsx'))).TrackingForm,
);

/**
 * The button that rents a vehicle from a list outside the rental area, such as the wishlist. It is
 * lazy: its code is loaded when the first vehicle is listed.
 */
export const RentInList = lazyPart(
  async () => (await withTexts(import('./vehicle/RentInList.tsx'))).RentInList,
);
