import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../machines/rules/domain.ts';
import { fetchDirections } from '../api/place/directions.ts';

/**
 * The query of the route along the streets between two points, for a map. When there is no route
 * its list of points is empty, which is not an error.
 */
export const drivingRouteQuery = (from: LatLng, to: LatLng) =>
  queryOptions({
    queryKey: ['drivingRoute', from, to],
    queryFn: ({ signal }) => fetchDirections(from, to, signal),
    staleTime: Infinity,
  });
