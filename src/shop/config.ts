import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchConfig } from '../api/place/calls.ts';

/** The query of the shop's settings. They change rarely, so they are cached for an hour. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig(signal),
    staleTime: HOUR_MS,
    // Every part of the page reads this query. When it has failed, each part that mounts would
    // repeat it, and the screen that reports the failure would give way to the page again and
    // again.
    retryOnMount: false,
    meta: { public: true },
  });
