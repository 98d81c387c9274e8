export { storeHref } from './links.ts';
export { ItemOpener, type OpenItem } from './opener.ts';
export { useScope } from './scope.ts';
export { SearchBox } from './SearchBox.tsx';
