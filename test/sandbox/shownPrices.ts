import type { CartLine, Item, ItemChoice, Store } from '../../machines/rules/domain.ts';
import { chargeLines, itemTotalsOf } from '../../machines/rules/linePrices.ts';
import { sum } from '../../machines/rules/money.ts';
import {
  chargeInCart,
  chargeListed,
  shownPrice,
  storeTermsOf,
} from '../../machines/rules/shownPrice.ts';

/**
 * How prices are shown: by the terms of the item's store, at this time, with the two digits of the
 * dollar.
 */
const termsOf = (item: Item, now: string) => ({ terms: storeTermsOf(item), now, digits: 2 });

/** The price on an item's card. */
export function onCard(item: Item, cart: readonly CartLine[], now: string): number {
  const by = termsOf(item, now);
  return shownPrice(item, chargeListed(cart, item, by), by)?.price ?? NaN;
}

/** The total in the popup of an item, for "Add to cart", and with an empty cart for "Buy now". */
export function inPopup(
  item: Item,
  choice: ItemChoice,
  cart: readonly CartLine[],
  now: string,
): number {
  const by = termsOf(item, now);
  return shownPrice(item, chargeInCart(cart, null, { item, choice }, by), by)?.total ?? NaN;
}

/** The lines of a cart by the id of their item, their sum, and the subtotal below them. */
export function inCart(cart: readonly CartLine[], store: Store, now: string) {
  const discounted = cart.find(({ item }) => item.storeDiscount > 0)?.item;
  const terms = discounted === undefined ? null : storeTermsOf(discounted, store);
  const by = { terms, now, digits: 2 };
  const totals = chargeLines(cart, by).map((line) => line?.total ?? NaN);
  return {
    lines: new Map(cart.map(({ item }, at) => [item.id, totals[at]])),
    sum: sum(totals),
    subtotal: itemTotalsOf(cart, by).subtotal,
  };
}
