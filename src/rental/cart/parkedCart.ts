import type { RentalCart } from '../../../machines/rules/domain.ts';
import { get, setOrForget } from '../../platform/stored/store.ts';

/** The trip cart that was put aside for another provider's vehicle; null when there is none. */
export const storedParkedCart = (): RentalCart | null => get('parkedTripCart');

/** Stores the cart that is put aside, or forgets it. */
export function storeParkedCart(cart: RentalCart | null): void {
  setOrForget('parkedTripCart', cart);
}
