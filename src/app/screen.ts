import type { ComponentType } from 'react';
import { loadMoreMessages, type Extent } from '../messages/index.ts';
import { later } from '../ui/later.tsx';

/** A screen with its texts, all there are unless an extent is named; loaded when it is first shown. */
export function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: Extent,
) {
  return later(async () => (await Promise.all([load(), loadMoreMessages(texts)]))[0]);
}
