import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page, Store } from '../../machines/rules/domain.ts';
import {
  fetchBanners,
  fetchCategories,
  fetchFeaturedCategories,
  fetchStoreItems,
  fetchStores,
  fetchVisitedStores,
  type ItemFilters,
  type StoreListKind,
  type StoreShelves,
} from '../api/catalogue/calls.ts';

/** In milliseconds. */
export const MINUTE = 60 * 1000;

/** Whose shelves are looked at; part of every key, so that no place or module shows another's. */
export interface CatalogueScope {
  moduleId: number | null;
  zoneIds: number[];
}

/** Shelves of a module are asked for once the module and the zones are known. */
export const isKnown = ({ moduleId, zoneIds }: CatalogueScope) =>
  moduleId !== null && zoneIds.length > 0;

/** Part of the key of what belongs to shelves. */
export const scopeKey = ({ moduleId, zoneIds }: CatalogueScope) => [moduleId, zoneIds.join('-')];

/**
 * The next page of stores while the last one had any: the server's count of all does not matter
 * (OPEN-09). A server that answers the same page again is not asked without end.
 */
export const nextStoresPage = (last: Page<Store>, pages: Page<Store>[]): number | undefined => {
  const before = new Set(pages.slice(0, -1).flatMap(({ rows }) => rows.map(({ id }) => id)));
  return last.rows.some(({ id }) => !before.has(id)) ? last.page + 1 : undefined;
};

/** The next page of items while the last one had rows and more are known (CAT-07). */
export const nextPage = <T>(last: Page<T>, pages: Page<T>[]): number | undefined => {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return last.rows.length === 0 || loaded >= last.total ? undefined : last.page + 1;
};

/** Categories, cached 5 minutes (CAT-08). */
export const categoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCategories(signal),
    staleTime: 5 * MINUTE,
    meta: { public: true },
  });

/** Featured categories, cached 8 minutes (CAT-08). */
export const featuredCategoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', 'featured', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFeaturedCategories(signal),
    staleTime: 8 * MINUTE,
    meta: { public: true },
  });

/** Banners and campaigns of a home page. */
export const bannersQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['banners', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchBanners(signal),
    staleTime: 5 * MINUTE,
    meta: { public: true },
  });

/** A list of stores, 12 a page, infinite (CAT-06, CAT-07). */
export const storesQuery = (
  scope: CatalogueScope,
  kind: StoreListKind,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['stores', kind, diet, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchStores(kind, pageParam, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextStoresPage,
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Stores that a customer has ordered from; asked only with a token. */
export const visitedStoresQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['visited-stores', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchVisitedStores(signal),
    staleTime: MINUTE,
  });

/** Items in one request of a store's menu. */
const MENU_PAGE = 100;

/** A store's items of a category (0: all), infinite. */
export const storeItemsQuery = (
  store: StoreShelves,
  categoryId: number,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['store-items', store.id, categoryId, diet],
    queryFn: ({ pageParam, signal }) =>
      fetchStoreItems(store, categoryId, pageParam, MENU_PAGE, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
    meta: { public: true },
  });
