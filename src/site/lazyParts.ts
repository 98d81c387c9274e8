import { lazyWithTexts } from '../shop/lazyWithTexts.ts';

/** The banners of the landing page, which come with their words when one scrolls down to them. */
export const JoinBanners = lazyWithTexts(
  async () => (await import('./JoinBanners.tsx')).JoinBanners,
);

/** What customers say, likewise. */
export const Testimonials = lazyWithTexts(
  async () => (await import('./Testimonials.tsx')).Testimonials,
);
