import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../machines/rules/money.ts';
import { amountInput, typedAmount } from '../../machines/rules/typedAmount.ts';
import { dollars } from './samples.ts';

describe('typed money', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['12.', 12],
    ['.5', 0.5],
    ['0,5', 0.5],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1\u202F000,50', 1000.5],
    ['1,000.50', 1000.5],
    ['1.000,50', 1000.5],
    ['1.000.000', 1_000_000],
    ['10,00,000.5', 1_000_000.5],
    ['١٢٫٥٠', 12.5],
    ['١٬٠٠٠٫٥', 1000.5],
    ['۱۲٫۵', 12.5],
  ])('PRICE-17: %s is %d with two decimals', (text, amount) => {
    expect(typedAmount(text, 2)).toBe(amount);
    expect(typedAmount(amountInput(text), 2)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '1.2.3',
    '1,000,5',
    '12.3456',
    '0,500',
    '1٫000',
    '-5',
    'abc',
    '12 50',
  ])('PRICE-17: "%s" is no amount with two decimals', (text) => {
    expect(typedAmount(text, 2)).toBeNull();
  });

  it('PRICE-17: the decimals are those of the currency', () => {
    expect(typedAmount('1,000', 0)).toBe(1000);
    expect(typedAmount('12.5', 0)).toBeNull();
    expect(typedAmount('1.250', 3)).toBe(1.25);
    expect(typedAmount('1,250', 3)).toBe(1250);
    expect(typedAmount('1,250.125', 3)).toBe(1250.125);
    expect(typedAmount('0,500', 3)).toBe(0.5);
    expect(typedAmount('١٫٢٥٠', 3)).toBe(1.25);
  });

  it('PRICE-17: letters and the sign of a currency cannot be typed', () => {
    expect(amountInput('-$12,50x')).toBe('12,50');
    expect(amountInput('1234567890123')).toBe('123456789012');
  });

  it('PRICE-17: reads what the shop writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 0, max: 3 }),
        (units, digits) => {
          const amount = Number(`${units}e-${digits}`);
          const written = formatMoney(amount, { ...dollars, digits, symbol: '' });
          expect(typedAmount(written, digits)).toBe(amount);
        },
      ),
    );
  });
});
