import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { couponMachine } from '../checkout/coupon.machine.ts';
import { placingOf, type PlacingOutput } from '../checkout/placing.machine.ts';
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
import { messageOf } from '../rules/failure.ts';
import { subtract } from '../rules/money.ts';
import { linkTo } from '../rules/paths.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { lackingContactField, type TripContactField } from '../rules/tripContact.ts';
import { goodsPrice, type TripTerms } from './selectors.ts';
import { lineProblem } from './tripCart.ts';

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
      /** Null while no way to pay is chosen that is offered for this trip. */
      payment: PaymentMethod | null;
    }
  | { type: 'coupon.changed'; coupon: Coupon | null }
  /** The server told the tax of a trip, or is to be asked again (null). */
  | { type: 'booking.tax.told'; tax: TaxAnswer | null }
  | { type: 'booking.change.accepted' }
  | { type: 'booking.change.declined' };

/**
 * `trip.booked`: the trip stands; `payAt` is where a gateway takes the money. `booking.field.asked`:
 * the first field that lacks something takes the focus.
 */
export type TripBookingFact =
  | OutwardFact
  | { type: 'trip.booked'; tripId: number; payAt: string | null }
  | { type: 'booking.field.asked'; field: TripContactField | 'payment' };

/** What a cart costs, as the customer sees it; 0 without a trip or a price, which is not booked. */
export const bookingTotal = (cart: RentalCart, terms: TripTerms): number =>
  cart.trip === null ? 0 : (goodsPrice(cart.lines, cart.trip, terms)?.total ?? 0);

const cartOf = ({ cart }: TripBookingContext): RentalCart => {
  if (cart === null) throw new Error('nothing is to be booked');
  return cart;
};

const intentOf = ({ intent }: TripBookingContext): TripIntent => {
  if (intent === null) throw new Error('no booking is on its way');
  return intent;
};

