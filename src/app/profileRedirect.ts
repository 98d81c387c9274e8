import { linkTo } from '../../machines/rules/paths.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/**
 * Where an address of the profile leads that names none of its pages, or names the wallet, which is
 * a page of its own (NAV-10, WAL-04); null for all others.
 */
export function profileRedirect(params: URLSearchParams): string | null {
  const named = params.get('page') ?? '';
  if (named === '') return linkTo('profile', { page: 'profile-settings' });
  // The return from a payment has appended its flag to the name.
  const [name] = named.split('?');
  return name === 'wallet' ? linkTo('wallet', { flag: paymentFlagOf(params, named) }) : null;
}
