import { storeDiscountRuns } from './discount.ts';
import type { TripType, Vehicle } from './domain.ts';
import { hasRate, offersTrip, priceTrip, rentalLine, type TripTotals } from './rentalPrice.ts';
import type { TripPlan } from './tripPlan.ts';
import type { WallClock } from './wallClock.ts';

/**
 * The price of a vehicle: its rate, and the total of the trip once it can be computed (RENT-03).
 */
export interface VehiclePrice {
  /**
   * The type that the rate is for: the trip's where the vehicle offers it, else the one that it
   * offers.
   */
  type: TripType;
  /** Of an hour or a km; null: the server did not send it. */
  rate: number | null;
  /**
   * For the planned trip; null while its length or the rate is unknown, or when it is not offered.
   */
  estimate: TripTotals | null;
}

/** The shop's charge on every trip, and its rounding. */
export interface ShopTerms {
  now: WallClock;
  digits: number;
  taxIncluded: boolean;
  /** Null when it is unknown. */
  additionalCharge: number | null;
}

/**
 * The price of a number of vehicles for a trip: "Start From" with its rate, or an estimate
 * (RENT-03). The estimate is the price of a trip cart with just these vehicles, including tax and
 * additional charge.
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
