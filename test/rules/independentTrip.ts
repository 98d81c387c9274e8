import { Fraction, hundred, lower, none, total } from './fraction.ts';

/**
 * A trip for both price calculations: every number is a decimal text, and no type of the storefront
 * or the sandbox is used.
 */
export interface TripCase {
  digits: number;
  type: 'hourly' | 'distance_wise';
  hours: string;
  distanceKm: string;
  vehicles: {
    hourlyPrice: string;
    distancePrice: string;
    discount: string;
    discountType: 'percent' | 'amount';
    quantity: number;
  }[];
  provider: { percent: string; minPurchase: string; maxDiscount: string } | null;
  coupon: {
    discount: string;
    discountType: 'percent' | 'amount';
    minPurchase: string;
    maxDiscount: string;
  } | null;
  taxPercent: string;
  taxIncluded: boolean;
  additionalCharge: string;
}

const positive = (text: string) => none.below(Fraction.of(text));

/**
 * Prices a case by PRICE-01..06, OPEN-20 and OPEN-21, from the requirements' text alone: no code of
 * the storefront, no floating point. Returns the amounts as decimal texts, and the names of the
 * rules that applied.
 */
export function independentTrip(trip: TripCase) {
  const { digits } = trip;
  const met = new Set<string>([trip.type, `${digits} digits`]);
  const money = (text: string) => Fraction.of(text).round(digits);
  const extent = Fraction.of(trip.type === 'hourly' ? trip.hours : trip.distanceKm);

  let subtotal = none;
  let ownOff = none;
  for (const vehicle of trip.vehicles) {
    const quantity = new Fraction(BigInt(vehicle.quantity));
    const rate = trip.type === 'hourly' ? vehicle.hourlyPrice : vehicle.distancePrice;
    /* PRICE-01: price × hours or km × quantity. */
    const one = Fraction.of(rate).by(extent).round(digits);
    subtotal = subtotal.plus(one.by(quantity));
    /* PRICE-02 the percentage of that, PRICE-03 the amount once a vehicle. */
    const off =
      vehicle.discountType === 'percent'
        ? one.by(Fraction.of(vehicle.discount)).over(hundred).round(digits)
        : money(vehicle.discount);
    if (positive(vehicle.discount)) met.add(`vehicle ${vehicle.discountType}`);
    if (one.below(off)) met.add('vehicle discount above the price');
    ownOff = ownOff.plus(lower(off, one).by(quantity));
  }

  /* PRICE-04, OPEN-20: the provider's from its minimum on, up to its cap; else the vehicles'. */
  let providerOff = none;
  const terms = trip.provider;
  if (terms !== null && positive(terms.percent)) {
    if (subtotal.below(Fraction.of(terms.minPurchase))) met.add('provider below minimum');
    else {
      met.add('provider');
      ownOff = none;
      providerOff = subtotal.by(Fraction.of(terms.percent)).over(hundred).round(digits);
      providerOff = lower(providerOff, subtotal);
      const cap = money(terms.maxDiscount);
      if (positive(terms.maxDiscount) && cap.below(providerOff)) {
        met.add('provider capped');
        providerOff = cap;
      }
    }
  }
  const discounted = subtotal.minus(ownOff).minus(providerOff);

  let couponOff = none;
  const { coupon } = trip;
  if (coupon !== null) {
    if (discounted.below(Fraction.of(coupon.minPurchase))) met.add('coupon below minimum');
    else {
      met.add(`coupon ${coupon.discountType}`);
      const percent = coupon.discountType === 'percent';
      couponOff = percent
        ? discounted.by(Fraction.of(coupon.discount)).over(hundred).round(digits)
        : money(coupon.discount);
      couponOff = lower(couponOff, discounted);
      const cap = money(coupon.maxDiscount);
      if (percent && positive(coupon.maxDiscount) && cap.below(couponOff)) {
        met.add('coupon capped');
        couponOff = cap;
      }
    }
  }

  /* PRICE-05, PRICE-06, OPEN-21: on what is paid for vehicles. */
  const base = discounted.minus(couponOff);
  const rate = Fraction.of(trip.taxPercent);
  const tax = base
    .by(rate)
    .over(trip.taxIncluded ? hundred.plus(rate) : hundred)
    .round(digits);
  met.add(trip.taxIncluded ? 'tax included' : 'tax added');
  const charge = money(trip.additionalCharge);
  return {
    totals: {
      subtotal: subtotal.text(digits),
      vehicleDiscount: ownOff.text(digits),
      providerDiscount: providerOff.text(digits),
      couponDiscount: couponOff.text(digits),
      tax: tax.text(digits),
      additionalCharge: charge.text(digits),
      total: total([base, trip.taxIncluded ? none : tax, charge]).text(digits),
      savings: total([ownOff, providerOff, couponOff]).text(digits),
    },
    met,
  };
}
