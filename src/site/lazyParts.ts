import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/**
 * Banners of the landing page for stores and couriers; code and texts are loaded on scrolling near.
 */
export const JoinBanners = lazyPart(
  async () => (await withTexts(import('./JoinBanners.tsx'))).JoinBanners,
);

/** Testimonials of customers on the landing page; code and texts are loaded on scrolling near. */
export const Testimonials = lazyPart(
  async () => (await withTexts(import('./Testimonials.tsx'))).Testimonials,
);
