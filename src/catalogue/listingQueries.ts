import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ItemFilters, StoreScope } from '../api/catalogue/calls.ts';
import {
  fetchCampaign,
  fetchCategoryItems,
  fetchCategoryStores,
  fetchNames,
  searchItems,
  searchStores,
  type CompositionKind,
} from '../api/catalogue/listings.ts';
import { MINUTE, nextPage, nextStoresPage, scopeKey, type CatalogueScope } from './queries.ts';

/** One campaign that stores take part in ("basic campaign" on the server), with its stores. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => fetchCampaign(id, signal),
    staleTime: MINUTE,
  });

/** Items of a category, infinite. */
export const categoryItemsQuery = (
  scope: CatalogueScope,
  category: string,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['category-items', category, diet, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchCategoryItems(category, pageParam, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
  });

/** Stores that sell items of a category, infinite. */
export const categoryStoresQuery = (
  scope: CatalogueScope,
  category: string,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['category-stores', category, diet, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchCategoryStores(category, pageParam, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextStoresPage,
    staleTime: MINUTE,
  });

/** Items of one store that match typed words, infinite. */
export const storeSearchQuery = (
  store: StoreScope,
  name: string,
  diet: NonNullable<ItemFilters['diet']> = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['store-search', store.id, name, diet],
    queryFn: ({ pageParam, signal }) => searchItems({ name, diet }, pageParam, store, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
  });

/**
 * The names that a filter by composition offers: allergens, nutrition or generic names. They rarely
 * change, so they stay cached for 10 minutes.
 */
export const namesQuery = (scope: CatalogueScope, kind: CompositionKind) =>
  queryOptions({
    queryKey: ['names', kind, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchNames(kind, signal),
    staleTime: 10 * MINUTE,
  });

/** Items that match a search, infinite. */
export const itemSearchQuery = (scope: CatalogueScope, filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: ['item-search', filters, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => searchItems(filters, pageParam, undefined, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
  });

/** Stores that match a search, infinite. */
export const storeNameSearchQuery = (scope: CatalogueScope, filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: ['store-name-search', filters, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => searchStores(filters, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextStoresPage,
    staleTime: MINUTE,
  });
