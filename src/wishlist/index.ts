import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/** A heart; it comes after the page it stands on. */
export const Heart = lazyPart(async () => (await import('./Heart.tsx')).Heart);

/** What was wished for before signing in; it comes when there is such a wish. */
export const DueWish = lazyPart(async () => (await withTexts(import('./DueWish.tsx'))).DueWish);
