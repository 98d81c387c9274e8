import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Item, Page } from '../../machines/rules/domain.ts';
import type { StoreShelves } from '../api/catalogue/calls.ts';
import {
  fetchAdvertisements,
  fetchBrandItems,
  fetchBrands,
  fetchCampaigns,
  fetchConditionItems,
  fetchConditions,
  fetchFlashOffers,
  fetchNewItems,
  fetchPopularStoreItems,
  fetchStoreBanners,
} from '../api/catalogue/shelves.ts';
import { MINUTE, nextPage, scopeKey, type CatalogueScope } from './queries.ts';

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
