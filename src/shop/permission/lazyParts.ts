import { withTexts } from '../../messages/index.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

/** Offers notifications after an order; the code is loaded only where the offer is shown. */
export const NotificationOffer = lazyPart(
  async () => (await withTexts(import('./NotificationOffer.tsx'))).NotificationOffer,
);
