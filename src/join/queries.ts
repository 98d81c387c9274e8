import { queryOptions } from '@tanstack/react-query';
import { fetchCourierVehicles, fetchPackages, fetchPartnerTerms } from '../api/join/calls.ts';
import { fetchModules } from '../api/modules/calls.ts';

const HOUR = 60 * 60 * 1000;

/** Every module of the shop, wherever it is offered. */
export const everyModuleQuery = () =>
  queryOptions({
    queryKey: ['modules', 'everywhere'],
    queryFn: ({ signal }) => fetchModules([], signal),
    staleTime: HOUR,
    meta: { public: true },
  });

/** What the shop asks of stores that join. */
export const partnerTermsQuery = () =>
  queryOptions({
    queryKey: ['partner-terms'],
    queryFn: ({ signal }) => fetchPartnerTerms(signal),
    staleTime: HOUR,
    meta: { public: true },
  });

/** The packages for a store of a module; all of them where it is not known any more. */
export const packagesQuery = (moduleId: number | null) =>
  queryOptions({
    queryKey: ['packages', moduleId],
    queryFn: ({ signal }) => fetchPackages(moduleId, signal),
    staleTime: HOUR,
  });

/** What couriers may ride. */
export const courierVehiclesQuery = () =>
  queryOptions({
    queryKey: ['courier-vehicles'],
    queryFn: ({ signal }) => fetchCourierVehicles(signal),
    staleTime: HOUR,
    meta: { public: true },
  });
