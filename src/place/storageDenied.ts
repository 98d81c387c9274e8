import type { Outlet } from '../flow/outlet.ts';

/**
 * Shows a toast that the browser stores nothing. It has its own file, because few visits need it.
 */
export function showNotStored(outlet: Outlet): void {
  outlet({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
