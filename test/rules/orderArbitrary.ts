import * as fc from 'fast-check';
import { discountTypeOf } from '../../machines/rules/discount.ts';
import type { Coupon, CouponType, OrderType } from '../../machines/rules/domain.ts';
import type { OrderInput } from '../../machines/rules/order.ts';
import { itemWith } from './samples.ts';

/** A discount's kind as the wire may spell it. */
type WireDiscountType = 'percent' | 'amount' | 'fixed';

/** One line, every number as the decimal text it would be written as. */
interface LineCase {
  price: string;
  /** Prices of chosen options, and of one that stays unchosen. */
  options: string[];
  otherOption: string;
  /** Price of the chosen stocked variation, null for food. */
  variation: string | null;
  discount: string;
  discountType: WireDiscountType;
  /** Whether the store's discount concerns this item; a flash sale takes it out. */
  byStore: boolean;
  quantity: number;
  addOns: { price: string; quantity: number }[];
}

/**
 * An order for both price calculations: no types of the storefront, no floating point, so that
 * independent code can price it.
 */
export interface OrderCase {
  digits: number;
  now: string;
  orderType: OrderType;
  lines: LineCase[];
  taxPercent: string;
  taxIncluded: boolean;
  storeDiscount: {
    percent: string;
    minPurchase: string;
    maxDiscount: string;
    startDate: string;
    endDate: string;
    startTime: string;
    endTime: string;
  } | null;
  coupon: {
    type: CouponType;
    discount: string;
    discountType: WireDiscountType;
    minPurchase: string;
    maxDiscount: string;
  } | null;
  newCustomer: { discount: string; discountType: WireDiscountType } | null;
  selfDelivery: boolean;
  storeFreeDelivery: boolean;
  storeRates: { perKm: string; minimum: string; maximum: string };
  zone: {
    surchargePercent: string;
    perKm: string | null;
    minimum: string | null;
    maximum: string | null;
  } | null;
  shopRates: { perKm: string; minimum: string };
  freeDelivery: { type: 'none' } | { type: 'all' } | { type: 'overAmount'; threshold: string };
  distanceKm: string | null;
  extraCharge: string;
  surge: { price: string; type: 'amount' | 'percent' } | null;
  courierTips: boolean;
  tip: string;
  additionalCharge: string | null;
  packagingCharge: string;
  packaging: boolean;
}

/** A decimal text from 0 up to `most` whole units, with 0 to `places` digits after the point. */
const decimal = (most: number, places = 3): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(places), fc.nat(most * 1000))
    .map(([scale, units]) =>
      (units / 1000).toFixed(3).slice(0, scale === 0 ? -4 : scale - 3 || 99),
    );

const orZero = (arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 1, arbitrary: fc.constant('0') }, { weight: 3, arbitrary });

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 3 });

const wireDiscountType = fc.constantFrom<WireDiscountType>('percent', 'amount', 'fixed');
const percent = decimal(130, 2);
const discount = fc
  .tuple(wireDiscountType, orZero(decimal(30)), orZero(percent))
  .map(([discountType, amount, rate]) => ({
    discountType,
    discount: discountType === 'percent' ? rate : amount,
  }));

const line: fc.Arbitrary<LineCase> = fc
  .record({
    price: decimal(60),
    options: fc.array(orZero(decimal(9)), { maxLength: 3 }),
    otherOption: decimal(9),
    variation: maybe(decimal(80)),
    discount,
    byStore: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 12 }),
    addOns: fc.array(fc.record({ price: decimal(7), quantity: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 3,
    }),
  })
  .map(({ discount, variation, options, ...rest }) => ({
    ...rest,
    ...discount,
    variation,
    options: variation === null ? options : [],
  }));

const day = fc.constantFrom('2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16', '2026-03-20');
const clock = fc.constantFrom('00:00', '09:00', '12:30', '12:31', '18:00', '23:59');
/**
 * The period and hours in which an offer is valid: mostly it is valid now, sometimes dates and
 * hours are random.
 */
