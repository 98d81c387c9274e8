import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { whenIdle } from '../platform/browser.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Heart } from '../wishlist/index.ts';

type LikedThing = Wish & { name: string };

/** A card does without its heart where that cannot be loaded: the thing's own page has one. */
const NoHeart: ComponentType<LikedThing> = () => null;

const CardHeart = lazyPart(() =>
  Promise.all([import('./CardHeart.tsx'), Heart.preload()]).then(
    ([loaded]) => loaded.CardHeart,
    () => NoHeart,
  ),
);

/** A card's heart (CAT-01), which comes when the page it stands on has nothing more urgent to do. */
export function LateHeart(wish: LikedThing) {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return due ? (
    <Suspense>
      <CardHeart {...wish} />
    </Suspense>
  ) : null;
}
