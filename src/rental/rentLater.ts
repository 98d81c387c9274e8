import { later } from '../ui/later.tsx';

/** Renting a vehicle from another area’s list, loaded with the first vehicle it lists. */
export const RentLater = later(async () => (await import('./VehicleRent.tsx')).VehicleRent);
