import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

/** A heart button, whose code is shared by the pages that have one. */
export const Heart = lazyPart(async () => (await import('./Heart.tsx')).Heart, 'Heart.tsx');

export { LazyHeart } from './LazyHeart.tsx';

/**
 * Saves the favourite that a guest chose before signing in; lazy, loaded only when there is one.
 */
export const DueWish = lazyPart(async () => (await withTexts(import('./DueWish.tsx'))).DueWish);
