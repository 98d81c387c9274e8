import { useQuery } from '@tanstack/react-query';
import type { Item, StoreDiscount } from '../../machines/rules/domain.ts';
import { storeTermsOf } from '../../machines/rules/shownPrice.ts';
import { storeQuery } from './store.ts';

/**
 * On which terms an item's store takes something off, null when it takes nothing off. The store is
 * asked only where the item came without them, and never by a card: a page of cards would ask many.
 */
export function useStoreTerms(item: Item | undefined, { asks = true } = {}): StoreDiscount | null {
  const isMissing = item !== undefined && item.storeDiscount > 0 && !item.storeTerms;
  const { data: store } = useQuery({
    ...storeQuery(String(item?.storeId)),
    enabled: asks && isMissing,
  });
  return item === undefined ? null : storeTermsOf(item, store);
}
