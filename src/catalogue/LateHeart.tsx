import { lazy, Suspense, type ComponentType } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { onFirstTouch } from '../platform/browser.ts';

/** Hearts come so many milliseconds after the first touch, which has its own work, or without one. */
const AFTER_TOUCH_MS = 1500;
const UNTOUCHED_MS = 10_000;

type LikedThing = Wish & { name: string };

/** A card does without its heart where that cannot be loaded: the thing's own page has one. */
const NoHeart: ComponentType<LikedThing> = () => null;

const CardHeart = lazy<ComponentType<LikedThing>>(async () => {
  await new Promise<void>((begun) => {
    onFirstTouch(() => setTimeout(begun, AFTER_TOUCH_MS));
    setTimeout(begun, UNTOUCHED_MS);
  });
  return import('./CardHeart.tsx').then(
    (loaded) => ({ default: loaded.CardHeart }),
    () => ({ default: NoHeart }),
  );
});

/** A card's heart (CAT-01), which waits until the visitor has begun to use the page. */
export function LateHeart(wish: LikedThing) {
  return (
    <Suspense>
      <CardHeart {...wish} />
    </Suspense>
  );
}
