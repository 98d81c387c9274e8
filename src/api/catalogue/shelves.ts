import type {
  Advertisement,
  Banner,
  Campaign,
  FlashSale,
  Item,
  ItemGroup,
  Page,
} from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import {
  asFlag,
  asList,
  asMoment,
  asName,
  asNumber,
  asNumberOrNull,
  asObject,
  asText,
  asTextOrNull,
} from '../scalars.ts';
import type { Wire } from '../wire.ts';
import { withoutUndefined, page, storeHeader, type StoreScope } from './calls.ts';
import { readCampaign, readItem } from './read.ts';

function readGroup(value: unknown): ItemGroup {
  const group = asObject<Wire['Brand'] | Wire['Condition']>(value);
  return {
    id: asNumber(group.id),
    slug: asText(group.slug),
    name: asName(group.name),
    imageUrl: asTextOrNull(group.image_full_url),
    itemsCount: asNumberOrNull(group.items_count),
  };
}

function readAdvertisement(value: unknown): Advertisement {
  const advert = asObject<Wire['Advertisement']>(value);
  const store = asObject<Wire['Advertisement']['store']>(advert.store);
  return {
    id: asNumber(advert.id),
    storeId: asNumber(advert.store_id ?? store.id),
    storeSlug: asText(store.slug),
    storeName: asName(store.name),
    title: asText(advert.title),
    description: asText(advert.description),
    imageUrl: asTextOrNull(advert.cover_image_full_url) ?? asTextOrNull(store.logo_full_url),
    avgRating: asFlag(advert.is_rating_active) ? asNumber(advert.average_rating) : 0,
  };
}

/** Reads the running flash sale; null when none runs, because the server then answers `{}`. */
export function readFlashSale(value: unknown): FlashSale | null {
  const sale = asObject<Wire['FlashSale']>(value);
  if (sale.id === undefined) return null;
  return {
    id: asNumber(sale.id),
    title: asText(sale.title),
    endsAt: asMoment(sale.end_date),
    items: asList(sale.active_products).map(readFlashOffer),
  };
}

/** Reads an item of a flash sale, with the quantity on sale and the quantity sold. */
function readFlashOffer(value: unknown): FlashSale['items'][number] {
  const product = asObject<Wire['FlashSaleItem']>(value);
  return {
    item: readItem(product.item),
    stock: asNumber(product.stock),
    sold: asNumber(product.sold),
  };
}

/** The brands of the module (wire facts 7.6). */
export async function fetchBrands(signal?: AbortSignal): Promise<ItemGroup[]> {
  const call = client.GET('/api/v1/brand', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readGroup);
}

/** The medical conditions by which a pharmacy's items are grouped (wire facts 7.6). */
export async function fetchConditions(signal?: AbortSignal): Promise<ItemGroup[]> {
  const call = client.GET('/api/v1/common-condition', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readGroup);
}

/**
 * Items of a brand by its id or slug, a page at a time. `offset` is the number of the page, from 1.
 */
