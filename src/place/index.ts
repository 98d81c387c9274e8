import { later } from '../ui/later.tsx';

export { addressesQuery } from './addressesQuery.ts';

/** The address book of an order; loaded when it is opened. */
export const SavedAddresses = later(
  async () => (await import('./SavedAddresses.tsx')).SavedAddresses,
);

/** Naming a place by search or position; it comes after the page it stands on. */
export const LocationPanel = later(async () => (await import('./LocationPanel.tsx')).LocationPanel);
