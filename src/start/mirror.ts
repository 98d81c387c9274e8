import { activeLanguage, type LanguageCode } from '../messages/index.ts';
import { setCookie } from '../platform/browser.ts';
import { get, onStored } from '../platform/stored/store.ts';
import type { StoredName } from '../platform/stored/schema.ts';
import { storedDisplay, storedPlace, storedSettings } from '../platform/stored/visit.ts';
import { VISIT_COOKIE, visitText, type Visit } from './visit.ts';

/** The stored values that the visit's cookie contains. */
const mirrored: ReadonlySet<StoredName> = new Set([
  'language',
  'settings',
  'display',
  'location',
  'currentLatLng',
  'zoneId',
  'module',
  'token',
] as const);

/** The visit as the browser has it stored. */
export function storedVisit(language: LanguageCode = activeLanguage()): Visit {
  return {
    language,
    theme: storedSettings().theme ?? 'light',
    ...storedDisplay(),
    place: storedPlace(),
    moduleId: get('module')?.id ?? null,
    signedIn: get('token') !== null,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Tells the server, by the cookie, what the next page is to be rendered for, and of every change. */
export function mirrorVisit(): void {
  const write = () => setCookie(VISIT_COOKIE, visitText(storedVisit()));
  write();
  onStored((name) => {
    if (mirrored.has(name)) write();
  });
}
