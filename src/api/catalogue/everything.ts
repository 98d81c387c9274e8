import type { Page } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import { asNumber, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/**
 * How the URL of a page names a store or an item: by its slug, or by its id where it has no slug.
 */
type Named = string;

/** The rows of one request, as many as backends answer at once. */
const MANY = 200;

const readNamed = (row: unknown): Named => {
  const { id, slug } = asObject<Pick<Wire['Store'], 'id' | 'slug'>>(row);
  return asText(slug) || String(asNumber(id));
};

/** A store's id, and how the URL of its page names it. */
interface NamedStore {
  id: number;
  name: Named;
}

const readNamedStore = (row: unknown): NamedStore => ({
  id: asNumber(asObject<Pick<Wire['Store'], 'id'>>(row).id),
  name: readNamed(row),
});

/**
 * The names of all stores for the sitemap, a page at a time, in the module and zones that the
 * call's headers name.
 */
export async function fetchStoreNames(
  offset: number,
  signal?: AbortSignal,
): Promise<Page<NamedStore>> {
  const call = client.GET('/api/v1/stores/get-stores/{filter_data}', {
    params: { path: { filter_data: 'all' }, query: { limit: MANY, offset } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'stores', offset, readNamedStore);
}

/** How the URL of an item's page names the item, and the store that sells it. */
export interface NamedItem {
  name: Named;
  storeId: number;
}

const readNamedItem = (row: unknown): NamedItem => ({
  name: readNamed(row),
  storeId: asNumber(asObject<Pick<Wire['Item'], 'store_id'>>(row).store_id),
});

/**
 * The names of all items for the sitemap, a page at a time, in the module and zones that the call's
 * headers name.
 */
export async function fetchItemNames(
  offset: number,
  signal?: AbortSignal,
): Promise<Page<NamedItem>> {
  const call = client.GET('/api/v1/items/get-products', {
    params: { query: { data_type: 'new', limit: MANY, offset } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, readNamedItem);
}
