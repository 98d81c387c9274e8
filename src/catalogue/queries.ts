import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import {
  fetchBanners,
  fetchCategories,
  fetchFeaturedCategories,
  fetchStoreItems,
  fetchStores,
  fetchVisitedStores,
  type ItemFilters,
  type StoreListKind,
  type StoreScope,
} from '../api/catalogue/calls.ts';

/**
 * The module and the zones that catalogue data belongs to. They are part of every query key, so
 * that data of another module or location is never shown.
 */
export interface CatalogueScope {
  moduleId: number | null;
  zoneIds: number[];
}

/** Whether module and zones are known; some queries wait until they are. */
export const isKnown = ({ moduleId, zoneIds }: CatalogueScope) =>
  moduleId !== null && zoneIds.length > 0;

/** The part of a query key that separates the data of different modules and zones. */
export const scopeKey = ({ moduleId, zoneIds }: CatalogueScope) => [moduleId, zoneIds.join('-')];

/**
 * The number of the next page of stores; undefined when the last page brought no new store, which
 * is the end of the list. The server's total is not used (OPEN-09), and a server that repeats the
 * same page ends the list too.
 */
export const nextStoresPage = <T extends { id: number }>(
  last: Page<T>,
  pages: Page<T>[],
): number | undefined => {
  const before = new Set(pages.slice(0, -1).flatMap(({ rows }) => rows.map(({ id }) => id)));
  return last.rows.some(({ id }) => !before.has(id)) ? last.page + 1 : undefined;
};

/**
 * The number of the next page of a list; undefined when the last page was empty or all rows are
 * loaded (CAT-07).
 */
export const nextPage = <T>(last: Page<T>, pages: Page<T>[]): number | undefined => {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return last.rows.length === 0 || loaded >= last.total ? undefined : last.page + 1;
};

/** The module's categories, cached for 5 minutes (CAT-08). */
export const categoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCategories(signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/** The module's featured categories, cached for 8 minutes (CAT-08). */
export const featuredCategoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', 'featured', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFeaturedCategories(signal),
    staleTime: 8 * MINUTE_MS,
    // By default the cache drops data after 5 minutes if no page shows them.
    gcTime: 8 * MINUTE_MS,
    meta: { public: true },
  });

/** Banners and campaigns of a module's home page. */
export const bannersQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['banners', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchBanners(signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/**
 * Infinite query for a list of stores, 12 a page (CAT-06, CAT-07). `kind` says which list, such as
 * 'latest'.
 */
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
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/**
 * Stores that the customer has ordered from. The request needs a token, so callers enable it for
 * signed-in customers only.
 */
export const visitedStoresQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['visited-stores', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchVisitedStores(signal),
    staleTime: MINUTE_MS,
  });

/** How many items one request for a store's menu loads. */
const MENU_PAGE = 100;

/** Infinite query for a store's items in one category; a `categoryId` of 0 means all categories. */
export const storeItemsQuery = (
  store: StoreScope,
  categoryId: number,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['store-items', store.id, categoryId, diet],
    queryFn: ({ pageParam, signal }) =>
      fetchStoreItems(store, categoryId, pageParam, MENU_PAGE, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
    meta: { public: true },
  });