const validity = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constant({
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      startTime: '00:00',
      endTime: '23:59',
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ startDate: day, endDate: day, startTime: clock, endTime: clock }),
  },
);

const rates = { perKm: decimal(4), minimum: orZero(decimal(12)) };

/** Orders of every kind the rules know (PRICE-05..17, wire facts 17). */
export const orderArbitrary: fc.Arbitrary<OrderCase> = fc.record({
  digits: fc.integer({ min: 0, max: 3 }),
  now: fc.constant('2026-03-15 12:30'),
  orderType: fc.constantFrom<OrderType>('delivery', 'schedule_order', 'take_away', 'delivery'),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  taxPercent: orZero(decimal(40, 2)),
  taxIncluded: fc.boolean(),
  storeDiscount: maybe(
    fc
      .tuple(
        fc.record({
          percent: decimal(110, 2).map((rate) => (Number(rate) === 0 ? '5' : rate)),
          minPurchase: orZero(decimal(250)),
          maxDiscount: orZero(decimal(60)),
        }),
        validity,
      )
      .map(([terms, span]) => ({ ...terms, ...span })),
  ),
  coupon: maybe(
    fc
      .tuple(
        fc.constantFrom<CouponType>(
          'store_wise',
          'zone_wise',
          'free_delivery',
          'first_order',
          'default',
        ),
        discount,
        orZero(decimal(200)),
        orZero(decimal(40)),
      )
      .map(([type, off, minPurchase, maxDiscount]) => ({ type, ...off, minPurchase, maxDiscount })),
  ),
  newCustomer: fc.option(discount, { nil: null, freq: 1 }),
  selfDelivery: fc.boolean(),
  storeFreeDelivery: fc.boolean(),
  storeRates: fc.record({ ...rates, maximum: orZero(decimal(25)) }),
  zone: maybe(
    fc.record({
      surchargePercent: orZero(percent),
      perKm: maybe(rates.perKm),
      minimum: maybe(rates.minimum),
      maximum: maybe(orZero(decimal(25))),
    }),
  ),
  shopRates: fc.record(rates),
  freeDelivery: fc.oneof(
    { weight: 3, arbitrary: fc.constant({ type: 'none' as const }) },
    { weight: 1, arbitrary: fc.constant({ type: 'all' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('overAmount' as const),
        threshold: orZero(decimal(300)),
      }),
    },
  ),
  distanceKm: fc.option(decimal(18), { nil: null, freq: 12 }),
  extraCharge: orZero(decimal(6)),
  surge: fc.option(
    fc.record({ price: decimal(30), type: fc.constantFrom('amount' as const, 'percent' as const) }),
    { nil: null },
  ),
  courierTips: fc.boolean(),
  tip: orZero(decimal(10)),
  additionalCharge: maybe(decimal(4)),
  packagingCharge: decimal(3),
  packaging: fc.boolean(),
});

const MODULE = 7;

/** The item and choice of a line, as the storefront knows them. */
function pricedLineOf(each: LineCase, at: number, storePercent: string | null) {
  const food = each.variation === null;
  const options = each.options.map((price, option) => ({
    label: `option ${option}`,
    price: Number(price),
  }));
  const item = itemWith({
    id: at + 1,
    name: `Item ${at + 1}`,
    price: Number(each.price),
    discount: Number(each.discount),
    discountType: discountTypeOf(each.discountType),
    storeDiscount: storePercent !== null && each.byStore ? Number(storePercent) : 0,
    moduleId: MODULE,
    moduleType: food ? 'food' : 'ecommerce',
    stock: 100,
    foodVariations: food
      ? [
          {
            name: 'Extras',
            type: 'multi',
            required: false,
            min: 0,
            max: 0,
            options: [...options, { label: 'left out', price: Number(each.otherOption) }],
          },
        ]
      : [],
    stockVariations: food
      ? []
      : [
          { type: 'Other', price: Number(each.otherOption), stock: 100 },
          { type: 'Chosen', price: Number(each.variation), stock: 100 },
        ],
    addOns: each.addOns.map(({ price }, id) => ({
      id: id + 1,
      name: `Add-on ${id + 1}`,
      price: Number(price),
    })),
  });
  return {
    item,
    choice: {
      food:
        options.length === 0
          ? []
          : [{ name: 'Extras', labels: options.map((option) => option.label) }],
      variationType: food ? null : 'Chosen',
      addOns: each.addOns.map(({ quantity }, id) => ({ id: id + 1, quantity })),
      quantity: each.quantity,
    },
  };
}

