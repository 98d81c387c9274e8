import { createActor, type SnapshotFrom } from 'xstate';
import {
  requestedTrip,
  type CartChangeEnd,
  type PendingChange,
} from '../../machines/rental/cartChange.ts';
import { cartExchangeMachine } from '../../machines/rental/cartExchange.machine.ts';
import { rentalCartMachine } from '../../machines/rental/rentalCart.machine.ts';
import {
  emptyRentalCart,
  isSameCart,
  settledCart,
  type RentalOwner,
} from '../../machines/rental/tripCart.ts';
import { tripConflictsMachine } from '../../machines/rental/tripConflicts.machine.ts';
import type { RentalCart } from '../../machines/rules/domain.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import {
  byDistance,
  cartWith,
  city,
  goods,
  scooter,
  sixHours,
  tripTexts,
  van,
  without,
} from './tripCarts.ts';

const guest: RentalOwner = { signedIn: false, guestId: 'g1', moduleId: 6 };
const otherGuest: RentalOwner = { ...guest, guestId: 'g2' };
const customer: RentalOwner = { signedIn: true, guestId: null, moduleId: 6 };
const inOtherModule: RentalOwner = { ...customer, moduleId: 7 };

const pendingWords = (pending: PendingChange | null) =>
  pending === null
    ? null
    : [pending.kind, tripTexts(requestedTrip(pending)), 'lineId' in pending && pending.lineId];

const failures = [named('no answer', silence), named('malformed', 'not an error at all')];

/** How a change ended: without a message or an error, unless one is given. */
const end = (facts: Partial<CartChangeEnd> & { cart: RentalCart }): CartChangeEnd => ({
  before: null,
  news: null,
  problem: null,
  ...facts,
});

/**
 * A snapshot of the chart that changes the cart: asking about another provider (`asks`), or
 * changing it.
 */
const chainAt = (asks: boolean): SnapshotFrom<typeof tripConflictsMachine> =>
  createActor(tripConflictsMachine, {
    input: {
      cart: asks ? cartWith(sixHours, scooter, city) : cartWith(sixHours, scooter),
      pending: { kind: 'vehicle', vehicle: asks ? van : city, quantity: 1, trip: sixHours },
      mayPark: true,
    },
  }).getSnapshot();

/**
 * A snapshot of the chart that replaces or clears the cart: asking whether to remove everything
 * (`asks`), or removing.
 */
const exchangeAt = (asks: boolean): SnapshotFrom<typeof cartExchangeMachine> =>
  createActor(cartExchangeMachine, {
    input: {
      cart: cartWith(sixHours, scooter),
      pending: asks ? { kind: 'clearing' } : { kind: 'removal', lineId: 20 },
      before: null,
      parked: null,
    },
  }).getSnapshot();

const added = { kind: 'success' as const, message: { key: 'rentalCart.added' } };
const cleared = { kind: 'success' as const, message: { key: 'rentalCart.cleared' } };
const back = { kind: 'success' as const, message: { key: 'rentalCart.back' } };
const lost = { kind: 'error' as const, message: { key: 'app.error.offline' } };

const aside = (cart: RentalCart) => (cart.lines.length === 0 ? null : cart);

