import type { Page } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import { asNumber, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * The name of a store or an item in the URL of its page: its slug, or its id when it has no slug.
 */
type Named = string;

/** How many rows one request asks for. Backends do not answer more at once. */
const MANY = 200;

const readNamed = (row: unknown): Named => {
  const { id, slug } = asObject<Pick<Wire['Store'], 'id' | 'slug'>>(row);
  return asText(slug) || String(asNumber(id));
};

/** A store's id, and its name in the URL of its page. */
interface NamedStore {
  id: number;
  name: Named;
}

const readNamedStore = (row: unknown): NamedStore => ({
  id: asNumber(asObject<Pick<Wire['Store'], 'id'>>(row).id),
  name: readNamed(row),
});

/**
 * Fetches the ids and URL names of all stores of one module, for the sitemap. `offset` is the
 * number of the page, from 1. There is no parameter for the module: the API client adds the current
 * module and the zones to every call as headers, and the sitemap sets them for each module.
 */
export async function fetchStoreNames(offset: number): Promise<Page<NamedStore>> {
  const call = client.GET('/api/v1/stores/get-stores/{filter_data}', {
    params: { path: { filter_data: 'all' }, query: { limit: MANY, offset } },
    signal: patience(),
  });
  return readPage(await answer(call), 'stores', offset, readNamedStore);
}

/** An item's name in the URL of its page, and the store that sells it. */
export interface NamedItem {
  name: Named;
  storeId: number;
}

const readNamedItem = (row: unknown): NamedItem => ({
  name: readNamed(row),
  storeId: asNumber(asObject<Pick<Wire['Item'], 'store_id'>>(row).store_id),
});

/**
 * Fetches the URL names of all items of one module, each with the id of its store, for the sitemap.
 * `offset` is the number of the page, from 1. There is no parameter for the module: the API client
 * adds the current module and the zones to every call as headers, and the sitemap sets them for
 * each module.
 */
export async function fetchItemNames(offset: number): Promise<Page<NamedItem>> {
  const call = client.GET('/api/v1/items/get-products', {
    params: { query: { data_type: 'new', limit: MANY, offset } },
    signal: patience(),
  });
  return readPage(await answer(call), 'products', offset, readNamedItem);
}
