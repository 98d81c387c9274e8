import { later } from '../ui/later.tsx';

/** The way to rent a vehicle from another area’s list, loaded with the first vehicle it lists. */
export const RentLater = later(async () => (await import('./RentButton.tsx')).RentButton);
