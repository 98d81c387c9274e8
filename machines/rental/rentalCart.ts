import type { RentalCart, TripSettings, Vehicle } from '../rules/domain.ts';
import type { CartProblem, PendingChange } from './cartChange.ts';
import { emptyRentalCart, type RentalOwner } from './tripCart.ts';

export interface RentalCartInput {
  /** The cart that was parked (set aside) before a reload; null when there was none. */
  parked: RentalCart | null;
}

export interface RentalCartContext {
  owner: RentalOwner | null;
  /** The cart of the server's last answer, which the customer sees. */
  cart: RentalCart;
  /** The pending change; null when there is none. */
  pending: PendingChange | null;
  /** The cart before the last change, which Undo restores; null when there is nothing to undo. */
  before: RentalCart | null;
  /** Another provider's cart that the customer set aside; null when there is none. */
  parked: RentalCart | null;
  /** Why the last change failed; null when it did not. */
  problem: CartProblem | null;
  /**
   * Clicks on steppers while another change is running: by line id, how much the quantity must
   * change afterwards, for example 2 or -1.
   */
  steps: Readonly<Record<number, number>>;
}

export type RentalCartEvent =
  | { type: 'rental.owner.changed'; owner: RentalOwner | null }
  | { type: 'rental.left' }
  | { type: 'rental.cart.left.behind'; cart: RentalCart }
  | { type: 'rental.vehicle.added'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { type: 'rental.trip.changed'; trip: TripSettings }
  | { type: 'rental.line.stepped'; lineId: number; by: number }
  | { type: 'rental.line.removed'; lineId: number }
  | { type: 'rental.cart.clear' }
  | { type: 'rental.parked.taken' }
  | { type: 'rental.parked.forgotten' }
  | { type: 'rental.cart.undo' }
  | { type: 'rental.cart.reload' }
  | { type: 'rental.cart.retry' };

/** The context of a trip cart before its owner is known. */
export const newRentalCart = ({ parked }: RentalCartInput): RentalCartContext => ({
  owner: null,
  cart: emptyRentalCart,
  pending: null,
  before: null,
  parked,
  problem: null,
  steps: {},
});