export const rentalCartModel = defineModel(rentalCartMachine, {
  maxNodes: 8000,
  inputs: [named('nothing put aside', { parked: null })],
  events: {
    'rental.owner.changed': ({ context: { owner } }) => [
      named('the same', { owner: owner ?? guest }),
      named('a guest', { owner: owner === guest ? otherGuest : guest }),
      named('a customer', { owner: owner === customer ? inOtherModule : customer }),
      named('nobody', { owner: null }),
    ],
    'rental.vehicle.added': ({ context: { pending } }) => [
      pending?.kind === 'vehicle'
        ? named('another', { vehicle: van, quantity: 1, trip: sixHours })
        : named('of the same trip', { vehicle: city, quantity: 1, trip: sixHours }),
    ],
    'rental.cart.left.behind': [named('a van', { cart: cartWith(sixHours, van) })],
    'rental.trip.changed': [named('by distance', { trip: byDistance })],
    'rental.line.stepped': [
      named('one more scooter', { lineId: 20, by: 1 }),
      named('one scooter fewer', { lineId: 20, by: -1 }),
    ],
    'rental.line.removed': [named('the scooter', { lineId: 20 })],
  },
  actors: {
    loadCart: {
      done: [
        named('nothing in it', emptyRentalCart),
        named('a scooter', cartWith(sixHours, scooter)),
        named('a scooter and a car', cartWith(sixHours, scooter, city)),
      ],
      error: failures,
    },
    tripConflicts: {
      snapshots: [named('at work', chainAt(false)), named('asks', chainAt(true))],
      done: ({ context: { cart } }) => [
        named('as it was', end({ cart })),
        named(
          'another vehicle',
          end({ cart: cartWith(sixHours, city), before: cart, news: added }),
        ),
        ...(cart.lines.length > 0
          ? [
              named(
                'the old cart aside',
                end({ cart: cartWith(sixHours, van), before: cart, parked: cart, news: added }),
              ),
            ]
          : []),
        named(
          'nobody knows',
          end({ cart, before: cart, news: lost, problem: { at: null, message: lost.message } }),
        ),
      ],
      error: [named('malformed', 'not an error at all')],
    },
    cartExchange: {
      snapshots: [named('at work', exchangeAt(false)), named('asks', exchangeAt(true))],
      done: ({ context: { cart, pending, before, parked } }) => {
        const unchanged = [named('as it was', end({ cart }))];
        const unknown = [
          named(
            'nobody knows',
            end({ cart, before: cart, news: lost, problem: { at: null, message: lost.message } }),
          ),
        ];
        if (pending?.kind === 'removal') {
          const removed = settledCart(without(cart, [pending.lineId]));
          return [named('removed', end({ cart: removed, before: cart })), ...unknown];
        }
        if (pending?.kind === 'clearing') {
          const emptied = end({ cart: emptyRentalCart, before: cart, news: cleared });
          return [named('cleared', emptied), ...unchanged, ...unknown];
        }
        if (pending?.kind === 'parked') {
          const returned = end({
            cart: parked ?? emptyRentalCart,
            parked: aside(cart),
            news: back,
          });
          return [named('back', returned), ...unchanged, ...unknown];
        }
        const undone = end({ cart: before ?? emptyRentalCart, news: back });
        const noLongerAside = parked !== null && parked === before ? { parked: null } : {};
        return [named('back', { ...undone, ...noLongerAside }), ...unknown];
      },
      error: [named('malformed', 'not an error at all')],
    },
  },
  key: ({ context: { owner, cart, pending, before, parked, problem, steps } }) => ({
    owner: owner === null ? null : owner.signedIn,
    goods: goods(cart),
    trip: tripTexts(cart.trip),
    pending: pendingWords(pending),
    before: before === null ? null : [goods(before), before === parked],
    // The contents of the parked cart decide nothing, because it is restored completely.
    parked: parked === null ? null : isSameCart(parked, cart),
    problem: problem !== null,
    // Steps add up without end; which way they lead is all that decides.
    steps: Object.entries(steps).map(([lineId, by]) => [lineId, Math.sign(by)]),
  }),
  invariants: {
    'MOD-08: a cart that could not come along is named, and none before it lost for it': (
      s,
      step,
    ) =>
      !(step?.label.startsWith('rental.cart.left.behind') ?? false) ||
      (JSON.stringify(step?.emitted).includes(van.name) &&
        (step?.previous.context.parked ?? s.context.parked) === s.context.parked &&
        s.context.parked !== null),
    'another module leaves what was put aside': (s, step) =>
      step?.label !== 'rental.left' || s.context.parked === step.previous.context.parked,
    'GUEST-02: a guest whose id was refused gets the same vehicles under the new one': (s, step) =>
      step?.label !== 'rental.owner.changed: a guest' ||
      step.previous.context.owner?.signedIn !== false ||
      step.previous.context.cart.lines.length === 0 ||
      (s.matches('exchanging') &&
        s.context.pending?.kind === 'undo' &&
        s.context.before === step.previous.context.cart &&
        s.context.parked === step.previous.context.parked),
    'AUTH-25: nothing put aside outlasts who put it there': (s, step) =>
      step?.label !== 'rental.owner.changed: nobody' || s.context.parked === null,
    'RENT-15: without vehicles nothing of a trip is left': ({ context }) =>
      context.cart.lines.length > 0 || context.cart.trip === null,
    'RENT-06: what may need a Yes goes its way in the chart that asks for it': (s) =>
      !['clearing', 'parked', 'removal', 'undo'].includes(s.context.pending?.kind ?? '') ||
      s.matches('exchanging'),
    'RENT-08: a vehicle that waits to be added is not replaced by another': (s, step) =>
      step?.label !== 'rental.vehicle.added: another' ||
      s.context.pending === step.previous.context.pending,
    'while it is open nothing is wanted any more': (s) =>
      !s.hasTag('open') || s.context.pending === null,
    'RENT-14: steps wait for a change alone': (s) =>
      Object.keys(s.context.steps).length === 0 || (s.hasTag('busy') && !s.hasTag('asking')),
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
