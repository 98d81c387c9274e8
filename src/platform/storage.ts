/**
 * The browser's storage behind one small interface. It may be refused, full or hold garbage of an
 * older version: reading never throws, writing falls back to memory for this visit, and what does
 * not pass its reader is dropped (DATA-17, F-24, F-25).
 */

/** The stored keys that the requirements fix (DATA-17), and the storefront's own, all listed here. */
export const storageKeys = {
  token: 'token',
  guestId: 'guest_id',
  guestKey: 'guest_key',
  location: 'location',
  currentLatLng: 'currentLatLng',
  zoneId: 'zoneid',
  module: 'module',
  language: 'language-setting',
  country: 'country',
  settings: 'settings',
  recentSearches: 'recent-searches',
  recentPlaces: 'recent-places',
  guestContact: 'guest-contact',
  guestExtras: 'guest-extras',
  cartLines: 'cart-lines',
  checkoutDraft: 'checkout-draft',
  typedContact: 'typed-contact',
  addressDraft: 'address-draft',
  placingIntent: 'placing-intent',
  preparedLines: 'prepared-lines',
  lastGuestOrder: 'last-guest-order',
  rememberedLogin: 'remembered-login',
  signInStep: 'sign-in-step',
  recoveryStep: 'recovery-step',
  identityDraft: 'identity-draft',
  tripPlan: 'trip-plan',
  parkedTripCart: 'parked-trip-cart',
  tripBooking: 'trip-booking',
} as const;

/** What is about a person, and goes when they sign out; place, language and look stay. */
export const personalKeys = [
  storageKeys.cartLines,
  storageKeys.checkoutDraft,
  storageKeys.typedContact,
  storageKeys.addressDraft,
  storageKeys.guestContact,
  storageKeys.guestExtras,
  storageKeys.placingIntent,
  storageKeys.preparedLines,
  storageKeys.lastGuestOrder,
  storageKeys.recentSearches,
  storageKeys.recentPlaces,
  storageKeys.signInStep,
  storageKeys.recoveryStep,
  storageKeys.identityDraft,
  storageKeys.tripPlan,
  storageKeys.parkedTripCart,
  storageKeys.tripBooking,
] as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Where a value is stored: for all tabs and visits, or for one tab until it is closed. */
export type StorageArea = 'browser' | 'tab';

/** What the browser refused to store, by area and key. */
const memory = new Map<string, string>();
let refused = false;

const memoryKey = (key: StorageKey, area: StorageArea): string => `${area} ${key}`;

function storeOf(area: StorageArea): Storage | null {
  try {
    return area === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

/** The raw text under a key, null when absent or unreadable. */
export function readText(key: StorageKey, area: StorageArea = 'browser'): string | null {
  const remembered = memory.get(memoryKey(key, area));
  if (remembered !== undefined) return remembered;
  try {
    return storeOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a text; when the browser refuses, it is kept in memory for this visit.
 * @returns whether it outlives the visit
 */
export function writeText(key: StorageKey, value: string, area: StorageArea = 'browser'): boolean {
  const store = storeOf(area);
  try {
    if (!store) throw new Error('storage refused');
    store.setItem(key, value);
    memory.delete(memoryKey(key, area));
    return true;
  } catch {
    memory.set(memoryKey(key, area), value);
    refused = true;
    return false;
  }
}

/** Removes a key from storage and memory. */
export function removeStored(key: StorageKey, area: StorageArea = 'browser'): void {
  memory.delete(memoryKey(key, area));
  try {
    storeOf(area)?.removeItem(key);
  } catch {
    refused = true;
  }
}

/**
 * The value under a key as `read` understands it. A text that is not JSON, or that `read` answers
 * with null, is dropped: the shop opens with what can be trusted.
 */
export function readStored<T>(
  key: StorageKey,
  read: (value: unknown) => T | null,
  area: StorageArea = 'browser',
): T | null {
  const text = readText(key, area);
  if (text === null) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    removeStored(key, area);
    return null;
  }
  const value = read(parsed);
  if (value === null) removeStored(key, area);
  return value;
}

/** Stores a value as JSON text. */
export function writeStored(key: StorageKey, value: unknown, area: StorageArea = 'browser'): void {
  writeText(key, JSON.stringify(value), area);
}

/** True once a write was refused, so that the visit can say so once. */
export function storageWasRefused(): boolean {
  return refused;
}

/** Calls back when another tab changes a key; returns the way to stop. */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const hear = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
