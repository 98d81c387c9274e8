import { Fraction, higher, hundred, lower, none, total } from './fraction.ts';
import type { OrderCase } from './orderArbitrary.ts';

/** The amounts of an order as decimal texts with the currency's digits. */
export interface IndependentTotals {
  itemsTotal: string;
  addOnsTotal: string;
  itemDiscount: string;
  storeDiscount: string;
  subtotal: string;
  couponDiscount: string;
  newCustomerDiscount: string;
  tax: string;
  deliveryFee: string;
  originalDeliveryFee: string;
  surcharge: string;
  tip: string;
  additionalCharge: string;
  packaging: string;
  total: string;
  savings: string;
}

export interface IndependentOrder {
  totals: IndependentTotals;
  freeDeliveryBy: 'admin' | 'store' | 'coupon' | null;
  /** The names of the rules that applied, so that a run can show that it tested every rule. */
  met: Set<string>;
}

/**
 * Prices a case by PRICE-05..17, OPEN-10, OPEN-21..23 and the server's order of steps, from the
 * requirements' text alone: no code of the storefront, no floating point.
 * `order.independent.test.ts` holds the storefront's own calculation, and the sandbox's, against it.
 */
export function independentOrder(order: OrderCase): IndependentOrder {
  const { digits } = order;
  const met = new Set<string>();
  const money = (text: string) => Fraction.of(text).round(digits);

  /* PRICE-07, OPEN-22: percent of the price, or an amount, which "fixed" is too. */
  const off = (amount: Fraction, discount: string, type: string): Fraction => {
    met.add(`discount ${type}`);
    const value = Fraction.of(discount);
    const full =
      type === 'percent' ? amount.by(value).over(hundred).round(digits) : value.round(digits);
    if (amount.below(full)) met.add('discount above the price');
    return lower(full, amount);
  };

  /* PRICE-08, OPEN-49: from its start date and time, before its end date and time. */
  const terms = order.storeDiscount;
  const end = (clock: string) => (clock === '23:59' ? '24:00' : clock);
  const storeRuns =
    terms !== null &&
    `${terms.startDate} ${terms.startTime}` <= order.now &&
    order.now < `${terms.endDate} ${end(terms.endTime)}`;
  if (terms !== null) met.add(storeRuns ? 'store discount runs' : 'store discount over');

  let items = none;
  let addOns = none;
  let ownOff = none;
  let storeOff = none;
  for (const line of order.lines) {
    const quantity = new Fraction(BigInt(line.quantity));
    const base = line.variation === null ? line.price : line.variation;
    const one = total([base, ...line.options].map((text) => Fraction.of(text))).round(digits);
    items = items.plus(one.by(quantity));
    for (const addOn of line.addOns) {
      addOns = addOns.plus(money(addOn.price).by(new Fraction(BigInt(addOn.quantity))));
    }
    if (terms !== null && storeRuns && line.byStore) {
      storeOff = storeOff.plus(off(one, terms.percent, 'percent').by(quantity));
    } else {
      ownOff = ownOff.plus(off(one, line.discount, line.discountType).by(quantity));
    }
  }
  const gross = items.plus(addOns);
  if (terms !== null && storeRuns) {
    if (gross.below(Fraction.of(terms.minPurchase))) {
      met.add('store discount below minimum');
      storeOff = none;
    }
    const cap = Fraction.of(terms.maxDiscount);
    if (none.below(cap) && money(terms.maxDiscount).below(storeOff)) {
      met.add('store discount capped');
      storeOff = money(terms.maxDiscount);
    }
  }
  const subtotal = gross.minus(ownOff).minus(storeOff);

  /* PRICE-09, PRICE-10 */
  let couponOff = none;
  let couponFrees = false;
  const { coupon } = order;
  if (coupon !== null) {
    met.add(`coupon ${coupon.type}`);
    if (subtotal.below(Fraction.of(coupon.minPurchase))) met.add('coupon below minimum');
    else if (coupon.type === 'free_delivery') couponFrees = true;
    else {
      couponOff = off(subtotal, coupon.discount, coupon.discountType);
      const capped =
        coupon.discountType === 'percent' &&
        none.below(Fraction.of(coupon.maxDiscount)) &&
        money(coupon.maxDiscount).below(couponOff);
      if (capped) {
        met.add('coupon capped');
        couponOff = money(coupon.maxDiscount);
      }
    }
  }
  const afterCoupon = subtotal.minus(couponOff);
  const welcome =
    order.newCustomer === null
      ? none
      : off(afterCoupon, order.newCustomer.discount, order.newCustomer.discountType);
  const goods = afterCoupon.minus(welcome);

  /* PRICE-05, PRICE-06, OPEN-21 */
  const rate = Fraction.of(order.taxPercent);
  const tax = goods
    .by(rate)
    .over(order.taxIncluded ? hundred.plus(rate) : hundred)
    .round(digits);
  met.add(order.taxIncluded ? 'tax included' : 'tax added');

  /* PRICE-11..15, OPEN-23 */
  const takeAway = order.orderType === 'take_away';
  let fee = none;
  let surcharge = none;
  if (takeAway) met.add('take away');
  else if (order.distanceKm !== null) {
    const rates = order.selfDelivery
      ? order.storeRates
      : {
          perKm: order.zone?.perKm ?? order.shopRates.perKm,
          minimum: order.zone?.minimum ?? order.shopRates.minimum,
          maximum: order.zone?.maximum ?? '0',
        };
    const [minimum, maximum] = [Fraction.of(rates.minimum), Fraction.of(rates.maximum)];
    const way = Fraction.of(order.distanceKm).by(Fraction.of(rates.perKm));
    let clamped = higher(way, minimum);
    if (way.below(minimum)) met.add('fee raised to minimum');
    if (none.below(maximum) && maximum.below(minimum)) met.add('maximum below minimum');
    if (none.below(maximum) && !maximum.below(minimum) && maximum.below(clamped)) {
      met.add('fee lowered to maximum');
      clamped = maximum;
    }
    fee = clamped.round(digits);
    if (order.selfDelivery) met.add('store delivers');
    else {
      fee = fee.plus(money(order.extraCharge));
      surcharge = fee
        .by(Fraction.of(order.zone?.surchargePercent ?? '0'))
        .over(hundred)
        .round(digits);
      if (none.below(surcharge)) met.add('surcharge');
      fee = fee.plus(surcharge);
      if (order.surge !== null) {
        met.add(`surge ${order.surge.type}`);
        const more = Fraction.of(order.surge.price);
        const added = order.surge.type === 'percent' ? fee.by(more).over(hundred) : more;
        fee = fee.plus(added.round(digits));
      }
    }
  } else met.add('distance unknown');
  const offer = order.freeDelivery;
  const adminPays =
    offer.type === 'all' ||
    (offer.type === 'overAmount' && !afterCoupon.below(Fraction.of(offer.threshold)));
  let freeDeliveryBy: IndependentOrder['freeDeliveryBy'] = null;
  if (couponFrees) freeDeliveryBy = 'coupon';
  if (order.selfDelivery && order.storeFreeDelivery) freeDeliveryBy = 'store';
  if (adminPays) freeDeliveryBy = 'admin';
  if (takeAway) freeDeliveryBy = null;
  if (freeDeliveryBy !== null) met.add(`free by ${freeDeliveryBy}`);
  const charged = freeDeliveryBy === null ? fee : none;

  const tip = order.courierTips && !takeAway ? money(order.tip) : none;
  const additional = order.additionalCharge === null ? none : money(order.additionalCharge);
  const packaging = order.packaging ? money(order.packagingCharge) : none;
  met.add(`${digits} digits`);
  const text = (amount: Fraction) => amount.text(digits);
  return {
    totals: {
      itemsTotal: text(items),
      addOnsTotal: text(addOns),
      itemDiscount: text(ownOff),
      storeDiscount: text(storeOff),
      subtotal: text(subtotal),
      couponDiscount: text(couponOff),
      newCustomerDiscount: text(welcome),
      tax: text(tax),
      deliveryFee: text(charged),
      originalDeliveryFee: text(fee),
      surcharge: text(surcharge),
      tip: text(tip),
      additionalCharge: text(additional),
      packaging: text(packaging),
      total: text(
        total([goods, order.taxIncluded ? none : tax, charged, tip, additional, packaging]),
      ),
      savings: text(total([ownOff, storeOff, couponOff, welcome, fee.minus(charged)])),
    },
    freeDeliveryBy,
    met,
  };
}
