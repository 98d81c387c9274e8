import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJson, loadContract } from '../../openapi/sandbox/http/contract.ts';
import { CallError, readEntries } from '../../src/api/failure.ts';
import { readCart } from '../../src/api/cart/read.ts';
import { readReview } from '../../src/api/catalogue/items.ts';
import {
  readBanner,
  readCampaign,
  readCategory,
  readCoupon,
  readItem,
  readStore,
} from '../../src/api/catalogue/read.ts';
import { readOrder, readOrderLines } from '../../src/api/orders/read.ts';
import { readAddress } from '../../src/api/place/readAddress.ts';
import { readPlaced } from '../../src/api/checkout/read.ts';
import { readDistanceMetres } from '../../src/api/place/readDistance.ts';
import { readPlacePoint, readPlaceSuggestions } from '../../src/api/place/readGeography.ts';
import {
  readProvider,
  readRentalCart,
  readVehicle,
  readVehicleReview,
} from '../../src/api/rental/read.ts';
import { readTripDetails } from '../../src/api/rental/readTrips.ts';
import { readConfig, readZone, readZoneLookup } from '../../src/api/place/read.ts';
import { readLanding } from '../../src/api/site/read.ts';
import { readModule } from '../../src/api/modules/read.ts';
import { seed } from '../seed.ts';

/**
 * Wraps a reader: where it refuses a malformed body, such as a cart line without an id or a
 * quantity (F15), the result is that of an empty body.
 */
function orMalformed<T>(read: (body: unknown) => T): (body: unknown) => T {
  return (body) => {
    try {
      return read(body);
    } catch (error) {
      if (error instanceof CallError && error.failure.kind === 'malformed') return read({});
      throw error;
    }
  };
}

const contract = loadContract();
const DEPTH = 6;

/** What a server may wrongly send in place of anything. */
const wrong = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    0,
    '0',
    'x',
    '12.5',
    -1,
    true,
    [],
    {},
    '[]',
    '[1,"2"]',
    '[{',
  ),
  fc.constantFrom([null], [[]], [{}], [1, 'x', null], { id: null }, '{"a":1}', 'null'),
  fc.jsonValue(),
);

/**
 * A value as the contract describes it, any part of it missing (wire facts 1.7) unless it is `whole`;
 * `errs` is how many percent of its parts are wrong.
 */
function bodyOf(schema: unknown, errs: number, whole = false, depth = 0): fc.Arbitrary<unknown> {
  const { type, enum: choices, properties, items, oneOf, anyOf, allOf } = contract.resolve(schema);
  const inner = (one: unknown) => bodyOf(one, errs, whole, depth + 1);
  const right = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(choices)) return fc.constantFrom<unknown[]>(...choices);
    const options = oneOf ?? anyOf;
    if (Array.isArray(options)) return fc.oneof(...options.map(inner));
    if (Array.isArray(allOf)) {
      return fc
        .tuple(...allOf.map(inner))
        .map((parts) => Object.assign({}, ...parts.filter(isJson)) as unknown);
    }
    const kinds: unknown[] = Array.isArray(type) ? type : [type];
    return fc.constantFrom(...kinds).chain((kind) => {
      if (kind === 'array') {
        return depth > DEPTH ? fc.constant([]) : fc.array(inner(items), { maxLength: 2 });
      }
      if (isJson(properties) && kind !== 'null') {
        if (depth > DEPTH) return fc.constant({});
        const parts = Object.entries(properties).map(([name, one]) => [name, inner(one)]);
        return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: whole ? parts.map(([name]) => name as string) : [],
        });
      }
      if (kind === 'integer') return fc.integer({ min: 0, max: 99 });
      if (kind === 'number') return fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100);
      if (kind === 'boolean') return fc.boolean();
      return kind === 'string' ? fc.constantFrom('a', '12', '09:30:00') : fc.constant(null);
    });
  };
  return fc
    .integer({ min: 1, max: 100 })
    .chain((percent) => (percent <= errs ? wrong : fc.constant(null).chain(right)));
}

/**
 * The type of every field in a value, at any depth, as `name: type`; `*` replaces field names that
 * are data, such as ids.
 */
function typesOf(value: unknown, name = 'whole'): string[] {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  const here = `${name}: ${kind === 'number' && !Number.isFinite(value) ? 'no number' : kind}`;
  if (Array.isArray(value)) return [here, ...value.flatMap((row) => typesOf(row, `${name}[]`))];
  if (!isJson(value)) return [here];
  const under = (key: string) =>
    /^(chargesByModule|reached|fields)$/.test(name) ? `${name}.*` : key;
  return [here, ...Object.entries(value).flatMap(([key, part]) => typesOf(part, under(key)))];
}

