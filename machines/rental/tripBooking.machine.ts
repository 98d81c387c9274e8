import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { couponMachine } from '../checkout/coupon.machine.ts';
import { placingOf, type PlacingOutput } from '../checkout/placing.machine.ts';
import type { Coupon, PaymentMethod } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { isSameCart, lineProblem } from './tripCart.ts';
import {
  bookedId,
  bookingTotal,
  hasKnownTotal,
  hasUnknownCharge,
  isWalletShareAsShown,
  submissionOf,
  newBooking,
  orderOf,
  placingInput,
  tripCouponFacts,
  type ReadTrip,
  type TripBooking,
  type TripBookingContext,
  type TripBookingEvent,
  type TripBookingFact,
  type TripBookingInput,
} from './tripOrder.ts';

type Placed = { output: PlacingOutput<number> };
type Asked = Extract<TripBookingEvent, { type: 'booking.place' }>;
type Accepted = Extract<TripBookingEvent, { type: 'booking.change.accepted' }>;

/**
 * Books a trip exactly once: cart and price are read again first, and the call has an idempotency
 * key.
 */
export const tripBookingMachine = setup({
  types: {
    context: {} as TripBookingContext,
    input: {} as TripBookingInput,
    events: {} as TripBookingEvent,
    emitted: {} as TripBookingFact,
    tags: {} as 'busy' | 'failed' | 'form',
    children: {} as { coupon: 'coupon'; placing: 'placing' },
  },
  actors: {
    coupon: couponMachine,
    placing: placingOf<TripBooking, number>(),
    /** Reads the trip cart, and the wallet if the chosen payment uses it. */
    loadCart: fromPromise<ReadTrip, { payment: PaymentMethod | null }>(notProvided),
    /** Resolves with the URL of the gateway's payment page; null when no page has to be opened. */
    payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(notProvided),
  },
  guards: {
    wasUnderWay: ({ context }) => context.submission !== null,
    isEmpty: (_, { cart }: ReadTrip) => cart.lines.length === 0,
    cannotBeBooked: (_, { cart: { provider, lines, trip } }: ReadTrip) =>
      provider?.active === false ||
      lines.some((line) => lineProblem(line, trip?.type ?? 'hourly') !== null),
    differsFromShown: ({ context }, { cart }: ReadTrip) =>
      context.cart === null ||
      !isSameCart(context.cart, cart) ||
      bookingTotal(cart, context.terms) !== submissionOf(context).order.amount,
    isByWallet: ({ context }) => submissionOf(context).payment.kind === 'wallet',
    walletPaysAsShown: ({ context }, read: ReadTrip) => isWalletShareAsShown(context, read),
    totalIsKnown: ({ context }) => hasKnownTotal(context),
    lacksCharge: ({ context }) => hasUnknownCharge(context),
    isPayable: ({ context }, { payment }: Accepted) => payment !== null && hasKnownTotal(context),
    lacksPayment: (_, { payment }: Accepted) => payment === null,
    isPlaced: (_, { output }: Placed) => output.placed !== null,
  },
  actions: {
    takeCart: assign({ cart: (_, { cart }: ReadTrip) => cart }),
    keepSubmission: assign(({ context }, asked: Asked) => {
      const { key, payment, fromWallet, now, couponTyped, ...given } = asked;
      const terms = { ...context.terms, now };
      const { amount } = orderOf(context, given);
      return {
        terms,
        couponTyped,
        fromWallet,
        submission: { key, payment, order: { ...orderOf({ ...context, terms }, given), amount } },
        problem: null,
      };
    }),
    renewSubmission: assign(({ context }, { payment }: Accepted) => {
      const submission = submissionOf(context);
      return {
        submission: {
          ...submission,
          payment: payment ?? submission.payment,
          order: orderOf(context, submission.order),
        },
      };
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
    dropSubmission: assign({ submission: null }),
    keepTrip: assign({ tripId: (_, { output }: Placed) => output.placed }),
    explainRefusal: assign({ problem: (_, { output }: Placed) => output.problem }),
    explain: assign(({ event }) => ({ problem: messageOf('error' in event && event.error) })),
    explainPayment: assign({ problem: { key: 'trips.book.paymentMissing' } }),
    explainWallet: assign({ problem: { key: 'trips.book.walletLow' } }),
    explainUnbookable: assign({ problem: { key: 'rentalCart.mend' } }),
    tellBooked: emit(({ context }, params: { payAt: string | null }) => ({
      type: 'trip.booked' as const,
      tripId: bookedId(context),
      payAt: params.payAt,
    })),
    sayUnpaid: emit(toast('error', 'trips.unpaid')),
    openCart: emit(navigate(linkTo('rentalCart'), { replace: true })),
  },
}).createMachine({
  id: 'tripBooking',
  description: 'The trip cart is booked: it is checked, sent exactly once, and then paid.',
  context: ({ input }) => newBooking(input),
  initial: 'starting',
  states: {
    starting: {
      description: 'If a booking was sent before a reload, its outcome is found out first.',
      always: [{ guard: 'wasUnderWay', target: 'placing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The trip cart is being read from the server.',
      meta: { requirements: ['API-11'] },
      tags: ['busy'],
      entry: ['setCouponAside'],
      invoke: {
        src: 'loadCart',
        input: { payment: null },
        onDone: [
          {
            description: 'The trip cart is empty, so there is nothing to book.',
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'left',
          },
          {
            target: 'ordering',
            actions: [{ type: 'takeCart', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: ['explain'],
        },
      },
    },
    unavailable: {
      description: 'The cart could not be loaded; the customer may try again.',
      meta: { requirements: ['MSG-21'] },
      tags: ['failed'],
      on: { 'booking.retry': { target: 'loading' } },
    },
    ordering: {
      description: 'The customer fills in the booking; a coupon is checked again on every change.',
      initial: 'editing',
      invoke: {
        id: 'coupon',
        src: 'coupon',
        input: ({ context }) => ({
          code: context.couponCode || context.couponTyped,
          applied: context.couponCode !== '',
          facts: tripCouponFacts(context),
        }),
        onError: {
          target: 'unavailable',
          actions: ['explain'],
        },
      },
      on: {
        'coupon.changed': {
          description: 'A coupon was applied to the booking or removed from it.',
          meta: { requirements: ['PRICE-09'] },
          actions: [{ type: 'keepCoupon', params: ({ event }) => ({ coupon: event.coupon }) }],
        },
        'booking.tax.computed': {
          description: 'The server has computed the tax, as the provider gives no tax percentage.',
          meta: { requirements: ['PRICE-06'] },
          actions: [{ type: 'keepTax', params: ({ event }) => ({ tax: event.tax }) }],
        },
      },
      states: {
        editing: {
          description: 'The customer enters contact, note and payment.',
          tags: ['form'],
          on: {
            'booking.place': {
              description:
                'The total, with any tax, is known: the booking is checked. A coupon that has ' +
                'expired since it was applied is removed.',
              meta: { requirements: ['API-44'] },
              guard: 'totalIsKnown',
              target: 'reviewing',
              actions: [{ type: 'keepSubmission', params: ({ event }) => event }, 'tellCoupon'],
            },
          },
        },
        reviewing: {
          description:
            'Vehicles, price and a wallet that is to pay are read once more before anything is sent.',
          tags: ['busy', 'form'],
          invoke: {
            src: 'loadCart',
            input: ({ context }) => ({ payment: submissionOf(context).payment }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event.output },
                target: '#tripBooking.left',
              },
              {
                description: 'A vehicle is no longer available; the form keeps its entries.',
                meta: { requirements: ['RENT-14'] },
                guard: { type: 'cannotBeBooked', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'takeCart', params: ({ event }) => event.output },
                  'tellCoupon',
                  'dropSubmission',
                  'explainUnbookable',
                ],
              },
              {
                description: 'Price, vehicles or trip have changed, so the customer is asked.',
                guard: { type: 'differsFromShown', params: ({ event }) => event.output },
                target: 'changed',
                actions: [{ type: 'takeCart', params: ({ event }) => event.output }, 'tellCoupon'],
              },
              {
                guard: { type: 'walletPaysAsShown', params: ({ event }) => event.output },
                target: '#tripBooking.placing',
                actions: [{ type: 'takeCart', params: ({ event }) => event.output }],
              },
              {
                description:
                  'The wallet holds less than the trip costs: another payment is needed.',
                meta: { requirements: ['CHK-11'] },
                guard: 'isByWallet',
                target: 'editing',
                actions: ['dropSubmission', 'explainWallet'],
              },
              {
                description: 'The wallet pays another part than was shown: the customer is asked.',
                target: 'changed',
              },
            ],
            onError: {
              target: 'editing',
              actions: ['dropSubmission', 'explain'],
            },
          },
        },
        changed: {
          description:
            'The trip, its price or the wallet’s part changed since it was shown; the customer accepts or goes back.',
          tags: ['form'],
          always: {
            description:
              'A price or the tax is unknown, so there is no total to accept: the summary says so.',
            meta: { requirements: ['PRICE-06'] },
            guard: 'lacksCharge',
            target: 'editing',
            actions: ['dropSubmission'],
          },
          on: {
            'booking.change.accepted': [
              {
                guard: { type: 'isPayable', params: ({ event }) => event },
                target: '#tripBooking.placing',
                actions: [{ type: 'renewSubmission', params: ({ event }) => event }],
              },
              {
                description:
                  'The wallet holds less than the new total, so another payment must be chosen.',
                meta: { requirements: ['CHK-11'] },
                guard: { type: 'lacksPayment', params: ({ event }) => event },
                target: 'editing',
                actions: ['dropSubmission', 'explainPayment'],
              },
            ],
            'booking.change.declined': { target: 'editing', actions: ['dropSubmission'] },
          },
        },
      },
    },
    placing: {
      description: 'The booking is being sent, or the server is asked whether it was placed.',
      meta: { requirements: ['RENT-21', 'API-44', 'RENT-19'] },
      tags: ['busy', 'form'],
      invoke: {
        id: 'placing',
        src: 'placing',
        input: ({ context }) => placingInput(context),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event },
            target: 'paying',
            actions: [{ type: 'keepTrip', params: ({ event }) => event }],
          },
          {
            description: 'The booking was refused, with a reason, or given up; the cart is kept.',
            meta: { requirements: ['MSG-21'] },
            target: 'loading',
            actions: ['dropSubmission', { type: 'explainRefusal', params: ({ event }) => event }],
          },
        ],
        onError: {
          target: 'loading',
          actions: ['dropSubmission', 'explain'],
        },
      },
    },
    paying: {
      description: 'The trip is booked; the server receives the chosen payment.',
      meta: { requirements: ['API-44'] },
      tags: ['busy'],
      invoke: {
        src: 'payTrip',
        input: ({ context }) => ({
          tripId: bookedId(context),
          payment: submissionOf(context).payment,
        }),
        onDone: {
          target: 'booked',
          actions: [{ type: 'tellBooked', params: ({ event }) => ({ payAt: event.output }) }],
        },
        onError: {
          description:
            'The payment failed: the trip is still booked, and its page offers to pay again.',
          target: 'booked',
          actions: ['sayUnpaid', { type: 'tellBooked', params: () => ({ payAt: null }) }],
        },
      },
    },
    booked: { description: 'The trip is booked.', type: 'final' },
    left: {
      description: 'There was nothing to book; the page of the trip cart opens and says so.',
      entry: ['openCart'],
      type: 'final',
    },
  },
});
