import type { FilledCart } from '../rules/domain.ts';
import { identityOf, ownerKey, visibleLines } from './basket.ts';
import type { Carts } from './carts.ts';

/**
 * The present customer's carts that are not empty, in every module (F-12, LOC-13). `read` says
 * whether the server has sent the active cart. Until then, the active cart is included even without
 * lines, because its contents are unknown.
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
