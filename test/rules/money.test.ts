import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abbreviateMoney,
  formatMoney,
  percentOf,
  roundMoney,
  shareOf,
  subtract,
  sum,
  times,
} from '../../machines/rules/money.ts';
import { dollars } from './samples.ts';

const digits = fc.integer({ min: 0, max: 3 });
/** Amounts of up to 3 decimals, below zero too, with the whole number of thousandths behind them. */
const thousandths = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });

describe('exact decimals', () => {
  it('PRICE-17: sums have no binary drift', () => {
    expect(sum([0.1, 0.2])).toBe(0.3);
    expect(sum(Array.from({ length: 1000 }, () => 0.001))).toBe(1);
    expect(subtract(1.1, 1)).toBe(0.1);
    expect(sum([])).toBe(0);
  });

  it('PRICE-17: products and percentages are rounded half up, once', () => {
    expect(times(1.005, 1, 2)).toBe(1.01);
    expect(times(0.335, 3, 2)).toBe(1.01);
    expect(percentOf(0.25, 10, 2)).toBe(0.03);
    expect(percentOf(19.99, 7.5, 2)).toBe(1.5);
    expect(roundMoney(2.675, 2)).toBe(2.68);
    expect(roundMoney(2.5, 0)).toBe(3);
    expect(roundMoney(-2.5, 0)).toBe(-3);
    expect(roundMoney(1e21, 2)).toBe(1e21);
    expect(sum([1.5e21, 5e20])).toBe(2e21);
    expect(roundMoney(1e-7, 3)).toBe(0);
  });

  it('PRICE-05: shares divide exactly', () => {
    expect(shareOf(110, 10, 110, 2)).toBe(10);
    expect(shareOf(1, 1, 3, 3)).toBe(0.333);
    expect(shareOf(1, 1, 0.5, 2)).toBe(2);
    expect(shareOf(100, 7.5, 107.5, 2)).toBe(6.98);
  });

  it('refuses what is no amount instead of spreading it', () => {
    for (const wrong of [Number.NaN, Infinity, -Infinity]) {
      expect(() => sum([1, wrong])).toThrow(RangeError);
      expect(() => roundMoney(wrong, 2)).toThrow(RangeError);
    }
    expect(() => shareOf(1, 1, 0, 2)).toThrow(RangeError);
    expect(() => shareOf(1, 1, Number.NaN, 2)).toThrow(RangeError);
  });

  it('agrees with whole minor units for any amounts', () => {
    fc.assert(
      fc.property(fc.array(thousandths, { maxLength: 20 }), (units) => {
        const exact = units.reduce((all, each) => all + each, 0);
        expect(sum(units.map((each) => each / 1000))).toBe(exact / 1000);
      }),
    );
    fc.assert(
      fc.property(thousandths, fc.integer({ min: 0, max: 999 }), digits, (units, by, places) => {
        const step = 10 ** (3 - places);
        const product = units * by;
        const half =
          (Math.sign(product) * Math.floor(Math.abs(product) / step + 0.5) * step) / 1000;
        expect(times(units / 1000, by, places)).toBe(half === 0 ? 0 : half);
      }),
    );
  });

  it('rounding is idempotent and never moves by more than half a unit', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), digits, (amount, places) => {
        const once = roundMoney(amount, places);
        expect(roundMoney(once, places)).toBe(once);
        expect(Math.abs(once - amount)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-6);
      }),
    );
  });
});

describe('amounts as the customer reads them', () => {
  it('PRICE-17: two decimals, the symbol on its side', () => {
    expect(formatMoney(12.5, dollars)).toBe('$12.50');
    expect(formatMoney(12.5, { ...dollars, side: 'right' })).toBe('12.50\u00A0$');
    expect(formatMoney(-3, dollars)).toBe('-$3.00');
    expect(formatMoney(-0.001, dollars)).toBe('$0.00');
    expect(formatMoney(7, { ...dollars, symbol: '' })).toBe('7.00');
  });

  it('PRICE-17: a symbol of letters keeps its distance', () => {
    expect(formatMoney(5, { ...dollars, symbol: 'AED' })).toBe('AED\u00A05.00');
    expect(formatMoney(5, { symbol: 'د.إ', side: 'right', digits: 2 })).toBe('5.00\u00A0د.إ');
    expect(formatMoney(5, { ...dollars, symbol: 'kr.' })).toBe('kr.\u00A05.00');
  });

  it('PRICE-17: decimals follow digit_after_decimal_point', () => {
    expect(formatMoney(1234.5678, { ...dollars, digits: 0 })).toBe('$1,235');
    expect(formatMoney(1234.5678, { ...dollars, digits: 1 })).toBe('$1,234.6');
    expect(formatMoney(1234567.8915, { ...dollars, digits: 3 })).toBe('$1,234,567.892');
    expect(formatMoney(0.05, dollars)).toBe('$0.05');
    expect(formatMoney(999, { ...dollars, digits: 0 })).toBe('$999');
  });

  it('PRICE-17: what is read back is the amount rounded', () => {
    fc.assert(
      fc.property(thousandths, digits, (units, places) => {
        const text = formatMoney(units / 1000, { symbol: '', side: 'left', digits: places });
        expect(Number(text.replaceAll(',', ''))).toBe(roundMoney(units / 1000, places));
        expect((text.split('.')[1] ?? '').length).toBe(places);
      }),
    );
  });

  it('PRICE-18, OPEN-24: great amounts are abbreviated from 1e5, 1e6 and 1e9 on', () => {
    expect(abbreviateMoney(99_999.99, dollars)).toBe('$99,999.99');
    expect(abbreviateMoney(100_000, dollars)).toBe('$100.00K');
    expect(abbreviateMoney(999_999, dollars)).toBe('$1,000.00K');
    expect(abbreviateMoney(1_000_000, dollars)).toBe('$1.00M');
    expect(abbreviateMoney(1_255_000, dollars)).toBe('$1.26M');
    expect(abbreviateMoney(2_500_000_000, { ...dollars, side: 'right' })).toBe('2.50B\u00A0$');
    expect(abbreviateMoney(-150_000, { ...dollars, digits: 0 })).toBe('-$150K');
  });
});
