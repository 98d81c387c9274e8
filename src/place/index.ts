import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

export { addressesQuery } from './addressesQuery.ts';

/** The dialog in which a customer chooses the address of an order; loaded when it is opened. */
export const SavedAddresses = lazyPart(
  async () => (await withTexts(import('./SavedAddresses.tsx'))).SavedAddresses,
);

/** Choosing a place by search or position; lazy, loaded after its page. */
export const LocationPanel = lazyPart(
  async () => (await withTexts(import('./LocationPanel.tsx'))).LocationPanel,
);
export { zoneOutlinesQuery } from './queries.ts';

/** A dialog to choose a place that is not the customer's own; loaded when it is opened. */
export const PlacePicker = lazyPart(
  async () => (await withTexts(import('./PlacePicker.tsx'))).PlacePicker,
);
