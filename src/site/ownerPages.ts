import type { ShopConfig } from '../../machines/rules/domain.ts';
import type { OwnerPageName } from '../api/site/calls.ts';
import type { MessageKey } from '../messages/index.ts';

interface OwnerPage {
  path: string;
  name: OwnerPageName;
  title: MessageKey;
  /** The setting that the page hangs on; without one it is always there. */
  policy?: keyof ShopConfig['policies'];
  newWindow?: boolean;
}

/** The pages that the shop's owner writes (LAND-06..10). */
export const ownerPages: readonly OwnerPage[] = [
  { path: '/about-us', name: 'about', title: 'site.footer.aboutUs' },
  {
    path: '/terms-and-conditions',
    name: 'terms',
    title: 'site.footer.terms',
    newWindow: true,
  },
  { path: '/privacy-policy', name: 'privacy', title: 'site.footer.privacy' },
  { path: '/refund-policy', name: 'refund', title: 'site.footer.refund', policy: 'refund' },
  {
    path: '/cancellation-policy',
    name: 'cancellation',
    title: 'site.footer.cancellation',
    policy: 'cancellation',
  },
  { path: '/shipping-policy', name: 'shipping', title: 'site.footer.shipping', policy: 'shipping' },
];

/** Where those pages are. */
export const ownerPaths = ownerPages.map(({ path }) => path);
