import type { Outlet } from '../flow/outlet.ts';
import { loadMoreMessages } from '../messages/index.ts';

/** Says that the browser stores nothing; the landing page begins without the words for it. */
export async function sayNotKept(outlet: Outlet): Promise<void> {
  await loadMoreMessages();
  outlet({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
