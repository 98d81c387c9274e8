import { loadMoreMessages } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/** The banners of the landing page, which come with their words when one scrolls down to them. */
export const JoinBanners = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./JoinBanners.tsx'), loadMoreMessages()]);
  return loaded.JoinBanners;
});

/** What customers say, likewise. */
export const Testimonials = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./Testimonials.tsx'), loadMoreMessages()]);
  return loaded.Testimonials;
});
