import { rentalCartMachine } from '../../machines/rental/rentalCart.machine.ts';
import {
  emptyRentalCart,
  isSameCart,
  lineOfVehicle,
  linesLacking,
  mergedTrip,
  wishedTrip,
  type RentalOwner,
  type RentalWish,
} from '../../machines/rental/tripCart.ts';
import type { RentalCart, RentalCartAnswer, TripSettings } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import {
  byDistance,
  cartWith,
  city,
  elsewhere,
  scooter,
  sixHours,
  threeHours,
  van,
} from './tripCarts.ts';

const guest: RentalOwner = { signedIn: false, guestId: 'g1', moduleId: 6 };
const otherGuest: RentalOwner = { ...guest, guestId: 'g2' };
const customer: RentalOwner = { signedIn: true, guestId: null, moduleId: 6 };
const inOtherModule: RentalOwner = { ...customer, moduleId: 7 };

const goods = ({ lines }: RentalCart) =>
  lines.map(({ vehicle, quantity }) => `${vehicle.name} × ${quantity}`);

const tripWords = (trip: TripSettings | null) =>
  trip === null ? '' : [trip.type, trip.hours, trip.pickup.name].join(' ');

const detailsOf = (wish: RentalWish) =>
  wish.kind === 'vehicle'
    ? [wish.vehicle.name, wish.quantity, wish.parks]
    : wish.kind === 'quantity'
      ? [wish.lineId, wish.quantity]
      : [];

/** The cart with another trip, as a server answers it. */
const onTrip = (cart: RentalCart, trip: TripSettings): RentalCart => ({
  ...cart,
  trip: cart.trip === null ? null : { ...mergedTrip(cart, trip), id: cart.trip.id },
});

const without = (cart: RentalCart, lineIds: readonly number[]): RentalCart => {
  const lines = cart.lines.filter(({ id }) => !lineIds.includes(id));
  // A server keeps the trip of an empty cart for a moment; the customer must not see it.
  return { ...cart, lines };
};

const changed = (cart: RentalCart): RentalCartAnswer => ({ type: 'changed', cart });
const cannotFollow = (...lineIds: number[]): RentalCartAnswer => ({ type: 'conflicts', lineIds });

const others = [
  named('of another provider', { vehicle: van, quantity: 1, trip: sixHours }),
  named('by distance', { vehicle: city, quantity: 1, trip: byDistance }),
  named('for three hours', { vehicle: city, quantity: 1, trip: threeHours }),
  named('from elsewhere', { vehicle: city, quantity: 1, trip: elsewhere }),
  named('of hours only, by distance', { vehicle: scooter, quantity: 1, trip: byDistance }),
];

const failures = [named('no answer', silence), named('malformed', 'not an error at all')];

