/**
 * What API calls send in their headers, such as the session and the place. `connectApi` gets a
 * function that returns it, and the client calls that function again for each call (wire facts
 * 1.1).
 */
export interface RequestScope {
  token: string | null;
  guestId: string | null;
  /** Proves that the guest id belongs to this browser; null where the backend has no such keys. */
  guestKey: string | null;
  /**
   * The delivery zones of the chosen place, sent as JSON text; no header is sent when it is empty.
   */
  zoneIds: number[];
  moduleId: number | null;
  language: string;
  position: { lat: number; lng: number } | null;
}

/** The address of the backend, `VITE_API_URL`; '' is the origin that serves the page. */
export const backendUrl: string = import.meta.env.VITE_API_URL ?? '';

/** The address to which page speed is reported, `VITE_VITALS_URL`; '' for none. */
export const vitalsUrl: string = import.meta.env.VITE_VITALS_URL ?? '';

/**
 * The paths that the backend spells differently, by the contract's path (OPEN-41). They come as
 * JSON text from `VITE_API_PATHS`, for example `{"/contract/path": "/their/path"}`. A value in
 * braces has the contract's name in both, as in `{"/stores/{id}": "/shops/{id}"}`.
 */
export const deployedPaths: Record<string, string> = JSON.parse(
  import.meta.env.VITE_API_PATHS ?? '{}',
) as Record<string, string>;

/** The page to which a sign-in provider's window returns. */
export const signInReturnPath = '/sign-in/return';

/**
 * The module id that stands for all modules: such a call sends no module header (wire facts 1.2).
 */
export const everyModule = 0;

/** The zones that stand for all zones: such a call sends no zone header. */
export const everyZone = '';

/**
 * Adds the headers of `scope` to a call. A token, zones or a module that the call itself names are
 * not replaced.
 */
export function carryScope(headers: Headers, scope: RequestScope): void {
  headers.set('Accept', 'application/json');
  headers.set('X-localization', scope.language);
  if (scope.token !== null && !headers.has('Authorization')) {
    headers.set('Authorization', `Bearer ${scope.token}`);
  }
  if (scope.token === null && scope.guestId !== null && scope.guestKey !== null) {
    headers.set('X-Guest-Key', scope.guestKey);
  }
  if (headers.get('zoneId') === everyZone) {
    headers.delete('zoneId');
  } else if (scope.zoneIds.length > 0 && !headers.has('zoneId')) {
    headers.set('zoneId', JSON.stringify(scope.zoneIds));
  }
  if (headers.get('moduleId') === String(everyModule)) {
    headers.delete('moduleId');
  } else if (scope.moduleId !== null && !headers.has('moduleId')) {
    headers.set('moduleId', String(scope.moduleId));
  }
  if (scope.position !== null) {
    headers.set('latitude', String(scope.position.lat));
    headers.set('longitude', String(scope.position.lng));
  }
}
