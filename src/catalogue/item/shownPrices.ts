import { shallowEqual, useSelector } from '@xstate/react';
import { visibleLines } from '../../../machines/cart/selectors.ts';
import type { CartLine, Item, ItemChoice, ShopConfig } from '../../../machines/rules/domain.ts';
import type { DiscountTerms } from '../../../machines/rules/linePrices.ts';
import {
  chargeInCart,
  chargeListed,
  shownPrice,
  type ShownPrice,
} from '../../../machines/rules/shownPrice.ts';
import { wallClockOf } from '../../../machines/rules/wallClock.ts';
import { useCartActor, useCartLines } from '../../cart/index.ts';
import { now } from '../../platform/browser.ts';
import { useStoreTerms } from '../../shop/storeTerms.ts';

const noLines: readonly CartLine[] = [];

/**
 * What a card says an item costs: what would be charged for it in the cart as it will be. The card
 * is drawn anew only when the cart changes that, and looks at no cart while its store takes nothing
 * off.
 */
export function useListedPrice(
  item: Item,
  { currency: { digits } }: ShopConfig,
): ShownPrice | null {
  const by = { terms: useStoreTerms(item, { asks: false }), now: wallClockOf(now()), digits };
  const charged = useSelector(
    useCartActor(),
    (snapshot) => chargeListed(by.terms === null ? noLines : visibleLines(snapshot), item, by),
    shallowEqual,
  );
  return shownPrice(item, charged, by);
}

interface Wanted {
  item: Item;
  choice: ItemChoice;
  /** The line that it changes, null for a new one. */
  lineId: number | null;
  /** It is ordered by itself, whatever is in the cart (ITEM-13). */
  apart: boolean;
}

/**
 * What a choice costs in the cart as it will be, and what it costs bought at once and alone; null
 * when its price is not known.
 */
export function useChosenPrice(
  { item, choice, lineId, apart }: Wanted,
  { currency: { digits } }: ShopConfig,
): { inCart: ShownPrice | null; alone: ShownPrice | null } {
  const lines = useCartLines();
  const by: DiscountTerms = { terms: useStoreTerms(item), now: wallClockOf(now()), digits };
  const priceAmong = (cart: readonly CartLine[]) =>
    shownPrice(item, chargeInCart(cart, lineId, { item, choice }, by), by);
  const alone = priceAmong(noLines);
  return { inCart: apart ? alone : priceAmong(lines), alone };
}
