import type { CartLine } from '../rules/domain.ts';
import { emptyBasket, ownerKey, type Basket, type CartOwner } from './basket.ts';

/**
 * What is kept of a cart over a reload: the lines last known and the wishes not yet saved. No
 * credential is in it; the owner is named by the guest id or as the customer. A visitor for whom no
 * guest id could be had has a cart, too: its owner is null until there is one (GUEST-01).
 */
export interface RememberedCart {
  owner: CartOwner | null;
  lines: CartLine[];
  wishes: { line: CartLine; removed: boolean; replacesCart: boolean }[];
}

/** The part of a basket that is worth keeping. */
export function rememberedOf({ owner, lines, changes }: Basket): RememberedCart {
  const wishes = changes.map(({ line, removed, replacesCart }) => ({
    line,
    removed,
    replacesCart,
  }));
  return { owner, lines, wishes };
}

/**
 * The baskets of a fresh page. A wish may have been sent just before the reload, so none is sent
 * before the cart was read.
 */
export function recallBaskets(remembered: readonly RememberedCart[]): Record<string, Basket> {
  return Object.fromEntries(
    remembered.map(({ owner, lines, wishes }) => [
      ownerKey(owner),
      {
        ...emptyBasket(owner),
        lines,
        changes: wishes.map((wish) => ({
          ...wish,
          tickets: [],
          sent: null,
          repeated: false,
          unread: true,
        })),
      },
    ]),
  );
}

/** The number from which a fresh page counts, so that no passing id is given twice. */
export const firstCounter = (remembered: readonly RememberedCart[]): number =>
  Math.max(0, ...remembered.flatMap(({ wishes }) => wishes.map(({ line }) => -line.id)));
