import { useQuery } from '@tanstack/react-query';
import type { StoreDiscount } from '../../machines/rules/domain.ts';
import { priceGoods, type GoodsTotals } from '../../machines/rules/goods.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { storeQuery } from '../catalogue/index.ts';
import { now } from '../platform/browser.ts';
import { useCartLines } from './actor.ts';

export interface CartGoods extends GoodsTotals {
  /** The terms that keep the store from taking off what its cards promise, else null. */
  heldBackBy: StoreDiscount | null;
}

/**
 * What the cart's goods cost, in the shop's currency, as the checkout will count them: the store's
 * minimum purchase and cap included, which the cards cannot know (CART-02, PRICE-08).
 */
export function useCartGoods(digits: number): CartGoods {
  const lines = useCartLines();
  const storeId = lines[0]?.item.storeId;
  const promised = lines.some(({ item }) => item.storeDiscount > 0);
  const { data: store } = useQuery({
    ...storeQuery(String(storeId)),
    enabled: promised && storeId !== undefined,
  });
  const terms = store?.discount ?? null;
  const goods = priceGoods(lines, terms, wallClockOf(now()), digits);
  return {
    ...goods,
    heldBackBy: goods.storeDiscount < goods.promisedDiscount ? terms : null,
  };
}
