import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOnsPrice,
  discountOn,
  discountTypeOf,
  storeDiscountRuns,
  storeDiscountWithin,
  unitPrice,
} from '../../machines/rules/discount.ts';
import { chargeLines } from '../../machines/rules/linePrices.ts';
import { priceAlone } from '../../machines/rules/shownPrice.ts';
import type { Item, ItemChoice } from '../../machines/rules/domain.ts';
import { choiceWith, groupWith, itemWith, noon, termsWith } from './samples.ts';

const alone = (item: Item) => priceAlone(item, { now: noon, digits: 2 });

describe('the discount of one item', () => {
  it('PRICE-07, OPEN-22: fixed is an amount; misspelt percentages are percentages', () => {
    expect(['percent', 'percentage', 'precentage'].map(discountTypeOf)).toEqual(
      Array.from({ length: 3 }, () => 'percent'),
    );
    expect(['amount', 'fixed', ''].map(discountTypeOf)).toEqual(
      Array.from({ length: 3 }, () => 'amount'),
    );
  });

  it('PRICE-07: percent of the price, or an amount', () => {
    expect(discountOn(12, 25, 'percent', 2)).toBe(3);
    expect(discountOn(12, 2.5, 'amount', 2)).toBe(2.5);
  });

  it('PRICE-07: never below 0 and never above the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.double({ noNaN: true, min: -500, max: 5000 }),
        fc.constantFrom('percent' as const, 'amount' as const),
        (cents, discount, type) => {
          const off = discountOn(cents / 100, discount, type, 2);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(cents / 100);
        },
      ),
    );
  });

  it('OPEN-22: a store discount replaces the own one, also a greater one; never both', () => {
    const own = { discount: 4, discountType: 'amount' as const };
    const terms = { storeDiscount: 10, storeTerms: termsWith() };
    expect(alone(itemWith({ ...own, ...terms }))).toMatchObject({ price: 9, original: 10 });
    expect(alone(itemWith(own))).toMatchObject({ price: 6, original: 10 });
  });

  it('ITEM-06: the original is struck only when there is less to pay', () => {
    expect(alone(itemWith({ discount: 15 }))).toMatchObject({ price: 8.5, original: 10 });
    expect(alone(itemWith())).toMatchObject({ price: 10, original: null });
    expect(alone(itemWith({ price: 0.01, discount: 1 }))).toMatchObject({
      price: 0.01,
      original: null,
    });
  });

  it('ITEM-02: the chip names the discount that applies', () => {
    const chip = (change: Parameters<typeof itemWith>[0]) => alone(itemWith(change))?.discount;
    const storeTerms = termsWith();
    expect(chip({})).toBeNull();
    expect(chip({ discount: 5, storeDiscount: 20, storeTerms })).toEqual({
      type: 'percent',
      value: 20,
    });
    expect(chip({ discount: 5, storeDiscount: 1, storeTerms })?.value).toBe(1);
    expect(chip({ discount: 0.5 })?.value).toBe(0.5);
    expect(chip({ discount: 130 })).toEqual({ type: 'percent', value: 100 });
    expect(chip({ discount: 40, discountType: 'amount' })).toEqual({ type: 'amount', value: 10 });
  });
});

