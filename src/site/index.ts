export { AppBadges } from './AppBadges.tsx';
export {
  FileButton,
  PictureCropper,
  RemoveButton,
  usePictureChoice,
  type PictureCut,
} from './picture/PictureChoice.tsx';
export { JoinBanners, Testimonials } from './lazyParts.ts';
export { useCookieChoice } from './consent/useConsent.ts';
export { NewsletterForm } from './NewsletterForm.tsx';
export { wiredLanguage } from './wiring.ts';
