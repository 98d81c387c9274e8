import { withTexts } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

// Most visitors are guests: what is new comes with the customer, and its words with it.

/** Brings news to a customer on every page. */
export const News = lazyPart(async () => (await withTexts(import('./News.tsx'))).News);

/** The ways to what is new, in both bars. */
export const NewsLinks = lazyPart(async () => (await withTexts(import('./News.tsx'))).NewsLinks);
