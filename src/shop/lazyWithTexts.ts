import type { ComponentType } from 'react';
import { loadMoreMessages } from '../messages/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

/** A part of a page that is loaded with its texts when it is first shown. */
export const lazyWithTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => (await Promise.all([load(), loadMoreMessages()]))[0]);
