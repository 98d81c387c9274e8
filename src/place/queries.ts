import { queryOptions } from '@tanstack/react-query';
import type { LatLng } from '../../machines/rules/domain.ts';
import { fetchConfig, fetchZoneOutlines, fetchZones } from '../api/place/calls.ts';
import { fetchLanding } from '../api/site/calls.ts';

const HOUR = 60 * 60 * 1000;

/** The shop's settings; they change rarely. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => fetchConfig(signal),
    staleTime: HOUR,
    // Every part of the page reads it: each that appears would ask anew, and the screen that says
    // that the shop does not answer would give way to the page, again and again.
    retryOnMount: false,
    meta: { public: true },
  });

/** Texts of the landing page and footer. */
export const landingQuery = () =>
  queryOptions({
    queryKey: ['landing'],
    queryFn: ({ signal }) => fetchLanding(signal),
    staleTime: HOUR,
    meta: { public: true },
  });

/** The zones of a point, with what they charge. */
export const zonesQuery = (position: LatLng) =>
  queryOptions({
    queryKey: ['zones', position.lat, position.lng],
    queryFn: ({ signal }) => fetchZones(position, signal),
    staleTime: HOUR,
  });

/** The outlines of all zones. */
export const zoneOutlinesQuery = () =>
  queryOptions({
    queryKey: ['zone-outlines'],
    queryFn: ({ signal }) => fetchZoneOutlines(signal),
    staleTime: HOUR,
  });
