import type {
  Banner,
  Campaign,
  Category,
  Item,
  Page,
  Store,
} from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { CallError } from '../failure.ts';
import { readBanner, readCampaign, readCategory, readItem, readStore } from './read.ts';
import { readPage } from '../envelope.ts';
import { asList, asObject } from '../scalars.ts';
import type { AnswerTo, Wire } from '../wire.ts';

/** How many stores or items one request asks for (CAT-06). */
export const PAGE_SIZE = 12;

/**
 * The filters of an item or store list, as the page's URL has them; an absent field does not
 * filter.
 */
export interface ItemFilters {
  name?: string;
  categoryIds?: number[];
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  /**
   * Names of allergens: items that contain one of them are left out. `nutrition` and `genericName`
   * work the other way: only items that have this nutrition, or this generic name of a medicine,
   * are found.
   */
  withoutAllergies?: string[];
  nutrition?: string;
  genericName?: string;
  diet?: 'all' | 'veg' | 'non_veg';
  /**
   * Sort orders and conditions: `high` sorts by price, the highest first, and `low` the lowest
   * first; `discounted` leaves out items without a discount; also `top_rated` and `popular`.
   */
  filter?: string[];
}

/** The lists of stores that the API offers. */
export type StoreListKind =
  'all' | 'latest' | 'popular' | 'top-rated' | 'discounted' | 'recommended';

/** The paging parameters of a list. `offset` is the number of the page, from 1. */
export const page = (offset: number) => ({ limit: PAGE_SIZE, offset });

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The query without undefined fields. */
export const withoutUndefined = <T extends object>(query: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Partial<
    Defined<T>
  >;

/** The categories of the top level, each with its subcategories (API-25, CAT-08). */
export async function fetchCategories(signal?: AbortSignal): Promise<Category[]> {
  const call = client.GET('/api/v1/categories', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readCategory);
}

/** Categories the shop features (API-25). */
export async function fetchFeaturedCategories(signal?: AbortSignal): Promise<Category[]> {
  const call = client.GET('/api/v1/categories', {
    params: { query: { featured: 1 } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readCategory);
}

/** Banners and basic campaigns (promotions that stores join) of the home page. */
export async function fetchBanners(
  signal?: AbortSignal,
): Promise<{ banners: Banner[]; campaigns: Campaign[] }> {
  const call = client.GET('/api/v1/banners', { signal: patience(signal) });
  const body = asObject<AnswerTo<'listBanners'>>(await answer(call, signal));
  return {
    banners: asList(body.banners).map(readBanner),
    campaigns: asList(body.campaigns).map(readCampaign),
  };
}

/**
 * Stores of one of the API's lists, such as the popular ones, a page at a time. `offset` is the
 * number of the page, from 1 (API-26, API-27, CAT-06, CAT-07).
 */
export async function fetchStores(
  kind: StoreListKind,
  offset: number,
  diet: ItemFilters['diet'],
  signal?: AbortSignal,
): Promise<Page<Store>> {
  const query = { ...page(offset), type: diet ?? ('all' as const) };
  const options = { params: { query }, signal: patience(signal) };
  const calls = {
    all: () =>
      client.GET('/api/v1/stores/get-stores/{filter_data}', {
        params: { path: { filter_data: 'all' }, query },
        signal: patience(signal),
      }),
    latest: () => client.GET('/api/v1/stores/latest', options),
    popular: () => client.GET('/api/v1/stores/popular', options),
    'top-rated': () => client.GET('/api/v1/stores/top-rated', options),
    discounted: () => client.GET('/api/v1/stores/discounted', options),
    recommended: () => client.GET('/api/v1/stores/recommended', options),
  };
  return readPage(await answer(calls[kind](), signal), 'stores', offset, readStore);
}

/** A store by id or slug with hours, discount and categories; unknown ones reject as not found. */
export async function fetchStore(id: string, signal?: AbortSignal): Promise<Store> {
  const call = client.GET('/api/v1/stores/details/{id}', {
    params: { path: { id } },
    signal: patience(signal),
  });
  const body = await answer(call, signal);
  if (asObject<Wire['Store']>(body).id === undefined) {
    throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  }
  return readStore(body);
}

/**
 * A store's id, module and zone. Calls about the store send its own module and zone as headers,
 * because a shared link opens a store before the visitor has chosen a place.
 */
export type StoreScope = Pick<Store, 'id' | 'moduleId' | 'zoneId'>;

/** The headers of a store's own module and zone. */
export const storeHeader = ({ moduleId, zoneId }: StoreScope) => ({
  moduleId,
  zoneId: JSON.stringify([zoneId]),
});

/**
 * Items of a store, a page of `limit` items at a time. `offset` is the number of the page, from 1.
 * `categoryId` is 0 for all categories.
 */
export async function fetchStoreItems(
  store: StoreScope,
  categoryId: number,
  offset: number,
  limit: number,
  diet: ItemFilters['diet'],
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const call = client.GET('/api/v1/items/latest', {
    params: {
      header: storeHeader(store),
      query: {
        store_id: String(store.id),
        category_id: String(categoryId),
        limit,
        offset,
        type: diet ?? 'all',
      },
    },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/** Stores that the signed-in customer has ordered from, the latest first. */
export async function fetchVisitedStores(signal?: AbortSignal): Promise<Store[]> {
  const call = client.GET('/api/v1/customer/visit-again', { signal: patience(signal) });
  return asList(await answer(call, signal)).map(readStore);
}
