import { hasPrice } from '../../machines/rules/discount.ts';
import type { CartLine, StoreDiscount } from '../../machines/rules/domain.ts';
import {
  chargeLines,
  itemTotalsOf,
  type ChargedLine,
  type ItemTotals,
} from '../../machines/rules/linePrices.ts';
import { usePresentMinute } from '../shop/presentTime.ts';
import { useStoreTerms } from '../shop/storeTerms.ts';
import { useCartLines } from './actor.ts';

export interface CartTotals extends ItemTotals {
  /**
   * The terms of the store's discount, such as its minimum purchase, when the cart gets only a part
   * of it or nothing; null when it gets the full discount, and for a store without one.
   */
  withheldBy: StoreDiscount | null;
  /** The lines in their order with the charged price; null where a price is unknown. */
  charged: (ChargedLine | null)[];
  /** The first line without a known price: with it the cart cannot be ordered. */
  unpriced: CartLine | null;
}

/**
 * The totals of the cart's items, computed as at the checkout: with the minimum purchase and the
 * maximum of the store's discount (CART-02, PRICE-08).
 * @param digits the decimal places of the currency, for rounding
 */
export function useCartTotals(digits: number): CartTotals {
  const lines = useCartLines();
  const terms = useStoreTerms(lines.find(({ item }) => item.storeDiscount > 0)?.item);
  const by = { terms, now: usePresentMinute(), digits };
  const totals = itemTotalsOf(lines, by);
  return {
    ...totals,
    withheldBy: totals.storeDiscount < totals.promisedDiscount ? terms : null,
    charged: chargeLines(lines, by),
    unpriced: lines.find((line) => !hasPrice(line)) ?? null,
  };
}
