import type { Order } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { ownOrigin } from '../../platform/browser.ts';

/**
 * The URL at which a receiver tracks a parcel without an account. It contains the order's number,
 * and the order's phone after the `#`, so that the phone reaches no server and no log (GUEST-02).
 */
export function trackingLink({ id, address }: Order): string {
  const page = `${ownOrigin()}${linkTo('trackOrder', { order_id: id })}`;
  const phone = address?.contact.phone ?? '';
  return phone === '' ? page : `${page}#${new URLSearchParams({ phone }).toString()}`;
}

/** The phone number in the hash of a tracking link; null when there is none. */
export const phoneOfLink = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('phone');
