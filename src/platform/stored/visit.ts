import type { Module, Place } from '../../../machines/rules/domain.ts';
import type { Stored } from './schema.ts';
import { forget, get, getOfBrowser, set } from './store.ts';

// Initial data of a visit that need more than the value of one key (DATA-17).

/** The code of the stored language, without its region. */
export const storedLanguage = () => get('language')?.slice(0, 2).toLowerCase() ?? null;

/** The country that the customer chose for their phone, ISO 3166 alpha-2. */
export const storedCountry = () => get('country')?.toUpperCase() ?? null;

/** The stored place; null unless address, point and zones are all there. */
export function storedPlace(): Place | null {
  const address = get('location');
  const position = get('currentLatLng');
  const zoneIds = get('zoneId');
  return address === null || position === null || zoneIds === null
    ? null
    : { address, position, zoneIds };
}

/** Stores a place, or forgets it. */
export function storePlace(place: Place | null): void {
  if (place === null) {
    forget('location');
    forget('currentLatLng');
    forget('zoneId');
    return;
  }
  set('location', place.address);
  set('currentLatLng', place.position);
  set('zoneId', place.zoneIds);
}

/**
 * The initial module of a page. Each tab has its own, which the URL may contain (`module_id`); a
 * new tab begins with the one chosen last in this browser.
 * @param named the module in the URL, null when there is none
 */
export function storedModule(named: number | null = null): Module | null {
  const ofBrowser = getOfBrowser('module');
  return ofBrowser !== null && ofBrowser.id === named ? ofBrowser : get('module');
}

/** The stored theme and text direction; both are null when nothing is stored. */
export function storedSettings(): Stored<'settings'> {
  return get('settings') ?? { theme: null, direction: null };
}

/**
 * The stored text size, in percent, and whether motion is reduced; the design's when nothing is
 * stored.
 */
export function storedDisplay(): Stored<'display'> {
  return get('display') ?? { textSize: 100, lessMotion: false };
}

/** Changes a part of the stored settings. */
export function storeSettings(change: Partial<Stored<'settings'>>): void {
  set('settings', { ...storedSettings(), ...change });
}
