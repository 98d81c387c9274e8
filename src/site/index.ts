export { AppBadges } from './AppBadges.tsx';
export { Boundary, Broken, Nothing, type WaysOn } from './Boundary.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
export { usePageTitle } from './usePageTitle.ts';
export { wiredLanguage } from './wiring.ts';
