import { badgeCount as countRows } from '../rules/cartRules.ts';
import type { CartLine, Item, MessageRef } from '../rules/domain.ts';
import { ownerKey, presentId, visibleLines as linesOf, type Basket } from './basket.ts';
import { basketOf, type Carts } from './carts.ts';
import { rememberedOf, type RememberedCart } from './remembered.ts';

/** The part of the cart actor's snapshot that selectors read. */
interface CartSnapshot {
  context: Carts;
}

/**
 * The cart's lines with the pending changes applied; an unchanged line is the same object as
 * before.
 */
export const visibleLines = ({ context }: CartSnapshot): CartLine[] => linesOf(basketOf(context));

/**
 * The number on the cart's badge: how many lines the cart has, whatever their quantities (NAV-27,
 * OPEN-04).
 */
export const badgeCount = (snapshot: CartSnapshot): number => countRows(visibleLines(snapshot));

const changeOf = ({ context }: CartSnapshot, lineId: number) => {
  const basket = basketOf(context);
  const id = presentId(basket, lineId);
  return basket.changes.find(({ line }) => line.id === id) ?? null;
};

/** Whether a line has a change that is not saved yet. */
export const isBusy = (snapshot: CartSnapshot, lineId: number): boolean =>
  changeOf(snapshot, lineId) !== null;

/** Why the last change of the line was refused; null when it was not. */
export const lineError = ({ context }: CartSnapshot, lineId: number): MessageRef | null => {
  const basket = basketOf(context);
  return basket.problems[presentId(basket, lineId)] ?? null;
};

/**
 * An id of a line that stays the same when the server gives the line its final id. Used as the
 * React key, so that focus is not lost when an addition is saved.
 */
export const lineElementKey = ({ context }: CartSnapshot, lineId: number): number =>
  basketOf(context).tempIds[lineId] ?? lineId;

/** Whether all changes of the active cart are saved; the checkout waits for this. */
export const isSaved = ({ context }: CartSnapshot): boolean =>
  basketOf(context).changes.length === 0;

/**
 * The visible lines of one item, for its card and popup. Each call returns a new array, so compare
 * the result shallowly.
 */
export const linesOfItem = (snapshot: CartSnapshot, item: Pick<Item, 'kind' | 'id'>): CartLine[] =>
  visibleLines(snapshot).filter((line) => line.item.kind === item.kind && line.item.id === item.id);

const remembered = new WeakMap<Basket, RememberedCart>();

/**
 * The part of the active cart to store for a reload; null before there is a cart. While nothing
 * changed it is the same object, so that a listener writes only changes.
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
