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

/** A point on earth, null for anything else. */
export const readLatLng = (value: unknown): LatLng | null => {
  if (!isRecord(value)) return null;
  const lat = Number(value['lat']);
  const lng = Number(value['lng']);
  const onEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return onEarth && value['lat'] !== null && value['lng'] !== null ? { lat, lng } : null;
};

/** Zone ids from a number, a list, or the JSON text of either (OPEN-06). */
export const readZoneIds = (value: unknown): number[] | null => {
  const plain = typeof value === 'string' ? safeParse(value) : value;
  const ids = (Array.isArray(plain) ? plain : [plain])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return ids.length > 0 ? ids : null;
};

const safeParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The stored place; null unless address, point and zones are all there. */
export function storedPlace(): Place | null {
  const address = readText(storageKeys.location);
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
  const id = Number(value['id']);
  const type = moduleTypes.find((one) => one === value['type']);
  if (!Number.isInteger(id) || type === undefined) return null;
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    id,
    name: text('name'),
    type,
    iconUrl: text('iconUrl') || null,
    thumbnailUrl: text('thumbnailUrl') || null,
    description: text('description'),
    storesCount: Number(value['storesCount']) || 0,
    zoneIds: readZoneIds(value['zoneIds']) ?? [],
  };
};

/** The stored module. */
export function storedModule(): Module | null {
  return readStored(storageKeys.module, readModule);
}

/** Stores a module, or forgets it. */
export function storeModule(module: Module | null): void {
  if (module === null) removeStored(storageKeys.module);
  else writeStored(storageKeys.module, module);
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

/** A list of short texts, such as recent searches. */
export function storedTexts(key: 'recent-searches'): string[] {
  return (
    readStored(key, (value) =>
      Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : null,
    ) ?? []
  );
}
