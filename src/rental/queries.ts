import {
  hashKey,
  infiniteQueryOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { rentalSearchMachine } from '../../machines/rental/rentalSearch.machine.ts';
import type { VehicleQuery } from '../../machines/rules/vehicleSearch.ts';
import type { VehiclePage } from '../../machines/rules/domain.ts';
import { MINUTE_MS } from '../../machines/rules/durations.ts';
import {
  fetchProvider,
  fetchProviderReviews,
  fetchProviders,
  fetchProviderVehicles,
  fetchRentalBanners,
  fetchTopRatedVehicles,
  fetchVehicle,
  fetchVehicleBrands,
  fetchVehicleCategories,
  fetchVehicleReviews,
  fetchVehicles,
} from '../api/rental/calls.ts';
import { nextPage, nextStoresPage } from '../catalogue/index.ts';

const CALM = { staleTime: 5 * MINUTE_MS, meta: { public: true as const } };

/** The categories of vehicles (API-36). */
export const vehicleCategoriesQuery = () =>
  queryOptions({
    queryKey: ['vehicle-categories'],
    queryFn: ({ signal }) => fetchVehicleCategories(signal),
    ...CALM,
  });

/** The brands of vehicles (API-36). */
export const vehicleBrandsQuery = () =>
  queryOptions({
    queryKey: ['vehicle-brands'],
    queryFn: ({ signal }) => fetchVehicleBrands(signal),
    ...CALM,
  });

/** The first page of the best rated vehicles, for the home page of rental (API-36). */
export const topRatedVehiclesQuery = () =>
  queryOptions({
    queryKey: ['vehicles-top-rated'],
    queryFn: ({ signal }) => fetchTopRatedVehicles(1, signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** The banners of the home page of rental (API-36). */
export const rentalBannersQuery = () =>
  queryOptions({
    queryKey: ['rental-banners'],
    queryFn: ({ signal }) => fetchRentalBanners(signal),
    ...CALM,
  });

/** The first page of the providers that are booked most, for the home page of rental. */
export const popularProvidersQuery = () =>
  queryOptions({
    queryKey: ['rental-providers', 'home'],
    queryFn: async ({ signal }) => (await fetchProviders('popular', 1, signal)).rows,
    ...CALM,
  });

/** Infinite query for the newest providers, or those booked most (API-27, CAT-07). */
export const providersQuery = (list: 'latest' | 'popular') =>
  infiniteQueryOptions({
    queryKey: ['rental-providers', list],
    queryFn: ({ pageParam, signal }) => fetchProviders(list, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextStoresPage,
    ...CALM,
  });

/** One vehicle, by id or slug (API-37). */
export const vehicleQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['vehicle', idOrSlug],
    queryFn: ({ signal }) => fetchVehicle(idOrSlug, signal),
    staleTime: MINUTE_MS,
    meta: { public: true, subject: 'vehicle' },
  });

/** The first page of the vehicles of a category that are available for a trip. */
export const similarVehiclesQuery = (categoryId: number, trip: VehicleQuery['trip']) =>
  queryOptions({
    queryKey: [
      'vehicles-similar',
      categoryId,
      trip?.type,
      trip?.pickup,
      trip?.pickupAt,
      trip?.hours,
    ],
    queryFn: ({ signal }) => fetchVehicles(trip, { categoryIds: [categoryId] }, 1, signal),
    staleTime: MINUTE_MS,
  });

/** Infinite query for the reviews of a vehicle. */
export const vehicleReviewsQuery = (vehicleId: number) =>
  infiniteQueryOptions({
    queryKey: ['vehicle-reviews', vehicleId],
    queryFn: ({ pageParam, signal }) => fetchVehicleReviews(vehicleId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
  });

/** One provider, by id or slug (API-37). */
export const providerQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['rental-provider', idOrSlug],
    queryFn: ({ signal }) => fetchProvider(idOrSlug, signal),
    staleTime: MINUTE_MS,
    meta: { public: true },
  });

/** Infinite query for the reviews of all vehicles of a provider (API-37). */
export const providerReviewsQuery = (idOrSlug: string) =>
  infiniteQueryOptions({
    queryKey: ['rental-provider-reviews', idOrSlug],
    queryFn: ({ pageParam, signal }) => fetchProviderReviews(idOrSlug, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: MINUTE_MS,
  });

/** One page of a vehicle search; a `providerId` of null searches the vehicles of all providers. */
const vehiclesQuery = (
  providerId: number | null,
  { filters, trip, page }: VehicleQuery & { page: number },
) =>
  queryOptions({
    queryKey: ['vehicles', providerId, filters, trip, page],
    queryFn: ({ signal }) =>
      providerId === null
        ? fetchVehicles(trip, filters, page, signal)
        : fetchProviderVehicles(providerId, filters, page, signal),
    staleTime: MINUTE_MS,
  });

interface RentalSearch {
  machine: typeof rentalSearchMachine;
  /** Prefetches the first page of a search that is about to start. */
  prefetch: (query: VehicleQuery) => void;
}

/**
 * The statechart of the vehicle search, connected to server and cache. When the customer comes
 * back, a recent result is shown at once. The search uses the reply that `prefetch` has prefetched,
 * even a failed one, so that one press causes one request.
 * @param providerId the provider whose vehicles are searched; null means all providers
 */
export function wireRentalSearch(client: QueryClient, providerId: number | null): RentalSearch {
  let ahead: { name: string; reply: Promise<VehiclePage> } | null = null;
  const ask = (query: VehicleQuery & { page: number }) => {
    const options = vehiclesQuery(providerId, query);
    return { name: hashKey(options.queryKey), fetch: () => client.fetchQuery(options) };
  };
  return {
    machine: rentalSearchMachine.provide({
      actors: {
        findVehicles: fromPromise<VehiclePage, VehicleQuery & { page: number }>(({ input }) => {
          const { name, fetch } = ask(input);
          const reply = ahead?.name === name ? ahead.reply : fetch();
          ahead = null;
          return reply;
        }),
      },
    }),
    prefetch: (query) => {
      const { name, fetch } = ask({ ...query, page: 1 });
      const reply = fetch();
      // The search itself shows the failure.
      reply.catch(() => undefined);
      ahead = { name, reply };
    },
  };
}
