import type { Failure } from '../machines/rules/domain.ts';

/** A rejected call as `src/api` reports it, for models and tests. */
export function failedCall(
  kind: Failure['kind'],
  entries: Failure['entries'] = [],
  status = 403,
): Error & { failure: Failure } {
  return Object.assign(new Error(kind), { failure: { kind, status, entries } });
}

/** The server refused, with a reason. */
export const refusal = failedCall('refused', [{ code: 'x', message: 'The server says no.' }]);

/** No answer came. */
export const silence = failedCall('timeout', [], 0);

/** The point lies in no zone (API-23). */
export const outsideZones = failedCall(
  'notFound',
  [{ code: 'coordinates', message: 'Service is not available here.' }],
  404,
);
