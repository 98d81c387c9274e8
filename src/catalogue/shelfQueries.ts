import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Item, Page } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import type { StoreScope } from '../api/catalogue/calls.ts';
import {
  fetchAdvertisements,
  fetchBrandItems,
  fetchBrands,
  fetchCampaignItems,
  fetchCampaigns,
  fetchConditionItems,
  fetchConditions,
  fetchDiscountedItems,
  fetchFlashOffers,
  fetchFlashSale,
  fetchNewItems,
  fetchPopularItems,
  fetchPopularStoreItems,
  fetchRecommendedItems,
  fetchReviewedItems,
  fetchStoreBanners,
} from '../api/catalogue/shelves.ts';
import { type CatalogueScope, isKnown, nextPage, scopeKey } from './queries.ts';

/**
 * What items are grouped by besides categories: the brand, or the health condition they help with.
 */
export type GroupKind = 'brand' | 'condition';

const groupsBy = { brand: fetchBrands, condition: fetchConditions };
const itemsBy = { brand: fetchBrandItems, condition: fetchConditionItems };

/** All brands, or all health conditions, of the module. */
export const groupsQuery = (scope: CatalogueScope, kind: GroupKind) =>
  queryOptions({
    queryKey: ['item-groups', kind, ...scopeKey(scope)],
    queryFn: ({ signal }) => groupsBy[kind](signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/**
 * The item lists that have a page of their own: the items of one brand, the items for one health
 * condition, or the new items.
 */
export type ItemListing = { kind: GroupKind; id: string } | { kind: 'new' };

function fetchListing(
  listing: ItemListing,
  page: number,
  signal: AbortSignal,
): Promise<Page<Item>> {
  return listing.kind === 'new'
    ? fetchNewItems(page, signal)
    : itemsBy[listing.kind](listing.id, page, signal);
}

/**
 * Infinite query for an item list: the items of a brand, the items for a health condition, or the
 * new items.
 */
export const itemListingQuery = (scope: CatalogueScope, listing: ItemListing) =>
  infiniteQueryOptions({
    queryKey: ['item-listing', listing, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchListing(listing, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Infinite query for the items of a flash sale, each with its stock and the number sold. */
export const flashOffersQuery = (scope: CatalogueScope, saleId: number) =>
  infiniteQueryOptions({
    queryKey: ['flash-offers', saleId, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchFlashOffers(saleId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The module's campaigns that stores take part in ("basic campaigns" on the server). */
export const campaignsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['campaigns', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCampaigns(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Stores whose owners pay for an advertisement in the module. */
export const advertisementsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['advertisements', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchAdvertisements(signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/** The banners that a store made for its own page. */
export const storeBannersQuery = (store: StoreScope) =>
  queryOptions({
    queryKey: ['store-banners', store.id],
    queryFn: ({ signal }) => fetchStoreBanners(store, signal),
    staleTime: 5 * MINUTE_MS,
    meta: { public: true },
  });

/** The most ordered items of a store. */
export const popularStoreItemsQuery = (store: StoreScope) =>
  queryOptions({
    queryKey: ['popular-store-items', store.id],
    queryFn: ({ signal }) => fetchPopularStoreItems(store, signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The module's items that are part of a campaign. */
export const campaignItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['campaign-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCampaignItems(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The module's running flash sale; null when there is none. */
export const flashSaleQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['flash-sale', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFlashSale(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The items recommended by a store, or by all stores of the module when `storeId` is null. */
export const recommendedItemsQuery = (scope: CatalogueScope, storeId: number | null) =>
  queryOptions({
    queryKey: ['recommended-items', storeId, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchRecommendedItems(storeId, signal),
    enabled: isKnown(scope),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Popular items of the module. */
export const popularItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['popular-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchPopularItems(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The best reviewed items of the module. */
export const reviewedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['reviewed-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchReviewedItems(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Discounted items of the module. */
export const discountedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['discounted-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchDiscountedItems(signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });
