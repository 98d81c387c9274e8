import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayKm, kmOfMetres, straightLineKm } from '../../machines/rules/distance.ts';
import {
  adminDeliversFree,
  deliveryFee,
  deliveryRates,
  feeOfRoute,
  freeDeliveryAt,
  freeDeliveryProgress,
  storeDeliversFree,
  type Surge,
} from '../../machines/rules/fee.ts';
import { priceOrder } from '../../machines/rules/order.ts';
import { taxOn } from '../../machines/rules/tax.ts';
import { orderWith } from './samples.ts';

const route = { distanceKm: 4, extraCharge: 0, surchargePercent: 0, surge: null };
const rates = { perKm: 1.5, minimum: 3, maximum: 0 };

describe('tax', () => {
  it('PRICE-05: included tax is the part of the price that is tax', () => {
    expect(taxOn(110, 10, true, 2)).toBe(10);
    expect(taxOn(99.99, 7.5, true, 2)).toBe(6.98);
    // 58.065006 to be rounded; 100 + 37.92 is more than 137.92 to a computer.
    expect(taxOn(211.19, 37.92, true, 2)).toBe(58.07);
  });

  it('PRICE-06: excluded tax is added on top', () => {
    expect(taxOn(110, 10, false, 2)).toBe(11);
    expect(taxOn(0.35, 10, false, 2)).toBe(0.04);
  });

  it('OPEN-21: nothing to tax, no tax', () => {
    expect(taxOn(0, 10, false, 2)).toBe(0);
    expect(taxOn(10, 0, true, 2)).toBe(0);
    expect(taxOn(10, -5, false, 2)).toBe(0);
    expect(taxOn(100, 0.5, false, 2)).toBe(0.5);
  });
});

describe('the fee of a route', () => {
  it('PRICE-12: distance times the charge per km, at least the minimum', () => {
    expect(feeOfRoute(rates, route, 2).fee).toBe(6);
    expect(feeOfRoute(rates, { ...route, distanceKm: 1 }, 2).fee).toBe(3);
    expect(feeOfRoute(rates, { ...route, distanceKm: -1 }, 2).fee).toBe(3);
  });

  it('PRICE-12: at most the maximum', () => {
    expect(feeOfRoute({ ...rates, maximum: 5 }, route, 2).fee).toBe(5);
    expect(feeOfRoute({ ...rates, maximum: 3 }, route, 2).fee).toBe(3);
  });

  it('OPEN-23: a maximum of 0, or below the minimum, does not clamp', () => {
    expect(feeOfRoute({ ...rates, maximum: 0 }, route, 2).fee).toBe(6);
    expect(feeOfRoute({ ...rates, maximum: 2.99 }, route, 2).fee).toBe(6);
  });

  it('PRICE-15: the surcharge is a percentage of the clamped route and the vehicle’s charge', () => {
    const fee = feeOfRoute(
      { ...rates, maximum: 5 },
      { ...route, extraCharge: 1, surchargePercent: 25 },
      2,
    );
    expect(fee).toEqual({ fee: 7.5, surcharge: 1.5 });
  });

  it('17.6: a busy time adds an amount, or a percentage of all the rest', () => {
    const surcharged = { ...route, extraCharge: 1, surchargePercent: 25 };
    const fee = (surge: Surge | null) =>
      feeOfRoute({ ...rates, maximum: 5 }, { ...surcharged, surge }, 2);
    expect(fee({ price: 1.5, type: 'amount' })).toEqual({ fee: 9, surcharge: 1.5 });
    expect(fee({ price: 10, type: 'percent' })).toEqual({ fee: 8.25, surcharge: 1.5 });
    expect(fee({ price: -3, type: 'amount' })).toEqual({ fee: 7.5, surcharge: 1.5 });
  });

  it('PRICE-12: a longer route never costs less, and no route costs more than its maximum', () => {
    const cents = fc.nat(3000).map((units) => units / 100);
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (perKm, minimum, maximum, near, further) => {
        const own = { perKm, minimum, maximum };
        const shorter = feeOfRoute(own, { ...route, distanceKm: near }, 2).fee;
        const longer = feeOfRoute(own, { ...route, distanceKm: near + further }, 2).fee;
        expect(longer).toBeGreaterThanOrEqual(shorter);
        expect(shorter).toBeGreaterThanOrEqual(minimum);
        if (maximum > 0 && maximum >= minimum) expect(longer).toBeLessThanOrEqual(maximum);
      }),
    );
  });
});

