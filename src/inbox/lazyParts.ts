import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

// Most visitors are guests, so this code and its texts are loaded only for signed-in customers.

/**
 * Keeps messages and notifications up to date on every page; loaded only for signed-in customers.
 */
export const News = lazyPart(async () => (await withTexts(import('./News.tsx'))).News);

/**
 * Links to messages and notifications, for the bars at the top of the page; loaded only for
 * signed-in customers.
 */
export const NewsLinks = lazyPart(async () => (await withTexts(import('./News.tsx'))).NewsLinks);
