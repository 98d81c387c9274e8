import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../platform/browser.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { HeartProps } from './Heart.tsx';

/**
 * Replaces the heart when its code fails to load: a card works without it, and the page of the item
 * or store has one too.
 */
const NoHeart: ComponentType<HeartProps> = () => null;

const HeartOfCard = lazyPart(() =>
  import('./Heart.tsx').then(
    ({ Heart }) => Heart,
    () => NoHeart,
  ),
);

/**
 * The heart of a card (CAT-01). It loads when the browser is idle, so that it delays nothing more
 * urgent.
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
