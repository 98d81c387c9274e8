import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tripCartPrice } from '../../machines/rental/selectors.ts';
import type { TripTotals } from '../../machines/rules/rentalPrice.ts';
import { tripTotals } from '../../openapi/sandbox/areas/rental/price.ts';
import { readCoupon } from '../../src/api/catalogue/read.ts';
import { readVehicle } from '../../src/api/rental/read.ts';
import { seed } from '../seed.ts';
import { independentTrip, type TripCase } from './independentTrip.ts';

const TRIPS = 10_000;
const NOW = '2026-11-18 12:00';

const decimal = (most: number, places: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(10 ** places - 1))
    .map(([whole, part]) => `${whole}.${String(part).padStart(places, '0')}`);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 });
const discountType = fc.constantFrom('percent' as const, 'amount' as const);

const tripArbitrary: fc.Arbitrary<TripCase> = fc.record({
  digits: fc.nat(3),
  type: fc.constantFrom('hourly' as const, 'distance_wise' as const),
  hours: fc.integer({ min: 1, max: 72 }).map(String),
  distanceKm: decimal(60, 3),
  vehicles: fc.array(
    fc.record({
      hourlyPrice: decimal(60, 3),
      distancePrice: decimal(5, 3),
      discount: fc.oneof(fc.constant('0'), decimal(40, 2)),
      discountType,
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  provider: sometimes(
    fc.record({
      percent: decimal(60, 1),
      minPurchase: fc.oneof(fc.constant('0'), decimal(600, 2)),
      maxDiscount: fc.oneof(fc.constant('0'), decimal(80, 2)),
    }),
  ),
  coupon: sometimes(
    fc.record({
      discount: decimal(70, 2),
      discountType,
      minPurchase: fc.oneof(fc.constant('0'), decimal(400, 2)),
      maxDiscount: fc.oneof(fc.constant('0'), decimal(50, 2)),
    }),
  ),
  taxPercent: decimal(25, 2),
  taxIncluded: fc.boolean(),
  additionalCharge: decimal(3, 3),
});

const always = {
  startDate: '2026-01-01',
  endDate: '2035-12-31',
  startTime: '00:00',
  endTime: '23:59',
};

/** The sandbox's price of a trip, computed from its database rows. */
function byServer(trip: TripCase): TripTotals {
  const { provider, coupon } = trip;
  return tripTotals(
    {
      digit_after_decimal_point: trip.digits,
      tax_included: Number(trip.taxIncluded),
      additional_charge: Number(trip.additionalCharge),
      additional_charge_status: 1,
    },
    {
      trip: { type: trip.type, hours: Number(trip.hours), distanceKm: Number(trip.distanceKm) },
      rows: trip.vehicles.map(({ quantity, discountType: kind, ...money }) => ({
        quantity,
        vehicle: {
          hourlyPrice: Number(money.hourlyPrice),
          distancePrice: Number(money.distancePrice),
          discount: Number(money.discount),
          discountType: kind,
        },
      })),
      tax: Number(trip.taxPercent),
      discount:
        provider === null
          ? null
          : {
              id: 1,
              storeId: 1,
              discount: Number(provider.percent),
              minPurchase: Number(provider.minPurchase),
              maxDiscount: Number(provider.maxDiscount),
              ...always,
            },
      coupon:
        coupon === null
          ? null
          : {
              id: 1,
              title: { en: '', ar: '' },
              code: 'TRIP',
              type: 'default',
              moduleId: 6,
              discount: Number(coupon.discount),
              discountType: coupon.discountType,
              minPurchase: Number(coupon.minPurchase),
              maxDiscount: Number(coupon.maxDiscount),
              startDate: always.startDate,
              expireDate: always.endDate,
              limit: null,
              totalUses: 0,
              createdBy: 'admin',
              storeId: null,
              zoneIds: [],
              storeIds: [],
              customerIds: [],
              active: true,
            },
      now: NOW,
    },
  );
}

/**
 * The storefront's price of a trip, computed from the server's answers; these contain amounts both
 * as numbers and as texts.
 */
function byClient(trip: TripCase): TripTotals {
  const { provider, coupon } = trip;
  const wireDiscount = provider && {
    discount: provider.percent,
    discount_type: 'percent',
    min_purchase: Number(provider.minPurchase),
    max_discount: provider.maxDiscount,
    start_date: always.startDate,
    end_date: always.endDate,
    start_time: `${always.startTime}:00`,
    end_time: `${always.endTime}:00`,
  };
  const goods = trip.vehicles.map((vehicle) => ({
    quantity: vehicle.quantity,
    vehicle: readVehicle({
      hourly_price: Number(vehicle.hourlyPrice),
      distance_price: vehicle.distancePrice,
      discount_price: Number(vehicle.discount),
      discount_type: vehicle.discountType,
      provider: { id: 1, tax: trip.taxPercent, discount: wireDiscount },
    }),
  }));
  const settings = {
    type: trip.type,
    pickup: { lat: 0, lng: 0, name: '' },
    destination: null,
    pickupAt: null,
    hours: Number(trip.hours),
    distanceKm: Number(trip.distanceKm),
    drivingHours: 0,
  };
  const totals = tripCartPrice(goods, settings, {
    now: NOW,
    digits: trip.digits,
    taxIncluded: trip.taxIncluded,
    additionalCharge: Number(trip.additionalCharge),
    coupon:
      coupon === null
        ? null
        : readCoupon({
            coupon_type: 'default',
            discount: coupon.discount,
            discount_type: coupon.discountType,
            min_purchase: coupon.minPurchase,
            max_discount: coupon.maxDiscount,
          }),
  });
  if (totals === null) throw new Error('A vehicle has no price.');
  return totals;
}

type Amounts = Omit<TripTotals, 'taxIncluded' | 'taxState' | 'untaxed'>;

const numbersOf = (texts: Record<keyof Amounts, string>): Amounts => ({
  subtotal: Number(texts.subtotal),
  vehicleDiscount: Number(texts.vehicleDiscount),
  providerDiscount: Number(texts.providerDiscount),
  couponDiscount: Number(texts.couponDiscount),
  tax: Number(texts.tax),
  additionalCharge: Number(texts.additionalCharge),
  total: Number(texts.total),
  savings: Number(texts.savings),
});

const sameTotals = (one: TripTotals, other: Partial<TripTotals>): boolean =>
  (Object.keys(other) as (keyof TripTotals)[]).every((name) => one[name] === other[name]);

/**
 * The rules that must apply often enough in the generated cases; otherwise the comparison would
 * prove little.
 */
const rules = [
  'hourly',
  'distance_wise',
  'vehicle percent',
  'vehicle amount',
  'vehicle discount above the price',
  'provider',
  'provider below minimum',
  'provider capped',
  'coupon percent',
  'coupon amount',
  'coupon below minimum',
  'coupon capped',
  'tax included',
  'tax added',
  '0 digits',
  '1 digits',
  '2 digits',
  '3 digits',
];

it(`PRICE-01..06: client and server price ${TRIPS} generated trips as an independent calculation does`, () => {
  const times = new Map<string, number>();
  fc.assert(
    fc.property(tripArbitrary, (trip) => {
      const { totals, met } = independentTrip(trip);
      for (const rule of met) times.set(rule, (times.get(rule) ?? 0) + 1);
      const { taxIncluded } = trip;
      const expected = { ...numbersOf(totals), taxIncluded };
      // Most trips agree: the slower comparison, which shows the difference, runs only for those
      // that do not.
      for (const found of [byServer(trip), byClient(trip)]) {
        if (!sameTotals(found, expected)) expect(found).toMatchObject(expected);
      }
    }),
    { numRuns: TRIPS, seed },
  );
  const seldom = rules.filter((rule) => (times.get(rule) ?? 0) < TRIPS / 200);
  expect(seldom, 'rules that too few trips met').toEqual([]);
});
