export { Footer } from './Footer.tsx';
export { usePageTitle } from './usePageTitle.ts';
export { wiredLanguage } from './wiring.ts';