/** What is booked before any cart was read was sent before a reload: the server is asked first. */
const placingInput = (context: TripBookingContext) => {
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

const bookedId = ({ tripId }: TripBookingContext): number => {
  if (tripId === null) throw new Error('no trip is booked');
  return tripId;
};

/** Booking a trip, once: cart and price are read anew, one key goes with the one booking. */
export const tripBookingMachine = setup({
  types: {
    context: {} as TripBookingContext,
    input: {} as TripBookingInput,
    events: {} as TripBookingEvent,
    emitted: {} as TripBookingFact,
    tags: {} as 'busy' | 'failed' | 'form' | 'marked',
    children: {} as { coupon: 'coupon'; placing: 'placing' },
  },
  actors: {
    coupon: couponMachine,
    placing: placingOf<TripBooking, number>(),
    loadCart: fromPromise<RentalCart>(() => Promise.reject(new Error('not provided'))),
    /** Where a gateway takes the money; null when nothing more is to be done. */
    payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    wasUnderWay: ({ context }) => context.intent !== null,
    lacksContact: (_, params: { contact: TripContact }) =>
      lackingContactField(params.contact) !== null,
    lacksPayment: (_, params: { payment: PaymentMethod | null }) => params.payment === null,
    isEmpty: (_, params: { cart: RentalCart }) => params.cart.lines.length === 0,
    cannotBeBooked: (_, { cart }: { cart: RentalCart }) =>
      cart.provider?.active === false ||
      cart.lines.some((line) => lineProblem(line, cart.trip?.type ?? 'hourly') !== null),
    costsAnother: ({ context }, { cart }: { cart: RentalCart }) =>
      bookingTotal(cart, context.terms) !== intentOf(context).order.amount,
    totalIsKnown: ({ context }) => {
      const { trip, lines } = cartOf(context);
      const totals = trip === null ? null : goodsPrice(lines, trip, context.terms);
      return totals !== null && ['known', 'later'].includes(totals.taxState);
    },
    stands: (_, params: { output: PlacingOutput<number> }) => params.output.placed !== null,
  },
  actions: {
    takeCart: assign({ cart: (_, params: { cart: RentalCart }) => params.cart }),
    keepIntent: assign({
      intent: (
        { context },
        params: {
          key: string;
          contact: TripContact;
          note: string;
          payment: PaymentMethod | null;
        },
      ) => {
        const cart = cartOf(context);
        if (params.payment === null) throw new Error('no way to pay is chosen');
        return {
          key: params.key,
          payment: params.payment,
          order: {
            type: cart.trip?.type ?? ('hourly' as const),
            providerId: cart.provider?.id ?? 0,
            pickupAt: cart.trip?.pickupAt ?? null,
            amount: bookingTotal(cart, context.terms),
            note: params.note,
            couponCode: context.terms.coupon?.code ?? null,
            contact: params.contact,
          },
        };
      },
      problem: null,
    }),
    renewAmount: assign({
      intent: ({ context }) => {
        const intent = intentOf(context);
        const amount = bookingTotal(cartOf(context), context.terms);
        const couponCode = context.terms.coupon?.code ?? null;
        return { ...intent, order: { ...intent.order, amount, couponCode } };
      },
    }),
    keepCoupon: assign({
      terms: ({ context }, { coupon }: { coupon: Coupon | null }) => ({ ...context.terms, coupon }),
      couponCode: (_, { coupon }) => coupon?.code ?? '',
    }),
    keepTax: assign({
      terms: ({ context }, { tax }: { tax: TaxAnswer | null }) => ({ ...context.terms, tax }),
    }),
    setCouponAside: assign({ terms: ({ context }) => ({ ...context.terms, coupon: null }) }),
    tellCoupon: sendTo('coupon', ({ context }) => ({
      type: 'coupon.order.changed' as const,
      facts: tripCouponFacts(context),
    })),
    dropIntent: assign({ intent: null }),
    keepTrip: assign({
      tripId: (_, params: { output: PlacingOutput<number> }) => params.output.placed,
    }),
    explainRefusal: assign({
      problem: (_, params: { output: PlacingOutput<number> }) => params.output.problem,
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    explainUnbookable: assign({ problem: { key: 'rentalCart.mend' } }),
    askForContact: emit((_, params: { contact: TripContact }) => ({
      type: 'booking.field.asked' as const,
      field: lackingContactField(params.contact) ?? ('name' as const),
    })),
    askForPayment: emit({ type: 'booking.field.asked' as const, field: 'payment' as const }),
    tellBooked: emit(({ context }, params: { payAt: string | null }) => ({
      type: 'trip.booked' as const,
      tripId: bookedId(context),
      payAt: params.payAt,
    })),
    sayUnpaid: emit({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: 'trips.unpaid' },
    }),
    openCart: emit({ type: 'navigate' as const, to: linkTo('rentalCart'), replace: true }),
  },
}).createMachine({
  id: 'tripBooking',
  description: 'Booking the trip cart: reviewed, sent once under one key, then paid.',
  context: ({ input }) => ({
    terms: input.terms,
    zoneIds: input.zoneIds,
    couponCode: input.couponCode,
    cart: null,
    intent: input.intent,
    tripId: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A booking of before a reload is asked about first.',
      always: [{ guard: 'wasUnderWay', target: 'placing' }, { target: 'loading' }],
    },
    loading: {
      description: 'What is to be booked is read from the server.',
      meta: { requirements: ['API-11'] },
      tags: ['busy'],
      entry: ['setCouponAside'],
      invoke: {
        src: 'loadCart',
        onDone: [
          {
            description: 'There is nothing to book.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) },
            target: 'left',
          },
          {
            target: 'ordering',
            actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unavailable: {
      description: 'The cart could not be read; it can be tried again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'booking.retry': { target: 'loading' } },
    },
    ordering: {
      description: 'The booking is put together and reviewed, with a coupon kept in step with it.',
      initial: 'editing',
      invoke: {
        id: 'coupon',
        src: 'coupon',
        input: ({ context }) => ({
          code: context.couponCode,
          applied: context.couponCode !== '',
          facts: tripCouponFacts(context),
        }),
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: {
        'coupon.changed': {
          description: 'A coupon entered or left the totals.',
          meta: { requirements: ['PRICE-09'] },
          actions: [{ type: 'keepCoupon', params: ({ event }) => ({ coupon: event.coupon }) }],
        },
        'booking.tax.told': {
          description: 'The tax of a trip whose provider names no percentage came in.',
          meta: { requirements: ['PRICE-06'] },
          actions: [{ type: 'keepTax', params: ({ event }) => ({ tax: event.tax }) }],
        },
      },
      states: {
        editing: {
          description: 'Contact, note and payment are given.',
          tags: ['form'],
          initial: 'filling',
          on: {
            'booking.place': [
              {
                description: 'Nobody knows yet whom to call or where to write to.',
                meta: { requirements: ['GUEST-02', 'API-44'] },
                guard: {
                  type: 'lacksContact',
                  params: ({ event }) => ({ contact: event.contact }),
                },
                target: '.incomplete',
                actions: [
                  { type: 'askForContact', params: ({ event }) => ({ contact: event.contact }) },
                ],
              },
              {
                description: 'A way to pay is still to be chosen.',
                meta: { requirements: ['API-44', 'CHK-11'] },
                guard: {
                  type: 'lacksPayment',
                  params: ({ event }) => ({ payment: event.payment }),
                },
                target: '.incomplete',
                actions: ['askForPayment'],
              },
              {
                description:
                  'Not before its price is known, with the tax that the server is asked for.',
                guard: 'totalIsKnown',
                target: 'reviewing',
                actions: [
                  {
                    type: 'keepIntent',
                    params: ({ event: { key, contact, note, payment } }) => ({
                      key,
                      contact,
                      note,
                      payment,
                    }),
                  },
                ],
              },
            ],
          },
          states: {
            filling: { description: 'What is missing is not said before the customer books.' },
            incomplete: {
              description:
                'The trip was to be booked and something is missing: each field says what, until it is given.',
              meta: { requirements: ['GUEST-02', 'MSG-21'] },
              tags: ['marked'],
            },
          },
        },
        reviewing: {
          description: 'Vehicles and price are read once more before anything is sent.',
          tags: ['busy', 'form'],
          invoke: {
            src: 'loadCart',
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) },
                target: '#tripBooking.left',
              },
              {
                description: 'A vehicle was withdrawn or taken meanwhile; the form is kept.',
                meta: { requirements: ['RENT-14'] },
                guard: { type: 'cannotBeBooked', params: ({ event }) => ({ cart: event.output }) },
                target: 'editing',
                actions: [
                  { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
                  'tellCoupon',
                  'dropIntent',
                  'explainUnbookable',
                ],
              },
              {
                description: 'The price is another one now: the customer is asked.',
                guard: { type: 'costsAnother', params: ({ event }) => ({ cart: event.output }) },
                target: 'changed',
                actions: [
                  { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
                  'tellCoupon',
                ],
              },
              {
                target: '#tripBooking.placing',
                actions: [{ type: 'takeCart', params: ({ event }) => ({ cart: event.output }) }],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                'dropIntent',
                { type: 'explain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        changed: {
          description: 'The price changed since it was shown; nothing was sent.',
          tags: ['form'],
          on: {
            'booking.change.accepted': {
              guard: 'totalIsKnown',
              target: '#tripBooking.placing',
              actions: ['renewAmount'],
            },
            'booking.change.declined': { target: 'editing', actions: ['dropIntent'] },
          },
        },
      },
    },
    placing: {
      description: 'The booking is being sent, or the server is asked what became of it.',
      meta: { requirements: ['RENT-21', 'API-44', 'RENT-19'] },
      tags: ['busy', 'form'],
      invoke: {
        id: 'placing',
        src: 'placing',
        input: ({ context }) => placingInput(context),
        onDone: [
          {
            guard: { type: 'stands', params: ({ event }) => ({ output: event.output }) },
            target: 'paying',
            actions: [{ type: 'keepTrip', params: ({ event }) => ({ output: event.output }) }],
          },
          {
            description: 'It was refused, which is said, or given up; the cart is as it was.',
            meta: { requirements: ['MSG-21'] },
            target: 'loading',
            actions: [
              'dropIntent',
              { type: 'explainRefusal', params: ({ event }) => ({ output: event.output }) },
            ],
          },
        ],
        onError: {
          target: 'loading',
          actions: [
            'dropIntent',
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    paying: {
      description: 'The trip stands; the chosen payment is told.',
      meta: { requirements: ['API-44'] },
      tags: ['busy'],
      invoke: {
        src: 'payTrip',
        input: ({ context }) => ({
          tripId: bookedId(context),
          payment: intentOf(context).payment,
        }),
        onDone: {
          target: 'booked',
          actions: [{ type: 'tellBooked', params: ({ event }) => ({ payAt: event.output }) }],
        },
        onError: {
          description: 'The trip stands all the same; its page offers to pay again.',
          target: 'booked',
          actions: ['sayUnpaid', { type: 'tellBooked', params: () => ({ payAt: null }) }],
        },
      },
    },
    booked: { description: 'The trip stands.', type: 'final' },
    left: {
      description: 'There was nothing to book; the trip cart says so.',
      entry: ['openCart'],
      type: 'final',
    },
  },
});
