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
import { goodsPrice, type TripTerms } from './selectors.ts';

/** What is booked: the server takes vehicles and trip from the cart. */
export interface TripOrder {
  type: TripType;
  providerId: number;
  pickupAt: string | null;
  /** The total the customer saw. */
  amount: number;
  note: string;
  couponCode: string | null;
  contact: TripContact;
}

/** What is booked, and how it is to be paid. */
export interface TripBooking {
  order: TripOrder;
  payment: PaymentMethod;
}

/** A booking on its way, with its one key. */
export interface TripIntent extends TripBooking {
  key: string;
}

export interface TripBookingInput {
  terms: TripTerms;
  /** Zones of the stored place: some coupons are for some of them only. */
  zoneIds: readonly number[];
  /** A coupon that was applied before a reload; empty when none was. */
  couponCode: string;
  /** A booking sent before a reload whose outcome is not known yet. */
  intent: TripIntent | null;
}

export interface TripBookingContext {
  /** Among them the coupon, while it fits. */
  terms: TripTerms;
  zoneIds: readonly number[];
  /** The code of the coupon in the totals, which is checked again after every reading of the cart. */
  couponCode: string;
  /** What is booked, as last read; null before the first reading. */
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
  /** The server told the tax of a trip, or is to be asked again (null). */
  | { type: 'booking.tax.told'; tax: TaxAnswer | null }
  | { type: 'booking.change.accepted' }
  | { type: 'booking.change.declined' };

/** `trip.booked`: the trip stands; `payAt` is where a gateway takes the money. */
export type TripBookingFact =
  OutwardFact | { type: 'trip.booked'; tripId: number; payAt: string | null };

/** A booking as it begins. */
export const newBooking = (input: TripBookingInput): TripBookingContext => ({
  ...input,
  cart: null,
  tripId: null,
  problem: null,
});

/** What a cart costs, as the customer sees it; 0 without a trip or a price, which is not booked. */
export const bookingTotal = (cart: RentalCart, terms: TripTerms): number =>
  cart.trip === null ? 0 : (goodsPrice(cart.lines, cart.trip, terms)?.total ?? 0);

const cartOf = ({ cart }: TripBookingContext): RentalCart => {
  if (cart === null) throw new Error('nothing is to be booked');
  return cart;
};

/** The booking on its way. @throws when none is */
export const intentOf = ({ intent }: TripBookingContext): TripIntent => {
  if (intent === null) throw new Error('no booking is on its way');
  return intent;
};

/** What is booked before any cart was read was sent before a reload: the server is asked first. */
export const placingInput = (context: TripBookingContext): PlacingInput<TripBooking> => {
  const { key, ...payload } = intentOf(context);
  return { key, payload, resumed: context.cart === null };
};

/** What of the booking a coupon is checked against: the vehicles less their discounts (PRICE-09). */
export function tripCouponFacts(context: TripBookingContext): CouponFacts {
  const { trip, lines, provider } = cartOf(context);
  const { terms, zoneIds } = context;
  const totals = trip === null ? null : goodsPrice(lines, trip, { ...terms, coupon: null });
  return {
    storeId: provider?.id ?? 0,
    zoneIds,
    subtotal: totals === null ? 0 : subtract(totals.subtotal, totals.savings),
    now: terms.now,
  };
}

/** The trip that stands. @throws while none does */
export const bookedId = ({ tripId }: TripBookingContext): number => {
  if (tripId === null) throw new Error('no trip is booked');
  return tripId;
};

/** The cart as it is sent: the total the customer saw, and the coupon in it. */
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

/** Whether the total is known, with the tax that a server may have to be asked for. */
export function hasKnownTotal(context: TripBookingContext): boolean {
  const { trip, lines } = cartOf(context);
  const totals = trip === null ? null : goodsPrice(lines, trip, context.terms);
  return totals !== null && ['known', 'later'].includes(totals.taxState);
}
