export { CategoryLinks } from './CategoryLinks.tsx';
export { storeOfItemHref } from './links.ts';
export { ItemOpener, type PageFact } from './opener.ts';
export { storeQuery } from './queries.ts';
export { SearchBox } from './SearchBox.tsx';
