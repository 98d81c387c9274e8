import type { Campaign, Item, Page, Store } from '../../../machines/rules/domain.ts';
import { withoutUndefined, page, storeHeader, type ItemFilters, type StoreScope } from './calls.ts';
import { answer, client, patience } from '../client.ts';
import { CallError } from '../failure.ts';
import { readCampaign, readItem, readStore } from './read.ts';
import { readPage } from '../envelope.ts';
import { asList, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * Items of a category, by its id or slug, a page at a time. `offset` is the number of the page,
 * from 1.
 */
export async function fetchCategoryItems(
  category: string,
  offset: number,
  diet: ItemFilters['diet'],
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const call = client.GET('/api/v1/categories/items/{category_id}', {
    params: { path: { category_id: category }, query: { ...page(offset), type: diet ?? 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/**
 * Stores that sell items of a category, by its id or slug, a page at a time. `offset` is the number
 * of the page, from 1.
 */
export async function fetchCategoryStores(
  category: string,
  offset: number,
  diet: ItemFilters['diet'],
  signal?: AbortSignal,
): Promise<Page<Store>> {
  const call = client.GET('/api/v1/categories/stores/{category_id}', {
    params: { path: { category_id: category }, query: { ...page(offset), type: diet ?? 'all' } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'stores', offset, readStore);
}

/** A basic campaign (a promotion that stores join) with its stores. */
export async function fetchCampaign(id: number, signal?: AbortSignal): Promise<Campaign> {
  const call = client.GET('/api/v1/campaigns/basic-campaign-details', {
    params: { query: { basic_campaign_id: id } },
    signal: patience(signal),
  });
  const body = await answer(call, signal);
  if (asObject<Wire['Campaign']>(body).id === undefined) {
    throw new CallError({ kind: 'notFound', status: 404, entries: [] });
  }
  return readCampaign(body);
}

const namesText = (names: string[] | '' | undefined): string | undefined =>
  names === undefined || names.length === 0 ? undefined : JSON.stringify(names);

const searchQuery = (filters: ItemFilters, offset: number, storeId?: number) => ({
  ...page(offset),
  type: filters.diet ?? ('all' as const),
  ...withoutUndefined({
    store_id: storeId,
    category_ids: filters.categoryIds?.length ? JSON.stringify(filters.categoryIds) : undefined,
    filter: filters.filter?.length ? JSON.stringify(filters.filter) : undefined,
    rating_count: filters.minRating,
    min_price: filters.minPrice,
    max_price: filters.maxPrice,
    without_allergies: namesText(filters.withoutAllergies),
    nutritions: namesText(filters.nutrition && [filters.nutrition]),
    generic_names: namesText(filters.genericName && [filters.genericName]),
  }),
});

/** The filters of items by composition: allergens, nutrition, or generic names of medicines. */
export type CompositionKind = 'allergy' | 'nutrition' | 'generic';

/**
 * The names that a filter by composition offers, such as all allergens of the module's items, each
 * once, in the server's alphabetical order.
 */
export async function fetchNames(kind: CompositionKind, signal?: AbortSignal): Promise<string[]> {
  const options = { signal: patience(signal) };
  const calls = {
    allergy: () => client.GET('/api/v1/item/get-allergy-name-list', options),
    nutrition: () => client.GET('/api/v1/item/get-nutrition-name-list', options),
    generic: () => client.GET('/api/v1/item/get-generic-name-list', options),
  };
  const names = asList(await answer(calls[kind](), signal)).map((name) => asText(name));
  return [...new Set(names)].filter((name) => name !== '');
}

/**
 * Items that match a name and filters, of one store or all, a page at a time. `offset` is the
 * number of the page, from 1. Without a name it calls `items/get-products`, because backends refuse
 * an `items/search` without one (wire facts 7.3).
 */
export async function searchItems(
  filters: ItemFilters,
  offset: number,
  store?: StoreScope,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const query = searchQuery(filters, offset, store?.id);
  const header = store === undefined ? {} : { header: storeHeader(store) };
  const options = { signal: patience(signal) };
  const name = filters.name?.trim() ?? '';
  const call =
    name === ''
      ? client.GET('/api/v1/items/get-products', {
          params: { query: { ...query, data_type: 'searched' }, ...header },
          ...options,
        })
      : client.GET('/api/v1/items/search', {
          params: { query: { ...query, name }, ...header },
          ...options,
        });
  return readPage(await answer(call, signal), 'products', offset, (row) => readItem(row));
}

/**
 * Stores that match a name, rating and `filter`, a page at a time. `offset` is the number of the
 * page, from 1. For stores `filter` also takes `nearby`, `free_delivery` and `open`.
 */
export async function searchStores(
  filters: ItemFilters,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<Store>> {
  const call = client.GET('/api/v1/stores/get-data', {
    params: {
      query: {
        data_type: 'searched',
        ...page(offset),
        type: filters.diet ?? ('all' as const),
        ...withoutUndefined({
          name: filters.name || undefined,
          filter: filters.filter?.length ? JSON.stringify(filters.filter) : undefined,
          rating_count: filters.minRating,
        }),
      },
    },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'stores', offset, readStore);
}
