import type { Outlet } from '../flow/outlet.ts';

/**
 * Shows a toast which says that this browser refuses to store anything. It has its own file, which
 * is loaded only then, because few browsers refuse.
 */
export function showNotStored(outlet: Outlet): void {
  outlet({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
