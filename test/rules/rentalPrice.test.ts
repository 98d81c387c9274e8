import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priceTrip,
  rentalLineDiscount,
  rentalLinePrice,
  type RentalLine,
  type TripInput,
} from '../../machines/rules/rentalPrice.ts';
import { couponWith } from './samples.ts';

const car: RentalLine = { rate: 20, quantity: 2, discount: 10, discountType: 'percent' };
const hourly = { type: 'hourly' as const, hours: 3, distanceKm: 55.5 };
const byDistance = { ...hourly, type: 'distance_wise' as const };
const tripWith = (change: Partial<TripInput> = {}): TripInput => ({
  trip: hourly,
  lines: [car],
  providerDiscount: null,
  coupon: null,
  taxPercent: 0,
  taxIncluded: false,
  additionalCharge: 0,
  digits: 2,
  ...change,
});

describe('the price of a trip', () => {
  it('PRICE-01: price times quantity times hours, or kilometres', () => {
    expect(rentalLinePrice(car, hourly, 2)).toBe(120);
    expect(rentalLinePrice({ ...car, rate: 1.5 }, byDistance, 2)).toBe(166.5);
  });

  it('PRICE-02: a percentage of all that', () => {
    expect(rentalLineDiscount(car, hourly, 2)).toBe(12);
    expect(rentalLineDiscount({ ...car, rate: 1 }, byDistance, 2)).toBe(11.1);
  });

  it('PRICE-03: an amount once a vehicle, not once an hour, and not above the price', () => {
    const amount = { ...car, discount: 15, discountType: 'amount' as const };
    expect(rentalLineDiscount(amount, hourly, 2)).toBe(30);
    expect(rentalLineDiscount({ ...amount, discount: 100 }, hourly, 2)).toBe(120);
  });

  it('PRICE-04, OPEN-20: the provider’s discount from its minimum on, up to its cap, never both', () => {
    const terms = {
      discount: 25,
      discountType: 'percent' as const,
      minPurchase: 120,
      maxDiscount: 0,
    };
    expect(priceTrip(tripWith({ providerDiscount: terms }))).toMatchObject({
      subtotal: 120,
      providerDiscount: 30,
      vehicleDiscount: 0,
      total: 90,
      savings: 30,
    });
    expect(priceTrip(tripWith({ providerDiscount: { ...terms, maxDiscount: 8 } }))).toMatchObject({
      providerDiscount: 8,
      vehicleDiscount: 0,
    });
    expect(priceTrip(tripWith({ providerDiscount: { ...terms, maxDiscount: 1 } }))).toMatchObject({
      providerDiscount: 1,
    });
    expect(priceTrip(tripWith({ providerDiscount: { ...terms, discount: 1 } }))).toMatchObject({
      providerDiscount: 1.2,
      vehicleDiscount: 0,
    });
    expect(priceTrip(tripWith({ providerDiscount: { ...terms, discount: 0 } }))).toMatchObject({
      providerDiscount: 0,
      vehicleDiscount: 12,
    });
    expect(priceTrip(tripWith({ providerDiscount: { ...terms, minPurchase: 121 } }))).toMatchObject(
      {
        providerDiscount: 0,
        vehicleDiscount: 12,
      },
    );
  });

  it('PRICE-05, PRICE-06: tax on what is paid for vehicles, before the charge', () => {
    const coupon = couponWith({ discountType: 'amount', discount: 8 });
    const trip = tripWith({ coupon, taxPercent: 10, additionalCharge: 2 });
    expect(priceTrip(trip)).toEqual({
      subtotal: 120,
      vehicleDiscount: 12,
      providerDiscount: 0,
      couponDiscount: 8,
      tax: 10,
      taxIncluded: false,
      taxState: 'known',
      untaxed: 102,
      additionalCharge: 2,
      total: 112,
      savings: 20,
    });
    expect(priceTrip({ ...trip, taxIncluded: true })).toMatchObject({ tax: 9.09, total: 102 });
  });

  it('adds up, and is never below 0', () => {
    const cents = fc.nat(9999).map((units) => units / 100);
    const vehicle = fc.record({
      rate: cents,
      quantity: fc.integer({ min: 1, max: 4 }),
      discount: cents,
      discountType: fc.constantFrom('percent' as const, 'amount' as const),
    });
    fc.assert(
      fc.property(
        fc.array(vehicle, { maxLength: 4 }),
        cents,
        cents,
        cents,
        (lines, km, tax, cap) => {
          const t = priceTrip(
            tripWith({
              trip: { ...byDistance, distanceKm: km },
              lines,
              taxPercent: tax,
              providerDiscount: {
                discount: tax,
                discountType: 'percent',
                minPurchase: cap,
                maxDiscount: cap,
              },
            }),
          );
          const net = t.subtotal - t.vehicleDiscount - t.providerDiscount + t.tax;
          expect(t.total).toBeCloseTo(net, 6);
          expect(t.total).toBeGreaterThanOrEqual(0);
          expect(t.vehicleDiscount === 0 || t.providerDiscount === 0).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});
