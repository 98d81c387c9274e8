import type { Place } from '../../machines/rules/domain.ts';
import { withPlace } from '../../machines/rules/recentPlaces.ts';
import type { Outlet } from '../flow/outlet.ts';
import { withTexts } from '../messages/index.ts';
import { get, isRefusalNews, set } from '../platform/stored/store.ts';

/**
 * The recently chosen places, newest first; entries that do not match the current schema are
 * dropped.
 */
export const recentPlaces = (): Place[] => get('recentPlaces') ?? [];

/**
 * Stores a chosen place among the recent ones in this browser (LOC-11). If the browser refuses to
 * store anything, the place is only in memory until the page is reloaded, and a toast says so once.
 */
export function rememberPlace(place: Place, outlet: Outlet): void {
  set('recentPlaces', withPlace(recentPlaces(), place));
  if (!isRefusalNews()) return;
  void withTexts(import('./storageDenied.ts')).then(({ showNotStored }) => showNotStored(outlet));
}
