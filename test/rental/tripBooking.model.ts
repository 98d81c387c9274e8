import { isDeepStrictEqual } from 'node:util';
import type { SnapshotFrom } from 'xstate';
import { tripBookingMachine } from '../../machines/rental/tripBooking.machine.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { emptyRentalCart } from '../../machines/rental/tripCart.ts';
import { bookingTotal } from '../../machines/rental/tripOrder.ts';
import { coupon } from '../checkout/orders.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { cartWith, scooter, sixHours, threeHours } from './tripCarts.ts';

const terms = {
  now: '2026-11-21 10:00',
  digits: 2,
  taxIncluded: false,
  additionalCharge: 0,
  coupon: null,
};
/** A minute after the pickup of `sixHours`. */
const afterPickup = '2026-11-24 09:31';
const cart = cartWith(sixHours, scooter);
const twin = { ...scooter, id: 77, name: 'Twin' };
const taxless = { ...scooter, provider: { ...scooter.provider, taxPercent: undefined } };
const payment = { kind: 'cash' as const };
const contact = { name: 'Ada', phone: '+15550137000', email: 'ada@sixways.example' };
const order = {
  type: 'hourly' as const,
  providerId: 1,
  pickupAt: null,
  amount: 60,
  note: '',
  couponCode: null,
  contact,
};

const booked = (now: string) => ({
  key: 'k',
  now,
  contact,
  note: '',
  payment,
  fromWallet: 0,
  couponTyped: '',
});
const byWallet = { kind: 'wallet' as const };
const walletFirst = { kind: 'cash' as const, fromWallet: true };

/** What is read where no payment uses the wallet. */
const read = (held: RentalCart) => ({ cart: held, walletBalance: null });

type Situation = SnapshotFrom<typeof tripBookingMachine>;

/** Whether a booking is checked again that the wallet is to pay, fully or in part. */
const usesWallet = (s: Situation) =>
  s.matches({ ordering: 'reviewing' }) &&
  [byWallet, walletFirst].some((one) => one === s.context.submission?.payment);

/** Whether the first cart, at its price of now, costs what was shown at the press. */
const costsAsShown = ({ context }: Situation) =>
  bookingTotal(cart, context.terms) === context.submission?.order.amount;

const vehiclesOf = ({ context }: Situation) => context.cart?.lines.map(({ vehicle }) => vehicle.id);

/**
 * Whether the provider states no tax rate, so that the server is asked. Coupons behave the same
 * then, so that none is tried.
 */
const isTaxless = ({ context: { cart: held } }: Situation) => held?.lines[0]?.vehicle === taxless;

