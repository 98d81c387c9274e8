/**
 * Turns values into plain JSON that is the same in every run, on every machine and on every day.
 */
import { sinceStart } from '../clock.ts';
import { actorName, isActorRef } from '../text.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | PlainObject;
export interface PlainObject {
  readonly [field: string]: Plain;
}

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Whether a number is a time near the walk's start: from one day before it to 60 days after. Such
 * numbers are recorded as times, all other numbers as they are.
 */
const isMomentOfWalk = (value: number): boolean =>
  sinceStart(value) >= -DAY_MS && sinceStart(value) <= 60 * DAY_MS;

/** A time relative to the start of the walk, such as `[start + 5 s]`. */
const momentText = (value: number): string => {
  const elapsed = sinceStart(value);
  return `[start ${elapsed < 0 ? '-' : '+'} ${Math.abs(elapsed) / 1000} s]`;
};

const plainNumber = (value: number): Plain => {
  if (!Number.isFinite(value)) return `[${value}]`;
  return isMomentOfWalk(value) ? momentText(value) : value;
};

const plainObject = (value: object, inside: readonly object[]): Plain => {
  if (inside.includes(value)) return '[circular]';
  if (isActorRef(value)) return `[actor ${actorName(value)}]`;
  if (value instanceof Date) return momentText(value.getTime());
  // The stack and other fields of an error differ between machines.
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  const path = [...inside, value];
  if (Array.isArray(value)) return value.map((item) => plainValue(item, path));
  if (value instanceof Map) return { '[map]': plainValue([...value.entries()], path) };
  if (value instanceof Set) return { '[set]': plainValue([...value.values()], path) };
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, plainValue(field, path)]));
};

const plainValue = (value: unknown, inside: readonly object[]): Plain => {
  switch (typeof value) {
    case 'object':
      return value === null ? null : plainObject(value, inside);
    case 'number':
      return plainNumber(value);
    case 'string':
    case 'boolean':
      return value;
    case 'function':
      return '[function]';
    case 'bigint':
    case 'symbol':
      return `[${String(value)}]`;
    case 'undefined':
    default:
      return '[nothing]';
  }
};

/**
 * A value as plain JSON: fields in alphabetical order, undefined fields left out, times relative to
 * the start of the walk, functions and errors without the parts that differ between machines.
 */
export const plainOf = (value: unknown): Plain => plainValue(value, []);

/** A plain value as JSON text, to compare or write it. */
export const textOf = (value: Plain): string => JSON.stringify(value);

/** The mark for a field that was removed. */
const GONE = '[gone]';
/** The maximum number of changes to list; a value with more changes is written in full. */
const MAX_CHANGES = 6;

const collectChanges = (before: Plain, now: Plain, name: string, into: [string, Plain][]): void => {
  if (textOf(before) === textOf(now)) return;
  const at = (field: string) => (name === '' ? field : `${name}.${field}`);
  if (isPlainObject(before) && isPlainObject(now)) {
    for (const field of [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()) {
      const [old, fresh] = [before[field], now[field]];
      if (fresh === undefined) into.push([at(field), GONE]);
      else if (old === undefined) into.push([at(field), fresh]);
      else collectChanges(old, fresh, at(field), into);
    }
  } else if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    now.forEach((item, index) => collectChanges(before[index], item, at(String(index)), into));
  } else into.push([name, now]);
};

/** Maps the path to each changed field, such as `facts.subtotal`, to its new value. */
export const changesOf = (before: Plain, now: Plain): PlainObject => {
  if (!isPlainObject(before) || !isPlainObject(now)) {
    return textOf(before) === textOf(now) ? {} : { '': now };
  }
  const changes: [string, Plain][] = [];
  for (const field of [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()) {
    const inner: [string, Plain][] = [];
    const [old, fresh] = [before[field], now[field]];
    if (fresh === undefined) inner.push([field, GONE]);
    else if (old === undefined) inner.push([field, fresh]);
    else collectChanges(old, fresh, field, inner);
    if (fresh !== undefined && inner.length > MAX_CHANGES) changes.push([field, fresh]);
    else changes.push(...inner);
  }
  return Object.fromEntries(changes);
};
