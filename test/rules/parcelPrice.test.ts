import { describe, expect, it } from 'vitest';
import { priceParcel, type ParcelInput } from '../../machines/rules/parcelPrice.ts';
import { dollars } from './samples.ts';

const parcel: ParcelInput = {
  rates: { perKm: 1.2, minimum: 3, maximum: 0 },
  distanceKm: 10,
  extraCharge: 1,
  surchargePercent: 10,
  surge: null,
  tip: 0,
  config: { currency: dollars, additionalCharge: null, courierTips: true, taxIncluded: false },
};
const priced = (changes: Partial<ParcelInput>) => priceParcel({ ...parcel, ...changes });

describe('the price of a parcel', () => {
  it('17.6: is its route, the vehicle’s charge and the zone’s surcharge on both, without goods', () => {
    expect(priced({})).toEqual({
      itemsTotal: 0,
      addOnsTotal: 0,
      itemDiscount: 0,
      storeDiscount: 0,
      subtotal: 0,
      couponDiscount: 0,
      newCustomerDiscount: 0,
      tax: 0,
      taxIncluded: false,
      taxState: 'known',
      untaxed: 14.3,
      deliveryFee: 14.3,
      originalDeliveryFee: 14.3,
      deliveryFeePending: false,
      unknown: [],
      freeDeliveryBy: null,
      surcharge: 1.3,
      tip: 0,
      additionalCharge: 0,
      packaging: 0,
      total: 14.3,
      savings: 0,
    });
  });

  it('17.6: of a short route is the minimum; no maximum holds a long one down', () => {
    const route = { extraCharge: 0, surchargePercent: 0 };
    expect(priced({ ...route, distanceKm: 0.5 }).total).toBe(3);
    expect(priced({ ...route, distanceKm: 1000 }).total).toBe(1200);
  });

  it('10.5: is dearer in a busy time', () => {
    expect(priced({ surge: { price: 2, type: 'amount' } }).total).toBe(16.3);
  });

  it('17.8: has tip and service fee on top; a tip only while couriers take some, and never less than none', () => {
    const config = { ...parcel.config, additionalCharge: { name: 'Service', amount: 0.5 } };
    expect(priced({ config, tip: 2 })).toMatchObject({
      tip: 2,
      additionalCharge: 0.5,
      total: 16.8,
    });
    expect(priced({ tip: -2 }).total).toBe(14.3);
    expect(priced({ tip: 2, config: { ...config, courierTips: false } }).total).toBe(14.8);
  });
});
