import { Fraction, higher, hundred, none, total } from './fraction.ts';

/**
 * A parcel for both price calculations: every number is a decimal text, and no type of the
 * storefront or the sandbox is used.
 */
export interface ParcelCase {
  digits: number;
  distanceKm: string;
  /** The charges of this kind of parcel; null where the shop's own charges apply. */
  kind: { perKm: string | null; minimum: string | null };
  shop: { perKm: string; minimum: string };
  extraCharge: string;
  /** Null where the district's increased fee is switched off. */
  districtPercent: string | null;
  surge: { price: string; type: 'amount' | 'percent' } | null;
  tip: string;
  /** Whether the shop takes tips for couriers. */
  tips: boolean;
  /** Null where the service fee is switched off. */
  serviceFee: string | null;
}

/**
 * Prices a case by PRICE-12, PRICE-15 and wire facts 17.6, from their text alone: no code of the
 * storefront, no floating point. Each amount is rounded half up to the digits of the currency.
 */
export function independentParcel(parcel: ParcelCase) {
  const { digits, kind, shop, surge } = parcel;
  const met = new Set<string>([`${digits} digits`]);
  const money = (text: string) => Fraction.of(text).round(digits);

  /* PRICE-12: distance times the per-km charge, not below the minimum; parcels have no maximum. */
  if (kind.perKm !== null) met.add('rate of the kind');
  const byDistance = Fraction.of(parcel.distanceKm)
    .by(Fraction.of(kind.perKm ?? shop.perKm))
    .round(digits);
  const least = money(kind.minimum ?? shop.minimum);
  if (byDistance.below(least)) met.add('minimum');
  const road = higher(byDistance, least);

  /* 17.6: then the vehicle. */
  const vehicle = money(parcel.extraCharge);
  if (none.below(vehicle)) met.add('vehicle');

  /* PRICE-15: then the district's percentage, while its status is 1. */
  const carried = road.plus(vehicle);
  const percent = Fraction.of(parcel.districtPercent ?? '0');
  const district = carried.by(percent).over(hundred).round(digits);
  if (none.below(district)) met.add('district');

  /* 17.6: then a busy time, as an amount or a percentage of all before it. */
  const before = carried.plus(district);
  let busy = none;
  if (surge !== null) {
    met.add(`busy ${surge.type}`);
    busy =
      surge.type === 'amount'
        ? money(surge.price)
        : before.by(Fraction.of(surge.price)).over(hundred).round(digits);
  }
  const fee = before.plus(busy);

  const tip = parcel.tips ? money(parcel.tip) : none;
  if (none.below(tip)) met.add('tip');
  const service = money(parcel.serviceFee ?? '0');
  if (none.below(service)) met.add('service fee');
  return {
    totals: {
      deliveryFee: fee.text(digits),
      surcharge: district.text(digits),
      tip: tip.text(digits),
      additionalCharge: service.text(digits),
      total: total([fee, tip, service]).text(digits),
    },
    met,
  };
}
