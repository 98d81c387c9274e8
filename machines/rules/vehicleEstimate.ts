import { storeDiscountRuns } from './discount.ts';
import type { TripType, Vehicle } from './domain.ts';
import { hasRate, offersTrip, priceTrip, rentalLine, type TripTotals } from './rentalPrice.ts';
import type { TripPlan } from './tripPlan.ts';
import type { WallClock } from './wallClock.ts';

/**
 * The price of a vehicle: its rate, and the total of the planned trip once it can be computed
 * (RENT-03).
 */
export interface VehiclePrice {
  /**
   * The type of trip that the rate is for: the planned one if the vehicle offers it, otherwise the
   * one that it offers.
   */
  type: TripType;
  /** The price per hour or per km, as `type` says; null when the server did not send it. */
  rate: number | null;
  /**
   * The total of the planned trip; null while its length or a price is unknown, or when the vehicle
   * is not offered for such trips.
   */
  estimate: TripTotals | null;
}

/** The shop's settings and the present time, on which the price of every trip depends. */
export interface ShopTerms {
  now: WallClock;
  digits: number;
  taxIncluded: boolean;
  /** The shop's additional charge for each trip; null when it is unknown. */
  additionalCharge: number | null;
}

/**
 * The price of a number of equal vehicles for a trip: the rate for a "Start From" label, and an
 * estimate of the total (RENT-03). The estimate equals the price of a trip cart with just these
 * vehicles, including tax and additional charge.
 */
export function vehiclePrice(
  vehicle: Vehicle,
  plan: Pick<TripPlan, 'type' | 'hours' | 'route'>,
  { now, additionalCharge, ...shop }: ShopTerms,
  quantity = 1,
): VehiclePrice {
  const offered = offersTrip(vehicle, plan.type);
  const type: TripType = offered ? plan.type : vehicle.hourly ? 'hourly' : 'distance_wise';
  const line = rentalLine(vehicle, type, quantity);
  const { taxPercent } = vehicle.provider;
  const isCharged = taxPercent !== null && additionalCharge !== null;
  if (
    !offered ||
    !isCharged ||
    !hasRate(line) ||
    (type === 'distance_wise' && plan.route === null)
  ) {
    return { type, rate: line.rate, estimate: null };
  }
  const terms = vehicle.provider.discount;
  const estimate = priceTrip({
    trip: { type, hours: plan.hours, distanceKm: plan.route?.distanceKm ?? 0 },
    lines: [line],
    providerDiscount: terms !== null && storeDiscountRuns(terms, now) ? terms : null,
    coupon: null,
    taxPercent,
    additionalCharge,
    ...shop,
  });
  return { type, rate: line.rate, estimate };
}