describe('the price of a line', () => {
  const charge = (item: Item, choice: ItemChoice) =>
    chargeLines([{ item, choice }], { terms: null, now: noon, digits: 2 })[0];
  const soup = itemWith({
    discount: 10,
    foodVariations: [groupWith(), groupWith({ name: 'Extra', type: 'multi', required: false })],
    addOns: [
      { id: 5, name: 'Bread', price: 1.5 },
      { id: 6, name: 'Oil', price: 0.25 },
    ],
  });

  it('OPEN-10: options are in the discounted price, add-ons apart with their own quantity', () => {
    const choice = choiceWith({
      quantity: 3,
      food: [
        { name: 'Size', labels: ['Large'] },
        { name: 'Extra', labels: ['Small', 'Huge'] },
      ],
      addOns: [{ id: 5, quantity: 2 }],
    });
    expect(charge(soup, choice)).toMatchObject({
      unit: 18,
      items: 54,
      itemDiscount: 5.4,
      addOns: 3,
      original: 57,
      total: 51.6,
    });
  });

  it('ITEM-34: a stocked variation has its own price instead of the item’s', () => {
    const shirt = itemWith({ stockVariations: [{ type: 'Red-M', price: 24, stock: 1 }] });
    expect(unitPrice(shirt, choiceWith({ variationType: 'Red-M' }), 2)).toBe(24);
    expect(unitPrice(shirt, choiceWith({ variationType: 'Blue-S' }), 2)).toBe(10);
  });

  it('ignores options and add-ons that the item does not have', () => {
    const choice = choiceWith({
      food: [
        { name: 'Size', labels: ['Gone'] },
        { name: 'Nowhere', labels: ['Large'] },
      ],
      addOns: [{ id: 99, quantity: 4 }],
    });
    expect(unitPrice(soup, choice, 2)).toBe(10);
    expect(addOnsPrice(soup, choice, 2)).toBe(0);
  });

  it('what is shown of one, times the quantity, is the line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 50 }),
        (units, rate, quantity) => {
          const item = itemWith({ price: units / 1000, discount: rate / 10 });
          const line = charge(item, choiceWith({ quantity }));
          const one = alone(item)?.price ?? NaN;
          expect(line?.total).toBe((Math.round(one * 100) * quantity) / 100);
        },
      ),
    );
  });
});

describe('the discount of a store', () => {
  it('PRICE-08 D9: 1 March 09:00 to 31 March 12:00 runs at 13:00 and at 03:00 of 15 March', () => {
    const terms = termsWith({
      startDate: '2026-03-01',
      startTime: '09:00:00',
      endDate: '2026-03-31',
      endTime: '12:00:00',
    });
    expect(storeDiscountRuns(terms, '2026-03-15 13:00')).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-15 03:00')).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-15T13:00:59')).toBe(true);
  });

  it('PRICE-08 D9: it starts with its first minute and is over at its end date and time', () => {
    const terms = termsWith({ startTime: '09:00', endTime: '12:00' });
    expect(storeDiscountRuns(terms, '2026-03-01 08:59')).toBe(false);
    expect(storeDiscountRuns(terms, '2026-03-01 09:00')).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-31 11:59')).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-31 12:00')).toBe(false);
    expect(storeDiscountRuns(terms, '2026-04-01 10:00')).toBe(false);
  });

  it('PRICE-08: 23:59 is the end of its last day, also when no time is named', () => {
    expect(storeDiscountRuns(termsWith(), '2026-03-31 23:59')).toBe(true);
    expect(storeDiscountRuns(termsWith(), '2026-04-01 00:00')).toBe(false);
    const untimed = termsWith({ startTime: '', endTime: '' });
    expect(storeDiscountRuns(untimed, '2026-03-01 00:00')).toBe(true);
    expect(storeDiscountRuns(untimed, '2026-03-31 23:59')).toBe(true);
    expect(storeDiscountRuns(untimed, '2026-04-01 00:00')).toBe(false);
  });

  it('PRICE-08: a date that is not named bounds nothing', () => {
    const terms = termsWith({ startDate: '', endDate: '', startTime: '10:00', endTime: '11:00' });
    expect(storeDiscountRuns(terms, noon)).toBe(true);
    expect(storeDiscountRuns(terms, '2036-03-15 09:00')).toBe(true);
  });

  it('PRICE-08: nothing below its minimum, no more than its cap, 0 caps nothing', () => {
    const terms = termsWith({ minPurchase: 50, maxDiscount: 7.5 });
    expect(storeDiscountWithin(terms, 9, 49.99, 2)).toBe(0);
    expect(storeDiscountWithin(terms, 9, 50, 2)).toBe(7.5);
    expect(storeDiscountWithin(terms, 6, 50, 2)).toBe(6);
    expect(storeDiscountWithin({ ...terms, maxDiscount: 0 }, 9, 50, 2)).toBe(9);
  });

  it('PRICE-08: nothing while nobody knows its terms', () => {
    expect(storeDiscountWithin(termsWith({ minPurchase: null }), 9, 5000, 2)).toBe(0);
  });
});
