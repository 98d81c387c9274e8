import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { couponMachine } from '../checkout/coupon.machine.ts';
import { placingOf, type PlacingOutput } from '../checkout/placing.machine.ts';
import type { Coupon, PaymentMethod, RentalCart } from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { lineProblem } from './tripCart.ts';
import {
  bookedId,
  bookingTotal,
  hasKnownTotal,
  intentOf,
  newBooking,
  orderOf,
  placingInput,
  tripCouponFacts,
  type TripBooking,
  type TripBookingContext,
  type TripBookingEvent,
  type TripBookingFact,
  type TripBookingInput,
} from './tripOrder.ts';

type Read = { output: RentalCart };
type Placed = { output: PlacingOutput<number> };
type Asked = Extract<TripBookingEvent, { type: 'booking.place' }>;

/**
 * Books a trip exactly once: cart and price are read again before, and an idempotency key is sent.
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
    loadCart: fromPromise<RentalCart>(notProvided),
    /** Resolves with the gateway's payment page; null when nothing more is to be done. */
    payTrip: fromPromise<string | null, { tripId: number; payment: PaymentMethod }>(notProvided),
  },
  guards: {
    wasUnderWay: ({ context }) => context.intent !== null,
    isEmpty: (_, { output }: Read) => output.lines.length === 0,
    cannotBeBooked: (_, { output: { provider, lines, trip } }: Read) =>
      provider?.active === false ||
      lines.some((line) => lineProblem(line, trip?.type ?? 'hourly') !== null),
    costsAnother: ({ context }, { output }: Read) =>
      bookingTotal(output, context.terms) !== intentOf(context).order.amount,
    totalIsKnown: ({ context }) => hasKnownTotal(context),
    stands: (_, { output }: Placed) => output.placed !== null,
  },
  actions: {
    takeCart: assign({ cart: (_, { output }: Read) => output }),
    keepIntent: assign(({ context }, { key, payment, ...given }: Asked) => ({
      intent: { key, payment, order: orderOf(context, given) },
      problem: null,
    })),
    renewAmount: assign(({ context }) => {
      const intent = intentOf(context);
      return { intent: { ...intent, order: orderOf(context, intent.order) } };
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
    keepTrip: assign({ tripId: (_, { output }: Placed) => output.placed }),
    explainRefusal: assign({ problem: (_, { output }: Placed) => output.problem }),
    explain: assign(({ event }) => ({ problem: messageOf('error' in event && event.error) })),
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
  description: 'Booking the trip cart: reviewed, sent once under one key, then paid.',
  context: ({ input }) => newBooking(input),
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
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'left',
          },
          {
            target: 'ordering',
            actions: [{ type: 'takeCart', params: ({ event }) => event }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: ['explain'],
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
          actions: ['explain'],
        },
      },
      on: {
        'coupon.changed': {
          description: 'A coupon entered or left the totals.',
          meta: { requirements: ['PRICE-09'] },
          actions: [{ type: 'keepCoupon', params: ({ event }) => ({ coupon: event.coupon }) }],
        },
        'booking.tax.computed': {
          description: 'The tax of a trip whose provider names no percentage came in.',
          meta: { requirements: ['PRICE-06'] },
          actions: [{ type: 'keepTax', params: ({ event }) => ({ tax: event.tax }) }],
        },
      },
      states: {
        editing: {
          description: 'Contact, note and payment are given.',
          tags: ['form'],
          on: {
            'booking.place': {
              description:
                'Not before its price is known, with the tax that the server is asked for.',
              meta: { requirements: ['API-44'] },
              guard: 'totalIsKnown',
              target: 'reviewing',
              actions: [{ type: 'keepIntent', params: ({ event }) => event }],
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
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: '#tripBooking.left',
              },
              {
                description: 'A vehicle was withdrawn or taken meanwhile; the form is kept.',
                meta: { requirements: ['RENT-14'] },
                guard: { type: 'cannotBeBooked', params: ({ event }) => event },
                target: 'editing',
                actions: [
                  { type: 'takeCart', params: ({ event }) => event },
                  'tellCoupon',
                  'dropIntent',
                  'explainUnbookable',
                ],
              },
              {
                description: 'The price is another one now: the customer is asked.',
                guard: { type: 'costsAnother', params: ({ event }) => event },
                target: 'changed',
                actions: [{ type: 'takeCart', params: ({ event }) => event }, 'tellCoupon'],
              },
              {
                target: '#tripBooking.placing',
                actions: [{ type: 'takeCart', params: ({ event }) => event }],
              },
            ],
            onError: {
              target: 'editing',
              actions: ['dropIntent', 'explain'],
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
            guard: { type: 'stands', params: ({ event }) => event },
            target: 'paying',
            actions: [{ type: 'keepTrip', params: ({ event }) => event }],
          },
          {
            description: 'It was refused, which is said, or given up; the cart is as it was.',
            meta: { requirements: ['MSG-21'] },
            target: 'loading',
            actions: ['dropIntent', { type: 'explainRefusal', params: ({ event }) => event }],
          },
        ],
        onError: {
          target: 'loading',
          actions: ['dropIntent', 'explain'],
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
