import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minimumOrderProblem,
  missingToMinimum,
  priceOrder,
  type OrderTotals,
} from '../../machines/rules/order.ts';
import { itemTotalsOf } from '../../machines/rules/linePrices.ts';
import { subtract, sum } from '../../machines/rules/money.ts';
import { cashCeiling, cashProblem } from '../../machines/rules/payment/cash.ts';
import { rules } from '../../src/messages/en/rules.ts';
import { orderArbitrary, orderInputOf } from './orderArbitrary.ts';
import {
  choiceWith,
  couponWith,
  dollars,
  itemWith,
  noon,
  orderWith,
  termsWith,
} from './samples.ts';

describe('an order', () => {
  it('PRICE-05..15: adds up as on a receipt', () => {
    const totals = priceOrder(
      orderWith({
        lines: [
          {
            item: itemWith({ discount: 10, addOns: [{ id: 1, name: 'Bread', price: 1.5 }] }),
            choice: choiceWith({ quantity: 3, addOns: [{ id: 1, quantity: 2 }] }),
          },
          { item: itemWith({ id: 2, price: 7 }), choice: choiceWith() },
        ],
        store: { taxPercent: 10 },
        config: { additionalCharge: { name: 'Service', amount: 0.5 } },
        zone: {
          surchargePercent: 20,
          chargesByModule: { 7: { perKm: 1, minimum: 2, maximum: null, cashMaximum: null } },
        },
        extraCharge: 1,
        coupon: couponWith({ discountType: 'amount', discount: 4 }),
        tip: 2,
        packaging: true,
      }),
    );
    expect(totals).toEqual<OrderTotals>({
      itemsTotal: 37,
      addOnsTotal: 3,
      itemDiscount: 3,
      storeDiscount: 0,
      subtotal: 37,
      couponDiscount: 4,
      newCustomerDiscount: 0,
      tax: 3.3,
      taxIncluded: false,
      taxState: 'known',
      untaxed: 42.5,
      deliveryFee: 6,
      originalDeliveryFee: 6,
      deliveryFeePending: false,
      unknown: [],
      freeDeliveryBy: null,
      surcharge: 1,
      tip: 2,
      additionalCharge: 0.5,
      packaging: 1,
      total: 45.8,
      savings: 7,
    });
  });

  it('PRICE-05: included tax is told, not added', () => {
    const totals = priceOrder(
      orderWith({ store: { taxPercent: 25 }, config: { taxIncluded: true } }),
    );
    expect(totals).toMatchObject({ tax: 4, taxIncluded: true, total: 24 });
  });

  it('PRICE-08: a store discount has its minimum on items and add-ons, and its cap', () => {
    const lines = [{ item: itemWith({ storeDiscount: 20 }), choice: choiceWith({ quantity: 2 }) }];
    const off = (terms: Parameters<typeof termsWith>[0]) =>
      priceOrder(orderWith({ lines, store: { discount: termsWith(terms) } })).storeDiscount;
    expect(off({})).toBe(4);
    expect(off({ minPurchase: 20 })).toBe(4);
    expect(off({ minPurchase: 20.01 })).toBe(0);
    expect(off({ maxDiscount: 2.5 })).toBe(2.5);
  });

  it('CART-02, PRICE-08: a cart costs what the order will, and knows what its cards promised', () => {
    const lines = [{ item: itemWith({ storeDiscount: 20 }), choice: choiceWith({ quantity: 2 }) }];
    const goods = (terms: Parameters<typeof termsWith>[0]) =>
      itemTotalsOf(lines, { terms: termsWith(terms), now: noon, digits: 2 });
    expect(goods({})).toMatchObject({ subtotal: 16, storeDiscount: 4, promisedDiscount: 4 });
    expect(goods({ minPurchase: 20.01 })).toMatchObject({
      subtotal: 20,
      storeDiscount: 0,
      promisedDiscount: 4,
    });
    expect(goods({ maxDiscount: 2.5 })).toMatchObject({ subtotal: 17.5, promisedDiscount: 4 });
    expect(itemTotalsOf([], { terms: null, now: noon, digits: 2 }).subtotal).toBe(0);
  });

  it('PRICE-08, OPEN-22: below the minimum the own discount stays replaced; once over, it is back', () => {
    const lines = [
      {
        item: itemWith({ storeDiscount: 20, discount: 1, discountType: 'amount' as const }),
        choice: choiceWith(),
      },
    ];
    const totals = (terms: Parameters<typeof termsWith>[0]) =>
      priceOrder(orderWith({ lines, store: { discount: termsWith(terms) } }));
    expect(totals({ minPurchase: 50 })).toMatchObject({ itemDiscount: 0, storeDiscount: 0 });
    expect(totals({ endDate: '2026-03-14' })).toMatchObject({ itemDiscount: 1, storeDiscount: 0 });
  });

  it('M1 PRICE-08: a store discount that the store no longer names, or whose terms are unknown, is not taken off', () => {
    const lines = [{ item: itemWith({ storeDiscount: 20 }), choice: choiceWith() }];
    expect(priceOrder(orderWith({ lines })).storeDiscount).toBe(0);
    const discount = termsWith({ minPurchase: null });
    expect(priceOrder(orderWith({ lines, store: { discount } })).storeDiscount).toBe(0);
  });

  it('PRICE-13, PRICE-14, PRICE-10: the fee can be paid by shop, store or coupon', () => {
    const all = { freeDelivery: { type: 'all' as const } };
    const coupon = couponWith({ type: 'free_delivery', minPurchase: 20 });
    const store = { selfDelivery: true, freeDelivery: true };
    expect(priceOrder(orderWith({ config: all, coupon, store }))).toMatchObject({
      freeDeliveryBy: 'admin',
      deliveryFee: 0,
      originalDeliveryFee: 9,
      savings: 9,
      total: 20,
    });
    expect(priceOrder(orderWith({ coupon, store })).freeDeliveryBy).toBe('store');
    expect(priceOrder(orderWith({ coupon })).freeDeliveryBy).toBe('coupon');
    const poor = { ...coupon, minPurchase: 21 };
    expect(priceOrder(orderWith({ coupon: poor }))).toMatchObject({
      freeDeliveryBy: null,
      deliveryFee: 4,
    });
  });

  it('PRICE-14: the threshold counts goods after discounts and coupon', () => {
    const config = { freeDelivery: { type: 'overAmount' as const, threshold: 20 } };
    expect(priceOrder(orderWith({ config })).freeDeliveryBy).toBe('admin');
    expect(priceOrder(orderWith({ config, coupon: couponWith() })).freeDeliveryBy).toBeNull();
  });

  it('PRICE-11: a take-away has no fee, no tip, and nobody to pay the fee', () => {
    const order = orderWith({
      orderType: 'take_away',
      distanceKm: null,
      tip: 3,
      config: { freeDelivery: { type: 'all' } },
    });
    expect(priceOrder(order)).toMatchObject({
      deliveryFee: 0,
      originalDeliveryFee: 0,
      deliveryFeePending: false,
      freeDeliveryBy: null,
      tip: 0,
      total: 20,
    });
  });

  it('PRICE-12: without a distance the fee is pending, unless somebody else pays it', () => {
    expect(priceOrder(orderWith({ distanceKm: null }))).toMatchObject({
      deliveryFee: 0,
      deliveryFeePending: true,
      total: 20,
    });
    const free = orderWith({ distanceKm: null, config: { freeDelivery: { type: 'all' } } });
    expect(priceOrder(free).deliveryFeePending).toBe(false);
  });

  it('takes no tip where the shop has none, and no negative tip anywhere', () => {
    expect(priceOrder(orderWith({ tip: 5, config: { courierTips: false } })).tip).toBe(0);
    expect(priceOrder(orderWith({ tip: -5 }))).toMatchObject({ tip: 0, total: 24 });
  });

  it('gives a new customer the discount after the coupon (wire facts 17.4)', () => {
    const totals = priceOrder(
      orderWith({
        coupon: couponWith(),
        newCustomer: { discount: 50, discountType: 'percent' },
      }),
    );
    expect(totals).toMatchObject({ couponDiscount: 2, newCustomerDiscount: 9, total: 13 });
  });
});

