import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchLanding } from '../api/site/calls.ts';

/** The query of the texts of the landing page and the footer. */
export const landingQuery = () =>
  queryOptions({
    queryKey: ['landing'],
    queryFn: ({ signal }) => fetchLanding(signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });
