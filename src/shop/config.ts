import { queryOptions } from '@tanstack/react-query';
import { fetchConfig } from '../api/place/calls.ts';

const HOUR = 60 * 60 * 1000;

/** The query of the shop's settings. They change rarely, so they are cached for an hour. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig(signal),
    staleTime: HOUR,
    // Every part of the page reads this query. When it has failed, each part that mounts would
    // repeat it, and the screen that reports the failure would give way to the page again and
    // again.
    retryOnMount: false,
    meta: { public: true },
  });
