import { times } from './money.ts';

/**
 * The price of several pieces, in the shop's currency; null when the price of one or their number is
 * unknown.
 */
export const priceOfAll = (
  price: number | null,
  quantity: number | null,
  digits: number,
): number | null => (price === null || quantity === null ? null : times(price, quantity, digits));

/** An amount that is taken off, as a row of a bill shows it; null when it is unknown. */
export const asDeduction = (amount: number | null): number | null =>
  amount === null ? null : -amount;