export async function fetchBrandItems(
  id: string,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const call = client.GET('/api/v1/brand/items/{id}', {
    params: { path: { id }, query: page(offset) },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/**
 * Items for a medical condition, by the condition's id or slug, a page at a time. `offset` is the
 * number of the page, from 1.
 */
export async function fetchConditionItems(
  id: string,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const call = client.GET('/api/v1/common-condition/items/{id}', {
    params: { path: { id }, query: page(offset) },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/** The newest items, a page at a time. `offset` is the number of the page, from 1. */
export async function fetchNewItems(offset: number, signal?: AbortSignal): Promise<Page<Item>> {
  const call = client.GET('/api/v1/items/new-arrival', {
    params: { query: { ...page(offset), type: 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/** The items of a flash sale, a page at a time. `offset` is the number of the page, from 1. */
export async function fetchFlashOffers(
  saleId: number,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<FlashSale['items'][number]>> {
  const call = client.GET('/api/v1/flash-sales/items', {
    params: { query: { ...page(offset), flash_sale_id: saleId } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, readFlashOffer);
}

/** The running basic campaigns: promotions that stores join. */
export async function fetchCampaigns(signal?: AbortSignal): Promise<Campaign[]> {
  const call = client.GET('/api/v1/campaigns/basic', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readCampaign);
}

/** The advertisements of the module: stores that pay to be shown. */
export async function fetchAdvertisements(signal?: AbortSignal): Promise<Advertisement[]> {
  const call = client.GET('/api/v1/advertisement/list', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readAdvertisement);
}

/** Reads a banner on a store's own page; `data` contains the item when the banner is about one. */
function readStoreBanner(value: unknown): Banner {
  const banner = asObject<Wire['StoreBanner']>(value);
  return {
    id: asNumber(banner.id),
    title: asText(banner.title),
    imageUrl: asTextOrNull(banner.image_full_url),
    link: asTextOrNull(banner.default_link),
    storeId: null,
    itemId: asText(banner.type) === 'item_wise' ? asNumberOrNull(banner.data) : null,
  };
}

/** The banners on a store's own page. */
export async function fetchStoreBanners(
  store: StoreScope,
  signal?: AbortSignal,
): Promise<Banner[]> {
  const call = client.GET('/api/v1/banners/{store_id}', {
    params: { header: storeHeader(store), path: { store_id: String(store.id) } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readStoreBanner);
}

/** The most ordered items of a store. */
export async function fetchPopularStoreItems(
  store: StoreScope,
  signal?: AbortSignal,
): Promise<Item[]> {
  const call = client.GET('/api/v1/stores/popular-items/{id}', {
    params: { header: storeHeader(store), path: { id: String(store.id) } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map((row) => readItem(row));
}

/** The items of running campaigns (ITEM-13). */
export async function fetchCampaignItems(signal?: AbortSignal): Promise<Item[]> {
  const call = client.GET('/api/v1/campaigns/item', { signal: patience(signal) });
  return asList(await answer(call, signal)).map((row) => readItem(row));
}

/** The running flash sale, null when none runs. */
export async function fetchFlashSale(signal?: AbortSignal): Promise<FlashSale | null> {
  const call = client.GET('/api/v1/flash-sales', { signal: patience(signal) });
  return readFlashSale(await answer(call, signal));
}

/** How many items one request for a shelf asks for. */
const ITEMS_A_SHELF = 10;

/** Recommended items of a store, or of all stores when `storeId` is null. */
export async function fetchRecommendedItems(
  storeId: number | null,
  signal?: AbortSignal,
): Promise<Item[]> {
  const call = client.GET('/api/v1/items/recommended', {
    params: {
      query: withoutUndefined({
        filter: 'all' as const,
        store_id: storeId ?? undefined,
        limit: ITEMS_A_SHELF,
        offset: 1,
      }),
    },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'items', 1, (row) => readItem(row)).rows;
}

/** The shop's popular items. */
export async function fetchPopularItems(signal?: AbortSignal): Promise<Item[]> {
  const call = client.GET('/api/v1/items/popular', {
    params: { query: { limit: ITEMS_A_SHELF, offset: 1, type: 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', 1, (row) => readItem(row)).rows;
}

/** The best reviewed items. */
export async function fetchReviewedItems(signal?: AbortSignal): Promise<Item[]> {
  // No page is asked for, because that makes some backends answer 500 (wire facts 7.3).
  const call = client.GET('/api/v1/items/most-reviewed', {
    params: { query: { type: 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', 1, (row) => readItem(row)).rows;
}

/** Items with a discount. */
export async function fetchDiscountedItems(signal?: AbortSignal): Promise<Item[]> {
  const call = client.GET('/api/v1/items/discounted', {
    params: { query: { limit: ITEMS_A_SHELF, offset: 1, type: 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', 1, (row) => readItem(row)).rows;
}
