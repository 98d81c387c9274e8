import { knownPhone } from '../../machines/rules/phone.ts';
import { minutesOfTime } from '../../machines/rules/wallClock.ts';
import { t } from '../messages/index.ts';
import type { Loose } from './wire.ts';

/**
 * Readers for the single values that a server sends. They are tolerant, so that other code need not
 * be: numbers may be texts, booleans may be 0/1 or "0"/"1", lists may be JSON text, and any field
 * may be missing or null (wire facts 1.7).
 */

/**
 * Casts a value to one of the contract's entities: `asObject<Wire['Order']>(value)`. Gives an empty
 * object when the value is no object, so that reading can go on. Without a type argument no field
 * can be read.
 */
export function asObject<Entity>(value: unknown): Loose<Entity> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isObject ? value : {}) as Loose<Entity>;
}

/** A value as a list: a list, or the JSON text of one; anything else is empty. */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || value === '') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** A finite number, from a number or its text; `fallback` otherwise. */
export function asNumber(value: unknown, fallback = 0): number {
  const read =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : NaN;
  return Number.isFinite(read) ? read : fallback;
}

/** A finite number, or null when there is none. */
export function asNumberOrNull(value: unknown): number | null {
  const read = asNumber(value, NaN);
  return Number.isNaN(read) ? null : read;
}

/**
 * A price; null when the server leaves it out, or sends something that is not a number or below 0:
 * such a price is unknown, never 0.
 */
export function asPrice(value: unknown): number | null {
  const read = asNumberOrNull(value);
  return read !== null && read >= 0 ? read : null;
}

/**
 * A bought quantity, a whole number from 1; null when the server leaves it out or sends something
 * else: such a quantity is unknown, never 1.
 */
export function asCount(value: unknown): number | null {
  const read = asNumberOrNull(value);
  return read !== null && Number.isInteger(read) && read >= 1 ? read : null;
}

/**
 * An additional amount of a bill that older servers do not send: 0 when it is left out, null when
 * it is unreadable.
 */
export function asExtra(value: unknown): number | null {
  return value === undefined ? 0 : asPrice(value);
}

/** A phone number with its country code; '' when the answer has no number that can be called. */
export function asPhone(value: unknown): string {
  return knownPhone(asText(value));
}

/** A time, unchanged, if a date can be parsed from it; null otherwise. */
export function asMoment(value: unknown): string | null {
  const text = asText(value);
  return Number.isNaN(Date.parse(text.replace(' ', 'T'))) ? null : text;
}

/**
 * The name of an item, a store or a courier; where it is missing, the text "Name not available".
 */
export function asName(value: unknown): string {
  return asText(value).trim() || t('ui.nameMissing');
}

/** A text; numbers become text, anything else is `fallback`. */
export function asText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : fallback;
}

/** A text, or null when it is missing or empty. */
export function asTextOrNull(value: unknown): string | null {
  const text = asText(value);
  return text === '' ? null : text;
}

/**
 * The address of a page or a picture to open: absolute, by http or https. Null for anything else,
 * such as addresses that run code or contain data (`javascript:`, `data:`) or have no scheme.
 */
export function asWebAddress(value: unknown): string | null {
  const text = asText(value).trim();
  return /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text) ? text : null;
}

/**
 * A flag: true, 1, "1", "true", "on" and "yes" mean yes; `fallback` when it is missing or empty.
 */
export function asFlag(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null || value === '') return fallback;
  if (typeof value === 'boolean') return value;
  return ['1', 'true', 'on', 'yes'].includes(asText(value).toLowerCase());
}

/** `HH:mm` out of `HH:mm` or `HH:mm:ss`, null when it is neither (wire facts 15.8). */
export function asClock(value: unknown): string | null {
  const time = asText(value).trim();
  if (minutesOfTime(time) === null) return null;
  return (time.indexOf(':') === 1 ? `0${time}` : time).slice(0, 5);
}

/**
 * Reads ids that the server sends as a number, as a list, or as a list in JSON text; anything that is
 * no whole number is left out (OPEN-06).
 */
export function asIds(value: unknown): number[] {
  const list = typeof value === 'number' ? [value] : asList(value);
  const single = list.length === 0 ? asNumberOrNull(value) : null;
  return (single === null ? list : [single])
    .map((entry) => asNumber(entry, NaN))
    .filter((id) => Number.isInteger(id));
}
