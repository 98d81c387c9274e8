import { linkTo } from '../../machines/rules/paths.ts';
import { paymentFlagOf } from '../../machines/rules/paymentFlag.ts';

/**
 * Where an address of the profile page redirects: without `page` to the settings, with
 * `page=wallet` to the wallet's own page (NAV-10, WAL-04). Null when it does not redirect.
 */
export function profileRedirect(params: URLSearchParams): string | null {
  const named = params.get('page') ?? '';
  if (named === '') return linkTo('profile', { page: 'profile-settings' });
  // After a payment, the provider may have appended its flag to the name: `wallet?flag=success`.
  const [name] = named.split('?');
  return name === 'wallet' ? linkTo('wallet', { flag: paymentFlagOf(params, named) }) : null;
}
