import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { Wish } from '../../machines/wishlist/wish.machine.ts';
import { onFirstTouch, whenIdle } from '../platform/browser.ts';
import { earlyPage } from '../platform/early.ts';
import { beganAtHome } from '../platform/painted.ts';
import { later } from '../ui/later.tsx';

/** On a home that is new to this browser, hearts come so many milliseconds later when nothing is touched. */
const UNTOUCHED_MS = 10_000;

type LikedThing = Wish & { name: string };

/** A card does without its heart where that cannot be loaded: the thing's own page has one. */
const NoHeart: ComponentType<LikedThing> = () => null;

/**
 * When the page has nothing more urgent to do; on a home that is new to this browser, whose first
 * load is kept small, not before the visitor begins to use it.
 */
async function dueTime(): Promise<void> {
  if (beganAtHome() && (await earlyPage()) === null) {
    await new Promise<void>((begun) => {
      onFirstTouch(begun);
      setTimeout(begun, UNTOUCHED_MS);
    });
  }
  await new Promise<void>(whenIdle);
}

const CardHeart = later(async () => {
  await dueTime();
  return import('./CardHeart.tsx').then(
    (loaded) => loaded.CardHeart,
    () => NoHeart,
  );
});

/** A card's heart (CAT-01), which comes after the page it stands on. */
export function LateHeart(wish: LikedThing) {
  const [due, setDue] = useState(false);
  // A page full of cards is painted without their hearts first: the way to it is a quarter shorter.
  useEffect(() => startTransition(() => setDue(true)), []);
  return due ? (
    <Suspense>
      <CardHeart {...wish} />
    </Suspense>
  ) : null;
}
