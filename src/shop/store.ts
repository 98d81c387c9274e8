import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Store } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import { fetchStore } from '../api/catalogue/calls.ts';

/** The query of a store, by its id or slug. */
export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['store', id],
    queryFn: ({ signal }) => fetchStore(id, signal),
    staleTime: MINUTE_MS,
    meta: { public: true, subject: 'store' },
  });

/**
 * The store with this id. It is fetched only if no page has read it yet, by its id or by its slug.
 * What a page has read by the slug counts as old, so whoever shows the store fetches it again.
 */
export async function ensureStore(queries: QueryClient, id: number): Promise<Store> {
  const { queryKey } = storeQuery(String(id));
  const read = queries.getQueriesData<Store>({ queryKey: ['store'] });
  const known = read.find(([, store]) => store?.id === id)?.[1];
  if (known !== undefined && queries.getQueryData(queryKey) === undefined) {
    queries.setQueryData(queryKey, known, { updatedAt: 0 });
  }
  return queries.ensureQueryData(storeQuery(String(id)));
}
