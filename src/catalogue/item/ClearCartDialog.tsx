import { Suspense } from 'react';
import { withTexts } from '../../messages/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ClearCartProps } from './ClearCartQuestion.tsx';

/** Every product card may ask this, so what the question weighs is loaded when the first one does. */
const ClearCartQuestion = lazyPart(
  async () => (await withTexts(import('./ClearCartQuestion.tsx'))).ClearCartQuestion,
);

/** Asks before another store's items leave the cart for this one (ITEM-32, WISH-09, OPEN-14). */
export function ClearCartDialog(props: ClearCartProps) {
  return (
    <Suspense>
      <ClearCartQuestion {...props} />
    </Suspense>
  );
}
