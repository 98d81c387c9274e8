import { withTexts } from '../../messages/index.ts';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { ClearCartProps } from './ClearCartQuestion.tsx';

/**
 * The content of the dialog. It is lazy, because every product card can open the dialog but few
 * customers need it.
 */
const ClearCartQuestion = lazyPart(
  async () => (await withTexts(import('./ClearCartQuestion.tsx'))).ClearCartQuestion,
);

/**
 * Asks whether another store's items should be removed from the cart, so that this store's item can
 * be added (ITEM-32, WISH-09, OPEN-14).
 */
export function ClearCartDialog(props: ClearCartProps) {
  return (
    <Delayed instead={FailedLayer} onLeave={props.onCancel}>
      <ClearCartQuestion {...props} />
    </Delayed>
  );
}
