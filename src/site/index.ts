export { Footer } from './Footer.tsx';
export { wiredLanguage } from './wiring.ts';
