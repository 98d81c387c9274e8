import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../machines/rules/domain.ts';
import { fetchDirections } from '../api/place/directions.ts';

/**
 * The route along the streets between two points, for a map; without points when there is none, which
 * is not an error.
 */
export const wayQuery = (from: LatLng, to: LatLng) =>
  queryOptions({
    queryKey: ['way', from, to],
    queryFn: ({ signal }) => fetchDirections(from, to, signal),
    staleTime: Infinity,
  });
