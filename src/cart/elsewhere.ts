import { ownerKey } from '../../machines/cart/basket.ts';
import { rememberedOf } from '../../machines/cart/remembered.ts';
import type { CartLine } from '../../machines/rules/domain.ts';
import type { CartActor } from './actor.ts';
import { storeCart } from './stored.ts';

/**
 * Passes the server's answer to the cart actor when another flow made the call, for example when it
 * cleared the cart of another module because the place changed. The answer is shown and stored at
 * once.
 */
export function acceptCart(cart: CartActor, moduleId: number, lines: CartLine[]): void {
  const { owner: present } = cart.getSnapshot().context;
  if (present === null) return;
  const owner = { ...present, moduleId };
  cart.send({ type: 'cart.change.saved', owner, number: NOBODYS, lines });
  const basket = cart.getSnapshot().context.baskets[ownerKey(owner)];
  if (basket !== undefined) storeCart(rememberedOf(basket));
}

/**
 * The call number for answers to calls that the cart actor did not make. The actor numbers its own
 * calls from 1, so 0 belongs to none of them.
 */
const NOBODYS = 0;
