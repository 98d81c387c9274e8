import { couponDiscount, couponFreesDelivery } from './coupon.ts';
import { discountOn } from './discount.ts';
import type {
  Coupon,
  Currency,
  DiscountType,
  MessageRef,
  OrderType,
  ShopConfig,
  Store,
  Zone,
} from './domain.ts';
import {
  deliveryFee,
  deliveryPaidBy,
  type DeliveringStore,
  type FreeDeliveryBy,
  type Surge,
} from './fee.ts';
import { itemTotalsOf, type ItemTotals, type LineToPrice } from './linePrices.ts';
import { formatMoney, roundMoney, subtract, sum } from './money.ts';
import { taxOf, type TaxAnswer, type TaxState } from './tax.ts';
import type { WallClock } from './wallClock.ts';

/**
 * Everything that decides the price of an order, and nothing else. The browser and the server each
 * fill it from their own data.
 */
export interface OrderInput {
  lines: readonly LineToPrice[];
  store: DeliveringStore & Pick<Store, 'taxPercent' | 'packagingCharge' | 'discount'>;
  /** The zone whose delivery charges apply; null when it is unknown. */
  zone: Pick<Zone, 'chargesByModule' | 'surchargePercent'> | null;
  config: Pick<
    ShopConfig,
    'currency' | 'delivery' | 'freeDelivery' | 'additionalCharge' | 'taxIncluded' | 'courierTips'
  >;
  orderType: OrderType;
  now: WallClock;
  /** The length of the delivery route; null while it is unknown. */
  distanceKm: number | null;
  /** The extra charge for the vehicle that this distance needs. */
  extraCharge: number;
  /** The surcharge on the delivery in a busy time; null or missing for none. */
  surge?: Surge | null;
  /** A coupon that `couponRefusal` accepted; its minimum is checked again here. */
  coupon: Coupon | null;
  tip: number;
  /** Whether the customer wants the store's extra packaging. */
  packaging: boolean;
  /**
   * The discount on the first order of a customer who was invited by a friend (wire facts 17.4).
   */
  newCustomer?: { discount: number; discountType: DiscountType } | null;
  /** The tax that the server computed; needed when the store has no tax percentage. */
  tax?: TaxAnswer | null;
}

/**
 * A charge of the order whose amount the server may not have sent: `fee` is the delivery fee,
 * `charge` the shop's additional charge.
 */
export type UnknownCharge = 'fee' | 'tax' | 'charge' | 'packaging';

export interface OrderTotals extends Omit<ItemTotals, 'promisedDiscount'> {
  couponDiscount: number;
  newCustomerDiscount: number;
  /** The tax: a part of the prices when `taxIncluded`, otherwise added to the total. */
  tax: number;
  taxIncluded: boolean;
  taxState: TaxState;
  /** The amount before tax, for which the server computes the tax. */
  untaxed: number;
  /** The delivery fee that the customer pays; 0 when somebody else pays it. */
  deliveryFee: number;
  /** The delivery fee before any free delivery. */
  originalDeliveryFee: number;
  /** Whether the delivery fee is missing in the total, because the distance is not known yet. */
  deliveryFeePending: boolean;
  /** The charges whose amounts are unknown. They count as 0 here, so the total is not final. */
  unknown: UnknownCharge[];
  freeDeliveryBy: FreeDeliveryBy | null;
  /** The zone's surcharge, which is a part of `originalDeliveryFee`. */
  surcharge: number;
  tip: number;
  additionalCharge: number;
  packaging: number;
  total: number;
  /** Everything the customer saves: discounts, coupon, free delivery. */
  savings: number;
}

/**
 * Computes the price of an order, in the same way in the browser and on the server (wire facts 17):
 * items, discounts, coupon, new-customer discount, tax, delivery, extras, total. Each of these is
 * rounded once, half up, to the currency's decimals: price, discount and add-on price of ONE piece,
 * coupon, new-customer discount, tax, route, vehicle charge, surcharges, tip, additional charge,
 * packaging. Everything else is an exact sum of them, so that the lines a customer sees add up to
 * the total.
 */
