import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/** A heart; lazy, loaded after its page. */
export const Heart = lazyPart(async () => (await import('./Heart.tsx')).Heart);

export { LateHeart } from './LateHeart.tsx';

/** What was wished for before signing in; it comes when there is such a wish. */
export const DueWish = lazyPart(async () => (await withTexts(import('./DueWish.tsx'))).DueWish);
