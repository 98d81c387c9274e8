import { activeLanguage, type LanguageCode } from '../messages/index.ts';
import {
  matchesMedia,
  setCookie,
  onMediaChange,
  whenIdle,
  WIDE_SCREEN,
} from '../platform/browser.ts';
import { get, onStored } from '../platform/stored/store.ts';
import type { StoredName } from '../platform/stored/schema.ts';
import { storedDisplay, storedPlace, storedSettings } from '../platform/stored/visit.ts';
import { VISIT_COOKIE, visitText, type Choices } from './visit.ts';

/**
 * The stored values that the `visit` cookie contains. When one of them changes, the cookie is
 * written again.
 */
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

/**
 * The visitor's choices that the page server needs, such as language, theme and place, as the
 * browser has stored them.
 */
export function storedChoices(language: LanguageCode = activeLanguage()): Choices {
  return {
    language,
    theme: storedSettings().theme ?? 'light',
    ...storedDisplay(),
    place: storedPlace(),
    moduleId: get('module')?.id ?? null,
    signedIn: get('token') !== null,
  };
}

/**
 * Writes the visitor's choices to a cookie when the browser is idle, and again after every change,
 * so that the server knows how to render the next page.
 */
export function mirrorVisit(): void {
  let isMirrored = false;
  const write = () => {
    isMirrored = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const isWide = matchesMedia(WIDE_SCREEN);
    setCookie(VISIT_COOKIE, visitText({ ...storedChoices(), timeZone, isWide }));
  };
  // Not while the page starts: the first call for the time zone takes about 50 ms on a slow phone.
  whenIdle(write);
  onStored((name) => {
    if (isMirrored && mirrored.has(name)) write();
  });
  onMediaChange(WIDE_SCREEN, () => {
    if (isMirrored) write();
  });
}
