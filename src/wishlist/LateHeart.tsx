import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../platform/browser.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import type { HeartProps } from './Heart.tsx';

/** A card does without its heart where that cannot be loaded: the thing's own page has one. */
const NoHeart: ComponentType<HeartProps> = () => null;

const HeartOfCard = lazyPart(() =>
  import('./Heart.tsx').then(
    ({ Heart }) => Heart,
    () => NoHeart,
  ),
);

/** A card's heart (CAT-01), which comes when the page it stands on has nothing more urgent to do. */
export function LateHeart(heart: HeartProps) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return due ? (
    <Suspense>
      <HeartOfCard {...heart} />
    </Suspense>
  ) : null;
}
