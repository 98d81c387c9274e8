/** Types that every part of the shop uses. */

/** The six types of modules, the departments of the shop (NAV-01). */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export interface LatLng {
  lat: number;
  lng: number;
}

/**
 * A text for the customer: a key of the message catalogue, with the values of its placeholders, or
 * the server's own words.
 */
export type MessageRef =
  { key: string; values?: Record<string, string | number | readonly string[]> } | { text: string };

/** Why a call failed. Only the error normaliser in `src/api` makes these (MSG-21). */
export interface Failure {
  kind:
    | 'offline'
    | 'timeout'
    | 'unauthorised'
    | 'forbidden'
    | 'notFound'
    | 'conflict'
    | 'refused'
    | 'throttled'
    | 'server'
    | 'malformed';
  /** The HTTP status; 0 when no reply arrived. */
  status: number;
  /**
   * The server's error messages, each with the error code or the name of the wrong field (`code`).
   */
  entries: { code: string; message: string }[];
  /** The server refused the token of the call: the customer's session has ended. */
  hasEndedSession?: boolean;
  /** How many seconds the server asked to wait, with status 429; absent when it did not ask. */
  retryAfterSeconds?: number;
}

/**
 * One page of a paged list. `page` counts from 1 (OPEN-09); `total` is the number of rows on all
 * pages.
 */
export interface Page<T> {
  rows: T[];
  page: number;
  total: number;
}
