import { discountOn } from './discount.ts';
import type { LoyaltyTerms, MessageRef, WalletBonus } from './domain.ts';
import { roundMoney } from './money.ts';
import { latinDigits } from './phone.ts';

/** The fields of a bonus that decide its amount. */
type Terms = Pick<WalletBonus, 'type' | 'amount' | 'minimum' | 'most'>;

/** The bonus for an amount that is paid in, rounded once; 0 below its minimum. */
export function bonusWorth({ type, amount, minimum, most }: Terms, paid: number, digits: number) {
  if (paid < minimum) return 0;
  const worth = discountOn(paid, amount, type, digits);
  return type === 'percent' && most > 0 ? Math.min(worth, roundMoney(most, digits)) : worth;
}

/** The one bonus that adds most to an amount, the first of equals; null when none adds anything. */
export function bestBonus<Bonus extends Terms>(
  bonuses: readonly Bonus[],
  paid: number,
  digits: number,
): { bonus: Bonus; worth: number } | null {
  const [best] = bonuses
    .map((bonus) => ({ bonus, worth: bonusWorth(bonus, paid, digits) }))
    .sort((one, other) => other.worth - one.worth);
  return best !== undefined && best.worth > 0 ? best : null;
}

/** The value of points in money, rounded down to whole units of the currency (wire facts 11.3). */
export function pointsWorth(points: number, rate: number): number {
  return Math.floor(points / Math.max(1, rate));
}

/**
 * Why this number of points cannot be converted; null when it can. `points` is NaN when the field
 * is empty.
 */
export function pointsProblem(
  points: number,
  balance: number,
  { minimum }: LoyaltyTerms,
): MessageRef | null {
  if (!Number.isInteger(points) || points <= 0) return { key: 'account.points.required' };
  if (points < minimum) return { key: 'account.points.tooFew', values: { count: minimum } };
  return points > balance ? { key: 'account.points.tooMany', values: { count: balance } } : null;
}

/** The maximum length of a typed amount: longer than any payment needs. */
const MAX_FIGURES = 9;

/**
 * The valid part of what was typed into a field for money: digits, and at most one decimal point
 * followed by at most `digits` digits.
 */
export function amountInput(text: string, digits: number): string {
  const typed = latinDigits(text)
    .replaceAll('\u066B', '.')
    .replaceAll(/[^\d.]/g, '');
  const [whole = '', ...rest] = typed.slice(0, MAX_FIGURES).split('.');
  return rest.length === 0 || digits === 0 ? whole : `${whole}.${rest.join('').slice(0, digits)}`;
}

/** The number in a text that `amountInput` returned; NaN when it has no digits. */
export function amountOf(text: string): number {
  return /\d/.test(text) ? Number(text) : NaN;
}
