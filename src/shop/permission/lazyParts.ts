import { withTexts } from '../../messages/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** After an order, for customers: loaded when the rest of the page is there. */
export const NotificationOffer = lazyPart(
  async () => (await withTexts(import('./NotificationOffer.tsx'))).NotificationOffer,
);
