import { storeDiscountRuns } from './discount.ts';
import type { TripType, Vehicle } from './domain.ts';
import { hasRate, offersTrip, priceTrip, rentalLine, type TripTotals } from './rentalPrice.ts';
import type { TripPlan } from './tripPlan.ts';
import type { WallClock } from './wallClock.ts';

/** What a vehicle costs: its rate, and the whole trip once that can be told (RENT-03). */
export interface VehiclePrice {
  /** What the rate is of: the trip's type where the vehicle offers it, else the one it offers. */
  type: TripType;
  /** Of an hour or a km; null: the server did not say it. */
  rate: number | null;
  /** Of the planned trip; null while its length or the rate is unknown, or when it is not offered. */
  estimate: TripTotals | null;
}

/** What the shop adds to the price of every trip, and how it counts. */
export interface ShopTerms {
  now: WallClock;
  digits: number;
  taxIncluded: boolean;
  /** Null when it is not known. */
  additionalCharge: number | null;
}

/**
 * The price of so many vehicles for a trip: "Start From" its rate, or an estimate (RENT-03). The
 * estimate is what a trip cart with just these vehicles costs, tax and additional charge inside.
 */
export function vehiclePrice(
  vehicle: Vehicle,
  plan: Pick<TripPlan, 'type' | 'hours' | 'way'>,
  { now, additionalCharge, ...shop }: ShopTerms,
  quantity = 1,
): VehiclePrice {
  const offered = offersTrip(vehicle, plan.type);
  const type: TripType = offered ? plan.type : vehicle.hourly ? 'hourly' : 'distance_wise';
  const line = rentalLine(vehicle, type, quantity);
  const { taxPercent } = vehicle.provider;
  const isCharged = taxPercent !== null && additionalCharge !== null;
  if (!offered || !isCharged || !hasRate(line) || (type === 'distance_wise' && plan.way === null)) {
    return { type, rate: line.rate, estimate: null };
  }
  const terms = vehicle.provider.discount;
  const estimate = priceTrip({
    trip: { type, hours: plan.hours, distanceKm: plan.way?.distanceKm ?? 0 },
    lines: [line],
    providerDiscount: terms !== null && storeDiscountRuns(terms, now) ? terms : null,
    coupon: null,
    taxPercent,
    additionalCharge,
    ...shop,
  });
  return { type, rate: line.rate, estimate };
}
