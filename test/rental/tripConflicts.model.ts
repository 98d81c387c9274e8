import { requestedTrip, type RentalChange } from '../../machines/rental/cartChange.ts';
import {
  isOtherProvider,
  linesLacking,
  lineOfVehicle,
  mergedTrip,
} from '../../machines/rental/tripCart.ts';
import { tripConflictsMachine } from '../../machines/rental/tripConflicts.machine.ts';
import type { RentalCart, RentalCartAnswer, TripSettings } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import {
  byDistance,
  cartWith,
  city,
  elsewhere,
  goods,
  scooter,
  sixHours,
  threeHours,
  tripTexts,
  van,
  without,
} from './tripCarts.ts';

const held = cartWith(sixHours, scooter);
const both = cartWith(sixHours, scooter, city);
const empty = cartWith(sixHours);

const on = (cart: RentalCart, pending: RentalChange, mayPark = true) => ({
  cart,
  pending,
  mayPark,
});
const vehicle = (one: typeof city, trip: TripSettings, quantity = 1): RentalChange => ({
  kind: 'vehicle',
  vehicle: one,
  quantity,
  trip,
});

/** The cart with another trip, as a server answers it. */
const onTrip = (cart: RentalCart, trip: TripSettings): RentalCart => ({
  ...cart,
  trip: cart.trip === null ? null : { ...mergedTrip(cart, trip), id: cart.trip.id },
});

const changed = (cart: RentalCart): RentalCartAnswer => ({ type: 'changed', cart });
const cannotFollow = (...lineIds: number[]): RentalCartAnswer => ({ type: 'conflicts', lineIds });
const scooterCannot = ({ lines }: RentalCart) =>
  lines.some(({ id }) => id === 20) ? [named('the scooter cannot', cannotFollow(20))] : [];

const failures = [named('no answer', silence), named('malformed', 'not an error at all')];

