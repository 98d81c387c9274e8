import { hasPrice } from '../../machines/rules/discount.ts';
import type { CartLine, StoreDiscount } from '../../machines/rules/domain.ts';
import {
  chargeLines,
  itemTotalsOf,
  type ChargedLine,
  type ItemTotals,
} from '../../machines/rules/linePrices.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { useStoreTerms } from '../shop/storeTerms.ts';
import { now } from '../platform/browser.ts';
import { useCartLines } from './actor.ts';

export interface CartTotals extends ItemTotals {
  /** The terms that limit the store's discount, or null. */
  heldBackBy: StoreDiscount | null;
  /** The lines in their order, each as it is charged; null where its price is not known. */
  charged: (ChargedLine | null)[];
  /** The first line without a known price: with it the cart cannot be ordered. */
  unpriced: CartLine | null;
}

/**
 * The price of the cart's items in the shop's currency, as the checkout will compute it: with the
 * store's minimum purchase and cap (CART-02, PRICE-08).
 */
export function useCartTotals(digits: number): CartTotals {
  const lines = useCartLines();
  const terms = useStoreTerms(lines.find(({ item }) => item.storeDiscount > 0)?.item);
  const by = { terms, now: wallClockOf(now()), digits };
  const totals = itemTotalsOf(lines, by);
  return {
    ...totals,
    heldBackBy: totals.storeDiscount < totals.promisedDiscount ? terms : null,
    charged: chargeLines(lines, by),
    unpriced: lines.find((line) => !hasPrice(line)) ?? null,
  };
}
