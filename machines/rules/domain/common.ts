/** What every part of the shop speaks of. */

/** The six module types (NAV-01). */
export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

export interface LatLng {
  lat: number;
  lng: number;
}

/** A text for the customer: a key of the message catalogue, or the server's own words. */
export type MessageRef =
  { key: string; values?: Record<string, string | number | readonly string[]> } | { text: string };

/** Facts a machine tells the outside; one bridge per kind listens in `src/app`. */
export type OutwardFact =
  | {
      type: 'toast';
      kind: 'success' | 'error' | 'info';
      message: MessageRef;
      durationMs?: number;
      /** What an error tells of, such as `cart`: a later toast or `mended` of it takes its place. */
      about?: string;
    }
  /** What an error told of is mended, or is tried again: its toast leaves. */
  | { type: 'mended'; about: string }
  | { type: 'navigate'; to: string; replace?: boolean }
  | { type: 'announce'; message: MessageRef };

/** Why a call failed, after the one error normaliser in `src/api` (MSG-21). */
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
  /** The server's messages, one an entry, with the code or field they belong to. */
  entries: { code: string; message: string }[];
  /** Seconds the server asked to wait (429), when it did. */
  retryAfterSeconds?: number;
}

/** One page of a paged list; `page` counts from 1 (OPEN-09). */
export interface Page<T> {
  rows: T[];
  page: number;
  total: number;
}
