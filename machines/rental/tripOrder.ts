import type { PlacingInput } from '../checkout/placing.machine.ts';
import type { CouponFacts } from '../rules/coupon.ts';
import type {
  ContactPerson,
  Coupon,
  MessageRef,
  OutwardFact,
  PaymentMethod,
  RentalCart,
  TripOrder,
} from '../rules/domain.ts';
import { subtract } from '../rules/money.ts';
import { coversPart, sharesOf, usesWalletFirst } from '../rules/payment/partWallet.ts';
import { isTripTotalKnown, type TripTotals } from '../rules/rentalPrice.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { pickupTimeAt } from '../rules/tripPlan.ts';
import type { WallClock } from '../rules/wallClock.ts';
import { tripCartPrice, type TripTerms } from './selectors.ts';

/** What is booked, and how it is paid. */
export interface TripBooking {
  order: TripOrder;
  payment: PaymentMethod;
}

/** A booking being sent, with its idempotency key. */
export interface TripSubmission extends TripBooking {
  key: string;
}

/** What the server answered when the trip cart was read, with the wallet that is to pay it. */
export interface ReadTrip {
  cart: RentalCart;
  /** The balance of the wallet; null when no chosen payment uses it, or when it is unknown. */
  walletBalance: number | null;
}

export interface TripBookingInput {
  terms: TripTerms;
  /** Ids of the zones at the customer's place: some coupons are limited to zones. */
  zoneIds: readonly number[];
  /** The code of the coupon that was applied before a reload; '' when none was. */
  couponCode: string;
  /** A coupon code that was typed and not applied; '' when none was. */
  couponTyped: string;
  /**
   * A booking that was sent before a reload and whose outcome is unknown; null when there is none.
   */
  submission: TripSubmission | null;
}

export interface TripBookingContext {
  /** The shop's rounding, charges and tax, and the coupon while it is valid for this trip. */
  terms: TripTerms;
  zoneIds: readonly number[];
  /**
   * The code of the applied coupon, '' without one; it is checked again each time the cart is read.
   */
  couponCode: string;
  /** The text in the field for a coupon code at the last press of the button to book. */
  couponTyped: string;
  /** The trip cart with the vehicles to book, as last read; null before the first read. */
  cart: RentalCart | null;
  submission: TripSubmission | null;
  /** The part of the total that the wallet pays, as shown at the last press of the button to book. */
  fromWallet: number;
  tripId: number | null;
  problem: MessageRef | null;
}

export type TripBookingEvent =
  | { type: 'booking.retry' }
  | {
      type: 'booking.place';
      key: string;
      /** The time of the press: the page may have been open for long. */
      now: WallClock;
      contact: ContactPerson;
      note: string;
      payment: PaymentMethod;
      /** The part of the total that the wallet pays, as the customer saw it. */
      fromWallet: number;
      /** The text in the field for a coupon code; it is shown again after a refusal. */
      couponTyped: string;
    }
  | { type: 'coupon.changed'; coupon: Coupon | null }
  /**
   * The server answered about the tax of the trip; `tax` is null while the answer is loading, for
   * example after the price has changed.
   */
  | { type: 'booking.tax.computed'; tax: TaxAnswer | null }
  /** `payment` is the chosen payment method if it can pay the new total, else null. */
  | { type: 'booking.change.accepted'; payment: PaymentMethod | null }
  | { type: 'booking.change.declined' };

/**
 * `trip.booked`: the booking succeeded. `payAt` is the URL of the gateway's payment page; null when
 * no page has to be opened.
 */
export type TripBookingFact =
  OutwardFact | { type: 'trip.booked'; tripId: number; payAt: string | null };

/** The context of a new booking, before anything is read from the server. */
export const newBooking = (input: TripBookingInput): TripBookingContext => ({
  ...input,
  cart: null,
  fromWallet: 0,
  tripId: null,
  problem: null,
});

