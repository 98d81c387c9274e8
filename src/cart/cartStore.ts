import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../machines/rules/domain.ts';
import { storeQuery } from '../shop/store.ts';
import { useCartLines } from './actor.ts';

/** The store that sells the cart's items; undefined while it is loading, and for an empty cart. */
export function useCartStore(): Store | undefined {
  const storeId = useCartLines()[0]?.item.storeId;
  const { data } = useQuery({ ...storeQuery(String(storeId)), enabled: storeId !== undefined });
  return data;
}
