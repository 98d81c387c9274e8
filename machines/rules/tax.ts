import { percentOf, roundMoney, shareOf, sum } from './money.ts';

/**
 * The tax on a price, rounded to `digits` decimals (OPEN-21). If it is included in the price, it is
 * the part `base·t/(100+t)`, and nothing is added (PRICE-05); otherwise `base·t/100` is added
 * (PRICE-06).
 */
export function taxOn(base: number, percent: number, included: boolean, digits: number): number {
  const rate = Math.max(percent, 0);
  return included ? shareOf(base, rate, sum([100, rate]), digits) : percentOf(base, rate, digits);
}

/** What the server answers about the tax of an order that is not placed yet (wire facts 10.5). */
export type ServerTax =
  | { amount: number; included: boolean }
  /** The server cannot compute it in advance: the tax is known only after the order is placed. */
  | 'later'
  /** The answer is unreadable, or did not arrive. */
  | 'unknown';

/**
 * The server's answer about the tax of an order, and the order's amount before tax (`untaxed`) for
 * which it was asked. When that amount changes, the server must be asked again.
 */
export interface TaxAnswer {
  untaxed: number;
  answer: ServerTax;
}

/**
 * How much is known about a tax. `unknown`: an amount or percentage for it is missing or
 * unreadable. `pending`: the client still has to ask the server. `later`: the server adds the tax
 * when the order is placed, and nobody knows the amount until then.
 */
export type TaxState = 'known' | 'unknown' | 'pending' | 'later';

export interface Tax {
  /** The amount of the tax; 0 unless `taxState` is `known`. */
  tax: number;
  /** Whether the prices contain the tax already; otherwise it is added to the total. */
  taxIncluded: boolean;
  taxState: TaxState;
}

/**
 * The tax of an order or a trip: computed from the seller's percentage, or as the server computed
 * it when the seller has none (undefined) (wire facts 17.5). With an unreadable percentage (null)
 * the tax is unknown.
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
