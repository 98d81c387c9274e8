import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { questionOf } from '../../machines/rental/selectors.ts';
import { useFacts } from '../flow/useFlow.ts';
import { useRoot, useRootContext } from '../shop/root.ts';
import { Delayed } from '../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { answerQuestion, useStartedRentalCart, type RentalCartActor } from './cart/cartActor.ts';
import { startRentalCart } from './cart/rentalCart.wiring.ts';
import { startTrip } from './plan/tripPlan.ts';
import { UndoBar } from './cart/UndoBar.tsx';

const RentalQuestionDialog = lazyPart(
  async () => (await import('./cart/RentalQuestionDialog.tsx')).RentalQuestionDialog,
);

/**
 * What lies above rental's pages: the dialogs that ask about the trip cart, and the undo bar. This
 * component starts the trip cart itself, so that it receives all of the cart's events.
 */
export function RentalLayer() {
  const root = useRoot();
  const cart = useStartedRentalCart();
  useLayoutEffect(() => {
    startTrip(root);
    startRentalCart(root);
  }, [root]);
  return cart === null ? null : <Questions cart={cart} />;
}

function Questions({ cart }: { cart: RentalCartActor }) {
  const root = useRoot();
  const question = useSelector(cart, questionOf);
  const leftBehind = useRootContext((context) => context.leftBehind);
  useFacts(cart);
  useEffect(() => {
    if (leftBehind !== null) root.send({ type: 'rental.shown' });
  }, [root, leftBehind]);
  return (
    <>
      <Delayed instead={FailedLayer} onLeave={() => answerQuestion(cart, { type: 'rental.no' })}>
        {question !== null && <RentalQuestionDialog key={question} question={question} />}
      </Delayed>
      <UndoBar />
    </>
  );
}
