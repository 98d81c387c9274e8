import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchTrips, type TripFilter } from '../../api/rental/trips.ts';

const TRIPS_A_PAGE = 10;

/**
 * Infinite query for the booked trips of a rental module, or of all of them (null). Trips change,
 * so it loads again whenever a list is shown.
 */
export const tripsQuery = (which: TripFilter, moduleId: number | null) =>
  infiniteQueryOptions({
    queryKey: ['trips', which, moduleId],
    queryFn: ({ pageParam, signal }) => fetchTrips(which, pageParam, moduleId, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * TRIPS_A_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
