export { ItemOpener, type OpenItem } from './opener.ts';
export { storeHref } from './links.ts';
export { useScope } from './scope.ts';