export const tripBookingModel = defineModel(tripBookingMachine, {
  inputs: [
    named('a new booking', {
      terms,
      zoneIds: [1],
      couponCode: '',
      couponTyped: '',
      submission: null,
    }),
    named('one of before the reload', {
      terms,
      zoneIds: [1],
      couponCode: '',
      couponTyped: '',
      submission: { key: 'k', order, payment },
    }),
  ],
  events: {
    'coupon.changed': [],
    'booking.tax.computed': (s) =>
      !isTaxless(s)
        ? []
        : s.context.terms.tax == null
          ? [
              named('3.00', { tax: { untaxed: 60, answer: { amount: 3, included: false } } }),
              ...(s.matches({ ordering: 'changed' })
                ? [named('unknown', { tax: { untaxed: 30, answer: 'unknown' as const } })]
                : []),
            ]
          : [named('to be asked again', { tax: null })],
    'booking.change.accepted': [
      named('paid as chosen', { payment }),
      named('paid by nothing', { payment: null }),
    ],
    'booking.place': (s) => [
      named('with everything', booked(terms.now)),
      named('after the pickup, with a code not applied', {
        ...booked(afterPickup),
        couponTyped: 'TRIP',
      }),
      // The price is that of the first cart then: the wallet is read after the cart is compared.
      ...(s.context.cart === cart && s.context.terms.coupon === null
        ? [
            named('by the wallet', {
              ...booked(terms.now),
              payment: byWallet,
              fromWallet: bookingTotal(cart, terms),
            }),
            named('by 10.00 of the wallet and cash', {
              ...booked(terms.now),
              payment: walletFirst,
              fromWallet: 10,
            }),
          ]
        : []),
    ],
  },
  actors: {
    coupon: {
      emits: (s) =>
        isTaxless(s)
          ? []
          : [
              named('applied', { type: 'coupon.changed' as const, coupon }),
              named('taken off', { type: 'coupon.changed' as const, coupon: null }),
            ],
      error: [new Error('the coupon flow failed')],
    },
    loadCart: {
      done: (s) =>
        isTaxless(s)
          ? [
              named('without a tax rate', read(cartWith(sixHours, taxless))),
              named('shorter, without a tax rate', read(cartWith(threeHours, taxless))),
            ]
          : usesWallet(s)
            ? [
                named('with 100.00 in the wallet', { cart, walletBalance: 100 }),
                named('with 10.00 in the wallet', { cart, walletBalance: 10 }),
                named('with 4.00 in the wallet', { cart, walletBalance: 4 }),
                named('with an unknown balance', read(cart)),
              ]
            : [
                ...(s.context.cart === null &&
                s.context.submission === null &&
                s.context.couponCode === ''
                  ? [named('without a tax rate', read(cartWith(sixHours, taxless)))]
                  : []),
                named('a cart', read(cart)),
                named('nothing', read(emptyRentalCart)),
                named('too many', read(cartWith(sixHours, [scooter, 3]))),
                named('at another price', read(cartWith(threeHours, scooter))),
                ...(s.matches({ ordering: 'reviewing' }) &&
                s.context.cart === cart &&
                s.context.terms.coupon === null
                  ? [
                      named(
                        'of another sum at the server',
                        read({ ...cart, total: cart.total + 1 }),
                      ),
                      named('another vehicle at the same price', read(cartWith(sixHours, twin))),
                    ]
                  : []),
              ],
      error: [silence],
    },
    placing: {
      done: (s) => [
        named('the trip is placed', { placed: 7, problem: null, codes: [] }),
        ...(isTaxless(s)
          ? []
          : [
              named('refused', { placed: null, problem: { text: 'Not now.' }, codes: ['cart'] }),
              named('given up', { placed: null, problem: null, codes: [] }),
            ]),
      ],
      error: [new Error('the placing flow failed')],
    },
    payTrip: {
      done: [named('done', null), named('at a gateway', 'https://pay.example/7')],
      error: [refusal],
    },
  },
  key: (s) => {
    const { submission, problem, ...rest } = s.context;
    // In the form, an earlier submission and the reason why it failed do not decide what can happen
    // next.
    const isForm = s.matches({ ordering: 'editing' });
    return {
      ...rest,
      problem: problem !== null,
      submission: isForm ? submission !== null : submission,
    };
  },
  invariants: {
    'a trip counts as booked only when the server said so': (s) =>
      !s.matches('booked') || s.context.tripId === 7,
    'what is sent costs what was shown or accepted': (s) =>
      !s.matches('placing') ||
      s.context.cart === null ||
      s.context.submission?.order.amount === bookingTotal(s.context.cart, s.context.terms),
    'RENT-04: a pickup time that has passed at the press is booked as now': (s, step) =>
      step?.event?.type !== 'booking.place' ||
      !s.matches({ ordering: 'reviewing' }) ||
      s.context.submission?.order.pickupAt ===
        (step.label.includes('after the pickup') ? null : sixHours.pickupAt),
    'CHK-11: what nothing can pay is not sent, and another payment is asked for': (s, step) =>
      step?.label !== 'booking.change.accepted: paid by nothing' ||
      (s.matches({ ordering: 'editing' }) &&
        s.context.submission === null &&
        isDeepStrictEqual(s.context.problem, { key: 'trips.book.paymentMissing' })),
    'CHK-11: a wallet that holds too little is not sent, and another payment is asked for': (
      s,
      step,
    ) =>
      step?.answer?.of !== 'loadCart' ||
      step.answer.failed ||
      step.previous.context.submission?.payment !== byWallet ||
      !usesWallet(step.previous) ||
      !costsAsShown(step.previous) ||
      (step.label.endsWith('with 100.00 in the wallet')
        ? s.matches('placing')
        : s.matches({ ordering: 'editing' }) &&
          isDeepStrictEqual(s.context.problem, { key: 'trips.book.walletLow' })),
    'API-44: the wallet pays no other part than was shown or accepted': (s, step) =>
      step?.answer?.of !== 'loadCart' ||
      step.answer.failed ||
      step.previous.context.submission?.payment !== walletFirst ||
      !usesWallet(step.previous) ||
      !costsAsShown(step.previous) ||
      s.matches(
        step.label.endsWith('with 10.00 in the wallet') ? 'placing' : { ordering: 'changed' },
      ),
    'API-44: no other vehicles are booked than those that were shown or accepted': (s, step) =>
      step === null ||
      !step.previous.matches({ ordering: 'reviewing' }) ||
      !s.matches('placing') ||
      isDeepStrictEqual(vehiclesOf(s), vehiclesOf(step.previous)),
    'GUEST-02 API-44: nothing is booked without a name, a phone with its country and an e-mail': ({
      context: { submission },
    }) =>
      submission === null ||
      (/\S/.test(submission.order.contact.name) &&
        submission.order.contact.phone.startsWith('+') &&
        submission.order.contact.email.includes('@')),
    'API-44: what is placed carries its one key, and one of before a reload is asked about first': (
      s,
      step,
    ) =>
      step === null ||
      step.started
        .filter(({ src }) => src === 'placing')
        .every(({ input }) =>
          isDeepStrictEqual(input, {
            key: 'k',
            payload: {
              order: s.context.submission?.order,
              payment: s.context.submission?.payment,
            },
            resumed: step.previous.context.cart === null,
          }),
        ),
    'MSG-21: a booking that was refused says why, one given up says nothing': (s, step) =>
      step?.answer?.of !== 'placing' ||
      step.answer.failed ||
      ((s.matches('paying') ? s.context.tripId === 7 : s.context.submission === null) &&
        (s.context.problem !== null) === step.label.endsWith('refused')),
  },
});
