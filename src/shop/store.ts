import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import { fetchStore } from '../api/catalogue/calls.ts';

/** The query of a store, by its id or slug. */
export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['store', id],
    queryFn: ({ signal }) => fetchStore(id, signal),
    staleTime: MINUTE_MS,
    meta: { public: true, subject: true },
  });
