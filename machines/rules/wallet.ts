import { discountOn } from './discount.ts';
import type { LoyaltyTerms, MessageRef, WalletBonus } from './domain.ts';
import { roundMoney } from './money.ts';
import { latinDigits } from './phone.ts';

/** What decides how much a bonus adds. */
type Terms = Pick<WalletBonus, 'type' | 'amount' | 'minimum' | 'most'>;

/** What a bonus adds to an amount that is paid in, rounded once; 0 below its minimum. */
export function bonusWorth({ type, amount, minimum, most }: Terms, paid: number, digits: number) {
  if (paid < minimum) return 0;
  const worth = discountOn(paid, amount, type, digits);
  return type === 'percent' && most > 0 ? Math.min(worth, roundMoney(most, digits)) : worth;
}

/** The one bonus that gives most on an amount, the first of equals; null when none adds anything. */
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

/** What points are in money: whole units of the currency, cut off (wire facts 11.3). */
export function pointsWorth(points: number, rate: number): number {
  return Math.floor(points / Math.max(1, rate));
}

/** Why so many points cannot be converted, null when they can. `points` is NaN when none are said. */
export function pointsProblem(
  points: number,
  balance: number,
  { minimum }: LoyaltyTerms,
): MessageRef | null {
  if (!Number.isInteger(points) || points <= 0) return { key: 'account.points.required' };
  if (points < minimum) return { key: 'account.points.tooFew', values: { count: minimum } };
  return points > balance ? { key: 'account.points.tooMany', values: { count: balance } } : null;
}

/** More figures than anybody pays in at once. */
const MOST_FIGURES = 9;

/** What a field for money keeps of the typed text: figures, and one point with so many behind it. */
export function amountInput(text: string, digits: number): string {
  const typed = latinDigits(text)
    .replaceAll('\u066B', '.')
    .replaceAll(/[^\d.]/g, '');
  const [whole = '', ...rest] = typed.slice(0, MOST_FIGURES).split('.');
  return rest.length === 0 || digits === 0 ? whole : `${whole}.${rest.join('').slice(0, digits)}`;
}

/** The amount behind such a text; NaN when there is none. */
export function amountOf(text: string): number {
  return /\d/.test(text) ? Number(text) : NaN;
}
