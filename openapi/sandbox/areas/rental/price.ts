import { storeDiscountRuns } from '../../../../machines/rules/discount.ts';
import { priceTrip, rentalLine, type TripTotals } from '../../../../machines/rules/rentalPrice.ts';
import type { VehicleFacts } from '../../db/schema/rental.ts';
import { termsOf, type DiscountRow } from '../catalogue/serialise.ts';
import type { CouponRow } from '../checkout/coupons.ts';
import { couponForRules } from '../checkout/pricing.ts';
import type { StoredConfig } from '../place/config.ts';
import type { CheckedTrip } from './tripRequest.ts';

type RatedVehicle = Pick<
  VehicleFacts,
  'hourlyPrice' | 'distancePrice' | 'discount' | 'discountType'
>;

/**
 * The data from which a trip is priced. It comes from the database only, so that a client cannot
 * set prices.
 */
export interface PricedTrip {
  trip: Pick<CheckedTrip, 'type' | 'hours' | 'distanceKm'>;
  rows: readonly { vehicle: RatedVehicle; quantity: number }[];
  /** The provider's tax in percent. */
  tax: number;
  discount: DiscountRow | null;
  coupon: CouponRow | null;
  /** The time on the shop's clock, as `YYYY-MM-DD HH:mm`. */
  now: string;
}

/** Calculates the price of a trip (PRICE-01..06). */
export function tripTotals(
  config: Pick<
    StoredConfig,
    'digit_after_decimal_point' | 'tax_included' | 'additional_charge' | 'additional_charge_status'
  >,
  { trip, rows, tax, discount, coupon, now }: PricedTrip,
): TripTotals {
  const terms = discount === null ? null : termsOf(discount);
  return priceTrip({
    trip,
    lines: rows.map(({ vehicle, quantity }) => rentalLine(vehicle, trip.type, quantity)),
    providerDiscount: terms !== null && storeDiscountRuns(terms, now) ? terms : null,
    coupon: coupon === null ? null : couponForRules(coupon),
    taxPercent: tax,
    taxIncluded: config.tax_included === 1,
    additionalCharge: config.additional_charge_status === 1 ? config.additional_charge : 0,
    digits: config.digit_after_decimal_point,
  });
}
