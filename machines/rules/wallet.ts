import { discountOn } from './discount.ts';
import type { LoyaltyTerms, MessageRef, WalletBonus } from './domain.ts';
import { roundMoney } from './money.ts';

/** The fields of a bonus that decide its amount. */
type Terms = Pick<WalletBonus, 'type' | 'amount' | 'minimum' | 'maximum'>;

/**
 * The bonus for an amount `paid` into the wallet, rounded to `digits` decimals; 0 below the
 * `minimum`. A percentage gives at most `maximum`, where 0 means no maximum.
 */
function bonusWorth({ type, amount, minimum, maximum }: Terms, paid: number, digits: number) {
  if (paid < minimum) return 0;
  const worth = discountOn(paid, amount, type, digits);
  return type === 'percent' && maximum > 0 ? Math.min(worth, roundMoney(maximum, digits)) : worth;
}

/** The bonus that adds the most to an amount paid into the wallet; null when none adds anything. */
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

/**
 * The value of loyalty points in whole units of the currency, rounded down (wire facts 11.3).
 * `rate` is the number of points for one unit.
 */
export function pointsWorth(points: number, rate: number): number {
  return Math.floor(points / Math.max(1, rate));
}

/**
 * Why this number of points cannot be converted; null when it can. `points` is NaN when the field
 * is empty or holds no whole number.
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
