import { percentOf, shareOf } from './money.ts';

/**
 * Tax on what is paid for goods, rounded once (OPEN-21). Included: the part of the price that is
 * tax, `base·t/(100+t)`, nothing to add (PRICE-05). Excluded: `base·t/100`, to be added (PRICE-06).
 */
export function taxOn(base: number, percent: number, included: boolean, digits: number): number {
  if (!(base > 0) || !(percent > 0)) return 0;
  return included
    ? shareOf(base, percent, 100 + percent, digits)
    : percentOf(base, percent, digits);
}
