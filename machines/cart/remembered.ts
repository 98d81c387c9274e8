import type { CartLine } from '../rules/domain.ts';
import { emptyBasket, ownerKey, type Basket, type CartOwner } from './basket.ts';

const VERSION = 1;

/**
 * What is kept of a cart over a reload: the lines last known and the wishes not yet saved. No
 * credential is in it; the owner is named by the guest id or as the customer. A visitor for whom no
 * guest id could be had has a cart, too: its owner is null until there is one (GUEST-01).
 */
export interface RememberedCart {
  version: number;
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
  return { version: VERSION, owner, lines, wishes };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOwner = (value: unknown): value is CartOwner =>
  isRecord(value) &&
  typeof value['signedIn'] === 'boolean' &&
  typeof value['moduleId'] === 'number' &&
  (value['guestId'] === null || typeof value['guestId'] === 'string');

const isLine = (value: unknown): value is CartLine => {
  if (!isRecord(value) || typeof value['id'] !== 'number') return false;
  const { item, choice } = value;
  const lists = ['foodVariations', 'stockVariations', 'addOns'];
  return (
    isRecord(item) &&
    typeof item['id'] === 'number' &&
    (item['price'] === null || typeof item['price'] === 'number') &&
    lists.every((list) => Array.isArray(item[list])) &&
    isRecord(choice) &&
    Number.isInteger(choice['quantity']) &&
    Array.isArray(choice['food']) &&
    Array.isArray(choice['addOns'])
  );
};

const isWish = (value: unknown): value is RememberedCart['wishes'][number] =>
  isRecord(value) &&
  isLine(value['line']) &&
  typeof value['removed'] === 'boolean' &&
  typeof value['replacesCart'] === 'boolean';

/** Reads what was kept; anything else, older or damaged, is null: the server knows the cart. */
export function readRemembered(value: unknown): RememberedCart | null {
  if (!isRecord(value) || value['version'] !== VERSION) return null;
  const { owner, lines, wishes } = value;
  if (owner !== null && !isOwner(owner)) return null;
  if (!Array.isArray(lines) || !Array.isArray(wishes)) return null;
  return lines.every(isLine) && wishes.every(isWish)
    ? { version: VERSION, owner, lines, wishes }
    : null;
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
