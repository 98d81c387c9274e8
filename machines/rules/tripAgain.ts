import type { Trip, TripLine, TripType, Vehicle } from './domain.ts';
import { hasRate, offersTrip, rentalLine, rentalLinePrice } from './rentalPrice.ts';

/**
 * What would be different if a booked vehicle were booked again today:
 * - `gone`: it is no longer rented out;
 * - `taken`: none is free at present;
 * - `otherTrips`: it is no longer offered for this type of trip, by the hour or by distance;
 * - `quantity`: fewer are free than were booked;
 * - `price`: the price of one vehicle for the whole trip has changed.
 */
export type TripChange =
  | { kind: 'gone' }
  | { kind: 'taken' }
  | { kind: 'otherTrips' }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'price'; from: number; to: number };

/** A line of an earlier trip, and what can be booked today in its place. */
export interface TripLineToday {
  line: TripLine;
  /**
   * What can be booked today; null when the vehicle cannot be rented. `price` is of one vehicle for
   * the same trip, null when it is unknown.
   */
  now: { vehicle: Vehicle; quantity: number; price: number | null } | null;
  changes: TripChange[];
}

type Terms = Pick<Trip, 'type' | 'hours' | 'distanceKm'>;

/**
 * What one vehicle costs today for a trip of the same duration or distance; null when its rate, or
 * the duration or distance, is unknown.
 */
function priceToday(
  vehicle: Vehicle,
  trip: Terms & { type: TripType },
  digits: number,
): number | null {
  const { type, hours, distanceKm } = trip;
  const one = rentalLine(vehicle, type, 1);
  const extent = type === 'hourly' ? hours : distanceKm;
  if (!hasRate(one) || extent === null) return null;
  return rentalLinePrice(one, { type, hours: extent, distanceKm: extent }, digits);
}

/**
 * Compares a booked vehicle with what can be rented today: it may be withdrawn, taken by others or
 * no longer offered for such trips, there may be fewer of it, or it has another price. `vehicle` is
 * null when the provider no longer has it; `digits` are the decimals of the shop's currency.
 */
export function tripLineToday(
  line: TripLine,
  vehicle: Vehicle | null,
  trip: Terms,
  digits: number,
): TripLineToday {
  const lost = (kind: 'gone' | 'taken' | 'otherTrips'): TripLineToday => ({
    line,
    now: null,
    changes: [{ kind }],
  });
  if (vehicle === null || !vehicle.active) return lost('gone');
  const { type } = trip;
  if (type === 'day_wise' || !offersTrip(vehicle, type)) return lost('otherTrips');
  if (vehicle.available < 1) return lost('taken');
  const wanted = line.quantity ?? 1;
  const quantity = Math.min(wanted, vehicle.available);
  const price = priceToday(vehicle, { ...trip, type }, digits);
  const from = line.originalPrice;
  return {
    line,
    now: { vehicle, quantity, price },
    changes: [
      ...(quantity < wanted ? [{ kind: 'quantity' as const, from: wanted, to: quantity }] : []),
      ...(from !== null && price !== null && from !== price
        ? [{ kind: 'price' as const, from, to: price }]
        : []),
    ],
  };
}
