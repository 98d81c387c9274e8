import { queryOptions } from '@tanstack/react-query';
import { fetchCoupons } from '../api/checkout.ts';

/** Coupons to choose from in a module. */
export const couponsQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['coupons', moduleId],
    queryFn: ({ signal }) => fetchCoupons(signal),
    staleTime: 60_000,
  });
