import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Store } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import {
  fetchItem,
  fetchItemReviews,
  fetchRelatedItems,
  fetchStoreReviews,
} from '../api/catalogue/items.ts';
import { isKnown, nextPage, scopeKey, type CatalogueScope } from './queries.ts';

/** A store's reviews. */
export const storeReviewsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-reviews', storeId],
    queryFn: ({ signal }) => fetchStoreReviews(storeId, signal),
    staleTime: MINUTE_MS,
  });

/**
 * An item by id or slug. The query waits until the module is known, because the server looks for
 * the item in that module.
 */
export const itemQuery = (id: string, moduleId: number | null) =>
  queryOptions({
    queryKey: ['item', id, moduleId],
    queryFn: ({ signal }) => fetchItem(id, signal),
    enabled: moduleId !== null,
    staleTime: MINUTE_MS,
    meta: { public: true, subject: 'product' },
  });

/**
 * The item that the URL of a store's page names (`?item=` with its id or slug), whose popup is
 * opened; null when the item belongs to another store.
 */
export const itemOfStoreQuery = (store: Pick<Store, 'id' | 'moduleId'>, id: string) =>
  queryOptions({
    queryKey: ['item-of-store', store.id, id],
    queryFn: async ({ signal }) => {
      const item = await fetchItem(id, signal, store.moduleId);
      return item.storeId === store.id ? item : null;
    },
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Items that are similar to an item. */
export const relatedItemsQuery = (scope: CatalogueScope, itemId: number) =>
  queryOptions({
    queryKey: ['related-items', itemId, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchRelatedItems(itemId, signal),
    enabled: isKnown(scope),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Infinite query for the reviews of an item. */
export const itemReviewsQuery = (itemId: number) =>
  infiniteQueryOptions({
    queryKey: ['item-reviews', itemId],
    queryFn: ({ pageParam, signal }) => fetchItemReviews(itemId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
  });
