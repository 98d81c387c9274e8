import { queryOptions } from '@tanstack/react-query';
import { fetchOwnerPage, type OwnerPageName } from '../api/site/calls.ts';
import { fetchTestimonials } from '../api/site/testimonials.ts';

/** A page that the owner wrote, as HTML; it changes rarely. */
export const ownerPageQuery = (name: OwnerPageName) =>
  queryOptions({
    queryKey: ['owner-page', name],
    queryFn: ({ signal }) => fetchOwnerPage(name, signal),
    staleTime: 60 * 60 * 1000,
    meta: { public: true },
  });

/** Testimonials about the shop. */
export const testimonialsQuery = () =>
  queryOptions({
    queryKey: ['testimonials'],
    queryFn: ({ signal }) => fetchTestimonials(signal),
    staleTime: 60 * 60 * 1000,
  });
