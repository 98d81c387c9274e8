import type { RentalCartLine } from '../../../machines/rules/domain.ts';
import { useRentalCartActor } from './cartActor.ts';

/**
 * Returns a function that changes the quantity of a cart line by one. Quick presses are added up
 * (RENT-14).
 */
export function useLineQuantity({ id }: RentalCartLine): (by: 1 | -1) => void {
  const cart = useRentalCartActor();
  return (by) => cart.send({ type: 'rental.line.stepped', lineId: id, by });
}
