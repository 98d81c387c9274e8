import { lazy, Suspense, type ComponentType } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { onFirstTouch } from '../platform/browser.ts';

/** The hearts of a page that nobody touches come after so many milliseconds. */
const REST_MS = 6000;

type LikedThing = Wish & { name: string };

/** A card does without its heart where that cannot be loaded: the thing's own page has one. */
const NoHeart: ComponentType<LikedThing> = () => null;

const CardHeart = lazy(async () => {
  await new Promise<void>((begun) => {
    onFirstTouch(begun);
    setTimeout(begun, REST_MS);
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
