import { ownerKey } from '../../machines/cart/basket.ts';
import { rememberedOf } from '../../machines/cart/remembered.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import type { CartActor } from './actor.ts';
import { storeCart } from './stored.ts';

/**
 * Gives the cart's flow the server's answer to a call that another flow made, such as clearing the
 * cart of another module at a change of place: the answer is shown and stored at once.
 */
export function acceptCart(cart: CartActor, moduleId: number, lines: CartLine[]): void {
  const { owner: present } = cart.getSnapshot().context;
  if (present === null) return;
  const owner = { ...present, moduleId };
  cart.send({ type: 'cart.change.saved', owner, number: NOBODYS, lines });
  const basket = cart.getSnapshot().context.baskets[ownerKey(owner)];
  if (basket !== undefined) storeCart(rememberedOf(basket));
}

/** A number that no call of the flow has, because it counts from one. */
const NOBODYS = 0;
