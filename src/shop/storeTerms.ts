import { useQuery } from '@tanstack/react-query';
import type { Item, StoreDiscount } from '../../machines/rules/domain.ts';
import { storeTermsOf } from '../../machines/rules/shownPrice.ts';
import { storeQuery } from './store.ts';

/**
 * The terms of an item's store discount; null when there is none. If the item came without them,
 * the store is fetched for them. Cards pass `asks: false`, because a page of cards would fetch many
 * stores.
 */
export function useStoreTerms(item: Item | undefined, { asks = true } = {}): StoreDiscount | null {
  const isMissing = item !== undefined && item.storeDiscount > 0 && !item.storeTerms;
  const { data: store } = useQuery({
    ...storeQuery(String(item?.storeId)),
    enabled: asks && isMissing,
  });
  return item === undefined ? null : storeTermsOf(item, store);
}
