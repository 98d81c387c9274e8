import { queryOptions } from '@tanstack/react-query';
import { fetchZoneOutlines } from '../api/place/calls.ts';

const HOUR = 60 * 60 * 1000;

/** The outlines of all zones. */
export const zoneOutlinesQuery = () =>
  queryOptions({
    queryKey: ['zone-outlines'],
    queryFn: ({ signal }) => fetchZoneOutlines(signal),
    staleTime: HOUR,
  });
