import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchZoneOutlines } from '../api/place/outlines.ts';

/** The outlines of all zones. */
export const zoneOutlinesQuery = () =>
  queryOptions({
    queryKey: ['zone-outlines'],
    queryFn: ({ signal }) => fetchZoneOutlines(signal),
    staleTime: HOUR_MS,
  });
