import { lazy, Suspense } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { onFirstTouch } from '../platform/browser.ts';

/** The hearts of a page that nobody touches come after so many milliseconds. */
const REST_MS = 6000;

const CardHeart = lazy(async () => {
  await new Promise<void>((begun) => {
    onFirstTouch(begun);
    setTimeout(begun, REST_MS);
  });
  return { default: (await import('./CardHeart.tsx')).CardHeart };
});

/** A card's heart (CAT-01), which waits until the visitor has begun to use the page. */
export function LateHeart(wish: Wish & { name: string }) {
  return (
    <Suspense>
      <CardHeart {...wish} />
    </Suspense>
  );
}
