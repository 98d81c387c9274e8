/** Writes values as text: in one form that is equal for equal values, and in one for people. */
import type { AnyActorRef } from 'xstate';

/** Whether a value is a running or stopped actor of any kind. */
export const isActorRef = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' &&
  value !== null &&
  'sessionId' in value &&
  'send' in value &&
  'getSnapshot' in value;

/**
 * Whether an id is different in every run: one that xstate counts (`x:12`), a UUID, a random
 * fraction, or a long mixture of letters and digits.
 */
export const isGenerated = (id: string): boolean =>
  /^x:\d+$|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|0\.\d{6,}/i.test(id) ||
  id.split(/[^a-z\d]+/i).some((part) => part.length >= 9 && /\d.*[a-z].*\d/i.test(part));

/**
 * The name of an actor, the same in every run: its system id, its id, or if that is generated the
 * name of its source.
 */
export const actorName = (ref: AnyActorRef): string => {
  const systemId: unknown = Reflect.get(ref, 'systemId');
  if (typeof systemId === 'string') return systemId;
  if (!isGenerated(ref.id)) return ref.id;
  return typeof ref.src === 'string' ? ref.src : 'actor';
};

const isPlain = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype;
};

/** The text for an actor, date, error, map or set; null for any other object. */
const specialText = (value: object, seen: object[]): string | null => {
  if (isActorRef(value)) return `"[actor ${actorName(value)}]"`;
  if (value instanceof Date) return `"[date ${value.getTime()}]"`;
  if (value instanceof Error) return `"[${value.name} ${value.message}]"`;
  if (value instanceof Map) return `"[map]"${valueText([...value.entries()], seen)}`;
  if (value instanceof Set) return `"[set]"${valueText([...value.values()], seen)}`;
  return null;
};

const partsText = (value: object, seen: object[]): string => {
  if (Array.isArray(value)) return `[${value.map((item) => valueText(item, seen)).join(',')}]`;
  let text = '';
  for (const name of Object.keys(value).sort()) {
    const field: unknown = Reflect.get(value, name);
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${valueText(field, seen)}`;
  }
  return `{${text}}`;
};

/** The text for an object. `seen` contains the objects around it, to detect circular references. */
const objectText = (value: object, seen: object[]): string => {
  if (seen.includes(value)) return '"[circular]"';
  seen.push(value);
  const special = isPlain(value) ? null : specialText(value, seen);
  const text = special ?? partsText(value, seen);
  seen.pop();
  return text;
};

const valueText = (value: unknown, seen: object[]): string => {
  switch (typeof value) {
    case 'object':
      return value === null ? 'null' : objectText(value, seen);
    case 'string':
      return JSON.stringify(value);
    case 'function':
      return `"[function ${value.name}]"`;
    case 'symbol':
    case 'bigint':
    case 'undefined':
    case 'boolean':
    case 'number':
      return String(value);
    default:
      return '';
  }
};

/**
 * A value as text: equal values give the same text, whatever the order of their fields. It may
 * contain circular references and actors.
 */
export const stableText = (value: unknown): string => valueText(value, []);

const LONGEST = 32;
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;

const wordsOf = (value: unknown): string => {
  if (value === null) return 'none';
  if (value === undefined) return '';
  if (typeof value === 'string') return value.trim() === '' ? '“”' : value;
  if (typeof value !== 'object') return valueText(value, []);
  if (value instanceof Error) return value.message;
  if (isActorRef(value)) return actorName(value);
  if (Array.isArray(value)) return `${value.length} of them`;
  const parts = Object.entries(value).map(([key, field]: [string, unknown]) => {
    if (typeof field === 'boolean') return field ? key : `not ${key}`;
    if (typeof field === 'object' && field !== null)
      return Array.isArray(field) ? `${field.length} ${key}` : '';
    return wordsOf(field);
  });
  return parts.filter((part) => part !== '').join(', ');
};

/** A label for a payload that has none: a short text made from its fields. */
export const briefly = (value: unknown): string =>
  shortened(wordsOf(value).replaceAll(/\s+/g, ' '));