describe('the laws of pricing', () => {
  const inputs = orderArbitrary.map(orderInputOf);

  it('every amount is from 0 on and has no more decimals than the currency', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { digits } = input.config.currency;
        for (const [name, amount] of Object.entries(priceOrder(input))) {
          if (typeof amount !== 'number') continue;
          expect(amount, name).toBeGreaterThanOrEqual(0);
          expect((String(amount).split('.')[1] ?? '').length, name).toBeLessThanOrEqual(digits);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the lines of the summary add up to the total, and savings to what was taken off', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const t = priceOrder(input);
        const goods = sum([t.itemsTotal, t.addOnsTotal, -t.itemDiscount, -t.storeDiscount]);
        expect(t.subtotal).toBe(goods);
        expect(t.total).toBe(
          sum([
            goods,
            -t.couponDiscount,
            -t.newCustomerDiscount,
            t.taxIncluded ? 0 : t.tax,
            t.deliveryFee,
            t.tip,
            t.additionalCharge,
            t.packaging,
          ]),
        );
        expect(t.savings).toBe(
          sum([
            t.itemDiscount,
            t.storeDiscount,
            t.couponDiscount,
            t.newCustomerDiscount,
            subtract(t.originalDeliveryFee, t.deliveryFee),
          ]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = { ...input, lines: [...input.lines].reverse() };
        expect(priceOrder(turned)).toEqual(priceOrder(input));
      }),
      { numRuns: 300 },
    );
  });

  it('a line of many costs what as many lines of one cost', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const lines = input.lines.flatMap(({ item, choice }) =>
          Array.from({ length: choice.quantity }, (_, at) => ({
            item,
            choice: { ...choice, quantity: 1, addOns: at === 0 ? choice.addOns : [] },
          })),
        );
        expect(priceOrder({ ...input, lines })).toEqual(priceOrder(input));
      }),
      { numRuns: 300 },
    );
  });

  it('a coupon never makes an order dearer while delivery is not free by amount', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const fixed = {
          ...input,
          config: { ...input.config, freeDelivery: { type: 'none' as const } },
        };
        const without = priceOrder({ ...fixed, coupon: null });
        expect(priceOrder(fixed).total).toBeLessThanOrEqual(without.total);
      }),
      { numRuns: 300 },
    );
  });

  it('pricing changes nothing it was given', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const before = structuredClone(input);
        priceOrder(input);
        expect(input).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});

