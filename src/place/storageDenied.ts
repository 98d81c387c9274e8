import type { Outlet } from '../flow/outlet.ts';

/** Says that the browser stores nothing; few pages ever do. */
export function showNotStored(outlet: Outlet): void {
  outlet({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
