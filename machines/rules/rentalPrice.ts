import { couponDiscount } from './coupon.ts';
import { discountOn } from './discount.ts';
import type { Coupon, DiscountType, StoreDiscount, TripType, Vehicle } from './domain.ts';
import { roundMoney, subtract, sum, times } from './money.ts';
import { taxOf, type TaxAnswer, type TaxState } from './tax.ts';

/** How long a trip is: its type decides whether `hours` or `distanceKm` counts. */
export interface TripExtent {
  type: TripType;
  hours: number;
  distanceKm: number;
}

/** The price data of one line of a trip, which has one or more equal vehicles. */
export interface RentalLine<Rate extends number | null = number> {
  /**
   * The price per hour or per km, depending on the type of the trip; null when the server did not
   * send it.
   */
  rate: Rate;
  quantity: number;
  discount: number;
  discountType: DiscountType;
}

export interface TripInput {
  trip: TripExtent;
  lines: readonly RentalLine[];
  /** The discount of the rental provider; null when none applies now. */
  providerDiscount: Pick<
    StoreDiscount,
    'discount' | 'discountType' | 'minPurchase' | 'maxDiscount'
  > | null;
  coupon: Coupon | null;
  /**
   * The provider's tax percentage. undefined: it has none, so the server computes the tax; null: it
   * is unreadable.
   */
  taxPercent: number | null | undefined;
  taxIncluded: boolean;
  /** The tax that the server computed; needed when the provider has no tax percentage. */
  tax?: TaxAnswer | null;
  additionalCharge: number;
  digits: number;
}

export interface TripTotals {
  subtotal: number;
  /** The discounts of the vehicles themselves; 0 when the provider's discount applies. */
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

/**
 * Whether the total of a trip is final. It is not while a price or the tax is unknown, or the server
 * must still be asked for the tax. It is when the server computes the tax only after booking
 * (`later`).
 */
export const isTripTotalKnown = (totals: TripTotals | null): totals is TripTotals =>
  totals !== null && (totals.taxState === 'known' || totals.taxState === 'later');

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

/** The price data of a vehicle for a type of trip, with its price per hour or per km. */
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

/** The hours of an hourly trip, or the kilometres of a trip by distance. */
function extentOf(trip: TripExtent): number {
  return trip.type === 'hourly' ? trip.hours : trip.distanceKm;
}

/**
 * The price of a line for the trip: rate × hours or km, rounded, × number of vehicles (PRICE-01).
 */
export function rentalLinePrice(line: RentalLine, trip: TripExtent, digits: number): number {
  return times(times(line.rate, extentOf(trip), digits), line.quantity, digits);
}

/**
 * The vehicle's own discount on a line: a percentage of the price, or an amount for each vehicle
 * (not for each hour) (PRICE-02, PRICE-03).
 */
export function rentalLineDiscount(line: RentalLine, trip: TripExtent, digits: number): number {
  const one = times(line.rate, extentOf(trip), digits);
  return times(discountOn(one, line.discount, line.discountType, digits), line.quantity, digits);
}

const isReached = (minimum: number | null, subtotal: number): boolean =>
  minimum !== null && subtotal >= minimum;

/**
 * Computes the price of a trip: vehicles, discount, coupon, tax, additional charge. The provider's
 * discount applies if its minimum is reached, up to its cap; otherwise the vehicles' own discounts
 * apply (PRICE-04, OPEN-20). Each of these is rounded once: price and discount of one vehicle,
 * provider's discount, coupon, tax, charge.
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
