import type { Module, Place } from '../../../machines/rules/domain.ts';
import type { Stored } from './schema.ts';
import { forget, get, getOfBrowser, set } from './store.ts';

// Functions for the data with which a visit begins, where one stored key is not enough (DATA-17).

/** The stored language without its region, for example `ar`; null when none is stored. */
export const storedLanguage = () => get('language')?.slice(0, 2).toLowerCase() ?? null;

/** The country that the customer chose for the phone field, ISO 3166 alpha-2; null when none. */
export const storedCountry = () => get('country')?.toUpperCase() ?? null;

/** The stored place; null unless address, point and zones are all stored. */
export function storedPlace(): Place | null {
  const address = get('location');
  const position = get('currentLatLng');
  const zoneIds = get('zoneId');
  return address === null || position === null || zoneIds === null
    ? null
    : { address, position, zoneIds };
}

/**
 * Stores the customer's place; null deletes the stored one. The former place is deleted first: where
 * the browser has no space left for all of the new one, the next visit asks for the place, and does
 * not mix the two.
 */
export function storePlace(place: Place | null): void {
  forget('location');
  forget('currentLatLng');
  forget('zoneId');
  if (place === null) return;
  set('location', place.address);
  set('currentLatLng', place.position);
  set('zoneId', place.zoneIds);
}

/**
 * The module that is current when the page is loaded; null when none is stored. It is the module
 * that this tab has stored, or, in a new tab, the one chosen last in this browser. The one chosen
 * last in this browser also wins when the URL names it (`module_id`).
 * @param named the id of the module in the URL, null when there is none
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
 * The stored text size, in percent, and whether motion is reduced. Without stored values: 100 % and
 * full motion.
 */
export function storedDisplay(): Stored<'display'> {
  return get('display') ?? { textSize: 100, lessMotion: false };
}

/** Changes a part of the stored settings. */
export function storeSettings(change: Partial<Stored<'settings'>>): void {
  set('settings', { ...storedSettings(), ...change });
}