describe('who delivers sets the charge', () => {
  const { store, zone, config } = orderWith();
  const own = { ...store, selfDelivery: true };

  it('OPEN-23: the zone’s charges for the module, field by field the shop’s where it names none', () => {
    expect(deliveryRates(store, zone, config)).toEqual({ perKm: 1, minimum: 2, maximum: 0 });
    const silent = { perKm: null, minimum: 4, maximum: 8, cashMaximum: null };
    expect(deliveryRates(store, { chargesByModule: { 7: silent } }, config)).toEqual({
      perKm: 2,
      minimum: 4,
      maximum: 8,
    });
    expect(deliveryRates(store, { chargesByModule: { 8: silent } }, config)).toEqual({
      perKm: 2,
      minimum: 6,
      maximum: 0,
    });
    expect(deliveryRates(store, null, config)).toEqual({ perKm: 2, minimum: 6, maximum: 0 });
  });

  it('OPEN-23: the store’s own charges when it delivers itself, without extra charge or surcharge', () => {
    const order = orderWith({
      store: { selfDelivery: true },
      zone: { surchargePercent: 50, chargesByModule: {} },
      extraCharge: 4,
    });
    expect(deliveryRates(own, zone, config)).toEqual({ perKm: 3, minimum: 5, maximum: 9 });
    expect(deliveryFee({ ...order, distanceKm: 2 }, 2)).toEqual({ fee: 6, surcharge: 0 });
    expect(deliveryFee({ ...order, store, distanceKm: 2 }, 2)).toEqual({ fee: 15, surcharge: 5 });
  });

  it('PRICE-11: a take-away has no fee, a scheduled order has one', () => {
    const order = { ...orderWith({ extraCharge: 4 }), distanceKm: 4 };
    expect(deliveryFee({ ...order, orderType: 'take_away' }, 2)?.fee).toBe(0);
    expect(deliveryFee({ ...order, orderType: 'schedule_order' }, 2)?.fee).toBe(8);
  });

  it('PRICE-13: only a store that delivers itself can do so for nothing', () => {
    expect(storeDeliversFree({ selfDelivery: true, freeDelivery: true })).toBe(true);
    expect(storeDeliversFree({ selfDelivery: false, freeDelivery: true })).toBe(false);
    expect(storeDeliversFree({ selfDelivery: true, freeDelivery: false })).toBe(false);
  });

  it('PRICE-14: the shop delivers free everywhere, or from an amount on', () => {
    expect(adminDeliversFree({ type: 'all' }, 0)).toBe(true);
    expect(adminDeliversFree({ type: 'none' }, 1e6)).toBe(false);
    expect(adminDeliversFree({ type: 'overAmount', threshold: 30 }, 30)).toBe(true);
    expect(adminDeliversFree({ type: 'overAmount', threshold: 30 }, 29.99)).toBe(false);
  });
});

describe('what page and cart say of free delivery', () => {
  const offers = [
    { type: 'none' as const },
    { type: 'all' as const },
    { type: 'overAmount' as const, threshold: 60 },
  ];
  const stores = [
    { delivery: true, selfDelivery: true, freeDelivery: true },
    { delivery: true, selfDelivery: false, freeDelivery: true },
    { delivery: true, selfDelivery: true, freeDelivery: false },
  ];
  const cases = stores.flatMap((store) => offers.map((offer) => ({ store, offer })));

  it.each(cases)('M11 PRICE-13 PRICE-14: is what is charged: %o', ({ store, offer }) => {
    const said = freeDeliveryAt(store, offer);
    const feeOf = (quantity: number) => {
      const { lines } = orderWith();
      const order = orderWith({
        lines: lines.map(({ item, choice }) => ({ item, choice: { ...choice, quantity } })),
        store,
        config: { freeDelivery: offer },
      });
      return priceOrder(order).deliveryFee;
    };
    // An item costs $10: 1 and 5 stay below $60, 6 reach it.
    const free = [1, 5, 6].map((quantity) => feeOf(quantity) === 0);
    const promised = {
      none: [false, false, false],
      overAmount: [false, false, true],
      all: [true, true, true],
    };
    expect(free).toEqual(promised[said.type]);
  });

  it('M11 PRICE-11: nothing is free where nothing is brought', () => {
    const store = { delivery: false, selfDelivery: true, freeDelivery: true };
    for (const offer of offers) expect(freeDeliveryAt(store, offer)).toEqual({ type: 'none' });
  });
});

describe('the free-delivery bar', () => {
  const offer = { type: 'overAmount' as const, threshold: 50 };

  it('CART-04: runs from 0 to 100 % with the amount that is missing', () => {
    expect(freeDeliveryProgress(0, offer, 2)).toEqual({
      percent: 0,
      remaining: 50,
      reached: false,
    });
    expect(freeDeliveryProgress(12.34, offer, 2)).toEqual({
      percent: 24.68,
      remaining: 37.66,
      reached: false,
    });
  });

  it('CART-05: is full from the threshold on', () => {
    for (const subtotal of [50, 200]) {
      expect(freeDeliveryProgress(subtotal, offer, 2)).toEqual({
        percent: 100,
        remaining: 0,
        reached: true,
      });
    }
  });

  it('OPEN-16: is hidden without a threshold', () => {
    expect(freeDeliveryProgress(10, { type: 'none' }, 2)).toBeNull();
    expect(freeDeliveryProgress(10, { type: 'all' }, 2)).toBeNull();
    expect(freeDeliveryProgress(10, { type: 'overAmount', threshold: 0 }, 2)).toBeNull();
    expect(freeDeliveryProgress(0.5, { ...offer, threshold: 1 }, 2)?.percent).toBe(50);
  });
});

describe('distances', () => {
  it('PRICE-16: a straight line on a sphere of 6378137 m, in km', () => {
    const quarter = straightLineKm({ lat: 0, lng: 0 }, { lat: 0, lng: 90 });
    expect(quarter).toBe(Math.round((6378137 * Math.PI) / 2) / 1000);
    expect(straightLineKm({ lat: 10, lng: 20 }, { lat: 10, lng: 20 })).toBe(0);
    expect(straightLineKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBe(
      Math.round(6378137 * Math.PI) / 1000,
    );
    expect(straightLineKm({ lat: 1, lng: 0 }, { lat: 0, lng: 0 })).toBe(111.319);
  });

  it('PRICE-16: is the same both ways', () => {
    const place = fc.record({
      lat: fc.double({ noNaN: true, min: -90, max: 90 }),
      lng: fc.double({ noNaN: true, min: -180, max: 180 }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(straightLineKm(a, b)).toBe(straightLineKm(b, a));
        expect(straightLineKm(a, b)).toBeLessThanOrEqual(20037.509);
      }),
    );
  });

  it('RENT-17: metres become km; 3 decimals are shown', () => {
    expect(kmOfMetres(1234)).toBe(1.234);
    expect(displayKm(1.2)).toBe('1.200');
    expect(displayKm(12.3456)).toBe('12.346');
  });
});