describe('limits of an order', () => {
  it('wire facts 17.9: the minimum order counts items and add-ons before discounts', () => {
    const totals = { itemsTotal: 15, addOnsTotal: 4.99 };
    expect(missingToMinimum({ minimumOrder: 20 }, totals)).toBe(0.01);
    expect(missingToMinimum({ minimumOrder: 19.99 }, totals)).toBe(0);
    expect(missingToMinimum({ minimumOrder: 0 }, totals)).toBe(0);
  });

  it('m5: what is missing is said with the store and its minimum', () => {
    const totals = { itemsTotal: 6, addOnsTotal: 0.5 };
    expect(minimumOrderProblem({ name: 'Bella', minimumOrder: 8 }, totals, dollars)).toEqual({
      key: 'rules.order.belowMinimum',
      values: { missing: '$1.50', store: 'Bella', minimum: '$8.00' },
    });
    expect(minimumOrderProblem({ name: 'Bella', minimumOrder: 6.5 }, totals, dollars)).toBeNull();
  });

  it('CHK-11, OPEN-19: the lower ceiling counts; null and 0 name none', () => {
    const zone = (cashMaximum: number | null) => ({
      chargesByModule: { 7: { perKm: 1, minimum: 1, maximum: 1, cashMaximum } },
    });
    expect(cashCeiling({ cashMaximum: null }, zone(null), 7)).toBeNull();
    expect(cashCeiling({ cashMaximum: 0 }, zone(0), 7)).toBeNull();
    expect(cashCeiling({ cashMaximum: 80 }, zone(60), 7)).toBe(60);
    expect(cashCeiling({ cashMaximum: 80 }, zone(60), 8)).toBe(80);
    expect(cashCeiling({ cashMaximum: 40 }, null, 7)).toBe(40);
    expect(cashCeiling({ cashMaximum: 1 }, null, 7)).toBe(1);
    expect(cashProblem(60, 60)).toBeNull();
    expect(cashProblem(1e9, null)).toBeNull();
    expect(cashProblem(60.01, 60)).toEqual({ key: 'rules.cash.overMaximum' });
    expect(rules['rules.cash.overMaximum']).toBe(
      'The total amount of the order, exceeds maximum amount of the cash on delivery method.',
    );
  });

  it('prices by the moment it is given, not by the machine’s clock', () => {
    const lines = [{ item: itemWith({ storeDiscount: 20 }), choice: choiceWith() }];
    const day = '2026-03-15';
    const span = { startDate: day, startTime: '12:00', endDate: day, endTime: '13:00' };
    const store = { discount: termsWith(span) };
    expect(priceOrder(orderWith({ lines, store, now: noon })).storeDiscount).toBe(2);
    expect(priceOrder(orderWith({ lines, store, now: '2026-03-15 13:00' })).storeDiscount).toBe(0);
  });
});
