import { infiniteQueryOptions } from '@tanstack/react-query';
import { fetchTrips, type TripKind } from '../../api/rental/trips.ts';

const TRIPS_A_PAGE = 10;

/**
 * Booked trips of a rental module, a page at a time; loaded again whenever a list is shown, because
 * trips change.
 */
export const tripsQuery = (which: TripKind, moduleId: number) =>
  infiniteQueryOptions({
    queryKey: ['trips', which, moduleId],
    queryFn: ({ pageParam, signal }) => fetchTrips(which, pageParam, moduleId, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * TRIPS_A_PAGE < total ? page + 1 : undefined),
    staleTime: 0,
  });
