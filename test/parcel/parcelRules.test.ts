import { describe, expect, it } from 'vitest';
import type { ParcelChoices } from '../../machines/rules/domain.ts';
import {
  parcelFee,
  parcelRefusal,
  parcelPayment,
  parcelTotals,
  offeredParcelPayment,
  stepOfCodes,
} from '../../machines/rules/parcel.ts';
import { offersOf } from '../../machines/rules/payment/methods.ts';
import {
  documents,
  eastside,
  factsOf,
  filledParcel,
  harbour,
  noon,
  omar,
  parcelState,
  smallBox,
  route,
} from './parcels.ts';

const withChoices = (choices: Partial<ParcelChoices>) =>
  parcelState({ choices: { ...filledParcel, ...choices } });
const said = (choices: Partial<ParcelChoices>) => parcelRefusal(withChoices(choices), noon);

describe('the price of a parcel as the customer sees it', () => {
  it('PRICE-12: 4.6 km at 1.20 a km cost 5.52; a category has rates of its own', () => {
    expect(parcelTotals(parcelState())?.total).toBe(5.52);
    expect(parcelTotals(withChoices({ categoryId: documents.id }))?.total).toBe(4.14);
  });

  it('PRICE-12: the fee is never below the minimum', () => {
    const near = { ...route, distanceKm: 1.6 };
    expect(parcelTotals(parcelState({ route: near }))?.total).toBe(3);
    const letter = { ...filledParcel, categoryId: documents.id };
    expect(parcelTotals(parcelState({ route: near, choices: letter }))?.total).toBe(2.5);
  });

  it('PRICE-11 PRICE-15: vehicle, district, busy time, tip and service fee are named and add up', () => {
    const state = parcelState({
      facts: factsOf({ config: { additionalCharge: { name: 'Service fee', amount: 0.5 } } }),
      choices: { ...filledParcel, tip: 2 },
      route: {
        ...route,
        extraCharge: 0.75,
        surge: { price: 10, type: 'percent', note: '' },
        zone: { ...eastside, surchargePercent: 12 },
      },
    });
    expect(parcelFee(state)).toEqual({ road: 5.52, vehicle: 0.75, surcharge: 0.75, surge: 0.7 });
    expect(parcelTotals(state)).toMatchObject({ deliveryFee: 7.72, tip: 2, total: 10.22 });
  });

  it('PRICE-12: there is no price before the route is known, nor where a rate cannot be read', () => {
    expect(parcelTotals(parcelState({ route: null }))).toBeNull();
    const facts = factsOf({ config: { parcels: { perKm: null, minimum: 3 } } });
    expect(parcelTotals(parcelState({ facts }))).toBeNull();
  });
});

describe('what keeps a parcel from being sent', () => {
  it('F-29: nothing, once everything is answered', () => {
    expect(parcelRefusal(parcelState(), noon)).toBeNull();
  });

  it.each<[string, Partial<ParcelChoices>, string, string]>([
    ['no kind', { categoryId: null }, 'category', 'parcel.refused.category'],
    ['a kind that is gone', { categoryId: 9 }, 'category', 'parcel.refused.category'],
    [
      'the same place twice',
      { receiver: { ...omar, place: harbour } },
      'receiver',
      'parcel.refused.samePlace',
    ],
    ['nothing said of it', { description: ' ' }, 'item', 'parcel.refused.description'],
    ['no weight', { weightKg: null }, 'item', 'parcel.refused.weight'],
    ['too heavy', { weightKg: 10 }, 'item', 'parcel.refused.tooHeavy'],
    ['forbidden things', { harmless: false }, 'item', 'parcel.refused.harmless'],
    [
      'a time in the past',
      { orderType: 'schedule_order', slot: '2026-11-21 11:30' },
      'item',
      'parcel.refused.slotGone',
    ],
    ['no time chosen', { orderType: 'schedule_order', slot: null }, 'item', 'parcel.refused.slot'],
    ['no way to pay', { payment: null }, 'payment', 'checkout.refused.payment'],
  ])('F-29, bad input: %s is said at its step', (_, choices, step, key) => {
    expect(said(choices)).toMatchObject({ step, message: { key } });
  });

  it('ADDR-05, bad input: a receiver’s phone that is none is said at its field', () => {
    const contact = { ...omar.contact, phone: '+1555' };
    expect(said({ receiver: { ...omar, contact } })).toEqual({ step: 'receiver', message: null });
  });

  it.each(['sender', 'receiver'] as const)(
    'F-29, bad input: a %s outside every zone of parcels is said there',
    (outside) => {
      expect(parcelRefusal(parcelState({ route: null, outside }), noon)).toEqual({
        step: outside,
        message: {
          key: `parcel.refused.${outside}Outside`,
          values: { name: 'Small parcel', most: 5 },
        },
      });
    },
  );

  it('F-29, bad input: a route longer than its kind is carried is said at the receiver', () => {
    const facts = factsOf({ categories: [{ ...smallBox, maximumKm: 4 }] });
    expect(parcelRefusal(parcelState({ facts }), noon)).toEqual({
      step: 'receiver',
      message: { key: 'parcel.refused.tooFar', values: { name: 'Small parcel', most: 4 } },
    });
    const asFar = factsOf({ categories: [{ ...smallBox, maximumKm: 4.6 }] });
    expect(parcelRefusal(parcelState({ facts: asFar }), noon)).toBeNull();
  });

  it('CHK-11: parcels too dear for cash say so', () => {
    const facts = factsOf({ config: { cashMaximum: 5 } });
    expect(parcelRefusal(parcelState({ facts }), noon)).toEqual({
      step: 'payment',
      message: { key: 'checkout.refused.cashMaximum' },
    });
  });

  it('MSG-21: the server’s refusal belongs to the step of its code', () => {
    expect(stepOfCodes(['receiver_details'])).toBe('receiver');
    expect(stepOfCodes(['parcel_category_id'])).toBe('category');
    expect(stepOfCodes(['coordinates'])).toBe('sender');
    expect(stepOfCodes(['schedule_at'])).toBe('item');
    expect(stepOfCodes(['order_amount'])).toBe('payment');
  });
});

describe('who pays, and how', () => {
  it('F-29: a receiver pays in cash, which is chosen for them', () => {
    const state = withChoices({ payer: 'receiver', payment: { kind: 'digital', gateway: 'demo' } });
    expect(offersOf(parcelPayment(state)).map(({ method }) => method.kind)).toEqual(['cash']);
    expect(offeredParcelPayment(state)).toEqual({ kind: 'cash' });
  });

  it('F-29: a sender has the shop’s ways; one that is no longer offered is not chosen any more', () => {
    const state = withChoices({ payment: { kind: 'wallet' } });
    expect(offersOf(parcelPayment(state)).map(({ method }) => method.kind)).toEqual([
      'cash',
      'digital',
    ]);
    expect(offeredParcelPayment(state)).toBeNull();
  });
});