/**
 * The total of a cart as the customer sees it; 0 if the trip or a price is missing, and then the
 * cart cannot be booked.
 */
export const bookingTotal = (cart: RentalCart, terms: TripTerms): number =>
  cart.trip === null ? 0 : (tripCartPrice(cart.lines, cart.trip, terms)?.total ?? 0);

/**
 * Whether the wallet can pay what the customer saw, and nothing else. It is used first only while
 * its balance covers a part of the total.
 */
export const isWalletShareAsShown = (context: TripBookingContext, read: ReadTrip): boolean => {
  const { payment } = submissionOf(context);
  const { walletBalance } = read;
  const total = bookingTotal(read.cart, context.terms);
  if (payment.kind === 'wallet') return (walletBalance ?? 0) >= total;
  const isFirst = usesWalletFirst(payment) && coversPart({ total, walletBalance });
  return (isFirst ? sharesOf(total, walletBalance ?? 0).fromWallet : 0) === context.fromWallet;
};

const cartOf = ({ cart }: TripBookingContext): RentalCart => {
  if (cart === null) throw new Error('nothing is to be booked');
  return cart;
};

/** The booking being sent. @throws when there is none */
export const submissionOf = ({ submission }: TripBookingContext): TripSubmission => {
  if (submission === null) throw new Error('no booking is on its way');
  return submission;
};

/**
 * The input for the `placing` statechart, which sends the booking; `key` is its idempotency key. A
 * new booking is sent only after the cart was read. Without a cart, the booking was therefore
 * stored before a reload. `resumed` is then true: the statechart first asks the server whether the
 * trip is already booked.
 */
export const placingInput = (context: TripBookingContext): PlacingInput<TripBooking> => {
  const { key, ...payload } = submissionOf(context);
  return { key, payload, resumed: context.cart === null };
};

/**
 * What a coupon is checked against: provider, zones, and the price of the vehicles less their
 * discounts (PRICE-09).
 */
export function tripCouponFacts(context: TripBookingContext): CouponFacts {
  const { trip, lines, provider } = cartOf(context);
  const { terms, zoneIds } = context;
  const totals = trip === null ? null : tripCartPrice(lines, trip, { ...terms, coupon: null });
  return {
    storeId: provider?.id ?? 0,
    zoneIds,
    subtotal: totals === null ? 0 : subtract(totals.subtotal, totals.savings),
    now: terms.now,
  };
}

/** The id of the booked trip. @throws before there is one */
export const bookedId = ({ tripId }: TripBookingContext): number => {
  if (tripId === null) throw new Error('no trip is booked');
  return tripId;
};

/**
 * The payload of the booking, with the total that the customer sees and the coupon. A pickup time
 * that has passed is booked as now, as the page shows it (RENT-04).
 */
export function orderOf(
  context: TripBookingContext,
  { note, contact }: Pick<TripOrder, 'note' | 'contact'>,
): TripOrder {
  const cart = cartOf(context);
  return {
    type: cart.trip?.type ?? 'hourly',
    providerId: cart.provider?.id ?? 0,
    pickupAt: pickupTimeAt(cart.trip?.pickupAt ?? null, context.terms.now),
    amount: bookingTotal(cart, context.terms),
    note,
    couponCode: context.terms.coupon?.code ?? null,
    contact,
  };
}

const totalsOf = (context: TripBookingContext): TripTotals | null => {
  const { trip, lines } = cartOf(context);
  return trip === null ? null : tripCartPrice(lines, trip, context.terms);
};

/** Whether the total is final, so that the trip can be booked. */
export const hasKnownTotal = (context: TripBookingContext): boolean =>
  isTripTotalKnown(totalsOf(context));

/** Whether a price or the tax is unknown. It is not while the server is being asked for the tax. */
export const hasUnknownCharge = (context: TripBookingContext): boolean => {
  const totals = totalsOf(context);
  return totals === null || totals.taxState === 'unknown';
};
