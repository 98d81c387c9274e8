import { kmOfMetres } from '../../../machines/rules/distance.ts';
import type {
  LatLng,
  Page,
  Provider,
  RentalBanner,
  TripSettings,
  Vehicle,
  VehicleBrand,
  VehicleCategory,
  VehiclePage,
  VehicleReview,
} from '../../../machines/rules/domain.ts';
import type { VehicleFilters } from '../../../machines/rules/vehicleSearch.ts';
import { answer, client, patience } from '../client.ts';
import { readPage } from '../envelope.ts';
import { readDistanceMetres, readDurationSeconds } from '../place/readDistance.ts';
import {
  readProvider,
  readRentalBanner,
  readVehicle,
  readVehicleGroup,
  readVehiclePage,
  readVehicleReview,
} from './read.ts';
import { requiredCount } from '../required.ts';
import { asList, asObject } from '../scalars.ts';
import type { AnswerTo, Wire } from '../wire.ts';
import { writeTripTime } from './write.ts';

/** How many vehicles one request asks for. */
const VEHICLES_A_PAGE = 24;

/**
 * The part of a trip that a search for vehicles depends on. `hours` is the length of an hourly trip.
 */
export type SearchedTrip = Pick<TripSettings, 'type' | 'pickup' | 'pickupAt' | 'hours'>;

const listed = (values: readonly (string | number)[] | undefined): string | undefined =>
  values === undefined || values.length === 0 ? undefined : JSON.stringify(values);

/** The query without undefined and empty fields. */
const withoutEmpty = <T extends object>(query: T) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };

const filterQuery = (trip: SearchedTrip | null, filters: VehicleFilters, page: number) => ({
  ...withoutEmpty({
    name: filters.name?.trim(),
    pickup_location:
      trip === null ? undefined : JSON.stringify({ lat: trip.pickup.lat, lng: trip.pickup.lng }),
    date: trip === null || trip.pickupAt === null ? undefined : writeTripTime(trip.pickupAt),
    duration: trip?.type === 'hourly' ? trip.hours : undefined,
    min_price: filters.minPrice,
    max_price: filters.maxPrice,
    sortby_price: filters.sortByPrice,
    top_rated: filters.topRated === true ? (1 as const) : undefined,
    category_ids: listed(filters.categoryIds),
    brand_ids: listed(filters.brandIds),
    seating_capacity: listed(filters.seats),
    air_condition: filters.airCondition === true ? '1' : undefined,
    no_air_condition: filters.airCondition === false ? '1' : undefined,
    transmission_type: listed(filters.transmissions),
    vehicle_type: listed(filters.types),
    fuel_type: listed(filters.fuels),
  }),
  limit: VEHICLES_A_PAGE,
  offset: page,
});

/**
 * Vehicles for a trip, or those of all trip types when `trip` is null; `page` counts from 1
 * (API-36).
 */
export async function fetchVehicles(
  trip: SearchedTrip | null,
  filters: VehicleFilters,
  page: number,
  signal?: AbortSignal,
): Promise<VehiclePage> {
  const query = {
    ...filterQuery(trip, filters, page),
    ...(trip === null ? {} : { trip_type: trip.type }),
  };
  const call = client.GET('/api/v1/rental/vehicle/search', {
    params: { query },
    signal: patience(signal),
  });
  return readVehiclePage(await answer(call, signal), page);
}

/** Vehicles of one provider (API-37). */
export async function fetchProviderVehicles(
  providerId: number,
  filters: VehicleFilters,
  page: number,
  signal?: AbortSignal,
): Promise<VehiclePage> {
  const call = client.GET('/api/v1/rental/vehicle/get-provider-vehicles', {
    params: {
      query: {
        ...filterQuery(null, filters, page),
        provider_id: providerId,
        trip_type: 'provider_wise',
      },
    },
    signal: patience(signal),
  });
  return readVehiclePage(await answer(call, signal), page);
}

