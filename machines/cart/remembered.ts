import type { CartLine } from '../rules/domain.ts';
import { emptyBasket, ownerKey, type Basket, type CartOwner } from './basket.ts';

/**
 * The part of a cart that is stored in the browser, so that a reload does not lose it: the last
 * known lines, and in `wishes` the changes that the server has not confirmed yet. It contains no
 * credential. `owner` is null while a visitor has no guest id yet (GUEST-01).
 */
export interface RememberedCart {
  owner: CartOwner | null;
  lines: CartLine[];
  wishes: { line: CartLine; removed: boolean; replacesCart: boolean }[];
}

/**
 * The part of a basket that is persisted: lines and pending changes, without tickets and running
 * calls.
 */
export function rememberedOf({ owner, lines, changes }: Basket): RememberedCart {
  const wishes = changes.map(({ line, removed, replacesCart }) => ({
    line,
    removed,
    replacesCart,
  }));
  return { owner, lines, wishes };
}

/**
 * Restores the baskets after a page load. No change is sent before the cart was read, because a
 * change may have been sent just before the reload. A customer's changes wait until the server has
 * said who is signed in, because the session may have expired meanwhile.
 */
export function recallBaskets(remembered: readonly RememberedCart[]): Record<string, Basket> {
  return Object.fromEntries(
    remembered.map(({ owner, lines, wishes }) => [
      ownerKey(owner),
      {
        ...emptyBasket(owner),
        lines,
        changes: wishes.map((change) => ({
          ...change,
          tickets: [],
          sent: null,
          repeated: false,
          unread: true,
          isHeld: owner?.signedIn === true,
        })),
      },
    ]),
  );
}

/** Where the cart's counter starts after a reload, so that no temporary line id is used twice. */
export const firstCounter = (remembered: readonly RememberedCart[]): number =>
  Math.max(0, ...remembered.flatMap(({ wishes }) => wishes.map(({ line }) => -line.id)));
