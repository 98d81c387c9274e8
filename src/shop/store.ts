import { queryOptions } from '@tanstack/react-query';
import { fetchStore } from '../api/catalogue/calls.ts';

const MINUTE = 60 * 1000;

/** The query of a store, by its id or slug. */
export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ['store', id],
    queryFn: ({ signal }) => fetchStore(id, signal),
    staleTime: MINUTE,
    meta: { public: true, subject: true },
  });
