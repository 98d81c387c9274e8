import type {
  MessageRef,
  RentalCart,
  RentalCartAnswer,
  RentalCartLine,
  TripSettings,
  Vehicle,
} from '../rules/domain.ts';
import { lineOfVehicle, settledCart, stockProblem } from './tripCart.ts';

/**
 * A change of the trip cart that may cause conflicts, such as with the trip type of other vehicles.
 */
export type RentalChange =
  | { kind: 'vehicle'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { kind: 'trip'; trip: TripSettings }
  | { kind: 'quantity'; lineId: number; quantity: number };

/**
 * A replacement of the present cart: by the cart without one line, by an empty cart, by the parked
 * cart (set aside earlier), or by the cart before the last change.
 */
export type CartExchange =
  | { kind: 'removal'; lineId: number }
  | { kind: 'clearing' }
  | { kind: 'parked' }
  | { kind: 'undo' };

/** A pending change of the trip cart, of either kind. */
export type RentalWish = RentalChange | CartExchange;

/**
 * Why a change failed, and where in the cart the message shows: at a line, at the trip, or nowhere.
 */
export interface CartProblem {
  at: number | 'trip' | null;
  message: MessageRef;
}

/** The message for the customer after a change. */
export interface ChangeNews {
  kind: 'success' | 'info' | 'error';
  message: MessageRef;
}

/** The outcome of a change; with a problem, the server's cart is not known for certain. */
export interface CartChangeEnd {
  cart: RentalCart;
  /** The cart that Undo restores; null when there is nothing to undo. */
  before: RentalCart | null;
  /** The cart that is parked now; absent when that did not change. */
  parked?: RentalCart | null;
  news: ChangeNews | null;
  problem: CartProblem | null;
}

/** A message after a change: about its success, for information, or about an error. */
export const newsOf = (kind: ChangeNews['kind'], message: MessageRef): ChangeNews => ({
  kind,
  message,
});

/** A failed change: the customer sees the reason once as a toast, and at its place in the cart. */
export const failedAt = (at: CartProblem['at'], message: MessageRef) => ({
  news: newsOf('error', message),
  problem: { at, message },
});

/**
 * The change that may cause conflicts. @throws when the pending change is of another kind, or null
 */
export function changeOf(wish: RentalWish | null): RentalChange {
  if (wish?.kind !== 'vehicle' && wish?.kind !== 'trip' && wish?.kind !== 'quantity') {
    throw new Error('no change is wanted');
  }
  return wish;
}

/** The replacement of the cart. @throws when the pending change is of another kind, or null */
export function exchangeOf(wish: RentalWish | null): CartExchange {
  if (
    wish === null ||
    wish.kind === 'vehicle' ||
    wish.kind === 'trip' ||
    wish.kind === 'quantity'
  ) {
    throw new Error('no other cart is wanted');
  }
  return wish;
}

/** The trip that the cart would have after this change; null when the change sets none. */
export const wishedTrip = (wish: RentalWish): TripSettings | null =>
  wish.kind === 'vehicle' || wish.kind === 'trip' ? wish.trip : null;

/**
 * The subject of an error toast, so that a newer toast on the same subject replaces it: the cart,
 * or a line or the trip, whose errors the open cart also shows in place.
 */
export const subjectOf = (problem: CartProblem | null): string =>
  problem === null || problem.at === null ? 'rentalCart' : 'rentalCart.line';

/** A change that is being checked for conflicts, and its starting point. */
export interface ChangeUnderWay {
  /** The cart of the server's last answer. */
  cart: RentalCart;
  wish: RentalChange;
}

export interface TripConflictsInput extends ChangeUnderWay {
  /** Whether the present cart can be parked, that is set aside: only if no other one is parked. */
  mayPark: boolean;
}

export interface TripConflictsContext extends TripConflictsInput {
  /**
   * Ids of the lines that do not fit the change, by the server's answer or by what their vehicles
   * offer.
   */
  conflicts: number[];
  /** The cart before the first confirmed question; null while nothing was confirmed. */
  before: RentalCart | null;
  /** The cart that was parked during this change. */
  parked: RentalCart | null;
  news: ChangeNews | null;
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
export function vehicleWish({ wish }: ChangeUnderWay): Extract<RentalChange, { kind: 'vehicle' }> {
  if (wish.kind !== 'vehicle') throw new Error('no vehicle is wanted');
  return wish;
}

/** The trip of the pending change. @throws when the change has no trip */
export function tripOfWish({ wish }: ChangeUnderWay): TripSettings {
  const trip = wishedTrip(wish);
  if (trip === null) throw new Error('no trip is wanted');
  return trip;
}

/** Whether the vehicle already has a line: then the steppers of the cart change its quantity. */
export const isInCart = ({ cart, wish }: ChangeUnderWay): boolean =>
  wish.kind === 'vehicle' && lineOfVehicle(cart, wish.vehicle.id) !== null;

/**
 * The line whose quantity is being changed; null when the line is gone, or the change is of another
 * kind.
 */
export const lineOfWish = ({ cart, wish }: ChangeUnderWay): RentalCartLine | null =>
  wish.kind === 'quantity' ? (cart.lines.find(({ id }) => id === wish.lineId) ?? null) : null;

/**
 * Why there are not enough vehicles for the change; a smaller quantity than now is always allowed.
 */
export function shortage(change: ChangeUnderWay): MessageRef | null {
  const { wish } = change;
  if (wish.kind === 'vehicle') {
    return isInCart(change) ? null : stockProblem(wish.vehicle, wish.quantity);
  }
  const line = lineOfWish(change);
  return wish.kind === 'quantity' && line !== null && wish.quantity > line.quantity
    ? stockProblem(line.vehicle, wish.quantity)
    : null;
}

/** Where the message of a failed change shows: at its line, or at the trip; null for neither. */
export const placeOf = (wish: RentalWish): CartProblem['at'] => {
  if (wish.kind === 'quantity' || wish.kind === 'removal') return wish.lineId;
  return wish.kind === 'trip' ? 'trip' : null;
};

/**
 * The cart of the server's answer; when the answer names conflicts instead, nothing has changed.
 */
export const changedCart = ({ cart }: ChangeUnderWay, answer: RentalCartAnswer): RentalCart =>
  answer.type === 'changed' ? settledCart(answer.cart) : cart;
