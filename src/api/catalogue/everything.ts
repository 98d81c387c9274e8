import type { Page } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import { asNumber, asObject, asText } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** What an address names: the slug where there is one, else the id. */
export type Named = string;

/** As many rows as backends answer at once. */
const MANY = 200;

const readNamed = (row: unknown): Named => {
  const { id, slug } = asObject<Pick<Wire['Store'], 'id' | 'slug'>>(row);
  return asText(slug) || String(asNumber(id));
};

/** The stores of the module and zones that the call carries, a page at a time. */
export async function fetchStoreNames(offset: number, signal?: AbortSignal): Promise<Page<Named>> {
  const call = client.GET('/api/v1/stores/get-stores/{filter_data}', {
    params: { path: { filter_data: 'all' }, query: { limit: MANY, offset } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'stores', offset, readNamed);
}

/** The items of the module and zones that the call carries, a page at a time. */
export async function fetchItemNames(offset: number, signal?: AbortSignal): Promise<Page<Named>> {
  const call = client.GET('/api/v1/items/get-products', {
    params: { query: { data_type: 'new', limit: MANY, offset } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'products', offset, readNamed);
}
