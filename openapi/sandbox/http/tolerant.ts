/** This file reads values that clients send in more than one form (wire facts 1.1, 1.3). */

/** Whether a text is one of those that clients send instead of a missing value, such as "null". */
export const spelledNothing = (text: string): boolean =>
  text === '' || text === 'null' || text === 'undefined';

/** A positive whole number from a header or a field; null for anything else. */
export function readId(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (!/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number > 0 ? number : null;
}

/**
 * Reads ids from JSON text (`[1,3]`, `["1"]`), a list (`1,3`), one number or an array; duplicates
 * and invalid ones are left out.
 */
export function readIds(value: unknown): number[] {
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.replace(/[[\]"'\s]/g, '').split(',')
      : [value];
  const ids = parts.map(readId).filter((id) => id !== null);
  return [...new Set(ids)];
}

/** Reads texts from JSON text (`["high"]`), a list with commas or an array. */
export function readWords(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.replace(/[[\]"'\s]/g, '').split(',')
      : [];
  return parts.filter((part) => typeof part === 'string').filter((part) => part !== '');
}

/** A text without blanks around it; '' for anything that is not a text. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * A number that was sent as a number or as text, in a part of a request that the contract does not
 * describe; NaN for anything else. (`Number` throws for some objects.)
 */
export const readNumber = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;

/**
 * Parses the JSON text of a form field; undefined when it is not JSON. Values that are not texts
 * are returned unchanged. Keys named `__proto__` are left out, because code that copies them could
 * change an object's prototype.
 */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value, (key, inner: unknown) =>
      key === '__proto__' ? undefined : inner,
    );
    return parsed;
  } catch {
    return undefined;
  }
}

/** Reads latitude and longitude; null unless both are numbers within their ranges. */
export function readPosition(lat: unknown, lng: unknown): { lat: number; lng: number } | null {
  const position = { lat: readDecimal(lat), lng: readDecimal(lng) };
  if (position.lat === null || position.lng === null) return null;
  if (Math.abs(position.lat) > 90 || Math.abs(position.lng) > 180) return null;
  return { lat: position.lat, lng: position.lng };
}

function readDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null;
  return Number(value);
}
