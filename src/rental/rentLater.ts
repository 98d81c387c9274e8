import { lazy } from 'react';

/** The way to rent a vehicle from another area’s list, loaded with the first vehicle it lists. */
export const RentLater = lazy(async () => ({
  default: (await import('./RentButton.tsx')).RentButton,
}));
