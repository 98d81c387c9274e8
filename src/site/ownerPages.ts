import type { ShopConfig } from '../../machines/rules/domain.ts';
import { paths } from '../../machines/rules/paths.ts';
import type { OwnerPageName } from '../api/site/ownerPages.ts';
import type { MessageKey } from '../messages/index.ts';

interface OwnerPage {
  path: string;
  name: OwnerPageName;
  title: MessageKey;
  /** The setting that switches the page on. A page without this field exists in every shop. */
  policy?: keyof ShopConfig['policies'];
  newWindow?: boolean;
}

/** The pages that the shop's owner writes (LAND-06..10). */
export const ownerPages: readonly OwnerPage[] = [
  { path: paths.about, name: 'about', title: 'site.footer.aboutUs' },
  {
    path: paths.terms,
    name: 'terms',
    title: 'site.footer.terms',
    newWindow: true,
  },
  { path: paths.privacy, name: 'privacy', title: 'site.footer.privacy' },
  { path: paths.refundPolicy, name: 'refund', title: 'site.footer.refund', policy: 'refund' },
  {
    path: paths.cancellationPolicy,
    name: 'cancellation',
    title: 'site.footer.cancellation',
    policy: 'cancellation',
  },
  {
    path: paths.shippingPolicy,
    name: 'shipping',
    title: 'site.footer.shipping',
    policy: 'shipping',
  },
];
