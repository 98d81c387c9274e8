import type {
  MessageRef,
  RentalCart,
  RentalCartAnswer,
  RentalCartLine,
  TripSettings,
  Vehicle,
} from '../rules/domain.ts';
import { lineOfVehicle, settledCart, stockProblem } from './tripCart.ts';

/** A change of the cart that may meet conflicts. */
export type RentalChange =
  | { kind: 'vehicle'; vehicle: Vehicle; quantity: number; trip: TripSettings }
  | { kind: 'trip'; trip: TripSettings }
  | { kind: 'quantity'; lineId: number; quantity: number };

/**
 * Another cart that is wanted in place of the present one: without a line, without any, the one put
 * aside, or the one before the last change.
 */
export type CartExchange =
  | { kind: 'removal'; lineId: number }
  | { kind: 'clearing' }
  | { kind: 'parked' }
  | { kind: 'undo' };

/** What a customer wants of the cart, until it is done. */
export type RentalWish = RentalChange | CartExchange;

/** Why something was not done, and where in the cart it is told: a line, the trip, or nowhere. */
export interface CartProblem {
  at: number | 'trip' | null;
  message: MessageRef;
}

/** What the customer is told of a change once it has ended. */
export interface ChangeNews {
  kind: 'success' | 'info' | 'error';
  message: MessageRef;
}

/** How a change ended; with a problem it is not sure what the server has. */
export interface CartChangeEnd {
  cart: RentalCart;
  /** The cart that Undo would bring back; null when there is nothing to undo. */
  before: RentalCart | null;
  /** The cart that is put aside now; absent when that did not change. */
  parked?: RentalCart | null;
  news: ChangeNews | null;
  problem: CartProblem | null;
}

/** What the customer is told of a change. */
export const newsOf = (kind: ChangeNews['kind'], message: MessageRef): ChangeNews => ({
  kind,
  message,
});

/** A change that failed: the customer is told why, once and where it stands in the cart. */
export const failedAt = (at: CartProblem['at'], message: MessageRef) => ({
  news: newsOf('error', message),
  problem: { at, message },
});

/** The change of a wish that may meet conflicts. @throws when something else is wanted, or nothing */
export function changeOf(wish: RentalWish | null): RentalChange {
  if (wish?.kind !== 'vehicle' && wish?.kind !== 'trip' && wish?.kind !== 'quantity') {
    throw new Error('no change is wanted');
  }
  return wish;
}

/** The cart that is wanted in place of the present one. @throws when a change is wanted, or nothing */
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

/** The trip that a wish would make the cart's. */
export const wishedTrip = (wish: RentalWish): TripSettings | null =>
  wish.kind === 'vehicle' || wish.kind === 'trip' ? wish.trip : null;

/** What an error is about: a line or the trip, where the open cart says it as well, or the cart. */
export const subjectOf = (problem: CartProblem | null): string =>
  problem === null || problem.at === null ? 'rentalCart' : 'rentalCart.line';

/** A change on its way past its conflicts, and what it began with. */
export interface ChangeUnderWay {
  /** The cart as the server last said it is. */
  cart: RentalCart;
  wish: RentalChange;
}

export interface TripConflictsInput extends ChangeUnderWay {
  /** Whether a cart can be put aside; one fits there. */
  mayPark: boolean;
}

export interface TripConflictsContext extends TripConflictsInput {
  /** Lines that cannot follow the change, as the server or their vehicles say. */
  conflicts: number[];
  /** The cart before the first Yes; null while nothing was said yes to. */
  before: RentalCart | null;
  /** The cart that was put aside on the way. */
  parked: RentalCart | null;
  news: ChangeNews | null;
  problem: CartProblem | null;
}

/** A change as it begins. */
export const newChange = (input: TripConflictsInput): TripConflictsContext => ({
  ...input,
  conflicts: [],
  before: null,
  parked: null,
  news: null,
  problem: null,
});

/** How a change ended that may have put a cart aside. */
export function endOfChange(context: TripConflictsContext): CartChangeEnd {
  const { cart, before, parked, news, problem } = context;
  return { cart, before, news, problem, ...(parked === null ? {} : { parked }) };
}

/** The vehicle that is wanted. @throws when something else is */
export function vehicleWish({ wish }: ChangeUnderWay): Extract<RentalChange, { kind: 'vehicle' }> {
  if (wish.kind !== 'vehicle') throw new Error('no vehicle is wanted');
  return wish;
}

/** The trip that is wanted. @throws when nothing of a trip is */
export function tripOfWish({ wish }: ChangeUnderWay): TripSettings {
  const trip = wishedTrip(wish);
  if (trip === null) throw new Error('no trip is wanted');
  return trip;
}

/** Whether the wanted vehicle has a line already: its steppers change how many there are of it. */
export const isInCart = ({ cart, wish }: ChangeUnderWay): boolean =>
  wish.kind === 'vehicle' && lineOfVehicle(cart, wish.vehicle.id) !== null;

/** The line of which another quantity is wanted; null when it has gone, or something else is wanted. */
export const lineOfWish = ({ cart, wish }: ChangeUnderWay): RentalCartLine | null =>
  wish.kind === 'quantity' ? (cart.lines.find(({ id }) => id === wish.lineId) ?? null) : null;

/** Why there is not enough of what is wanted; fewer than now is always a way out. */
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

/** Where a change that failed is told: at its line, or at the trip. */
export const placeOf = (wish: RentalWish): CartProblem['at'] => {
  if (wish.kind === 'quantity' || wish.kind === 'removal') return wish.lineId;
  return wish.kind === 'trip' ? 'trip' : null;
};

/** The cart as the server answered it; where it names conflicts instead, nothing has changed. */
export const changedCart = ({ cart }: ChangeUnderWay, answer: RentalCartAnswer): RentalCart =>
  answer.type === 'changed' ? settledCart(answer.cart) : cart;
