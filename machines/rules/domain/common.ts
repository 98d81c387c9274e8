/** Types that every part of the shop uses. */

/** The six types of modules, the departments of the shop (NAV-01). */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export interface LatLng {
  lat: number;
  lng: number;
}

/** A text for the customer: a key of the message catalogue, or the server's own words. */
export type MessageRef =
  { key: string; values?: Record<string, string | number | readonly string[]> } | { text: string };

/** Why a call failed, as made by the one error normaliser in `src/api` (MSG-21). */
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
  /** HTTP status, 0 when no reply arrived. */
  status: number;
  /** The server's messages, one for each entry, with the code or field they belong to. */
  entries: { code: string; message: string }[];
  /** The number of seconds that the server asked to wait (429), if it did. */
  retryAfterSeconds?: number;
}

/** One page of a paged list; `page` counts from 1 (OPEN-09). */
export interface Page<T> {
  rows: T[];
  page: number;
  total: number;
}
