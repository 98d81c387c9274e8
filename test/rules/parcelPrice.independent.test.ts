import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parcelTotals } from '../../machines/rules/parcel.ts';
import type { OrderTotals } from '../../machines/rules/order.ts';
import { totalsOfParcel } from '../../openapi/sandbox/areas/parcel/price.ts';
import type { StoredConfig } from '../../openapi/sandbox/areas/place/config.ts';
import { readParcelCategory } from '../../src/api/parcel/read.ts';
import { readConfig, readZone } from '../../src/api/place/read.ts';
import { factsOf, filledParcel, parcelState, route } from '../parcel/parcels.ts';
import { seed } from '../seed.ts';
import { independentParcel, type ParcelCase } from './independentParcel.ts';

const PARCELS = 2_000;

const decimal = (most: number, places: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(10 ** places - 1))
    .map(([whole, part]) => `${whole}.${String(part).padStart(places, '0')}`);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2 });

const parcelArbitrary: fc.Arbitrary<ParcelCase> = fc.record({
  digits: fc.nat(3),
  distanceKm: decimal(40, 3),
  kind: fc.record({ perKm: sometimes(decimal(4, 3)), minimum: sometimes(decimal(12, 2)) }),
  shop: fc.record({ perKm: decimal(3, 3), minimum: decimal(9, 2) }),
  extraCharge: fc.oneof(fc.constant('0'), decimal(5, 3)),
  districtPercent: sometimes(decimal(30, 1)),
  surge: sometimes(
    fc.record({
      price: decimal(20, 2).filter((price) => Number(price) > 0),
      type: fc.constantFrom('amount' as const, 'percent' as const),
    }),
  ),
  tip: fc.oneof(fc.constant('0'), decimal(9, 2)),
  tips: fc.boolean(),
  serviceFee: sometimes(decimal(2, 3)),
});

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** The shop's settings as the server stores and sends them. */
const storedOf = ({ digits, shop, tips, serviceFee }: ParcelCase) => ({
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: digits,
  parcel_per_km_shipping_charge: Number(shop.perKm),
  parcel_minimum_shipping_charge: Number(shop.minimum),
  dm_tips_status: Number(tips),
  additional_charge_status: Number(serviceFee !== null),
  additional_charge: Number(serviceFee ?? '0'),
  admin_free_delivery: { status: true, type: 'free_delivery_to_all_store', free_delivery_over: 0 },
  tax_included: 0,
});

/** The sandbox's price of a parcel, computed from the settings as the database stores them. */
const byServer = (parcel: ParcelCase): OrderTotals | null =>
  totalsOfParcel({
    category: {
      perKmCharge: numberOrNull(parcel.kind.perKm),
      minimumCharge: numberOrNull(parcel.kind.minimum),
    },
    config: storedOf(parcel) as unknown as StoredConfig,
    distanceKm: Number(parcel.distanceKm),
    extraCharge: Number(parcel.extraCharge),
    surchargePercent: Number(parcel.districtPercent ?? '0'),
    surge: parcel.surge === null ? null : { ...parcel.surge, price: Number(parcel.surge.price) },
    tip: Number(parcel.tip),
  });

/** The amounts that the customer sees, computed from the answers of the server. */
function byClient(parcel: ParcelCase): OrderTotals | null {
  const category = readParcelCategory({
    id: 2,
    name: 'Small parcel',
    parcel_per_km_shipping_charge: parcel.kind.perKm,
    parcel_minimum_shipping_charge: parcel.kind.minimum,
  });
  const zone = readZone({
    id: 1,
    increased_delivery_fee: parcel.districtPercent ?? '99',
    increased_delivery_fee_status: Number(parcel.districtPercent !== null),
  });
  const surge =
    parcel.surge === null ? null : { ...parcel.surge, price: Number(parcel.surge.price), note: '' };
  const [distanceKm, extraCharge] = [Number(parcel.distanceKm), Number(parcel.extraCharge)];
  return parcelTotals(
    parcelState({
      facts: { ...factsOf(), config: readConfig(storedOf(parcel)), categories: [category] },
      choices: { ...filledParcel, tip: Number(parcel.tip) },
      route: { ...route, distanceKm, extraCharge, surge, zone },
    }),
  );
}

const written = (totals: OrderTotals | null, digits: number) =>
  totals && {
    deliveryFee: totals.deliveryFee.toFixed(digits),
    surcharge: totals.surcharge.toFixed(digits),
    tip: totals.tip.toFixed(digits),
    additionalCharge: totals.additionalCharge.toFixed(digits),
    total: totals.total.toFixed(digits),
  };

it(`PRICE-12 PRICE-15: ${PARCELS} parcels cost the same in the client, the server and by the text`, () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(parcelArbitrary, (parcel) => {
      const independent = independentParcel(parcel);
      expect(written(byServer(parcel), parcel.digits)).toEqual(independent.totals);
      expect(written(byClient(parcel), parcel.digits)).toEqual(independent.totals);
      for (const one of independent.met) met.add(one);
    }),
    { numRuns: PARCELS, seed },
  );
  expect([...met].sort()).toEqual(
    [
      '0 digits',
      '1 digits',
      '2 digits',
      '3 digits',
      'busy amount',
      'busy percent',
      'district',
      'minimum',
      'rate of the kind',
      'service fee',
      'tip',
      'vehicle',
    ].sort(),
  );
});