export function priceOrder(input: OrderInput): OrderTotals {
  const { store, config, orderType, coupon } = input;
  const { digits } = config.currency;
  const positive = (amount: number) => roundMoney(Math.max(amount, 0), digits);

  const { promisedDiscount: _, ...items } = itemTotalsOf(input.lines, {
    terms: store.discount,
    now: input.now,
    digits,
  });
  const { subtotal } = items;
  const discounts = sum([items.itemDiscount, items.storeDiscount]);
  const byCoupon = coupon === null ? 0 : couponDiscount(coupon, subtotal, digits);
  const afterCoupon = subtract(subtotal, byCoupon);
  const { discount, discountType } = input.newCustomer ?? { discount: 0, discountType: 'amount' };
  const newCustomerDiscount = discountOn(afterCoupon, discount, discountType, digits);
  const paidForItems = subtract(afterCoupon, newCustomerDiscount);

  const collected = orderType === 'take_away';
  const couponPays = coupon !== null && couponFreesDelivery(coupon, subtotal);
  const freeDeliveryBy: FreeDeliveryBy | null = collected
    ? null
    : (deliveryPaidBy(store, config.freeDelivery, afterCoupon) ?? (couponPays ? 'coupon' : null));
  const asked = deliveryFee({ ...input, distanceKm: input.distanceKm ?? 0 }, digits);
  const original = asked === null || input.distanceKm === null ? { fee: 0, surcharge: 0 } : asked;
  const fee = freeDeliveryBy === null ? original.fee : 0;

  const tip = config.courierTips && !collected ? positive(input.tip) : 0;
  const additionalCharge = positive(config.additionalCharge?.amount ?? 0);
  const packaging = input.packaging ? positive(store.packagingCharge ?? 0) : 0;
  const untaxed = sum([paidForItems, fee, tip, additionalCharge, packaging]);
  const byServer = input.tax?.untaxed === untaxed ? input.tax.answer : null;
  const terms = { percent: store.taxPercent, included: config.taxIncluded, byServer };
  const tax = taxOf(paidForItems, terms, digits);
  return {
    ...items,
    couponDiscount: byCoupon,
    newCustomerDiscount,
    ...tax,
    untaxed,
    deliveryFee: fee,
    originalDeliveryFee: original.fee,
    deliveryFeePending: !collected && freeDeliveryBy === null && input.distanceKm === null,
    unknown: [
      ...(asked === null && freeDeliveryBy === null ? (['fee'] as const) : []),
      ...(tax.taxState === 'unknown' ? (['tax'] as const) : []),
      ...(config.additionalCharge?.amount === null ? (['charge'] as const) : []),
      ...(input.packaging && store.packagingCharge === null ? (['packaging'] as const) : []),
    ],
    freeDeliveryBy,
    surcharge: original.surcharge,
    tip,
    additionalCharge,
    packaging,
    total: sum([untaxed, tax.taxIncluded ? 0 : tax.tax]),
    savings: sum([discounts, byCoupon, newCustomerDiscount, original.fee, -fee]),
  };
}

/**
 * By how much an order's items and add-ons are below the store's minimum order; 0 when it is
 * reached (wire facts 17.9).
 */
export function missingToMinimum(
  { minimumOrder }: Pick<Store, 'minimumOrder'>,
  { itemsTotal, addOnsTotal }: Pick<ItemTotals, 'itemsTotal' | 'addOnsTotal'>,
): number {
  return Math.max(0, subtract(minimumOrder ?? 0, sum([itemsTotal, addOnsTotal])));
}

/**
 * The message for an order below the store's minimum, with the missing amount and the minimum; null
 * when it is reached.
 */
export function minimumOrderProblem(
  store: Pick<Store, 'minimumOrder' | 'name'>,
  totals: Pick<ItemTotals, 'itemsTotal' | 'addOnsTotal'>,
  currency: Currency,
): MessageRef | null {
  const missing = missingToMinimum(store, totals);
  if (missing === 0) return null;
  return {
    key: 'rules.order.belowMinimum',
    values: {
      missing: formatMoney(missing, currency),
      store: store.name,
      minimum: formatMoney(store.minimumOrder ?? 0, currency),
    },
  };
}
