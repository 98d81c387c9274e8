import { percentOf, shareOf, sum } from './money.ts';

/**
 * Tax on what is paid for goods, rounded once (OPEN-21). Included: the part of the price that is
 * tax, `base·t/(100+t)`, nothing to add (PRICE-05). Excluded: `base·t/100`, to be added (PRICE-06).
 */
export function taxOn(base: number, percent: number, included: boolean, digits: number): number {
  const rate = Math.max(percent, 0);
  return included ? shareOf(base, rate, sum([100, rate]), digits) : percentOf(base, rate, digits);
}
