import type { Currency } from './domain.ts';

/**
 * An amount as an exact decimal; only this file computes with money. Elsewhere, amounts are plain
 * numbers such as 12.5. Each function here turns its numbers into exact decimals, computes with
 * whole units, and rounds once, half up (below zero away from zero), to `digits` decimals. So
 * results can be compared with `<`, `===`, `Math.min` and `Math.max`.
 */
interface Decimal {
  /** The number without its decimal point. */
  units: bigint;
  /** The number of digits after the decimal point. */
  scale: number;
}

const tenTo = (power: number): bigint => 10n ** BigInt(power);

function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no amount`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * tenTo(-scale), scale: 0 } : { units, scale };
}

const numberOf = ({ units, scale }: Decimal): number => Number(`${units}e-${scale}`);

/**
 * The fraction `above / below` as a decimal with this number of digits after the point, rounded
 * half up; `below` must be greater than 0.
 */
function rounded(above: bigint, below: bigint, digits: number): Decimal {
  const scaled = above * tenTo(digits);
  const size = scaled < 0n ? -scaled : scaled;
  const units = (2n * size + below) / (2n * below);
  return { units: scaled < 0n ? -units : units, scale: digits };
}

/** Adds amounts exactly, without the rounding errors of floating-point addition. */
export function sum(amounts: readonly number[]): number {
  const decimals = amounts.map(decimalOf);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  const units = decimals.reduce(
    (total, decimal) => total + decimal.units * tenTo(scale - decimal.scale),
    0n,
  );
  return numberOf({ units, scale });
}

/** Adds amounts exactly; null when one of them is unknown. */
export function sumOfKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : sum(known);
}

/** Subtracts an amount exactly, without the rounding errors of floating-point numbers. */
export function subtract(amount: number, less: number): number {
  return sum([amount, -less]);
}

/** Rounds an amount half up to this number of digits after the point. */
export function roundMoney(amount: number, digits: number): number {
  const { units, scale } = decimalOf(amount);
  return numberOf(rounded(units, tenTo(scale), digits));
}

/**
 * The product `amount × by`, rounded to `digits` decimals; `by` is a quantity, kilometres or hours.
 */
export function times(amount: number, by: number, digits: number): number {
  const a = decimalOf(amount);
  const b = decimalOf(by);
  return numberOf(rounded(a.units * b.units, tenTo(a.scale + b.scale), digits));
}

/** A percentage of the amount, rounded to `digits` decimals. */
export function percentOf(amount: number, percent: number, digits: number): number {
  const a = decimalOf(amount);
  const b = decimalOf(percent);
  return numberOf(rounded(a.units * b.units, tenTo(a.scale + b.scale + 2), digits));
}

/**
 * `amount × part / whole`, rounded to `digits` decimals.
 * @throws RangeError unless `whole` is above 0
 */
export function shareOf(amount: number, part: number, whole: number, digits: number): number {
  if (!(whole > 0)) throw new RangeError(`no share of ${whole}`);
  const a = decimalOf(amount);
  const b = decimalOf(part);
  const c = decimalOf(whole);
  const above = a.units * b.units * tenTo(c.scale);
  return numberOf(rounded(above, c.units * tenTo(a.scale + b.scale), digits));
}

/** An amount without sign and symbol, such as `1,234.50`: groups of three, always Latin digits. */
function figures(amount: number, digits: number): string {
  const { units, scale } = decimalOf(amount);
  const text = String(rounded(units < 0n ? -units : units, tenTo(scale), digits).units);
  const padded = text.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/\B(?=(\d{3})+$)/g, ',');
  return digits === 0 ? whole : `${whole}.${padded.slice(-digits)}`;
}

const noBreakSpace = '\u00A0';

/**
 * Puts the currency symbol before or after the number, as the currency's `side` says. A symbol
 * after it, or one that ends in a letter, is separated by a space, such as `CHF 5` (PRICE-17).
 */
function besideSymbol(text: string, negative: boolean, { symbol, side }: Currency): string {
  const sign = negative ? '-' : '';
  if (symbol === '') return sign + text;
  if (side === 'right') return `${sign}${text}${noBreakSpace}${symbol}`;
  return `${sign}${symbol}${/\p{L}\.?$/u.test(symbol) ? noBreakSpace : ''}${text}`;
}

/**
 * An amount as shown to the customer, rounded to the currency's decimals and with its symbol
 * (PRICE-17).
 */
export function formatMoney(amount: number, currency: Currency): string {
  const shown = roundMoney(amount, currency.digits);
  return besideSymbol(figures(shown, currency.digits), shown < 0, currency);
}

const abbreviations = [
  { from: 1e9, by: 1e9, letter: 'B' },
  { from: 1e6, by: 1e6, letter: 'M' },
  { from: 1e5, by: 1e3, letter: 'K' },
] as const;

/**
 * An amount for display, abbreviated if it is large: `B` from 1e9, `M` from 1e6, `K` (thousands)
 * from 1e5 on (PRICE-18, OPEN-24).
 */
export function abbreviateMoney(amount: number, currency: Currency): string {
  const short = abbreviations.find(({ from }) => Math.abs(amount) >= from);
  if (short === undefined) return formatMoney(amount, currency);
  const shown = shareOf(amount, 1, short.by, currency.digits);
  return besideSymbol(figures(shown, currency.digits) + short.letter, amount < 0, currency);
}
