import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchOwnerPage, type OwnerPageName } from '../api/site/ownerPages.ts';
import { fetchTestimonials } from '../api/site/testimonials.ts';

/**
 * The query of a page that the shop's owner wrote, as HTML. It is cached for an hour, because it
 * changes rarely.
 */
export const ownerPageQuery = (name: OwnerPageName) =>
  queryOptions({
    queryKey: ['owner-page', name],
    queryFn: ({ signal }) => fetchOwnerPage(name, signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });

/** The query of the testimonials about the shop. */
export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials'],
    queryFn: ({ signal }) => fetchTestimonials(signal),
    staleTime: HOUR_MS,
  });
