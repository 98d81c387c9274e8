import { linkTo } from '../../machines/rules/paths.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/**
 * Where a URL of the profile redirects: without a page to the settings, from the wallet to the
 * wallet's own page (NAV-10, WAL-04). Null for all others, which do not redirect.
 */
export function profileRedirect(params: URLSearchParams): string | null {
  const named = params.get('page') ?? '';
  if (named === '') return linkTo('profile', { page: 'profile-settings' });
  // The return from a payment has appended its flag to the name.
  const [name] = named.split('?');
  return name === 'wallet' ? linkTo('wallet', { flag: paymentFlagOf(params, named) }) : null;
}
