import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/browser.ts';
import { Nothing } from '../ui/lazy/Boundary.tsx';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import type { HeartProps } from './Heart.tsx';

const HeartOfCard = lazyPart(async () => (await import('./Heart.tsx')).Heart);

/**
 * The heart button of a card (CAT-01). Its code is loaded when the browser is idle, so that it does
 * not delay more urgent code. A card works without it, and the page of the item or store has a heart
 * too.
 */
export function LazyHeart(heart: HeartProps) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return due ? (
    <Delayed instead={Nothing}>
      <HeartOfCard {...heart} />
    </Delayed>
  ) : null;
}
