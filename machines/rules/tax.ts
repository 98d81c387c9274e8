import { percentOf, roundMoney, shareOf, sum } from './money.ts';

/**
 * Tax on the price of items, rounded once (OPEN-21). Included: the part of the price that is tax,
 * `base·t/(100+t)`, nothing to add (PRICE-05). Excluded: `base·t/100`, to be added (PRICE-06).
 */
export function taxOn(base: number, percent: number, included: boolean, digits: number): number {
  const rate = Math.max(percent, 0);
  return included ? shareOf(base, rate, sum([100, rate]), digits) : percentOf(base, rate, digits);
}

/**
 * The answer of a server that computes the tax of an order before it is placed (wire facts 10.5).
 */
export type ServerTax =
  | { amount: number; included: boolean }
  /** The server has no such call: the tax is known only after the order is placed. */
  | 'later'
  /** The answer is unreadable, or did not arrive. */
  | 'unknown';

/**
 * The server's tax for an order that costs `untaxed` before tax; for another amount it must be
 * asked again.
 */
export interface TaxAnswer {
  untaxed: number;
  answer: ServerTax;
}

/**
 * `pending`: the client still has to ask the server. `later`: the server adds the tax when the
 * order is placed, and the amount is unknown until then.
 */
export type TaxState = 'known' | 'unknown' | 'pending' | 'later';

export interface Tax {
  /** 0 unless it is known. */
  tax: number;
  /** Contained in the prices, else added to the total. */
  taxIncluded: boolean;
  taxState: TaxState;
}

/**
 * The tax of an order or a trip: by the seller's percentage, and where the seller has none
 * (undefined) as the server computed it (wire facts 17.5). An unreadable percentage (null) makes
 * the tax unknown.
 */
export function taxOf(
  base: number,
  { percent, included, byServer }: TaxTerms,
  digits: number,
): Tax {
  const without = (taxState: TaxState) => ({ tax: 0, taxIncluded: included, taxState });
  if (percent === null) return without('unknown');
  if (percent !== undefined) {
    return {
      tax: taxOn(base, percent, included, digits),
      taxIncluded: included,
      taxState: 'known',
    };
  }
  if (byServer === null) return without('pending');
  if (typeof byServer === 'string') return without(byServer);
  return {
    tax: roundMoney(byServer.amount, digits),
    taxIncluded: byServer.included,
    taxState: 'known',
  };
}

export interface TaxTerms {
  /**
   * The seller's tax rate. undefined: the seller has none; null: the server sent an unreadable one.
   */
  percent: number | null | undefined;
  /** Whether prices contain tax, by the shop's settings. */
  included: boolean;
  byServer: ServerTax | null;
}
