import { describe, expect, it } from 'vitest';
import { asDeduction, priceOfAll } from '../../machines/rules/knownAmounts.ts';

describe('PRICE-01: an amount of which a part is unknown is not guessed', () => {
  it('multiplies a price exactly, and only a known one by a known number', () => {
    expect(priceOfAll(0.1, 3, 2)).toBe(0.3);
    expect(priceOfAll(null, 3, 2)).toBeNull();
    expect(priceOfAll(0.1, null, 2)).toBeNull();
  });

  it('takes off what is known', () => {
    expect(asDeduction(2.5)).toBe(-2.5);
    expect(asDeduction(null)).toBeNull();
  });
});
