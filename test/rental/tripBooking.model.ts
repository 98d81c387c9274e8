import { tripBookingMachine, bookingTotal } from '../../machines/rental/tripBooking.machine.ts';
import { emptyRentalCart } from '../../machines/rental/tripCart.ts';
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
const cart = cartWith(sixHours, scooter);
const payment = { method: 'cash_payment' as const, gateway: null };
const contact = { name: 'Ada', phone: '+15550137', email: 'ada@sixways.example' };
const order = {
  type: 'hourly' as const,
  providerId: 1,
  pickupAt: null,
  amount: 60,
  note: '',
  couponCode: null,
  contact,
};

export const tripBookingModel = defineModel(tripBookingMachine, {
  inputs: [
    named('a new booking', { terms, zoneIds: [1], couponCode: '', intent: null }),
    named('one of before the reload', {
      terms,
      zoneIds: [1],
      couponCode: '',
      intent: { key: 'k', order, payment },
    }),
  ],
  events: {
    'coupon.changed': [],
    'booking.place': [named('with everything', { key: 'k', contact, note: '', payment })],
  },
  actors: {
    coupon: {
      emits: [
        named('applied', { type: 'coupon.changed' as const, coupon }),
        named('taken off', { type: 'coupon.changed' as const, coupon: null }),
      ],
      error: [new Error('the coupon flow failed')],
    },
    loadCart: {
      done: [
        named('a cart', cart),
        named('nothing', emptyRentalCart),
        named('too many', cartWith(sixHours, [scooter, 3])),
        named('at another price', cartWith(threeHours, scooter)),
      ],
      error: [silence],
    },
    rememberIntent: { done: [undefined], error: [new Error('storage refused')] },
    bookTrip: { done: [7], error: [named('refused', refusal), named('no answer', silence)] },
    findBooked: {
      done: [named('it stands', 7), named('it never arrived', null)],
      error: [silence],
    },
    payTrip: {
      done: [named('done', null), named('at a gateway', 'https://pay.example/7')],
      error: [refusal],
    },
  },
  invariants: {
    'a trip counts as booked only when the server said so': (s) =>
      !s.matches('booked') || s.context.tripId === 7,
    'what is sent costs what was shown or accepted': (s) =>
      !s.matches('sending') ||
      s.context.cart === null ||
      s.context.intent?.order.amount === bookingTotal(s.context.cart, s.context.terms),
    'no answer is never called a refusal': (s, step) =>
      step === null || !step.label.includes('bookTrip fails: no answer') || s.matches('checking'),
  },
});