export const rentalCartModel = defineModel(rentalCartMachine, {
  inputs: [named('nothing put aside', { parked: null })],
  events: {
    'rental.owner.changed': ({ context: { owner } }) => [
      named('the same', { owner: owner ?? guest }),
      named('a guest', { owner: owner === guest ? otherGuest : guest }),
      named('a customer', { owner: owner === customer ? inOtherModule : customer }),
      named('nobody', { owner: null }),
    ],
    'rental.vehicle.added': (snapshot) => [
      named('of the same trip', { vehicle: city, quantity: 1, trip: sixHours }),
      // While the cart is not known, one vehicle waits as well as another.
      ...(snapshot.hasTag('open') ? others : []),
    ],
    'rental.trip.changed': [
      named('the same', { trip: sixHours }),
      named('by distance', { trip: byDistance }),
    ],
    'rental.line.quantity.changed': [
      named('one more scooter', { lineId: 20, quantity: 2 }),
      named('three scooters', { lineId: 20, quantity: 3 }),
      named('no scooter', { lineId: 20, quantity: 0 }),
    ],
    'rental.line.removed': [named('the scooter', { lineId: 20 })],
  },
  actors: {
    loadCart: {
      done: [
        named('nothing in it', emptyRentalCart),
        named('a scooter', cartWith(sixHours, scooter)),
      ],
      error: failures,
    },
    addVehicle: {
      done: ({ context }) => {
        const { wish } = context;
        if (wish?.kind !== 'vehicle') return [];
        const others = context.cart.lines.filter(({ vehicle }) => vehicle.id !== wish.vehicle.id);
        const own = lineOfVehicle(context.cart, wish.vehicle.id)?.quantity ?? 0;
        const trip = context.cart.trip ?? wish.trip;
        const { lines, ...added } = cartWith(trip, [wish.vehicle, own + wish.quantity]);
        return [
          named('added', changed({ ...added, lines: [...others, ...lines] })),
          ...(own > 0 ? [named('the scooter cannot', cannotFollow(20))] : []),
        ];
      },
      error: failures,
    },
    updateTrip: {
      done: ({ context, value }) => {
        const trip = value === 'revertingTrip' ? context.before?.trip : wishedTrip(context.wish);
        if (trip == null) return [];
        return [
          named('changed', changed(onTrip(context.cart, trip))),
          named('the scooter cannot', cannotFollow(20)),
        ];
      },
      error: failures,
    },
    updateLine: {
      done: ({ context }) => {
        const { wish } = context;
        if (wish?.kind !== 'quantity') return [];
        const lines = context.cart.lines.map((line) =>
          line.id === wish.lineId ? { ...line, quantity: wish.quantity } : line,
        );
        return [
          named('changed', changed({ ...context.cart, lines })),
          named('the scooter cannot', cannotFollow(20)),
          named('the other cannot', cannotFollow(40)),
        ];
      },
      error: failures,
    },
    removeLines: {
      done: ({ context: { cart: now, wish, conflicts } }) => [
        named('removed', without(now, wish?.kind === 'removal' ? [wish.lineId] : conflicts)),
      ],
      error: failures,
    },
    clearCart: { done: [named('cleared', emptyRentalCart)], error: failures },
    restoreCart: {
      done: ({ context: { wish, parked, before } }) => {
        const to = (wish?.kind === 'parked' ? parked : before) ?? emptyRentalCart;
        return [
          named('all of it', { cart: to, missing: [] }),
          named('without the scooter', { cart: without(to, [20]), missing: ['Vento 125'] }),
        ];
      },
      error: failures,
    },
  },
  key: ({ context: { owner, cart: now, wish, conflicts, before, parked } }) => ({
    owner: owner !== null,
    goods: goods(now),
    trip: tripWords(now.trip),
    wish: wish === null ? null : [wish.kind, tripWords(wishedTrip(wish)), ...detailsOf(wish)],
    conflicts,
    before: before === null ? null : [isSameCart(before, now), before === parked],
    parked: parked !== null,
  }),
  invariants: {
    'RENT-15: without vehicles nothing of a trip is left': ({ context }) =>
      context.cart.lines.length > 0 || context.cart.trip === null,
    'OPEN-40: a question is about a cart that holds vehicles': (s) =>
      !s.hasTag('asking') || s.context.cart.lines.length > 0,
    'RENT-12 RENT-16: vehicles that shall go are named before they go': (s, step) =>
      !s.matches('removingVehicles') ||
      step === null ||
      step.previous.matches('removingVehicles') ||
      step.previous.matches('listingRemovals') ||
      step.previous.matches('listingConflicts'),
    'RENT-12: what is listed lacks the trip type or was named by the server': (s) =>
      !s.matches('listingRemovals') ||
      s.context.conflicts.length === linesLacking(s.context.cart, 'distance_wise').length,
    'RENT-09: another provider’s vehicles go after Yes alone': (s, step) =>
      !s.matches('clearingCart') ||
      step === null ||
      step.previous.matches('clearingCart') ||
      step.previous.matches('confirmingProvider') ||
      step.previous.matches('confirmingClear'),
    'while it is open nothing is wanted any more': (s) =>
      !s.hasTag('open') || (s.context.wish === null && s.context.conflicts.length === 0),
    'Undo is offered for a cart that differs': (s) =>
      !s.matches({ open: 'undoable' }) ||
      (s.context.before !== null && !isSameCart(s.context.before, s.context.cart)),
    'MSG-21: every failure is told': (s, step) =>
      step === null ||
      !step.label.includes(' fails') ||
      step.emitted.length > 0 ||
      s.matches('unavailable'),
  },
});
