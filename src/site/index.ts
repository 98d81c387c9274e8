import { loadMoreMessages } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

export { AppBadges } from './AppBadges.tsx';
export { Boundary, Broken, Nothing, type WaysOn } from './Boundary.tsx';
/** The banners of the landing page, which come with their words when one scrolls down to them. */
export const JoinBanners = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./JoinBanners.tsx'), loadMoreMessages()]);
  return loaded.JoinBanners;
});

export { NewsletterForm } from './NewsletterForm.tsx';
export { wiredLanguage } from './wiring.ts';
