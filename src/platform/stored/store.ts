import type { Module } from '../../../machines/rules/domain.ts';
import { browserTime } from '../browser.ts';
import { parsed } from './entities.ts';
import {
  schema,
  storedNames,
  type Clearing,
  type Entry,
  type Stored,
  type StoredName,
} from './schema.ts';

/**
 * The browser's storage behind one small interface. The browser may refuse storage or have no space
 * left, and stored data may be damaged or of another version of the shop. So reading never throws,
 * writing falls back to memory for this visit, and data that do not fit their shape are dropped
 * (DATA-17, F-24, F-25).
 */

type Area = 'browser' | 'tab';

/** Values that the browser refused to store, by storage area (`browser` or `tab`) and key. */
const memory = new Map<string, string>();
/**
 * Whether the browser has refused to store something: `new` until the customer has seen a message
 * about it, then `told`; null when it has not refused.
 */
let refusal: 'new' | 'told' | null = null;

function storeOf(area: Area): Storage {
  return area === 'tab' ? window.sessionStorage : window.localStorage;
}

function readText(key: string, area: Area): string | null {
  const remembered = memory.get(`${area} ${key}`);
  if (remembered !== undefined) return remembered;
  try {
    return storeOf(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, value: string, area: Area): boolean {
  try {
    storeOf(area).setItem(key, value);
    memory.delete(`${area} ${key}`);
    // When nothing is left in memory only, a later refusal is reported to the customer again.
    if (memory.size === 0) refusal = null;
    return true;
  } catch {
    memory.set(`${area} ${key}`, value);
    refusal ??= 'new';
    return false;
  }
}

function removeText(key: string, area: Area): void {
  memory.delete(`${area} ${key}`);
  try {
    storeOf(area).removeItem(key);
  } catch {
    refusal ??= 'new';
  }
}

/**
 * The storage key to which data of a newer version of the shop are moved when this older version,
 * still open in a tab, stores its own. So the newer data are not lost.
 */
const asideOf = ({ key }: Entry<unknown>): string => `${key}.newer`;

/** The version number at the beginning of stored JSON; 0 when it has none. */
const versionOf = (json: string): number => Number(/^\{"version":(\d+)\b/.exec(json)?.[1] ?? 0);

/**
 * Returns the JSON that an older version of the shop has set aside for a newer one (see `asideOf`),
 * and stores it under its usual key again. Null when there is none, or when this version is too old
 * to read it.
 */
function broughtBack(entry: Entry<unknown>, area: Area): string | null {
  const aside = readText(asideOf(entry), area);
  if (aside === null || versionOf(aside) > (entry.version ?? 0)) return null;
  removeText(asideOf(entry), area);
  writeText(entry.key, aside, area);
  return aside;
}

const lastModule = (): Module | null => get('module');

/**
 * Reads the value out of the JSON of one of the shop's own entries and migrates it if its `version`
 * is older than the entry's; undefined when it is damaged, expired or has no migration.
 */
function unwrapped(entry: Entry<unknown>, version: number, json: string): unknown {
  const stored = parsed(json);
  if (stored === undefined || stored === null) return undefined;
  const { value, at } = stored as { value?: unknown; at?: unknown };
  if (entry.lastsMs !== undefined) {
    const age = typeof at === 'number' ? browserTime().getTime() - at : NaN;
    if (!(age >= 0 && age < entry.lastsMs)) return undefined;
  }
  if (version === entry.version) return value;
  return entry.migrations?.[version]?.(stored as Record<string, unknown>, lastModule);
}

/**
 * Reads the text of an entry that is stored as plain text. Other storefronts may have stored it as
 * JSON; JSON that is not a string is no text, and the entry's shape then refuses it. A text that only
 * begins like JSON, such as an address with a quoted name, is the text itself.
 */
function plainText(stored: string): unknown {
  if (/^(null|undefined|NaN|true|false)$/.test(stored)) return undefined;
  const json = /^["{[]/.test(stored) ? parsed(stored) : undefined;
  return json === undefined ? stored : json;
}

function readEntry<T>(entry: Entry<T>, area: Area): T | null {
  const stored =
    readText(entry.key, area) ?? (entry.version === undefined ? null : broughtBack(entry, area));
  if (stored === null) return null;
  const version = entry.version === undefined ? 0 : versionOf(stored);
  if (version > (entry.version ?? 0)) return null;
  const value = entry.shape(
    entry.isText === true
      ? plainText(stored)
      : entry.version === undefined
        ? parsed(stored)
        : unwrapped(entry, version, stored),
  );
  if (value !== undefined) {
    if (version !== (entry.version ?? 0)) write(entry, value, area);
    return value;
  }
  removeText(entry.key, area);
  return null;
}

function write(entry: Entry<unknown>, value: unknown, area: Area): boolean {
  if (entry.isText === true) return writeText(entry.key, String(value), area);
  const { version, lastsMs } = entry;
  if (version === undefined) return writeText(entry.key, JSON.stringify(value), area);
  const before = readText(entry.key, area);
  // Another tab may run a newer version of the shop: its data are set aside for that version.
  if (before !== null && versionOf(before) > version) writeText(asideOf(entry), before, area);
  const at = lastsMs === undefined ? {} : { at: browserTime().getTime() };
  return writeText(entry.key, JSON.stringify({ version, ...at, value }), area);
}

const listeners = new Set<(name: StoredName) => void>();

/** Calls back with the name of each value that this tab stores or deletes. */
export function onStored(listener: (name: StoredName) => void): void {
  listeners.add(listener);
}

const notify = (name: StoredName): void => listeners.forEach((listener) => listener(name));

const entryOf = <Name extends StoredName>(name: Name) => schema[name] as Entry<Stored<Name>>;

/** The storage areas in which an entry has values. */
const areasOf = ({ ofTab }: Entry<unknown>): Area[] =>
  ofTab === true ? ['tab', 'browser'] : ['browser'];

/**
 * The value stored with a name: for values of each tab (`ofTab`), this tab's own if it has one,
 * else the one that any tab stored last. Null when nothing is stored. Data that cannot be used are
 * dropped, except for those of a newer version of the shop.
 */
export function get<Name extends StoredName>(name: Name): Stored<Name> | null {
  const entry = entryOf(name);
  return (entry.ofTab === true ? readEntry(entry, 'tab') : null) ?? readEntry(entry, 'browser');
}

/** The value that any tab stored last with this name, even where this tab has its own. */
export function getOfBrowser<Name extends StoredName>(name: Name): Stored<Name> | null {
  return readEntry(entryOf(name), 'browser');
}

/**
 * Stores a value; when the browser refuses, the value stays in memory for this visit.
 * @returns whether the value was stored, so that it is still there at the next visit
 */
export function set<Name extends StoredName>(name: Name, value: Stored<Name>): boolean {
  const entry = entryOf(name);
  if (entry.ofTab === true) write(entry, value, 'tab');
  const outlives = write(entry, value, 'browser');
  notify(name);
  return outlives;
}

/**
 * Deletes the value stored with a name, and any value of that name that was set aside for a newer
 * version of the shop.
 */
export function forget(name: StoredName): void {
  const entry = entryOf(name);
  for (const area of areasOf(entry)) {
    removeText(entry.key, area);
    if (entry.version !== undefined) removeText(asideOf(entry), area);
  }
  notify(name);
}

/** Stores a value under a name; null deletes the stored value. */
export function setOrForget<Name extends StoredName>(name: Name, value: Stored<Name> | null): void {
  if (value === null) forget(name);
  else set(name, value);
}

/** Deletes all values that belong to an occasion, by `clearedBy` of the schema. */
export function forgetAt(occasion: Clearing): void {
  for (const name of storedNames) if (entryOf(name).clearedBy?.includes(occasion)) forget(name);
}

/**
 * True only for the first call after the browser refused to store something, so that the customer
 * is told once.
 */
export function isRefusalNews(): boolean {
  const isNews = refusal === 'new';
  if (isNews) refusal = 'told';
  return isNews;
}

/**
 * Calls back with the name of a value that another tab has stored or deleted; with null when the
 * other tab deleted everything. Returns the function that stops it.
 */
export function onStoredElsewhere(listener: (name: StoredName | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) listener(null);
    const name = storedNames.find((one) => entryOf(one).key === key);
    if (name !== undefined) listener(name);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
