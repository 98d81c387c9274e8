import type { RentalCart } from '../../../machines/rules/domain.ts';
import { get, setOrForget } from '../../platform/stored/store.ts';

/**
 * The trip cart that was set aside ("parked") when a vehicle of another provider was chosen; null
 * when there is none.
 */
export const storedParkedCart = (): RentalCart | null => get('parkedTripCart');

/** Stores the parked cart, or deletes it. */
export function storeParkedCart(cart: RentalCart | null): void {
  setOrForget('parkedTripCart', cart);
}
