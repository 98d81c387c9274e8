import type { Page } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import { asNumber, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** What an address names: the slug where there is one, else the id. */
type Named = string;

/** As many rows as backends answer at once. */
const MANY = 200;

const readNamed = (row: unknown): Named => {
  const { id, slug } = asObject<Pick<Wire['Store'], 'id' | 'slug'>>(row);
  return asText(slug) || String(asNumber(id));
};

/** A store as an address names it. */
interface NamedStore {
  id: number;
  name: Named;
}

const readNamedStore = (row: unknown): NamedStore => ({
  id: asNumber(asObject<Pick<Wire['Store'], 'id'>>(row).id),
  name: readNamed(row),
});

/** The stores of the module and zones that the call carries, a page at a time. */
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

/** An item as an address names it, and the store it is of. */
export interface NamedItem {
  name: Named;
  storeId: number;
}

const readNamedItem = (row: unknown): NamedItem => ({
  name: readNamed(row),
  storeId: asNumber(asObject<Pick<Wire['Item'], 'store_id'>>(row).store_id),
});

/** The items of the module and zones that the call carries, a page at a time. */
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
