import { useQuery } from '@tanstack/react-query';
import type { Item, StoreDiscount } from '../../machines/rules/domain.ts';
import { storeTermsOf } from '../../machines/rules/shownPrice.ts';
import { storeQuery } from './store.ts';

/**
 * The conditions of an item's store discount, such as its minimum purchase; null when the item has
 * no such discount. If the item came without them, its store is fetched. Until then the minimum
 * purchase is null, so that no discount applies. Cards pass `asks: false`, which fetches no store,
 * because a page of cards would fetch many.
 */
export function useStoreTerms(item: Item | undefined, { asks = true } = {}): StoreDiscount | null {
  const isMissing = item !== undefined && item.storeDiscount > 0 && !item.storeTerms;
  const { data: store } = useQuery({
    ...storeQuery(String(item?.storeId)),
    enabled: asks && isMissing,
  });
  return item === undefined ? null : storeTermsOf(item, store);
}
