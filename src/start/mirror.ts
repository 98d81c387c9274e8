import { activeLanguage, type LanguageCode } from '../messages/index.ts';
import { setCookie, whenIdle } from '../platform/browser.ts';
import { get, onStored } from '../platform/stored/store.ts';
import type { StoredName } from '../platform/stored/schema.ts';
import { storedDisplay, storedPlace, storedSettings } from '../platform/stored/visit.ts';
import { VISIT_COOKIE, visitText, type Choices } from './visit.ts';

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

/** The choices of a visit as the browser has them stored. */
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

/** Tells the server, by the cookie, what the next page is to be rendered for, and of every change. */
export function mirrorVisit(): void {
  let isMirrored = false;
  const write = () => {
    isMirrored = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setCookie(VISIT_COOKIE, visitText({ ...storedChoices(), timeZone }));
  };
  // Not while the page starts: the first question for the time zone takes some 50 ms of a slow phone.
  whenIdle(write);
  onStored((name) => {
    if (isMirrored && mirrored.has(name)) write();
  });
}
