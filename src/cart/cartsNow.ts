import { filledCarts } from '../../machines/cart/filledCarts.ts';
import type { FilledCart } from '../../machines/rules/domain.ts';
import type { CartActor } from './actor.ts';

/**
 * The customer's carts that are not empty, in all modules, at this moment. While the current
 * module's cart is not loaded yet, it is included even without lines, because its contents are
 * unknown.
 */
export function cartsNow(cart: CartActor): FilledCart[] {
  const snapshot = cart.getSnapshot();
  const unread = snapshot.matches('reading') || snapshot.matches('unavailable');
  return filledCarts(snapshot.context, !unread);
}
