import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/** The banners of the landing page, which come with their words when one scrolls down to them. */
export const JoinBanners = lazyPart(
  async () => (await withTexts(import('./JoinBanners.tsx'))).JoinBanners,
);

/** What customers say, likewise. */
export const Testimonials = lazyPart(
  async () => (await withTexts(import('./Testimonials.tsx'))).Testimonials,
);
