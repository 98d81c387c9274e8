export { CategoryLinks } from './CategoryLinks.tsx';
export { storeOfItemHref } from './links.ts';
export { ItemOpener } from './opener.ts';
export { storeQuery } from './queries.ts';
export { SearchBox } from './SearchBox.tsx';
