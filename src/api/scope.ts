/**
 * The headers of every call, read again for each one; the app provides them once (wire facts 1.1).
 */
export interface RequestScope {
  token: string | null;
  guestId: string | null;
  /** The key that the guest got with the id; null where the backend has no keys. */
  guestKey: string | null;
  /** Sent as JSON text; empty sends no header. */
  zoneIds: number[];
  moduleId: number | null;
  language: string;
  position: { lat: number; lng: number } | null;
}

/** The address of the backend: the same origin, or `VITE_API_URL`. */
export const backendUrl: string = import.meta.env.VITE_API_URL ?? '';

/** The address to which page speed is reported, `VITE_VITALS_URL`; '' for none. */
export const vitalsUrl: string = import.meta.env.VITE_VITALS_URL ?? '';

/** Paths of a deployment that differ from the contract's, as JSON text `{contract: deployed}` (OPEN-41). */
export const deployedPaths: Record<string, string> = JSON.parse(
  import.meta.env.VITE_API_PATHS ?? '{}',
) as Record<string, string>;

/** The page to which a sign-in provider's window returns. */
export const signInReturnPath = '/sign-in/return';

/** The module id of a call for the lists of all modules (wire facts 1.2). */
export const everyModule = 0;

/** Adds the scope's headers to a call; a token, zones or a module of the call itself stay. */
export function carryScope(headers: Headers, scope: RequestScope): void {
  headers.set('Accept', 'application/json');
  headers.set('X-localization', scope.language);
  if (scope.token !== null && !headers.has('Authorization')) {
    headers.set('Authorization', `Bearer ${scope.token}`);
  }
  if (scope.token === null && scope.guestId !== null && scope.guestKey !== null) {
    headers.set('X-Guest-Key', scope.guestKey);
  }
  if (scope.zoneIds.length > 0 && !headers.has('zoneId')) {
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
