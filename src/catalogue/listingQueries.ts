import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
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
import { nextPage, nextStoresPage, scopeKey, type CatalogueScope } from './queries.ts';

/** One campaign that stores take part in ("basic campaign" on the server), with its stores. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => fetchCampaign(id, signal),
    staleTime: MINUTE_MS,
  });

/** Infinite query for the items of a category; `category` is its id. */
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
    staleTime: MINUTE_MS,
  });

/** Infinite query for the stores that sell items of a category; `category` is its id. */
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
    staleTime: MINUTE_MS,
  });

/** Infinite query for the items of one store that match a typed text. */
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
    staleTime: MINUTE_MS,
  });

/**
 * All names from which the customer can choose in one filter of the search: `kind` says whether
 * they are allergens, nutrition or generic names of medicines. They rarely change, so they stay
 * cached for 10 minutes.
 */
export const namesQuery = (scope: CatalogueScope, kind: CompositionKind) =>
  queryOptions({
    queryKey: ['names', kind, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchNames(kind, signal),
    staleTime: 10 * MINUTE_MS,
  });

/** Infinite query for the items that match a search. */
export const itemSearchQuery = (scope: CatalogueScope, filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: ['item-search', filters, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => searchItems(filters, pageParam, undefined, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
  });

/** Infinite query for the stores that match a search. */
export const storeNameSearchQuery = (scope: CatalogueScope, filters: ItemFilters) =>
  infiniteQueryOptions({
    queryKey: ['store-name-search', filters, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => searchStores(filters, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextStoresPage,
    staleTime: MINUTE_MS,
  });
