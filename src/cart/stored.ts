import { ownerKey } from '../../machines/cart/basket.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import { get, set } from '../platform/stored/store.ts';

/** Carts this browser remembers, one an owner and module; what no longer fits is dropped. */
export function storedCarts(): RememberedCart[] {
  return get('cartLines') ?? [];
}

/**
 * Stores a cart in place of the one of the same owner and module. It also deletes the cart without
 * an owner, whose lines the flow has given to the first owner.
 */
export function storeCart(cart: RememberedCart): void {
  const key = ownerKey(cart.owner);
  const others = storedCarts().filter(({ owner }) => owner !== null && ownerKey(owner) !== key);
  set('cartLines', [...others, cart]);
}
