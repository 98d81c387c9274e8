import { ownerKey } from '../../machines/cart/basket.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import { get, set } from '../platform/stored/store.ts';

/**
 * The carts stored in this browser, one for each owner and module; entries that do not match the
 * current schema are dropped.
 */
export function storedCarts(): RememberedCart[] {
  return get('cartLines') ?? [];
}

/**
 * Stores a cart in place of the one of the same owner and module. It also deletes the stored cart
 * without owner, because its lines were given to the first known owner.
 */
export function storeCart(cart: RememberedCart): void {
  const key = ownerKey(cart.owner);
  const others = storedCarts().filter(({ owner }) => owner !== null && ownerKey(owner) !== key);
  set('cartLines', [...others, cart]);
}
