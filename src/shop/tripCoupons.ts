import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '../../machines/rules/durations.ts';

/**
 * The query of the coupons that a customer can choose for a trip; those for free delivery are left
 * out. The API calls for trips are imported lazily, because this file is in every page's first
 * load.
 */
export const tripCouponsQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['coupons', moduleId],
    queryFn: async ({ signal }) => {
      const { fetchTripCoupons } = await import('../api/rental/trips.ts');
      const coupons = await fetchTripCoupons(signal);
      return coupons.filter(({ type }) => type !== 'free_delivery');
    },
    staleTime: MINUTE_MS,
  });
