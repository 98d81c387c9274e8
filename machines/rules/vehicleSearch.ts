import type { TripSettings } from './domain.ts';

/** Filters and order of a list of vehicles; an absent filter does not apply (API-36). */
export interface VehicleFilters {
  name?: string;
  categoryIds?: number[];
  brandIds?: number[];
  /** The price range, per hour or per km as the type of the trip says. */
  minPrice?: number;
  maxPrice?: number;
  /** Ranges of the number of seats, such as `1-4`. */
  seats?: string[];
  /** True: only vehicles with air condition; false: only those without. */
  airCondition?: boolean;
  transmissions?: string[];
  types?: string[];
  fuels?: string[];
  topRated?: boolean;
  sortByPrice?: 'asc' | 'desc';
}

/** What is searched for: the filters in the URL, and the planned trip. */
export interface VehicleQuery {
  filters: VehicleFilters;
  /** The part of a trip that decides which vehicles are free; null before a pickup is known. */
  trip: Pick<TripSettings, 'type' | 'pickup' | 'pickupAt' | 'hours'> | null;
}

const decisive = ({ filters, trip }: VehicleQuery): string =>
  JSON.stringify([
    Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)),
    trip === null ? null : [trip.type, trip.pickup.lat, trip.pickup.lng, trip.pickupAt, trip.hours],
  ]);

/**
 * Whether two searches find the same vehicles (API-36). The duration is compared too, because a
 * vehicle that is free for one hour may be booked in the next. The destination is not compared: it
 * only changes the estimated prices.
 */
export function isSameSearch(a: VehicleQuery, b: VehicleQuery): boolean {
  return decisive(a) === decisive(b);
}
