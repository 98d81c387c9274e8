import { queryOptions } from '@tanstack/react-query';
import { fetchLanding } from '../api/site/calls.ts';

const HOUR = 60 * 60 * 1000;

/** Texts of the landing page and footer. */
export const landingQuery = () =>
  queryOptions({
    queryKey: ['landing'],
    queryFn: ({ signal }) => fetchLanding(signal),
    staleTime: HOUR,
    meta: { public: true },
  });
