import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes of the URL's query: names with their new values; null removes a name. */
export type UrlPatch = Record<string, string | null>;

/** A copy of the query with some values changed; the others keep their order. */
export function patched(params: URLSearchParams, patch: UrlPatch): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Reads and changes filters and tabs that are stored in the URL's query, so that a list can be
 * shared and is restored after Back. A change replaces the history entry: Back leaves the list
 * instead of undoing one filter after another.
 */
export function useUrlChoices(): [URLSearchParams, (patch: UrlPatch) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (patch: UrlPatch) =>
      setParams((now) => patched(now, patch), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [params, change];
}