/** Best rated vehicles (API-36). */
export async function fetchTopRatedVehicles(
  page: number,
  signal?: AbortSignal,
): Promise<Page<Vehicle>> {
  const call = client.GET('/api/v1/rental/vehicle/top-rated', {
    params: { query: { limit: VEHICLES_A_PAGE, offset: page } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'vehicles', page, readVehicle);
}

const everyGroup = { limit: 100, offset: 1 };

/** Categories of vehicles; the server sends them in a field named `vehicles` (wire facts 18.10). */
export async function fetchVehicleCategories(signal?: AbortSignal): Promise<VehicleCategory[]> {
  const call = client.GET('/api/v1/rental/vehicle/category-list', {
    params: { query: everyGroup },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'vehicles', 1, readVehicleGroup).rows;
}

/** Brands of vehicles. */
export async function fetchVehicleBrands(signal?: AbortSignal): Promise<VehicleBrand[]> {
  const call = client.GET('/api/v1/rental/vehicle/brand-list', {
    params: { query: everyGroup },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'brands', 1, readVehicleGroup).rows;
}

/**
 * A vehicle by id or slug; unknown ones, and those of another module, reject as not found (API-37).
 * @param moduleId the rental module; left out, the current module
 * @throws CallError `malformed` when the answer has no id, as it is then no vehicle
 */
export async function fetchVehicle(
  idOrSlug: string,
  signal?: AbortSignal,
  moduleId?: number,
): Promise<Vehicle> {
  const call = client.GET('/api/v1/rental/vehicle/get-vehicle-details/{id}', {
    params: {
      path: { id: idOrSlug },
      ...(moduleId === undefined ? {} : { header: { moduleId } }),
    },
    signal: patience(signal),
  });
  const vehicle = await answer(call, signal);
  requiredCount(asObject<Wire['Vehicle']>(vehicle).id);
  return readVehicle(vehicle);
}

/** How many reviews one request asks for. */
const REVIEWS_A_PAGE = 10;

/** Reviews of a vehicle, a page at a time. */
export async function fetchVehicleReviews(
  vehicleId: number,
  page: number,
  signal?: AbortSignal,
): Promise<Page<VehicleReview>> {
  const call = client.GET('/api/v1/rental/vehicle/reviews/{vehicle_id}', {
    params: { path: { vehicle_id: vehicleId }, query: { limit: REVIEWS_A_PAGE, offset: page } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'reviews', page, readVehicleReview);
}

/**
 * A provider by id or slug; unknown ones reject as not found (API-37).
 * @throws CallError `malformed` when the answer has no id, as it is then no provider
 */
export async function fetchProvider(idOrSlug: string, signal?: AbortSignal): Promise<Provider> {
  const call = client.GET('/api/v1/rental/provider/get-provider-details/{id}', {
    params: { path: { id: idOrSlug } },
    signal: patience(signal),
  });
  const provider = await answer(call, signal);
  requiredCount(asObject<Wire['RentalProvider']>(provider).id);
  return readProvider(provider);
}

/** Reviews of a provider's vehicles, a page at a time. */
export async function fetchProviderReviews(
  idOrSlug: string,
  page: number,
  signal?: AbortSignal,
): Promise<Page<VehicleReview>> {
  const call = client.GET('/api/v1/rental/provider/get-provider-reviews/{id}', {
    params: { path: { id: idOrSlug }, query: { limit: REVIEWS_A_PAGE, offset: page } },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'reviews', page, readVehicleReview);
}

/** How many providers one request asks for (CAT-06). */
const PROVIDERS_A_PAGE = 12;

/** The newest providers, or those booked most; `page` counts from 1 (API-27, CAT-06, CAT-07). */
export async function fetchProviders(
  kind: 'latest' | 'popular',
  page: number,
  signal?: AbortSignal,
): Promise<Page<Provider>> {
  const query = { type: 'all' as const, limit: PROVIDERS_A_PAGE, offset: page };
  const options = { params: { query }, signal: patience(signal) };
  const call =
    kind === 'latest'
      ? client.GET('/api/v1/rental/provider/latest', options)
      : client.GET('/api/v1/rental/provider/popular', options);
  return readPage(await answer(call, signal), 'stores', page, readProvider);
}

/** Banners of the rental home (API-36). */
export async function fetchRentalBanners(signal?: AbortSignal): Promise<RentalBanner[]> {
  const call = client.GET('/api/v1/rental/banners', { signal: patience(signal) });
  return asList(asObject<AnswerTo<'listRentalBanners'>>(await answer(call, signal)).banners).map(
    readRentalBanner,
  );
}

/**
 * The length in km and the driving time in whole hours of the route along roads between two points.
 * Null when the service finds no route: the trip then uses the straight line between the points
 * (DATA-23, RENT-17, RENT-18, PRICE-16).
 */
export async function fetchTripRoute(
  from: LatLng,
  to: LatLng,
  signal?: AbortSignal,
): Promise<{ distanceKm: number; drivingHours: number } | null> {
  const call = client.GET('/api/v1/config/distance-api', {
    params: {
      query: {
        origin_lat: from.lat,
        origin_lng: from.lng,
        destination_lat: to.lat,
        destination_lng: to.lng,
        mode: 'DRIVE',
      },
    },
    signal: patience(signal),
  });
  const body = await answer(call, signal);
  const metres = readDistanceMetres(body);
  if (metres === null) return null;
  const seconds = readDurationSeconds(body) ?? 0;
  return { distanceKm: kmOfMetres(metres), drivingHours: Math.floor(seconds / 3600) };
}
