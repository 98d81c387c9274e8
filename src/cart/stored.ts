import { ownerKey } from '../../machines/cart/basket.ts';
import type { RememberedCart } from '../../machines/cart/remembered.ts';
import { get, set } from '../platform/stored/store.ts';

/** Carts this browser remembers, one an owner and module; what no longer fits is dropped. */
export function storedCarts(): RememberedCart[] {
  return get('cartLines') ?? [];
}

/**
 * Remembers a cart in place of the one of the same owner and module. A cart of nobody goes with it:
 * the flow has handed its lines to the first owner that came.
 */
export function storeCart(cart: RememberedCart): void {
  const key = ownerKey(cart.owner);
  const others = storedCarts().filter(({ owner }) => owner !== null && ownerKey(owner) !== key);
  set('cartLines', [...others, cart]);
}
