import type { HeldCart } from '../rules/domain.ts';
import { identityOf, ownerKey, visibleLines } from './basket.ts';
import type { Carts } from './carts.ts';

/** The present customer's carts that hold something, of every module (F-12). */
export function heldCarts({ owner, baskets }: Carts): HeldCart[] {
  if (owner === null) return [];
  return Object.values(baskets).flatMap((basket) => {
    if (basket.owner === null || identityOf(basket.owner) !== identityOf(owner)) return [];
    const lines = visibleLines(basket);
    const followed = ownerKey(basket.owner) === ownerKey(owner);
    return lines.length === 0 ? [] : [{ moduleId: basket.owner.moduleId, lines, followed }];
  });
}
