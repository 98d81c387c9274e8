import { latinDigits } from './phone.ts';

/** The maximum number of characters in a field for an amount. */
const MAX_LENGTH = 12;

/**
 * Cleans the text that is typed in a field for an amount: Arabic and Persian digits become Latin
 * ones, signs such as points and commas stay, everything else is removed. The signs are not
 * changed, so that the field shows exactly the text that `typedAmount` reads.
 */
export function amountInput(text: string): string {
  return latinDigits(text)
    .replaceAll(/[^\d.,\u066B\u066C'’\s]/g, '')
    .slice(0, MAX_LENGTH);
}

/**
 * Matches digits in groups with the same sign between them: `1,000`, `1 000 000`, Indian
 * `10,00,000`.
 */
const grouped = /^[1-9]\d{0,2}([.,\u066C'’\s])(?:\d{2,3}\1)*\d{3}$/;

/**
 * The digits of a whole number, and the sign between its groups (null without groups). Returns null
 * for any other text.
 */
function wholeOf(text: string): { figures: string; sign: string | null } | null {
  if (/^\d*$/.test(text)) return { figures: text, sign: null };
  const groups = grouped.exec(text);
  return groups && { figures: text.replaceAll(/\D/g, ''), sign: groups[1] ?? null };
}

/**
 * Reads a typed amount; null when the text is none. A point, a comma or the Arabic decimal sign
 * before at most `digits` digits (the decimals of the currency) is the decimal point: `12,50` is
 * 12.5.
 *
 * A single sign before exactly three digits separates thousands: `1,000` and `1.000` are both 1000.
 * Only in a currency with three decimals, the point in `1.000` is the decimal point.
 */
export function typedAmount(text: string, digits: number): number | null {
  const typed = latinDigits(text).trim();
  const thousands = wholeOf(typed);
  const isPointed = digits >= 3 && /^\d+\.\d+$/.test(typed);
  if (thousands !== null && !isPointed) {
    return thousands.figures === '' ? null : Number(thousands.figures);
  }
  const [, before = '', point = '', decimals = ''] = /^(.*)([.,\u066B])(\d*)$/.exec(typed) ?? [];
  const whole = wholeOf(before);
  if (point === '' || whole === null || whole.sign === point) return null;
  if (decimals.length > digits || whole.figures + decimals === '') return null;
  return Number(`${whole.figures}.${decimals}`);
}
