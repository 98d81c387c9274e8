import { queryOptions } from '@tanstack/react-query';
import { HOUR_MS } from '../../machines/rules/durations.ts';
import { fetchCourierVehicles, fetchPackages, fetchPartnerTerms } from '../api/join/calls.ts';

/** The shop's terms for stores that join: its commission and whether it sells packages. */
export const partnerTermsQuery = () =>
  queryOptions({
    queryKey: ['partner-terms'],
    queryFn: ({ signal }) => fetchPartnerTerms(signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });

/**
 * The packages that a store in a module can buy; those of all modules when the module is unknown
 * (null).
 */
export const packagesQuery = (moduleId: number | null) =>
  queryOptions({
    queryKey: ['packages', moduleId],
    queryFn: ({ signal }) => fetchPackages(moduleId, signal),
    staleTime: HOUR_MS,
  });

/** The kinds of vehicle that couriers can choose from. */
export const courierVehiclesQuery = () =>
  queryOptions({
    queryKey: ['courier-vehicles'],
    queryFn: ({ signal }) => fetchCourierVehicles(signal),
    staleTime: HOUR_MS,
    meta: { public: true },
  });
