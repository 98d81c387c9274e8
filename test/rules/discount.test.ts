import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOnsPrice,
  cardPrice,
  discountChip,
  discountOn,
  discountTypeOf,
  priceLine,
  storeDiscountRuns,
  storeDiscountWithin,
  unitDiscount,
  unitPrice,
} from '../../machines/rules/discount.ts';
import { subtract } from '../../machines/rules/money.ts';
import { choiceWith, groupWith, itemWith, noon, termsWith } from './samples.ts';

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
    const item = itemWith({ discount: 4, discountType: 'amount', storeDiscount: 10 });
    expect(unitDiscount(item, 10, 2)).toBe(1);
    expect(unitDiscount({ ...item, storeDiscount: 0 }, 10, 2)).toBe(4);
  });

  it('ITEM-06: the original is struck only when there is less to pay', () => {
    expect(cardPrice(itemWith({ discount: 15 }), 2)).toEqual({ price: 8.5, original: 10 });
    expect(cardPrice(itemWith(), 2)).toEqual({ price: 10, original: null });
    expect(cardPrice(itemWith({ price: 0.01, discount: 1 }), 2)).toEqual({
      price: 0.01,
      original: null,
    });
  });

  it('ITEM-02: the chip names the discount that applies', () => {
    expect(discountChip(itemWith())).toBeNull();
    expect(discountChip(itemWith({ discount: 5, storeDiscount: 20 }))).toEqual({
      type: 'percent',
      value: 20,
    });
    expect(discountChip(itemWith({ discount: 5, storeDiscount: 1 }))?.value).toBe(1);
    expect(discountChip(itemWith({ discount: 0.5 }))?.value).toBe(0.5);
    expect(discountChip(itemWith({ discount: 130 }))).toEqual({ type: 'percent', value: 100 });
    expect(discountChip(itemWith({ discount: 40, discountType: 'amount' }))).toEqual({
      type: 'amount',
      value: 10,
    });
  });
});

describe('the price of a line', () => {
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
    expect(priceLine(soup, choice, 2)).toEqual({
      unit: 18,
      unitDiscount: 1.8,
      unitFinal: 16.2,
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
          const line = priceLine(item, choiceWith({ quantity }), 2);
          expect(line.total).toBe((Math.round(line.unitFinal * 100) * quantity) / 100);
          expect(subtract(line.unit, line.unitDiscount)).toBe(line.unitFinal);
        },
      ),
    );
  });
});

describe('the discount of a store', () => {
  it('PRICE-08: runs between its dates, both included', () => {
    const terms = termsWith({ startDate: '2026-03-15', endDate: '2026-03-15' });
    expect(storeDiscountRuns(terms, noon)).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-14 12:00')).toBe(false);
    expect(storeDiscountRuns(terms, '2026-03-16 12:00')).toBe(false);
    expect(storeDiscountRuns(termsWith({ startDate: '', endDate: '' }), noon)).toBe(true);
  });

  it('PRICE-08: runs in its daily hours only, from the first minute, before the end', () => {
    const terms = termsWith({ startTime: '10:00:00', endTime: '12:00:00' });
    expect(storeDiscountRuns(terms, '2026-03-15 09:59')).toBe(false);
    expect(storeDiscountRuns(terms, '2026-03-15 10:00')).toBe(true);
    expect(storeDiscountRuns(terms, '2026-03-15 11:59')).toBe(true);
    expect(storeDiscountRuns(terms, noon)).toBe(false);
  });

  it('PRICE-08: hours may go over midnight, and 23:59 is the end of the day', () => {
    const night = termsWith({ startTime: '22:00', endTime: '02:00' });
    expect(storeDiscountRuns(night, '2026-03-15 23:30')).toBe(true);
    expect(storeDiscountRuns(night, '2026-03-15 01:59')).toBe(true);
    expect(storeDiscountRuns(night, '2026-03-15 02:00')).toBe(false);
    expect(storeDiscountRuns(termsWith(), '2026-03-31 23:59')).toBe(true);
  });

  it('PRICE-08: hours that are not named do not bound it', () => {
    const allDay = termsWith({ startTime: '', endTime: '' });
    expect(storeDiscountRuns(allDay, '2026-03-15 00:00')).toBe(true);
    expect(storeDiscountRuns(allDay, '2026-03-15 23:59')).toBe(true);
    const morning = termsWith({ startTime: '', endTime: '11:00' });
    expect(storeDiscountRuns(morning, '2026-03-15 00:00')).toBe(true);
    expect(storeDiscountRuns(morning, noon)).toBe(false);
    expect(storeDiscountRuns(termsWith({ startTime: '11:00', endTime: '' }), noon)).toBe(true);
  });

  it('PRICE-08: nothing below its minimum, no more than its cap, 0 caps nothing', () => {
    const terms = termsWith({ minPurchase: 50, maxDiscount: 7.5 });
    expect(storeDiscountWithin(terms, 9, 49.99, 2)).toBe(0);
    expect(storeDiscountWithin(terms, 9, 50, 2)).toBe(7.5);
    expect(storeDiscountWithin(terms, 6, 50, 2)).toBe(6);
    expect(storeDiscountWithin({ ...terms, maxDiscount: 0 }, 9, 50, 2)).toBe(9);
  });
});