export const tripConflictsModel = defineModel(tripConflictsMachine, {
  inputs: [
    named('a vehicle into an empty cart', on(empty, vehicle(city, sixHours))),
    named('a vehicle for the same trip', on(held, vehicle(city, sixHours))),
    named('what is in the cart already', on(held, vehicle(scooter, sixHours))),
    named('more than there are', on(held, vehicle(city, sixHours, 2))),
    named('of another provider', on(held, vehicle(van, threeHours))),
    named('of another provider, a cart aside', on(held, vehicle(van, sixHours), false)),
    named('by distance', on(both, vehicle(city, byDistance))),
    named('of hours only, by distance', on(held, vehicle(scooter, byDistance))),
    named(
      'by distance, no time or destination planned',
      on(held, vehicle(city, { ...byDistance, destination: null, pickupAt: null })),
    ),
    named('for three hours', on(held, vehicle(city, threeHours))),
    named('for three hours, in the cart already', on(both, vehicle(scooter, threeHours))),
    named('from elsewhere', on(held, vehicle(city, elsewhere))),
    named('the same trip', on(held, { kind: 'trip', trip: sixHours })),
    named('a trip by distance', on(both, { kind: 'trip', trip: byDistance })),
    named('by distance what goes by the hour', on(held, { kind: 'trip', trip: byDistance })),
    named('two scooters', on(both, { kind: 'quantity', lineId: 20, quantity: 2 })),
    named('three scooters', on(held, { kind: 'quantity', lineId: 20, quantity: 3 })),
  ],
  events: {},
  equivalent: {
    'remove "tripConflicts.checking | always | 3"':
      'An empty cart has neither provider nor trip that a vehicle could differ from, so the rule ' +
      'for a new vehicle adds it all the same.',
  },
  actors: {
    clearFor: { done: [named('cleared', empty)], error: failures },
    updateTrip: {
      done: ({ context, value }) => {
        const trip =
          value === 'revertingTrip' ? context.before?.trip : requestedTrip(context.pending);
        if (trip == null) return [];
        return [
          named('changed', changed(onTrip(context.cart, trip))),
          ...scooterCannot(context.cart),
        ];
      },
      error: failures,
    },
    removeLines: {
      done: ({ context: { cart, conflicts } }) => [named('removed', without(cart, conflicts))],
      error: failures,
    },
    addVehicle: {
      done: ({ context: { cart, pending } }) => {
        if (pending.kind !== 'vehicle') return [];
        const { lines, ...added } = cartWith(cart.trip ?? pending.trip, [
          pending.vehicle,
          pending.quantity,
        ]);
        return [named('added', { ...added, lines: [...cart.lines, ...lines] })];
      },
      error: failures,
    },
    updateLine: {
      done: ({ context: { cart, pending } }) => {
        if (pending.kind !== 'quantity') return [];
        const lines = cart.lines.map((line) =>
          line.id === pending.lineId ? { ...line, quantity: pending.quantity } : line,
        );
        return [
          named('changed', changed({ ...cart, lines })),
          ...scooterCannot(cart),
          ...(cart.lines.some(({ id }) => id === 40)
            ? [named('the other cannot', cannotFollow(40))]
            : []),
        ];
      },
      error: failures,
    },
  },
  key: ({ context: { cart, pending, mayPark, conflicts, before, parked, news, problem } }) => ({
    goods: goods(cart),
    trip: tripTexts(cart.trip),
    pending: [
      pending.kind,
      tripTexts(requestedTrip(pending)),
      pending.kind === 'vehicle' && pending.vehicle.name,
      'quantity' in pending && pending.quantity,
    ],
    mayPark,
    conflicts,
    before: before === null ? null : goods(before),
    parked: parked !== null,
    news,
    problem,
  }),
  invariants: {
    'RENT-08: what is in the cart already is not added once more': (s) =>
      !s.matches('adding') ||
      s.context.pending.kind !== 'vehicle' ||
      lineOfVehicle(s.context.cart, s.context.pending.vehicle.id) === null,
    'RENT-15: without vehicles nothing of a trip is left': ({ context }) =>
      context.cart.lines.length > 0 || context.cart.trip === null,
    'OPEN-40: a question is about a cart that holds vehicles': (s) =>
      !s.hasTag('asking') || s.context.cart.lines.length > 0,
    'OPEN-40: while the provider is another, nothing else is asked or changed': ({
      value,
      context: { cart, pending },
    }) =>
      pending.kind !== 'vehicle' ||
      !isOtherProvider(cart, pending.vehicle.provider) ||
      ['confirmingProvider', 'clearingCart', 'unchanged', 'failed'].includes(value),
    'RENT-12 RENT-16: vehicles that shall go are named before they go': (s, step) =>
      !s.matches('removingVehicles') ||
      step === null ||
      step.previous.matches('listingRemovals') ||
      step.previous.matches('listingConflicts'),
    'RENT-11 RENT-12: where all others go, the vehicle comes for the time and destination they had':
      (s, step) =>
        !s.matches('adding') ||
        step?.previous.matches('removingVehicles') !== true ||
        (s.context.pending.kind === 'vehicle' &&
          s.context.pending.trip.pickupAt === sixHours.pickupAt &&
          s.context.pending.trip.destination === sixHours.destination),
    'RENT-12: what is listed lacks the trip type or was named by the server': (s) =>
      !s.matches('listingRemovals') ||
      s.context.conflicts.length === linesLacking(s.context.cart, 'distance_wise').length,
    'RENT-09: another provider’s vehicles go after Yes alone': (s, step) =>
      !s.matches('clearingCart') || step === null || step.previous.matches('confirmingProvider'),
    'MSG-21: every failure is told': (s) =>
      !s.matches('failed') || (s.context.news !== null && s.context.problem !== null),
    'what is put aside was in the cart': (s) =>
      s.context.parked === null || s.context.parked === s.context.before,
    'RENT-10: nothing is put aside that the server left in the cart': (s, step) =>
      step?.answer?.failed !== true ||
      !step.previous.matches('clearingCart') ||
      s.context.parked === null,
  },
});
