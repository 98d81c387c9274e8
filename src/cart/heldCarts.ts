import { heldCarts } from '../../machines/cart/heldCarts.ts';
import type { HeldCart } from '../../machines/rules/domain.ts';
import type { CartActor } from './actor.ts';

/** What the customer's carts hold at this moment, in every module. */
export function cartsNow(cart: CartActor): HeldCart[] {
  const snapshot = cart.getSnapshot();
  const unread = snapshot.matches('reading') || snapshot.matches('unavailable');
  return heldCarts(snapshot.context, !unread);
}
