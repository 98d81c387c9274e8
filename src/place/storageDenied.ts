import type { Outlet } from '../flow/outlet.ts';

/** Says that the browser stores nothing. A file of its own, because few visits need its text. */
export function showNotStored(outlet: Outlet): void {
  outlet({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
