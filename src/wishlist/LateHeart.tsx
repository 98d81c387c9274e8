import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../platform/browser.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { HeartProps } from './Heart.tsx';

/**
 * Rendered when the heart's code fails to load: the card works without it, and the page of the item
 * or store has a heart too.
 */
const NoHeart: ComponentType<HeartProps> = () => null;

const HeartOfCard = lazyPart(() =>
  import('./Heart.tsx').then(
    ({ Heart }) => Heart,
    () => NoHeart,
  ),
);

/**
 * The heart button of a card (CAT-01). Its code is loaded when the browser is idle, so that it does
 * not delay more urgent code.
 */
export function LateHeart(heart: HeartProps) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return due ? (
    <Suspense>
      <HeartOfCard {...heart} />
    </Suspense>
  ) : null;
}
