import type { PlacingInput } from '../checkout/placing.machine.ts';
import type { CouponFacts } from '../rules/coupon.ts';
import type {
  Coupon,
  MessageRef,
  OutwardFact,
  PaymentMethod,
  RentalCart,
  TripContact,
  TripType,
} from '../rules/domain.ts';
import { subtract } from '../rules/money.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { tripCartPrice, type TripTerms } from './selectors.ts';

/** The payload of a booking: the server takes vehicles and trip from the cart. */
export interface TripOrder {
  type: TripType;
  providerId: number;
  pickupAt: string | null;
  /** The total that the customer saw. */
  amount: number;
  note: string;
  couponCode: string | null;
  contact: TripContact;
}

/** What is booked, and how it is paid. */
export interface TripBooking {
  order: TripOrder;
  payment: PaymentMethod;
}

/** A booking being sent, with its idempotency key. */
export interface TripIntent extends TripBooking {
  key: string;
}

export interface TripBookingInput {
  terms: TripTerms;
  /** Zones of the stored place: some coupons are limited to zones. */
  zoneIds: readonly number[];
  /** The coupon that was applied before a reload; empty when none was. */
  couponCode: string;
  /** A booking that was sent before a reload and whose outcome is unknown. */
  intent: TripIntent | null;
}

export interface TripBookingContext {
  /** The shop's rounding, charges and tax, and the coupon as long as it fits. */
  terms: TripTerms;
  zoneIds: readonly number[];
  /** The code of the coupon in the totals, which is checked again each time the cart is read. */
  couponCode: string;
  /** The booked vehicles, as last read; null before the first reading. */
  cart: RentalCart | null;
  intent: TripIntent | null;
  tripId: number | null;
  problem: MessageRef | null;
}

export type TripBookingEvent =
  | { type: 'booking.retry' }
  | {
      type: 'booking.place';
      key: string;
      contact: TripContact;
      note: string;
      payment: PaymentMethod;
    }
  | { type: 'coupon.changed'; coupon: Coupon | null }
  /** The server answered with the tax of a trip, or has to be asked again (null). */
  | { type: 'booking.tax.computed'; tax: TaxAnswer | null }
  | { type: 'booking.change.accepted' }
  | { type: 'booking.change.declined' };

/** `trip.booked`: the trip is booked; `payAt` is the gateway's payment page. */
export type TripBookingFact =
  OutwardFact | { type: 'trip.booked'; tripId: number; payAt: string | null };

/** A booking before anything was read from the server. */
export const newBooking = (input: TripBookingInput): TripBookingContext => ({
  ...input,
  cart: null,
  tripId: null,
  problem: null,
});

/**
 * The total of a cart as the customer sees it; 0 without a trip or a price, which cannot be booked.
 */
export const bookingTotal = (cart: RentalCart, terms: TripTerms): number =>
  cart.trip === null ? 0 : (tripCartPrice(cart.lines, cart.trip, terms)?.total ?? 0);

const cartOf = ({ cart }: TripBookingContext): RentalCart => {
  if (cart === null) throw new Error('nothing is to be booked');
  return cart;
};

/** The booking being sent. @throws when there is none */
export const intentOf = ({ intent }: TripBookingContext): TripIntent => {
  if (intent === null) throw new Error('no booking is on its way');
  return intent;
};

/**
 * Input of the placing chart. A booking without a cart was stored before a reload, so it is
 * `resumed`: the server is first asked what became of it.
 */
export const placingInput = (context: TripBookingContext): PlacingInput<TripBooking> => {
  const { key, ...payload } = intentOf(context);
  return { key, payload, resumed: context.cart === null };
};

/**
 * The part of the booking that a coupon is checked against: the vehicles less their discounts
 * (PRICE-09).
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

/** The payload of the booking, with the total that the customer sees and the coupon. */
export function orderOf(
  context: TripBookingContext,
  { note, contact }: Pick<TripOrder, 'note' | 'contact'>,
): TripOrder {
  const cart = cartOf(context);
  return {
    type: cart.trip?.type ?? 'hourly',
    providerId: cart.provider?.id ?? 0,
    pickupAt: cart.trip?.pickupAt ?? null,
    amount: bookingTotal(cart, context.terms),
    note,
    couponCode: context.terms.coupon?.code ?? null,
    contact,
  };
}

/** Whether the total is known, including a tax that only the server can tell. */
export function hasKnownTotal(context: TripBookingContext): boolean {
  const { trip, lines } = cartOf(context);
  const totals = trip === null ? null : tripCartPrice(lines, trip, context.terms);
  return totals !== null && ['known', 'later'].includes(totals.taxState);
}
