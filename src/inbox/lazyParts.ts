import { lazyWithTexts } from '../shop/lazyWithTexts.ts';

// Most visitors are guests: what is new comes with the customer, and its words with it.

/** Brings news to a customer on every page. */
export const News = lazyWithTexts(async () => (await import('./News.tsx')).News);

/** The ways to what is new, in both bars. */
export const NewsLinks = lazyWithTexts(async () => (await import('./News.tsx')).NewsLinks);
