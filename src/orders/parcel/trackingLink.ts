import type { Order } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { ownOrigin } from '../../platform/browser.ts';

/**
 * Where a receiver follows a parcel without an account: by its number and the phone of the order,
 * which stands behind the `#`, so that it reaches no server and no log (GUEST-02).
 */
export function trackingLink({ id, address }: Order): string {
  const page = `${ownOrigin()}${linkTo('trackOrder', { order_id: id })}`;
  const phone = address?.contact.phone ?? '';
  return phone === '' ? page : `${page}#${new URLSearchParams({ phone }).toString()}`;
}

/** The phone in such a link; null when the address has none. */
export const phoneOfLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('phone');
