import { ownerKey } from '../../machines/cart/basket.ts';
import { rememberedOf } from '../../machines/cart/remembered.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import type { CartActor } from './actor.ts';
import { storeCart } from './stored.ts';

/**
 * Gives the cart's flow what the server answered to a call that was not the flow's own, as for the
 * cart of another module at a change of place: it is known and remembered so at once.
 */
export function acceptCart(cart: CartActor, moduleId: number, lines: CartLine[]): void {
  const { owner: present } = cart.getSnapshot().context;
  if (present === null) return;
  const owner = { ...present, moduleId };
  cart.send({ type: 'cart.change.saved', owner, number: NOBODYS, lines });
  const basket = cart.getSnapshot().context.baskets[ownerKey(owner)];
  if (basket !== undefined) storeCart(rememberedOf(basket));
}

/** The flow counts its own calls from one. */
const NOBODYS = 0;
