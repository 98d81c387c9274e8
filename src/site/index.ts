export { AppBadges } from './AppBadges.tsx';
export { Boundary, Broken, Nothing, type WaysOn } from './Boundary.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
export { HeadListener, usePageTitle, type PageHead } from './usePageTitle.ts';
export { wiredLanguage } from './wiring.ts';
