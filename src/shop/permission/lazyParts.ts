import { withTexts } from '../../messages/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** The offer of notifications after an order; its code is loaded only where it is shown. */
export const NotificationOffer = lazyPart(
  async () => (await withTexts(import('./NotificationOffer.tsx'))).NotificationOffer,
);
