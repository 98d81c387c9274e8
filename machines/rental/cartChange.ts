import type {
  MessageRef,
  RentalCart,
  RentalCartAnswer,
  RentalCartLine,
  TripSettings,
  Vehicle,
} from '../rules/domain.ts';
import { lineOfVehicle, mergedTrip, settledCart, stockProblem } from './tripCart.ts';

/**
 * A change of the trip cart that may cause conflicts, for example because a vehicle in the cart is
 * not offered for the new type of trip.
 */
export type RentalChange =
  | { kind: 'vehicle'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { kind: 'trip'; trip: TripSettings }
  | { kind: 'quantity'; lineId: number; quantity: number };

/**
 * A change that replaces the trip cart and cannot cause conflicts: `removal` removes one line,
 * `clearing` removes all lines. `parked` brings back the cart that the customer set aside earlier,
 * and `undo` the cart before the last change.
 */
export type CartExchange =
  | { kind: 'removal'; lineId: number }
  | { kind: 'clearing' }
  | { kind: 'parked' }
  | { kind: 'undo' };

/**
 * A pending change of the trip cart: one that may cause conflicts, or a replacement of the cart.
 */
export type PendingChange = RentalChange | CartExchange;

/**
 * Why a change failed. `at` is where the cart shows the message: at the line with this id, at the
 * trip, or nowhere (null).
 */
export interface CartProblem {
  at: number | 'trip' | null;
  message: MessageRef;
}

/** The message that the customer sees as a toast after a change of the trip cart. */
export interface ChangeToast {
  kind: 'success' | 'info' | 'error';
  message: MessageRef;
}

/**
 * The outcome of a change of the trip cart. `cart` is the cart afterwards. With a `problem`, the
 * cart on the server may be another one, because an answer may be lost, so it is read again.
 */
export interface CartChangeEnd {
  cart: RentalCart;
  /** The cart that Undo restores; null when there is nothing to undo. */
  before: RentalCart | null;
  /**
   * The cart that the customer has set aside (parked); absent when this change did not affect it.
   */
  parked?: RentalCart | null;
  news: ChangeToast | null;
  problem: CartProblem | null;
}

/** Makes the message that the customer sees after a change of the trip cart. */
export const changeToast = (kind: ChangeToast['kind'], message: MessageRef): ChangeToast => ({
  kind,
  message,
});

/**
 * The result of a failed change: the reason is shown once as a toast (`news`), and in the cart at
 * `at` until the next change (`problem`).
 */
export const failedAt = (at: CartProblem['at'], message: MessageRef) => ({
  news: changeToast('error', message),
  problem: { at, message },
});

/**
 * The pending change as one that may cause conflicts. @throws when it is null or a replacement of
 * the cart
 */
export function changeOf(pending: PendingChange | null): RentalChange {
  if (pending?.kind !== 'vehicle' && pending?.kind !== 'trip' && pending?.kind !== 'quantity') {
    throw new Error('no change is wanted');
  }
  return pending;
}

/** The pending change as a replacement of the cart. @throws when it is null or of another kind */
export function exchangeOf(pending: PendingChange | null): CartExchange {
  if (
    pending === null ||
    pending.kind === 'vehicle' ||
    pending.kind === 'trip' ||
    pending.kind === 'quantity'
  ) {
    throw new Error('no other cart is wanted');
  }
  return pending;
}

/** The trip that this change asks for; null when it asks for none. */
export const requestedTrip = (pending: PendingChange): TripSettings | null =>
  pending.kind === 'vehicle' || pending.kind === 'trip' ? pending.trip : null;

/**
 * The `about` of an error toast; a newer toast with the same value replaces it. The value is
 * 'rentalCart.line' if the open cart also shows the error at a line or at the trip, else
 * 'rentalCart'.
 */
export const subjectOf = (problem: CartProblem | null): string =>
  problem === null || problem.at === null ? 'rentalCart' : 'rentalCart.line';

/** A change that is being checked for conflicts, and the cart that it would change. */
export interface ChangeUnderWay {
  /** The cart of the server's last answer. */
  cart: RentalCart;
  pending: RentalChange;
}

export interface TripConflictsInput extends ChangeUnderWay {
  /** Whether the present cart can be parked, that is set aside: only if no other one is parked. */
  mayPark: boolean;
}

export interface TripConflictsContext extends TripConflictsInput {
  /**
   * Ids of the cart lines that do not fit the change: the server named them, or their vehicles are
   * not offered for the trip.
   */
  conflicts: number[];
  /**
   * The cart before the customer confirmed the first question; null while nothing was confirmed.
   */
  before: RentalCart | null;
  /** The cart that was parked (set aside) during this change; null when none was. */
  parked: RentalCart | null;
  news: ChangeToast | null;
  problem: CartProblem | null;
}

/** The context of a change before its first check. */
export const newChange = (input: TripConflictsInput): TripConflictsContext => ({
  ...input,
  conflicts: [],
  before: null,
  parked: null,
  news: null,
  problem: null,
});

/** The outcome of a change that may have parked a cart. */
export function endOfChange(context: TripConflictsContext): CartChangeEnd {
  const { cart, before, parked, news, problem } = context;
  return { cart, before, news, problem, ...(parked === null ? {} : { parked }) };
}

/** The vehicle of the pending change. @throws when the change is about something else */
export function vehicleChange({
  pending,
}: ChangeUnderWay): Extract<RentalChange, { kind: 'vehicle' }> {
  if (pending.kind !== 'vehicle') throw new Error('no vehicle is wanted');
  return pending;
}

/**
 * The trip that the cart has after the pending change. A changed trip is taken as it is, so that
 * without a time it begins now; a vehicle is added for the trip that the cart has already.
 * @throws when the change has no trip
 */
export function tripAfterChange({ cart, pending }: ChangeUnderWay): TripSettings {
  if (pending.kind === 'trip') return pending.trip;
  if (pending.kind === 'vehicle') return mergedTrip(cart, pending.trip);
  throw new Error('no trip is wanted');
}

/**
 * Whether the vehicle of the pending change is already in the cart. It is then not added again, and
 * its quantity stays as it is.
 */
export const isInCart = ({ cart, pending }: ChangeUnderWay): boolean =>
  pending.kind === 'vehicle' && lineOfVehicle(cart, pending.vehicle.id) !== null;

/**
 * The line whose quantity is being changed; null when the line is gone, or the change is of another
 * kind.
 */
export const changedLine = ({ cart, pending }: ChangeUnderWay): RentalCartLine | null =>
  pending.kind === 'quantity' ? (cart.lines.find(({ id }) => id === pending.lineId) ?? null) : null;

/**
 * Why there are not enough vehicles for the change; null when there are. A smaller quantity than
 * now is always allowed.
 */
export function shortage(change: ChangeUnderWay): MessageRef | null {
  const { pending } = change;
  if (pending.kind === 'vehicle') {
    return isInCart(change) ? null : stockProblem(pending.vehicle, pending.quantity);
  }
  const line = changedLine(change);
  return pending.kind === 'quantity' && line !== null && pending.quantity > line.quantity
    ? stockProblem(line.vehicle, pending.quantity)
    : null;
}

/**
 * Where the cart shows the message of a failed change: the id of its line, 'trip', or null for
 * neither.
 */
export const placeOf = (pending: PendingChange): CartProblem['at'] => {
  if (pending.kind === 'quantity' || pending.kind === 'removal') return pending.lineId;
  return pending.kind === 'trip' ? 'trip' : null;
};

/**
 * The cart after a change: the one that the server answered with, or the old cart when the server
 * named conflicts and changed nothing.
 */
export const changedCart = ({ cart }: ChangeUnderWay, answer: RentalCartAnswer): RentalCart =>
  answer.type === 'changed' ? settledCart(answer.cart) : cart;
