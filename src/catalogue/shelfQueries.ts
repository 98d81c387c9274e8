import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Item, Page } from '../../machines/rules/domain.ts';
import type { StoreShelves } from '../api/catalogue/calls.ts';
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
import { type CatalogueScope, isKnown, MINUTE, nextPage, scopeKey } from './queries.ts';

/** What items are grouped by besides categories. */
export type GroupKind = 'brand' | 'condition';

const groupsBy = { brand: fetchBrands, condition: fetchConditions };
const itemsBy = { brand: fetchBrandItems, condition: fetchConditionItems };

/** The brands or the conditions of the module. */
export const groupsQuery = (scope: CatalogueScope, kind: GroupKind) =>
  queryOptions({
    queryKey: ['item-groups', kind, ...scopeKey(scope)],
    queryFn: ({ signal }) => groupsBy[kind](signal),
    staleTime: 5 * MINUTE,
    meta: { public: true },
  });

/** The lists of items that have a page: a brand's, those for a condition, what is new. */
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

/** Items of such a list, infinite. */
export const itemListingQuery = (scope: CatalogueScope, listing: ItemListing) =>
  infiniteQueryOptions({
    queryKey: ['item-listing', listing, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchListing(listing, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
    meta: { public: true },
  });

/** What a flash sale offers, infinite. */
export const flashOffersQuery = (scope: CatalogueScope, saleId: number) =>
  infiniteQueryOptions({
    queryKey: ['flash-offers', saleId, ...scopeKey(scope)],
    queryFn: ({ pageParam, signal }) => fetchFlashOffers(saleId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE,
    meta: { public: true },
  });

/** The basic campaigns of the module. */
export const campaignsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['campaigns', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCampaigns(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Stores that pay to be seen in the module. */
export const advertisementsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['advertisements', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchAdvertisements(signal),
    staleTime: 5 * MINUTE,
    meta: { public: true },
  });

/** The banners of a store's own. */
export const storeBannersQuery = (store: StoreShelves) =>
  queryOptions({
    queryKey: ['store-banners', store.id],
    queryFn: ({ signal }) => fetchStoreBanners(store, signal),
    staleTime: 5 * MINUTE,
    meta: { public: true },
  });

/** What is ordered most from a store. */
export const popularStoreItemsQuery = (store: StoreShelves) =>
  queryOptions({
    queryKey: ['popular-store-items', store.id],
    queryFn: ({ signal }) => fetchPopularStoreItems(store, signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Items on campaign. */
export const campaignItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['campaign-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchCampaignItems(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** The running flash sale. */
export const flashSaleQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['flash-sale', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchFlashSale(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Items recommended by a store, or by the module when it is null. */
export const recommendedItemsQuery = (scope: CatalogueScope, storeId: number | null) =>
  queryOptions({
    queryKey: ['recommended-items', storeId, ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchRecommendedItems(storeId, signal),
    enabled: isKnown(scope),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Popular items of the module. */
export const popularItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['popular-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchPopularItems(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** The best reviewed items of the module. */
export const reviewedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['reviewed-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchReviewedItems(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });

/** Discounted items of the module. */
export const discountedItemsQuery = (scope: CatalogueScope) =>
  queryOptions({
    queryKey: ['discounted-items', ...scopeKey(scope)],
    queryFn: ({ signal }) => fetchDiscountedItems(signal),
    staleTime: MINUTE,
    meta: { public: true },
  });
