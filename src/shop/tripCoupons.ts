import { queryOptions } from '@tanstack/react-query';

/**
 * Coupons to choose from for a trip, without those for free delivery. The calls of trips are lazy,
 * because this area's index is in every page's first load.
 */
export const tripCouponsQuery = (moduleId: number) =>
  queryOptions({
    queryKey: ['coupons', moduleId],
    queryFn: async ({ signal }) => {
      const { fetchTripCoupons } = await import('../api/rental/trips.ts');
      const coupons = await fetchTripCoupons(signal);
      return coupons.filter(({ type }) => type !== 'free_delivery');
    },
    staleTime: 60_000,
  });
