import { tripAgainMachine, type TripAgainReview } from '../../machines/rental/tripAgain.machine.ts';
import type { TripLine } from '../../machines/rules/domain.ts';
import type { TripLineToday } from '../../machines/rules/tripAgain.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { vehicle } from './vehicles.ts';

const booked: TripLine = {
  id: 1,
  vehicle: vehicle({}),
  quantity: 1,
  originalPrice: 84,
  total: 84,
  plates: [],
};
const today: TripLineToday = {
  line: booked,
  now: { vehicle: vehicle({}), quantity: 1, price: 84 },
  changes: [],
};
const gone: TripLineToday = { line: booked, now: null, changes: [{ kind: 'gone' }] };
const other = { id: 9, vehicle: vehicle({ id: 2 }), quantity: 1, price: 60 };
const review: TripAgainReview = { lines: [today, gone], lost: [] };

export const tripAgainModel = defineModel(tripAgainMachine, {
  inputs: [named('a trip', { tripId: 100007 })],
  events: {
    'again.asked': [named('by button', {})],
    'again.confirmed': [named('by button', {})],
    'again.retry': [named('by button', {})],
    'again.closed': [named('left', {})],
  },
  actors: {
    reviewTrip: {
      done: [
        named('an empty cart', review),
        named('a cart with a vehicle', { ...review, lost: [other] }),
        named('none can be rented', { ...review, lines: [gone] }),
      ],
      error: [named('no answer', silence), named('malformed', null)],
    },
    fillTripCart: {
      done: [
        named('filled', { filled: true as const }),
        named('another cart by now', { filled: false as const, lost: [other, other] }),
      ],
      error: [refusal],
    },
  },
  key: ({ value, context: { problem, review: shown } }) =>
    JSON.stringify([value, problem !== null, shown?.lost.length, shown?.lines.length]),
  invariants: {
    'RENT-06: what fills the cart is the review that was confirmed': (s, step) =>
      step === null || !s.matches('filling') || step.label.startsWith('again.confirmed'),
    'RENT-06: a cart that has something else in it than was shown is asked about anew': (s, step) =>
      step?.label.includes('another cart by now') !== true ||
      (s.matches('reviewing') && s.context.review?.lost.length === 2),
    'F-16: the trip cart opens once it is filled, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'navigate') ===
        step.label.includes('fillTripCart done: filled'),
    'F-16: nothing can be confirmed when no vehicle can be rented': (s) =>
      s.context.review?.lines.some(({ now }) => now !== null) !== false ||
      !s.can({ type: 'again.confirmed' }),
    'MSG-21: while it could not be read, why is said': (s) =>
      !s.matches('unread') || s.context.problem !== null,
  },
});
