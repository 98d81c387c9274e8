import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/**
 * The landing page's banners for stores and couriers. Code and texts are loaded when the visitor
 * scrolls near them.
 */
export const JoinBanners = lazyPart(
  async () => (await withTexts(import('./JoinBanners.tsx'))).JoinBanners,
);

/**
 * The landing page's testimonials. Code and texts are loaded when the visitor scrolls near them.
 */
export const Testimonials = lazyPart(
  async () => (await withTexts(import('./Testimonials.tsx'))).Testimonials,
);
