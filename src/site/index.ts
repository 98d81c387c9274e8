export { AppBadges } from './AppBadges.tsx';
export { ownerPaths } from './ownerPages.ts';
export { usePageTitle } from './usePageTitle.ts';
export { wiredLanguage } from './wiring.ts';
