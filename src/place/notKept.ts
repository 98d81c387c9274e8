import type { OutwardFact } from '../../machines/rules/domain.ts';
import { loadMoreMessages } from '../messages/index.ts';

/** Says that the browser stores nothing; the landing page begins without the words for it. */
export async function sayNotKept(onFact: (fact: OutwardFact) => void): Promise<void> {
  await loadMoreMessages();
  onFact({ type: 'toast', kind: 'info', message: { key: 'place.notKept' } });
}
