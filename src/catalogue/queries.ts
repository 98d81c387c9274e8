import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../../machines/rules/domain.ts';
import {
  fetchBanners,
  fetchCampaign,
  fetchCampaignItems,
  fetchCategories,
  fetchCategoryItems,
  fetchCategoryStores,
  fetchDiscountedItems,
  fetchFeaturedCategories,
  fetchFlashSale,
  fetchItem,
  fetchItemReviews,
  fetchPopularItems,
  fetchRecommendedItems,
  fetchRelatedItems,
  fetchReviewedItems,
  fetchStore,
  fetchStoreItems,
  fetchStoreReviews,
  fetchStores,
  fetchVisitedStores,
  searchItems,
  searchStores,
  type ItemFilters,
  type StoreListKind,
  type StoreShelves,
} from '../api/catalogue.ts';

const MINUTE = 60 * 1000;

/** Whose shelves are looked at; part of every key, so that no place or module shows another's. */
export interface CatalogueScope {
  moduleId: number | null;
  zoneIds: number[];
}

/** Shelves of a module are asked for once the module and the zones are known. */
const isKnown = ({ moduleId, zoneIds }: CatalogueScope) => moduleId !== null && zoneIds.length > 0;

const scopeKey = ({ moduleId, zoneIds }: CatalogueScope) => [moduleId, zoneIds.join('-')];

/** The next page while the last one had rows and more are known (CAT-07, OPEN-09). */
const nextPage = <T>(last: Page<T>, pages: Page<T>[]): number | undefined => {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return last.rows.length === 0 || loaded >= last.total ? undefined : last.page + 1;
};

/** Categories, cached 5 minutes (CAT-08). */
export const categoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCategories(signal),
    staleTime: 5 * MINUTE,
    meta: { kept: true },
  });

/** Featured categories, cached 8 minutes (CAT-08). */
export const featuredCategoriesQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['categories', 'featured', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFeaturedCategories(signal),
    staleTime: 8 * MINUTE,
    meta: { kept: true },
  });

/** Banners and campaigns of a home page. */
export const bannersQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['banners', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchBanners(signal),
    staleTime: 5 * MINUTE,
    meta: { kept: true },
  });

/** Items on campaign. */
export const campaignItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['campaign-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCampaignItems(signal),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** One basic campaign with its stores. */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => fetchCampaign(id, signal),
    staleTime: MINUTE,
  });

/** The running flash sale. */
export const flashSaleQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['flash-sale', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFlashSale(signal),
    staleTime: MINUTE,
    meta: { kept: true },
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
    getNextPageParam: nextPage,
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** Stores that a customer has ordered from; asked only with a token. */
export const visitedStoresQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['visited-stores', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchVisitedStores(signal),
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

/** Stores that sell of a category, infinite. */
export const categoryStoresQuery = (
  scope: CatalogueScope,
  category: string,
  diet: ItemFilters['diet'] = 'all',
) =>
  infiniteQueryOptions({
    queryKey: ['category-stores', category, diet, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchCategoryStores(category, pageParam, diet, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
  });

/** A store by id or slug. */
export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['store', id],
    queryFn: ({ signal }) => fetchStore(id, signal),
    staleTime: MINUTE,
    meta: { kept: true },
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
    meta: { kept: true },
  });

/** Items of one store that match typed words, infinite. */
export const storeSearchQuery = (
  store: StoreShelves,
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

/** A store's reviews. */
export const storeReviewsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-reviews', storeId],
    queryFn: ({ signal }) => fetchStoreReviews(storeId, signal),
    staleTime: MINUTE,
  });

/** Items recommended by a store, or by the module when it is null. */
export const recommendedItemsQuery = (scope: CatalogueScope, storeId: number | null) =>
  queryOptions({
    queryKey: ['recommended-items', storeId, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchRecommendedItems(storeId, signal),
    enabled: isKnown(scope),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** Popular items of the module. */
export const popularItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['popular-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchPopularItems(signal),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** The best reviewed items of the module. */
export const reviewedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['reviewed-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchReviewedItems(signal),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** Discounted items of the module. */
export const discountedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['discounted-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchDiscountedItems(signal),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** An item of a module by id or slug; there is none as long as the module is not known. */
export const itemQuery = (id: string, moduleId: number | null) =>
  queryOptions({
    queryKey: ['item', id, moduleId],
    queryFn: ({ signal }) => fetchItem(id, signal),
    enabled: moduleId !== null,
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** Items like another. */
export const relatedItemsQuery = (scope: CatalogueScope, itemId: number) =>
  queryOptions({
    queryKey: ['related-items', itemId, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchRelatedItems(itemId, signal),
    enabled: isKnown(scope),
    staleTime: MINUTE,
    meta: { kept: true },
  });

/** Reviews of an item, infinite. */
export const itemReviewsQuery = (itemId: number) =>
  infiniteQueryOptions({
    queryKey: ['item-reviews', itemId],
    queryFn: ({ pageParam, signal }) => fetchItemReviews(itemId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
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
    getNextPageParam: nextPage,
    staleTime: MINUTE,
  });
