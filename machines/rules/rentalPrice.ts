import { couponDiscount } from './coupon.ts';
import { discountOn } from './discount.ts';
import type { Coupon, DiscountType, StoreDiscount, TripType, Vehicle } from './domain.ts';
import { roundMoney, subtract, sum, times } from './money.ts';
import { taxOf, type TaxAnswer, type TaxState } from './tax.ts';

/** The duration or distance of a trip: its type decides which of the two counts. */
export interface TripExtent {
  type: TripType;
  hours: number;
  distanceKm: number;
}

/** The price data of one line of a trip: a number of equal vehicles. */
export interface RentalLine<Rate extends number | null = number> {
  /** Per hour or per km, by the trip's type; null: the server did not send it. */
  rate: Rate;
  quantity: number;
  discount: number;
  discountType: DiscountType;
}

export interface TripInput {
  trip: TripExtent;
  lines: readonly RentalLine[];
  /** The provider's discount while it applies, else null. */
  providerDiscount: Pick<
    StoreDiscount,
    'discount' | 'discountType' | 'minPurchase' | 'maxDiscount'
  > | null;
  coupon: Coupon | null;
  /** Undefined where the server computes the tax of each trip. */
  taxPercent: number | null | undefined;
  taxIncluded: boolean;
  /** The tax that the server computed, for a provider without a percentage. */
  tax?: TaxAnswer | null;
  additionalCharge: number;
  digits: number;
}

export interface TripTotals {
  subtotal: number;
  /** The vehicles' own discounts; 0 when the provider's applies. */
  vehicleDiscount: number;
  providerDiscount: number;
  couponDiscount: number;
  tax: number;
  taxIncluded: boolean;
  taxState: TaxState;
  /** The amount before tax, for which the server computes the tax. */
  untaxed: number;
  additionalCharge: number;
  total: number;
  savings: number;
}

/** Whether a vehicle is offered for a type of trip (RENT-20). */
export function offersTrip(vehicle: Pick<Vehicle, 'hourly' | 'byDistance'>, type: TripType) {
  return type === 'hourly' ? vehicle.hourly : vehicle.byDistance;
}

/**
 * Whether the rate of a vehicle is known: without it, the vehicle can be neither priced nor rented.
 */
export const hasRate = (line: RentalLine<number | null>): line is RentalLine => line.rate !== null;

interface RatedVehicle<Rate> extends Pick<Vehicle, 'discount' | 'discountType'> {
  hourlyPrice: Rate;
  distancePrice: Rate;
}

/** A vehicle with the rate that the type of the trip uses: by the hour or by the km. */
export function rentalLine<Rate extends number | null>(
  vehicle: RatedVehicle<Rate>,
  type: TripType,
  quantity: number,
): RentalLine<Rate> {
  return {
    rate: type === 'hourly' ? vehicle.hourlyPrice : vehicle.distancePrice,
    quantity,
    discount: vehicle.discount,
    discountType: vehicle.discountType,
  };
}

/** The hours of an hourly trip, or the kilometres of one by distance. */
function extentOf(trip: TripExtent): number {
  return trip.type === 'hourly' ? trip.hours : trip.distanceKm;
}

/** Price of a vehicle for the trip: rate × hours or km, rounded, × quantity (PRICE-01). */
export function rentalLinePrice(line: RentalLine, trip: TripExtent, digits: number): number {
  return times(times(line.rate, extentOf(trip), digits), line.quantity, digits);
}

/**
 * The vehicles' own discount on a line: a percentage of its price, or an amount for each vehicle,
 * not for each hour (PRICE-02, PRICE-03).
 */
export function rentalLineDiscount(line: RentalLine, trip: TripExtent, digits: number): number {
  const one = times(line.rate, extentOf(trip), digits);
  return times(discountOn(one, line.discount, line.discountType, digits), line.quantity, digits);
}

const isReached = (minimum: number | null, subtotal: number): boolean =>
  minimum !== null && subtotal >= minimum;

/**
 * The price of a trip: vehicles, then the provider's discount when its minimum is reached, up to
 * its cap, else the vehicles' own (PRICE-04, OPEN-20), coupon, tax, additional charge. Each of
 * these is rounded once: price and discount of one vehicle, provider's discount, coupon, tax,
 * charge.
 */
export function priceTrip(input: TripInput): TripTotals {
  const { trip, lines, providerDiscount: terms, digits } = input;
  const subtotal = sum(lines.map((line) => rentalLinePrice(line, trip, digits)));
  const byProvider = terms !== null && terms.discount > 0 && isReached(terms.minPurchase, subtotal);
  const providerFull = byProvider
    ? discountOn(subtotal, terms.discount, terms.discountType, digits)
    : 0;
  const providerDiscount =
    byProvider && terms.maxDiscount > 0
      ? Math.min(providerFull, roundMoney(terms.maxDiscount, digits))
      : providerFull;
  const vehicleDiscount = byProvider
    ? 0
    : sum(lines.map((line) => rentalLineDiscount(line, trip, digits)));
  const discounted = subtract(subtotal, sum([providerDiscount, vehicleDiscount]));
  const byCoupon = input.coupon === null ? 0 : couponDiscount(input.coupon, discounted, digits);
  const base = subtract(discounted, byCoupon);
  const additionalCharge = roundMoney(Math.max(input.additionalCharge, 0), digits);
  const untaxed = sum([base, additionalCharge]);
  const byServer = input.tax?.untaxed === untaxed ? input.tax.answer : null;
  const taxTerms = { percent: input.taxPercent, included: input.taxIncluded, byServer };
  const tax = taxOf(base, taxTerms, digits);
  return {
    subtotal,
    vehicleDiscount,
    providerDiscount,
    couponDiscount: byCoupon,
    ...tax,
    untaxed,
    additionalCharge,
    total: sum([untaxed, tax.taxIncluded ? 0 : tax.tax]),
    savings: sum([vehicleDiscount, providerDiscount, byCoupon]),
  };
}
