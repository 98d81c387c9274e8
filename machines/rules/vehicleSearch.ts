import type { TripSettings } from './domain.ts';

/** Filters and order of a list of vehicles; an absent filter does not apply (API-36). */
export interface VehicleFilters {
  name?: string;
  categoryIds?: number[];
  brandIds?: number[];
  /** Per hour or per km, by the type of the trip. */
  minPrice?: number;
  maxPrice?: number;
  /** Ranges such as `1-4`. */
  seats?: string[];
  /** True: only vehicles with air condition; false: only those without. */
  airCondition?: boolean;
  transmissions?: string[];
  types?: string[];
  fuels?: string[];
  topRated?: boolean;
  sortByPrice?: 'asc' | 'desc';
}

interface Search {
  filters: VehicleFilters;
  trip: Pick<TripSettings, 'type' | 'pickup' | 'pickupAt'> | null;
}

const decisive = ({ filters, trip }: Search): string =>
  JSON.stringify([
    Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)),
    trip === null ? null : [trip.type, trip.pickup.lat, trip.pickup.lng, trip.pickupAt],
  ]);

/** Whether two searches have the same results: the duration of a trip does not filter vehicles. */
export function isSameSearch(a: Search, b: Search): boolean {
  return decisive(a) === decisive(b);
}
