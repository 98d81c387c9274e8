import { queryOptions } from '@tanstack/react-query';
import { fetchConfig } from '../api/place/calls.ts';

const HOUR = 60 * 60 * 1000;

/** The shop's settings; they change rarely. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig(signal),
    staleTime: HOUR,
    // Every part of the page reads it: each that appears would ask anew, and the screen that says
    // that the shop does not answer would give way to the page, again and again.
    retryOnMount: false,
    meta: { public: true },
  });
