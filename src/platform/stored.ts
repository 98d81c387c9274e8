import type { LatLng, Module, ModuleType, Place } from '../../machines/rules/domain.ts';
import {
  readStored,
  readText,
  removeStored,
  storageKeys,
  writeStored,
  writeText,
} from './storage.ts';

/** What the browser keeps of a visit, under the keys of DATA-17, read back only when it still fits. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number, or the text of one; what JavaScript takes for one besides is none. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;

/** What a person may have written or read in one line. */
export const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 1000;

/** A point on earth, null for anything else. */
export const readLatLng = (value: unknown): LatLng | null => {
  if (!isRecord(value)) return null;
  const lat = numberOf(value['lat']);
  const lng = numberOf(value['lng']);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

/** More of them than a place lies in; every request carries them. */
const MOST_ZONES = 100;

/** Zone ids from a number, a list, or the JSON text of either (OPEN-06). */
export const readZoneIds = (value: unknown): number[] | null => {
  const plain = typeof value === 'string' ? safeParse(value) : value;
  const ids = (Array.isArray(plain) ? plain : [plain])
    .map(numberOf)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, MOST_ZONES);
  return ids.length > 0 ? ids : null;
};

const safeParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * A plain text, also where another storefront kept it as JSON; its words for nothing, and JSON of
 * anything but a text, are dropped.
 */
function readPlain(
  key: 'token' | 'guest_id' | 'guest_key' | 'location' | 'language-setting' | 'country',
  fits: RegExp,
) {
  const text = readText(key);
  if (text === null) return null;
  const isJson = /^(["{[]|(null|undefined|NaN|true|false)$)/.test(text);
  const plain = isJson ? safeParse(text) : text;
  if (typeof plain === 'string' && fits.test(plain)) return plain;
  removeStored(key);
  return null;
}

/** The stored token, as a header can carry it. */
export const storedToken = () => readPlain(storageKeys.token, /^[!-~]{1,8000}$/);

/** The stored id of a guest. */
export const storedGuestId = () => readPlain(storageKeys.guestId, /^[\w-]{1,64}$/);

/** The key of the stored guest, as a header can carry it. */
export const storedGuestKey = () => readPlain(storageKeys.guestKey, /^[!-~]{1,200}$/);

/** Stores the key of a guest beside the id, or forgets it. */
export function storeGuestKey(key: string | null): void {
  if (key === null) removeStored(storageKeys.guestKey);
  else writeText(storageKeys.guestKey, key);
}

/** The code of the stored language, without its region. */
export const storedLanguage = () =>
  readPlain(storageKeys.language, /^[a-z]{2,3}\b/i)
    ?.slice(0, 2)
    .toLowerCase() ?? null;

/** The country that the customer chose for their phone, ISO 3166 alpha-2 (DATA-17). */
export const storedCountry = () =>
  readPlain(storageKeys.country, /^[a-z]{2}$/i)?.toUpperCase() ?? null;

/** Stores the country of the customer's phone for the next phone field (DATA-17). */
export function storeCountry(country: string): void {
  writeText(storageKeys.country, country);
}

/** The stored place; null unless address, point and zones are all there. */
export function storedPlace(): Place | null {
  const address = readPlain(storageKeys.location, /^(?=[^]*\S)[^]{1,1000}$/);
  const position = readStored(storageKeys.currentLatLng, readLatLng);
  const zoneIds = readStored(storageKeys.zoneId, readZoneIds);
  return address === null || position === null || zoneIds === null
    ? null
    : { address, position, zoneIds };
}

/** Stores a place, or forgets it. */
export function storePlace(place: Place | null): void {
  if (place === null) {
    removeStored(storageKeys.location);
    removeStored(storageKeys.currentLatLng);
    removeStored(storageKeys.zoneId);
    return;
  }
  writeText(storageKeys.location, place.address);
  writeStored(storageKeys.currentLatLng, place.position);
  writeStored(storageKeys.zoneId, place.zoneIds);
}

const moduleTypes: readonly ModuleType[] = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
  'rental',
];

const readModule = (value: unknown): Module | null => {
  if (!isRecord(value)) return null;
  // Other storefronts of this backend keep the module as the backend names its parts (DATA-26).
  const text = (key: string, wireKey: string) =>
    [value[key], value[wireKey]].find((one) => typeof one === 'string') ?? '';
  const id = numberOf(value['id']);
  const type = moduleTypes.find((one) => one === text('type', 'module_type'));
  if (!Number.isInteger(id) || id < 1 || type === undefined) return null;
  const zones = Array.isArray(value['zones']) ? value['zones'] : [];
  return {
    id,
    name: text('name', 'module_name'),
    type,
    iconUrl: text('iconUrl', 'icon_full_url') || null,
    thumbnailUrl: text('thumbnailUrl', 'thumbnail_full_url') || null,
    description: text('description', 'description'),
    storesCount: Number(value['storesCount'] ?? value['stores_count']) || 0,
    zoneIds:
      readZoneIds(value['zoneIds'] ?? zones.map((zone) => isRecord(zone) && zone['id'])) ?? [],
  };
};

/**
 * The module that a page starts with. Each tab has its own, which the address may name
 * (`module_id`); a tab that has none yet begins with the one that was chosen last in this browser.
 * @param named the module of the address, null when it names none
 */
export function storedModule(named: number | null = null): Module | null {
  const ofTab = readStored(storageKeys.module, readModule, 'tab');
  const ofBrowser = readStored(storageKeys.module, readModule);
  if (ofBrowser !== null && ofBrowser.id === named) return ofBrowser;
  return ofTab ?? ofBrowser;
}

/** Stores the module of this tab, with which a new tab begins too; null forgets both. */
export function storeModule(module: Module | null): void {
  for (const area of ['tab', 'browser'] as const) {
    if (module === null) removeStored(storageKeys.module, area);
    else writeStored(storageKeys.module, module, area);
  }
}

/** Look and direction, kept together under `settings` (DATA-17, LANG-04). */
export interface Settings {
  theme: 'light' | 'dark' | null;
  direction: 'ltr' | 'rtl' | null;
}

/** The stored settings; without them both are open. */
export function storedSettings(): Settings {
  const read: Record<string, unknown> =
    readStored(storageKeys.settings, (value) => (isRecord(value) ? value : null)) ?? {};
  const { theme, direction } = read;
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : null,
  };
}

/** Changes a part of the stored settings. */
export function storeSettings(change: Partial<Settings>): void {
  writeStored(storageKeys.settings, { ...storedSettings(), ...change });
}

/** More of them than any list shows. */
const MOST_TEXTS = 20;

/** A list of short texts, such as recent searches. */
export function storedTexts(key: 'recent-searches'): string[] {
  return (
    readStored(key, (value) =>
      Array.isArray(value) ? value.filter(isWords).slice(0, MOST_TEXTS) : null,
    ) ?? []
  );
}
