import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../machines/rules/domain.ts';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchZones } from '../api/place/calls.ts';

/** The query of the zones that contain a point, with their delivery charges. */
export const zonesQuery = (position: LatLng) =>
  queryOptions({
    queryKey: ['zones', position.lat, position.lng],
    queryFn: ({ signal }) => fetchZones(position, signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });
