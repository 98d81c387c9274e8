import { describe, expect, it } from 'vitest';
import {
  codeRefusal,
  couponDiscount,
  couponFreesDelivery,
  couponReason,
  couponRefusal,
  type CouponFacts,
} from '../../machines/rules/coupon.ts';
import { rules } from '../../src/messages/en/rules.ts';
import { failedCall } from '../failures.ts';
import { couponWith, noon } from './samples.ts';

const facts: CouponFacts = { storeId: 4, zoneIds: [2, 3], subtotal: 50, now: noon };

describe('whether a coupon fits', () => {
  it('CHK-06: only from its minimum on, else the exact sentence', () => {
    const coupon = couponWith({ minPurchase: 50.01 });
    expect(couponRefusal(coupon, facts)).toEqual({ key: 'rules.coupon.minimum' });
    expect(rules['rules.coupon.minimum']).toBe(
      'To apply this coupon, total item amount should be minimum.',
    );
    expect(couponRefusal({ ...coupon, minPurchase: 50 }, facts)).toBeNull();
  });

  it('CHK-07, MSG-25: a zone coupon needs one of the stored zones', () => {
    const coupon = couponWith({ type: 'zone_wise', zoneIds: [3, 9] });
    expect(couponReason(coupon, facts)).toBeNull();
    expect(couponRefusal(coupon, { ...facts, zoneIds: [1] })).toEqual({ key: 'rules.coupon.zone' });
    expect(rules['rules.coupon.zone']).toBe('This coupon is not valid in your zone.');
    expect(couponReason({ ...coupon, zoneIds: [] }, facts)).toBe('zone');
  });

  it('CHK-08, MSG-25: a store coupon needs the store in its list', () => {
    const coupon = couponWith({ type: 'store_wise', storeIds: [4] });
    expect(couponReason(coupon, facts)).toBeNull();
    expect(couponRefusal(coupon, { ...facts, storeId: 5 })).toEqual({ key: 'rules.coupon.store' });
    expect(rules['rules.coupon.store']).toBe('This coupon is not valid for this store.');
  });

  it('F-26: its dates are included and open when they are not named', () => {
    const coupon = couponWith({ startDate: '2026-03-15', expireDate: '2026-03-15' });
    expect(couponReason(coupon, facts)).toBeNull();
    expect(couponReason(coupon, { ...facts, now: '2026-03-14 23:59' })).toBe('notStarted');
    expect(couponReason(coupon, { ...facts, now: '2026-03-16' })).toBe('expired');
    expect(couponReason(couponWith({ startDate: '', expireDate: '' }), facts)).toBeNull();
  });

  it('F-26: a first-order coupon is for customers without orders, and for those not known', () => {
    const coupon = couponWith({ type: 'first_order' });
    expect(couponReason(coupon, { ...facts, ordersBefore: 1 })).toBe('firstOrder');
    expect(couponReason(coupon, { ...facts, ordersBefore: 0 })).toBeNull();
    expect(couponReason(coupon, { ...facts, ordersBefore: null })).toBeNull();
    expect(couponReason(coupon, facts)).toBeNull();
  });
});

describe('what a coupon is worth', () => {
  it('PRICE-09: a percentage up to its cap, where 0 is uncapped', () => {
    expect(couponDiscount(couponWith({ maxDiscount: 3 }), 50, 2)).toBe(3);
    expect(couponDiscount(couponWith({ maxDiscount: 6 }), 50, 2)).toBe(5);
    expect(couponDiscount(couponWith({ maxDiscount: 0 }), 50, 2)).toBe(5);
  });

  it('PRICE-09: an amount, uncapped but never above the goods', () => {
    const coupon = couponWith({ discountType: 'amount', discount: 20, maxDiscount: 5 });
    expect(couponDiscount(coupon, 50, 2)).toBe(20);
    expect(couponDiscount(coupon, 12.5, 2)).toBe(12.5);
  });

  it('PRICE-09: nothing below its minimum', () => {
    const coupon = couponWith({ minPurchase: 50 });
    expect(couponDiscount(coupon, 49.99, 2)).toBe(0);
    expect(couponDiscount(coupon, 50, 2)).toBe(5);
  });

  it('PRICE-10: a free-delivery coupon frees the delivery and takes nothing off the goods', () => {
    const coupon = couponWith({ type: 'free_delivery', minPurchase: 20 });
    expect(couponDiscount(coupon, 50, 2)).toBe(0);
    expect(couponFreesDelivery(coupon, 20)).toBe(true);
    expect(couponFreesDelivery(coupon, 19.99)).toBe(false);
    expect(couponFreesDelivery(couponWith(), 50)).toBe(false);
  });
});

describe('why a code could not be looked up', () => {
  it('MSG-21: the words of the server, else that nobody knows the code, else why no answer came', () => {
    const said = failedCall('notFound', [{ code: 'coupon', message: 'Not found here.' }]);
    expect(codeRefusal(said)).toEqual({ text: 'Not found here.' });
    expect(codeRefusal(failedCall('notFound'))).toEqual({ key: 'checkout.coupon.unknown' });
    const expired = { failure: { kind: 'refused', status: 407, entries: [] } };
    expect(codeRefusal(expired)).toEqual({ key: 'rules.coupon.expired' });
    expect(codeRefusal(failedCall('server'))).toEqual({ key: 'app.error.generic' });
    expect(codeRefusal(failedCall('offline'))).toEqual({ key: 'app.error.offline' });
  });
});
