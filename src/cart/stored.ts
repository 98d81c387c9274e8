import { ownerKey } from '../../machines/cart/basket.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import { get, set } from '../platform/stored/store.ts';

/**
 * The carts stored in this browser, one for each owner (a customer or a guest) and module. Entries
 * that do not match the current schema are left out; [] when none is stored.
 */
export function storedCarts(): RememberedCart[] {
  return get('cartLines') ?? [];
}

/**
 * Deletes the stored carts of customers, because another customer is signed in now. Carts of guests
 * stay, and `present`, the cart of that customer, is stored; null when it is not loaded yet.
 */
export function forgetCustomersCarts(present: RememberedCart | null): void {
  set(
    'cartLines',
    storedCarts().filter(({ owner }) => owner?.signedIn !== true),
  );
  if (present !== null) storeCart(present);
}

/**
 * Stores a cart in place of the one of the same owner and module. A visitor who has no guest id yet
 * fills a cart without owner; once the owner is known, its lines are moved to the owner's cart.
 * That is why the stored cart without owner is deleted here.
 */
export function storeCart(cart: RememberedCart): void {
  const key = ownerKey(cart.owner);
  const others = storedCarts().filter(({ owner }) => owner !== null && ownerKey(owner) !== key);
  set('cartLines', [...others, cart]);
}
