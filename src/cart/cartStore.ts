import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../machines/rules/domain.ts';
import { storeQuery } from '../shop/store.ts';
import { useCartLines } from './actor.ts';

/** The store that the cart's items are of; undefined while it is not known, and for an empty cart. */
export function useCartStore(): Store | undefined {
  const storeId = useCartLines()[0]?.item.storeId;
  const { data } = useQuery({ ...storeQuery(String(storeId)), enabled: storeId !== undefined });
  return data;
}
