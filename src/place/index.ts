import { lazy } from 'react';

export { PlaceProvider, usePlace, usePlaceActor, type PlaceActor } from './context.ts';
export { configQuery, landingQuery, zonesQuery } from './queries.ts';

/** The address book of an order; loaded when it is opened. */
export const SavedAddresses = lazy(async () => ({
  default: (await import('./SavedAddresses.tsx')).SavedAddresses,
}));
