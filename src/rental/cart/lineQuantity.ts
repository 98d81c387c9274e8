import type { RentalCartLine } from '../../../machines/rules/domain.ts';
import { useRentalCartActor } from './cartActor.ts';

/**
 * Returns a function that changes the quantity of a cart line by one. Presses that come while a
 * change is being sent are added up, and sent as one change afterwards (RENT-14).
 */
export function useLineQuantity({ id }: RentalCartLine): (by: 1 | -1) => void {
  const cart = useRentalCartActor();
  return (by) => cart.send({ type: 'rental.line.stepped', lineId: id, by });
}
