import type { FilledCart } from '../rules/domain.ts';
import { identityOf, ownerKey, visibleLines } from './basket.ts';
import type { Carts } from './carts.ts';

/**
 * The present customer's carts that hold something, of every module, and the one on the screen while
 * it is not `read` yet, when nobody here knows what it holds (F-12, LOC-13).
 */
export function filledCarts({ owner, baskets }: Carts, read: boolean): FilledCart[] {
  if (owner === null) return [];
  return Object.values(baskets).flatMap((basket) => {
    if (basket.owner === null || identityOf(basket.owner) !== identityOf(owner)) return [];
    const lines = visibleLines(basket);
    const followed = ownerKey(basket.owner) === ownerKey(owner);
    const cart = { moduleId: basket.owner.moduleId, lines, followed, read: followed && read };
    return lines.length === 0 && (cart.read || !followed) ? [] : [cart];
  });
}
