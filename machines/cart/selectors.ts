import { badgeCount as countRows } from '../rules/cartRules.ts';
import type { CartLine, Item, MessageRef } from '../rules/domain.ts';
import { ownerKey, presentId, visibleLines as linesOf, type Basket } from './basket.ts';
import { basketOf, type Carts } from './carts.ts';
import { rememberedOf, type RememberedCart } from './remembered.ts';

/** All a selector reads of the cart actor's snapshot. */
interface CartSnapshot {
  context: Carts;
}

/** The lines as the customer wants them; a line nobody touched is the same object as before. */
export const visibleLines = ({ context }: CartSnapshot): CartLine[] => linesOf(basketOf(context));

/** The number on the cart's badge: its rows (NAV-27, OPEN-04). */
export const badgeCount = (snapshot: CartSnapshot): number => countRows(visibleLines(snapshot));

const changeOf = ({ context }: CartSnapshot, lineId: number) => {
  const basket = basketOf(context);
  const id = presentId(basket, lineId);
  return basket.changes.find(({ line }) => line.id === id) ?? null;
};

/** Whether a change of the line is not saved yet. */
export const isBusy = (snapshot: CartSnapshot, lineId: number): boolean =>
  changeOf(snapshot, lineId) !== null;

/** Why the last change of the line was refused, until the next one; null otherwise. */
export const lineError = ({ context }: CartSnapshot, lineId: number): MessageRef | null => {
  const basket = basketOf(context);
  return basket.problems[presentId(basket, lineId)] ?? null;
};

/**
 * A name for a line that stays when the server gives it its id: the key of its element, so that
 * focus is not lost when an addition is saved.
 */
export const lineElementKey = ({ context }: CartSnapshot, lineId: number): number =>
  basketOf(context).bornAs[lineId] ?? lineId;

/** Whether the server holds what the customer sees: the checkout waits for it. */
export const isSaved = ({ context }: CartSnapshot): boolean =>
  basketOf(context).changes.length === 0;

/** The visible lines of one item, for its card and its popup; compare them shallowly. */
export const linesOfItem = (snapshot: CartSnapshot, item: Pick<Item, 'kind' | 'id'>): CartLine[] =>
  visibleLines(snapshot).filter((line) => line.item.kind === item.kind && line.item.id === item.id);

const remembered = new WeakMap<Basket, RememberedCart>();

/**
 * What is to be kept of the followed cart over a reload; the same object while nothing changed, so
 * that a listener writes only what is new. null before there is a cart.
 */
export const rememberedCart = ({ context }: CartSnapshot): RememberedCart | null => {
  const basket = context.baskets[ownerKey(context.owner)];
  if (basket === undefined) return null;
  const known = remembered.get(basket);
  if (known !== undefined) return known;
  const fresh = rememberedOf(basket);
  remembered.set(basket, fresh);
  return fresh;
};
