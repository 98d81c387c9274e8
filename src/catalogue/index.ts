export { Breadcrumbs } from './Breadcrumbs.tsx';
export { CategoryLinks } from './CategoryLinks.tsx';
export { storeOfItemHref } from './links.ts';
export { isolatedMoney } from './isolated.ts';
export { ItemOpener, useTellPage, type PageFact } from './opener.ts';
export { storeItemsQuery, storeQuery } from './queries.ts';
export { SearchBox } from './SearchBox.tsx';
export { ShareButton } from './ShareButton.tsx';
export { patched, useUrlChoices, type UrlPatch } from './useUrlChoices.ts';
