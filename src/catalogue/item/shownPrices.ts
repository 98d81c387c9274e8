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
import { useCartActor } from '../../cart/index.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { useStoreTerms } from '../../shop/storeTerms.ts';

const noLines: readonly CartLine[] = [];

/**
 * The price on a card: what the customer would pay for one piece of the item; null when it is
 * unknown. If the item's store has a discount, the price also depends on the cart, because the
 * discount may need a minimum purchase. A change of the cart renders the card again only if it
 * changes this price.
 */
export function useListedPrice(
  item: Item,
  { currency: { digits } }: ShopConfig,
): ShownPrice | null {
  const by = { terms: useStoreTerms(item, { asks: false }), now: usePresentMinute(), digits };
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
  /** The cart line that the choice changes; null for a new line. */
  lineId: number | null;
  /** The lines of the cart, without one that is being saved for this choice. */
  lines: readonly CartLine[];
  /** Whether the item is ordered on its own, without the cart, as campaign items are (ITEM-13). */
  apart: boolean;
}

/**
 * What the item costs with the options and the quantity that the customer has chosen (`choice`):
 * `inCart` together with the rest of the cart, `alone` if it is bought at once without the cart.
 * Each is null when it is unknown.
 * @param lineId the cart line that the choice changes; null for a new line
 * @param apart whether the item is ordered on its own; `inCart` is then the same as `alone`
 */
export function useChosenPrice(
  { item, choice, lineId, lines, apart }: Wanted,
  { currency: { digits } }: ShopConfig,
): { inCart: ShownPrice | null; alone: ShownPrice | null } {
  const by: DiscountTerms = { terms: useStoreTerms(item), now: usePresentMinute(), digits };
  const priceAmong = (cart: readonly CartLine[]) =>
    shownPrice(item, chargeInCart(cart, lineId, { item, choice }, by), by);
  const alone = priceAmong(noLines);
  return { inCart: apart ? alone : priceAmong(lines), alone };
}
