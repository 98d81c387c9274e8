import { languages, type LanguageCode } from '../messages/index.ts';
import type { LatLng } from '../../machines/rules/domain.ts';
import { textSizes, type TextSize } from '../../machines/rules/display.ts';
import { timeZoneIn } from '../../machines/rules/timeZone.ts';
import type { Theme } from '../../machines/site/theme.machine.ts';
import { MAX_ZONES } from '../platform/stored/entities.ts';

/**
 * What the server has to know about a visitor to render the first page: choices such as language,
 * theme and place. The browser writes this record to a cookie named `visit`. It contains nothing
 * personal: no token, no address, and the position only to about a kilometre.
 */
export interface Visit {
  language: LanguageCode;
  theme: Theme;
  /** The text size in percent; 100 is the design's own. */
  textSize: TextSize;
  lessMotion: boolean;
  /** The zones and the rough position of the chosen place; null before a place is chosen. */
  place: { zoneIds: number[]; position: LatLng } | null;
  moduleId: number | null;
  signedIn: boolean;
  /** IANA name of the time zone in which times are shown; null until the browser has sent it. */
  timeZone: string | null;
  /** Whether the screen has room for something beside the main content. */
  isWide: boolean;
}

/** The fields of a `Visit` record without those that describe the browser. */
export type Choices = Omit<Visit, 'timeZone' | 'isWide'>;

/** The name of the cookie that contains the `Visit` record. */
export const VISIT_COOKIE = 'visit';

/**
 * Rounds a coordinate to two decimals, about a kilometre, so that the cookie has no exact position.
 */
const coarse = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The `Visit` record as the text of the cookie: encoded JSON, with a rounded position. */
export function visitText(visit: Visit): string {
  const { language, theme, textSize, lessMotion, place, moduleId, signedIn } = visit;
  const position = place && { lat: coarse(place.position.lat), lng: coarse(place.position.lng) };
  const shared = place && { zoneIds: place.zoneIds, position };
  // Each field is copied by name, so that further fields of a visit do not get into the cookie.
  const mirrored = {
    language,
    theme,
    textSize,
    lessMotion,
    place: shared,
    moduleId,
    signedIn,
    timeZone: visit.timeZone,
    isWide: visit.isWide,
  };
  return encodeURIComponent(JSON.stringify(mirrored));
}

const isFinite = (value: unknown): value is number => Number.isFinite(value);
const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads the place in a cookie; null when it is missing or not valid. */
function placeIn(value: unknown): Visit['place'] {
  const { zoneIds, position } = (value ?? {}) as Record<string, unknown>;
  const { lat, lng } = (position ?? {}) as Record<string, unknown>;
  if (!Array.isArray(zoneIds) || zoneIds.length === 0 || zoneIds.length > MAX_ZONES) return null;
  if (!zoneIds.every(isId) || !isFinite(lat) || !isFinite(lng)) return null;
  return { zoneIds, position: { lat: coarse(lat), lng: coarse(lng) } };
}

/**
 * Reads the `Visit` record from a request's Cookie header. A field that is missing or not valid
 * gets the value that a new visitor has.
 * @param language the language for a visitor who has not chosen one
 */
export function visitIn(cookies: string, language: LanguageCode): Visit {
  const [, text = ''] = new RegExp(`(?:^|; )${VISIT_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(decodeURIComponent(text))) as Record<string, unknown>;
  } catch {
    // A cookie that is not JSON counts as none.
  }
  const { moduleId, theme, textSize, lessMotion, signedIn, timeZone, isWide } = stored;
  return {
    language: languages.find(({ code }) => code === stored['language'])?.code ?? language,
    theme: theme === 'dark' || theme === 'system' ? theme : 'light',
    textSize: textSizes.find((size) => size === textSize) ?? 100,
    lessMotion: lessMotion === true,
    place: placeIn(stored['place']),
    moduleId: isId(moduleId) ? moduleId : null,
    signedIn: signedIn === true,
    timeZone: timeZoneIn(timeZone),
    isWide: isWide === true,
  };
}
