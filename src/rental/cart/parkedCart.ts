import type { RentalCart } from '../../../machines/rules/domain.ts';
import { get, setOrForget } from '../../platform/stored/store.ts';

/**
 * The trip cart that was set aside ("parked") when the customer chose a vehicle of another
 * provider, as stored in the browser; null when there is none.
 */
export const storedParkedCart = (): RentalCart | null => get('parkedTripCart');

/** Stores the parked cart (the trip cart that was set aside) in the browser; null deletes it. */
export function storeParkedCart(cart: RentalCart | null): void {
  setOrForget('parkedTripCart', cart);
}
