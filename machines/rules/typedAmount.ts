import { latinDigits } from './phone.ts';

/** The maximum length of a typed amount: longer than any payment needs. */
const MAX_LENGTH = 12;

/**
 * What may stand in a field for money of what was typed: digits of any script, as Latin ones, and
 * the signs between them. The signs stay as they were typed, so that the field shows what
 * `typedAmount` reads.
 */
export function amountInput(text: string): string {
  return latinDigits(text)
    .replaceAll(/[^\d.,\u066B\u066C'’\s]/g, '')
    .slice(0, MAX_LENGTH);
}

/** Digits in groups with one sign: `1,000`, `1 000 000`, and in India `10,00,000`. */
const grouped = /^[1-9]\d{0,2}([.,\u066C'’\s])(?:\d{2,3}\1)*\d{3}$/;

/** The digits of a whole number with or without groups, and the sign between the groups. */
function wholeOf(text: string): { figures: string; sign: string | null } | null {
  if (/^\d*$/.test(text)) return { figures: text, sign: null };
  const groups = grouped.exec(text);
  return groups && { figures: text.replaceAll(/\D/g, ''), sign: groups[1] ?? null };
}

/**
 * The amount in a typed text; null when there is none. A point, a comma or the Arabic decimal sign
 * followed by at most `digits` digits, the decimals of the currency, is the decimal point.
 *
 * A single sign before exactly three digits separates thousands: `1,000`, and `1.000` as well. Only
 * in a currency with three decimals is the point a decimal point then, as the shop writes it.
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
