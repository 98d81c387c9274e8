import { queryOptions } from '@tanstack/react-query';
import { fetchLanding } from '../api/site/calls.ts';

const HOUR = 60 * 60 * 1000;

/** The query of the texts of the landing page and the footer. */
export const landingQuery = () =>
  queryOptions({
    queryKey: ['landing'],
    queryFn: ({ signal }) => fetchLanding(signal),
    staleTime: HOUR,
    meta: { public: true },
  });
