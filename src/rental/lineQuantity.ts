import { useEffect, useRef } from 'react';
import type { RentalCartLine } from '../../machines/rules/domain.ts';
import { useRentalCartActor, useRentalCartBusy } from './cartActor.ts';

/**
 * Changes the quantity of a line by a step. Steps pressed while a change is on its way are added up
 * and asked for when it has ended; a question or a failure in between drops them.
 */
export function useLineQuantity({ id, quantity }: RentalCartLine): (step: 1 | -1) => void {
  const cart = useRentalCartActor();
  const busy = useRentalCartBusy();
  const waiting = useRef(0);
  const change = (by: number) =>
    cart.send({ type: 'rental.line.quantity.changed', lineId: id, quantity: quantity + by });
  useEffect(() => {
    if (busy || waiting.current === 0) return;
    change(waiting.current);
    waiting.current = 0;
  });
  return (step) => {
    if (busy) waiting.current += step;
    else change(step);
  };
}
