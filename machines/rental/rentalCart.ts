import type { RentalCart, TripSettings, Vehicle } from '../rules/domain.ts';
import type { CartProblem, RentalWish } from './cartChange.ts';
import { emptyRentalCart, type RentalOwner } from './tripCart.ts';

export interface RentalCartInput {
  /** A cart put aside before a reload. */
  parked: RentalCart | null;
}

export interface RentalCartContext {
  owner: RentalOwner | null;
  /** The cart as the server last said it is; what the customer sees. */
  cart: RentalCart;
  /** What is wanted of it and not done yet. */
  wish: RentalWish | null;
  /** The cart before the last change: what Undo goes back to. */
  before: RentalCart | null;
  /** Another provider's cart that was put aside. */
  parked: RentalCart | null;
  /** Why the last wish was not done. */
  problem: CartProblem | null;
  /** By how many each line is to change once the change under way has ended. */
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

/** A trip cart before it is known whose it is. */
export const newRentalCart = ({ parked }: RentalCartInput): RentalCartContext => ({
  owner: null,
  cart: emptyRentalCart,
  wish: null,
  before: null,
  parked,
  problem: null,
  steps: {},
});