const listOf = (name: string) => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${name}` },
});
const one = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const readers: readonly (readonly [string, object, (body: unknown) => unknown])[] = [
  ['DATA-11: items', one('Item'), (body) => readItem(body)],
  ['DATA-16: stores', one('Store'), readStore],
  ['DATA-28: coupons', one('Coupon'), readCoupon],
  ['DATA-11: categories', one('Category'), readCategory],
  ['DATA-11: banners', one('Banner'), readBanner],
  ['DATA-11: campaigns', one('Campaign'), readCampaign],
  ['DATA-11: reviews', one('Review'), readReview],
  ['DATA-26: modules', one('Module'), readModule],
  ['DATA-29: zones', one('Zone'), readZone],
  ['DATA-13, DATA-14: the config', one('Config'), readConfig],
  ['DATA-15: the landing page', one('Landing'), readLanding],
  ['DATA-19: carts', listOf('CartRow'), orMalformed(readCart)],
  ['DATA-02: addresses', one('Address'), readAddress],
  ['GUEST-02: orders', one('Order'), readOrder],
  ['GUEST-02: order lines', listOf('OrderDetail'), readOrderLines],
  ['placed orders', one('PlacedOrder'), readPlaced],
  ['DATA-21: vehicles', one('Vehicle'), readVehicle],
  ['DATA-22: rental providers', one('RentalProvider'), readProvider],
  ['DATA-20: trip carts', one('RentalCart'), orMalformed(readRentalCart)],
  ['DATA-21: vehicle reviews', one('VehicleReview'), readVehicleReview],
  ['API-44: trips', one('TripDetail'), readTripDetails],
];

/**
 * Values that the readers cannot read and turn into null. Valid bodies never contain them, so they
 * are added to `known`.
 */
const unreadable = Object.fromEntries(
  [
    'schedules',
    'maximum_shipping_charge',
    'discount',
    'tax',
    'coupon_discount_amount',
    'store_discount_amount',
    'ref_bonus_amount',
    'dm_tips',
    'additional_charge',
    'extra_packaging_amount',
    'discount_on_trip',
    'partially_paid_amount',
    'ref_earning_exchange_rate',
  ].map((name) => [name, name === 'schedules' ? [{}] : '']),
);

/**
 * All field types that the readers return for valid bodies; `{}` adds the fallbacks for missing
 * fields.
 */
const known = new Set(
  readers.flatMap(([, schema, read]) =>
    [false, true]
      .flatMap((whole) => fc.sample(bodyOf(schema, 0, whole), { numRuns: 200, seed }))
      .concat({}, { ...unreadable, ref_earning_status: 1 })
      .flatMap((body) => typesOf(read(body))),
  ),
);

describe(`wrong bodies (SEED=${seed})`, () => {
  it('DATA-11: right bodies leave nothing undefined and no number unfinished', () => {
    const unfinished = [...known].filter((type) => /undefined|no number/.test(type));
    // A store without a percentage is one whose server works out the tax (OPEN-70).
    expect(unfinished.filter((type) => !/taxPercent\W+undefined$/.test(type))).toEqual([]);
  });

  it.each(readers)('%s are read without a fault and as the right types', (_name, schema, read) => {
    fc.assert(
      fc.property(bodyOf(schema, 15), (body) => {
        expect(typesOf(read(body)).filter((type) => !known.has(type))).toEqual([]);
      }),
      { numRuns: 200, seed },
    );
  });

  it('OPEN-06, LOC-09, PRICE-16, MSG-21: anything at all is survived by the readers of two shapes', () => {
    fc.assert(
      fc.property(wrong, wrong, (a, b) => {
        const body = {
          zone_id: a,
          zone_data: b,
          suggestions: a,
          predictions: b,
          data: b,
          location: a,
          result: b,
          distanceMeters: a,
          rows: b,
          errors: a,
          message: b,
          error: a,
        };
        for (const id of readZoneLookup(body).zoneIds) expect(id).toSatisfy(Number.isInteger);
        for (const entry of readEntries(body)) {
          expect([typeof entry.code, typeof entry.message]).toEqual(['string', 'string']);
        }
        for (const found of readPlaceSuggestions(body))
          expect(typeof found.mainText).toBe('string');
        expect([null, 'number']).toContain(
          readPlacePoint(body) && typeof readPlacePoint(body)?.lat,
        );
        expect(orMalformed(readDistanceMetres)(body) ?? 0).toSatisfy(Number.isFinite);
      }),
      { numRuns: 1000, seed },
    );
  });
});
