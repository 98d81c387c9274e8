import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

export { addressesQuery } from './addressesQuery.ts';

/** The dialog in which a customer chooses the address of an order; loaded when it is opened. */
export const SavedAddresses = lazyPart(
  async () => (await withTexts(import('./SavedAddresses.tsx'))).SavedAddresses,
);

/** Lets a customer choose a place by search or device position; lazy, loaded after its page. */
export const LocationPanel = lazyPart(
  async () => (await withTexts(import('./LocationPanel.tsx'))).LocationPanel,
);
export { zoneOutlinesQuery } from './queries.ts';

/**
 * A dialog to choose a place that does not become the customer's own place, such as the sender's
 * place of a parcel; its code is loaded when it is opened.
 */
export const PlacePicker = lazyPart(
  async () => (await withTexts(import('./PlacePicker.tsx'))).PlacePicker,
);