const orNull = (text: string | null): number | null => (text === null ? null : Number(text));

/** The coupon of a case, free of every condition but its minimum. */
function couponOf(coupon: OrderCase['coupon']): Coupon | null {
  if (coupon === null) return null;
  return {
    id: 1,
    title: 'Coupon',
    code: 'CODE',
    type: coupon.type,
    discount: Number(coupon.discount),
    discountType: discountTypeOf(coupon.discountType),
    minPurchase: Number(coupon.minPurchase),
    maxDiscount: Number(coupon.maxDiscount),
    startDate: '',
    expireDate: '',
    zoneIds: [],
    storeIds: [],
  };
}

/** Converts the case to the storefront's own types, as input for `priceOrder`. */
export function orderInputOf(order: OrderCase): OrderInput {
  const { storeDiscount: terms, zone, newCustomer } = order;
  return {
    lines: order.lines.map((each, at) => pricedLineOf(each, at, terms?.percent ?? null)),
    store: {
      moduleId: MODULE,
      taxPercent: Number(order.taxPercent),
      packagingCharge: Number(order.packagingCharge),
      selfDelivery: order.selfDelivery,
      freeDelivery: order.storeFreeDelivery,
      perKmCharge: Number(order.storeRates.perKm),
      minimumCharge: Number(order.storeRates.minimum),
      maximumCharge: Number(order.storeRates.maximum),
      discount:
        terms === null
          ? null
          : {
              discount: Number(terms.percent),
              discountType: 'percent',
              minPurchase: Number(terms.minPurchase),
              maxDiscount: Number(terms.maxDiscount),
              startDate: terms.startDate,
              endDate: terms.endDate,
              startTime: terms.startTime,
              endTime: terms.endTime,
            },
    },
    zone:
      zone === null
        ? null
        : {
            surchargePercent: Number(zone.surchargePercent),
            chargesByModule: {
              [MODULE]: {
                perKm: orNull(zone.perKm),
                minimum: orNull(zone.minimum),
                maximum: orNull(zone.maximum),
                cashMaximum: null,
              },
            },
          },
    config: {
      currency: { symbol: '$', side: 'left', digits: order.digits },
      delivery: { perKm: Number(order.shopRates.perKm), minimum: Number(order.shopRates.minimum) },
      freeDelivery:
        order.freeDelivery.type === 'overAmount'
          ? { type: 'overAmount', threshold: Number(order.freeDelivery.threshold) }
          : order.freeDelivery,
      additionalCharge:
        order.additionalCharge === null
          ? null
          : { name: 'Charge', amount: Number(order.additionalCharge) },
      taxIncluded: order.taxIncluded,
      courierTips: order.courierTips,
    },
    orderType: order.orderType,
    now: order.now,
    distanceKm: orNull(order.distanceKm),
    extraCharge: Number(order.extraCharge),
    surge: order.surge === null ? null : { ...order.surge, price: Number(order.surge.price) },
    coupon: couponOf(order.coupon),
    tip: Number(order.tip),
    packaging: order.packaging,
    newCustomer:
      newCustomer === null
        ? null
        : {
            discount: Number(newCustomer.discount),
            discountType: discountTypeOf(newCustomer.discountType),
          },
  };
}
