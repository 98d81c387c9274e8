import type { Trip, TripLine, Vehicle } from './domain.ts';
import { hasRate, offersTrip, rentalLine, rentalLinePrice } from './rentalPrice.ts';

/** What is not as it was when a vehicle was booked; prices are of one vehicle for the trip. */
export type TripChange =
  | { kind: 'gone' }
  | { kind: 'taken' }
  | { kind: 'otherTrips' }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'price'; from: number; to: number };

/** A line of a trip, and what would come of it today. */
export interface TripLineToday {
  line: TripLine;
  /** null: it cannot be rented. The price is of one for the same trip; null when it is not known. */
  now: { vehicle: Vehicle; quantity: number; price: number | null } | null;
  changes: TripChange[];
}

type Terms = Pick<Trip, 'type' | 'hours' | 'distanceKm'>;

/** What one of a vehicle costs today for a trip as long or as far; null when either is not known. */
function priceToday(vehicle: Vehicle, trip: Terms, digits: number): number | null {
  const { type, hours, distanceKm } = trip;
  const one = rentalLine(vehicle, type, 1);
  const extent = type === 'hourly' ? hours : distanceKm;
  if (!hasRate(one) || extent === null) return null;
  return rentalLinePrice(one, { type, hours: extent, distanceKm: extent }, digits);
}

/**
 * What a booked vehicle would be today: withdrawn, taken by others, no longer rented out for such
 * trips, fewer of it, dearer or cheaper. `vehicle` is null once the provider no longer has it.
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
  if (!offersTrip(vehicle, trip.type)) return lost('otherTrips');
  if (vehicle.available < 1) return lost('taken');
  const wanted = line.quantity ?? 1;
  const quantity = Math.min(wanted, vehicle.available);
  const price = priceToday(vehicle, trip, digits);
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
