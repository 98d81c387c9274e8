import {
  leftBehind,
  tripsLeft,
  zoneChangeMachine,
  type ModuleTripCart,
} from '../../machines/place/zoneChange.machine.ts';
import type { FilledCart } from '../../machines/rules/domain.ts';
import { lineWith, soup } from '../cart/samples.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { cartWith, sixHours, trail } from '../rental/tripCarts.ts';

const from = { address: '24 Harbour Lane', position: { lat: 1, lng: 2 }, zoneIds: [soup.zoneId] };
const near = { ...from, address: '8 Market Square' };
const far = { ...from, address: 'Grand Canal', zoneIds: [soup.zoneId + 1] };
const shown: FilledCart = { moduleId: 1, lines: [lineWith(1, soup)], followed: true, read: true };
const unread: FilledCart = { ...shown, lines: [], read: false };
const other: FilledCart = {
  moduleId: 2,
  lines: [lineWith(2, soup)],
  followed: false,
  read: false,
};
const empty: FilledCart = { ...other, lines: [] };
const trip: ModuleTripCart = {
  moduleId: 6,
  cart: { ...cartWith(sixHours, trail), pickupZoneIds: [soup.zoneId] },
};
const tripAnywhere: ModuleTripCart = { moduleId: 6, cart: { ...trip.cart, pickupZoneIds: [] } };
const noRental = { rentalModuleIds: [] };
const rental = { rentalModuleIds: [6] };

export const zoneChangeModel = defineModel(zoneChangeMachine, {
  inputs: [
    named('a first place', { from: null, to: far, carts: [shown], ...rental }),
    named('no carts', { from, to: far, carts: [], ...noRental }),
    named('a place in the same zone', { from, to: near, carts: [shown, other], ...rental }),
    named('a place the store does not deliver to', {
      from,
      to: far,
      carts: [shown],
      ...noRental,
    }),
    named('a place no store delivers to', { from, to: far, carts: [shown, other], ...noRental }),
    named('a place that another module does not deliver to', {
      from,
      to: far,
      carts: [other],
      ...noRental,
    }),
    named('another place before the cart was read', {
      from,
      to: far,
      carts: [unread],
      ...noRental,
    }),
    named('a place in another zone, where vehicles are rented', {
      from,
      to: far,
      carts: [],
      ...rental,
    }),
  ],
  events: {},
  actors: {
    readCarts: {
      done: [
        named('as known', { carts: [shown, other], trips: [] }),
        named('the other as known', { carts: [other], trips: [] }),
        named('the cart on the screen', { carts: [shown], trips: [] }),
        named('the other empty', { carts: [empty], trips: [] }),
        named('a trip', { carts: [], trips: [trip] }),
        named('a trip that may begin anywhere', { carts: [], trips: [tripAnywhere] }),
        named('a trip beside a cart', { carts: [other], trips: [trip] }),
      ],
      error: [silence],
    },
    clearCarts: {
      done: [
        named('cleared', null),
        named('refused', { error: refusal, mayBeEmptied: false }),
        named('no answer', { error: silence, mayBeEmptied: true }),
      ],
      error: [refusal],
    },
    restoreCarts: { done: [undefined], error: [silence] },
  },
  key: ({ context }) => ({
    carts: context.carts.map(({ moduleId, lines }) => `${moduleId}: ${lines.length}`).join(),
    trips: context.trips.length - tripsLeft(context).length,
    left: tripsLeft(context).length,
    place: context.place?.address ?? null,
    problem: context.problem !== null,
  }),
  invariants: {
    'LOC-13: a cart is never cleared without being asked for': (s, step) =>
      !s.matches('clearing') || step?.label === 'zone.cleared',
    'LOC-13: a refused clearing changes no place': (s) =>
      !s.matches('asking') || s.context.place === null,
    'LOC-13: a cart that may have been emptied is filled again before anything is asked': (
      s,
      step,
    ) => step?.label !== 'clearCarts done: no answer' || s.matches('restoring'),
    'LOC-13: what is asked about is left behind': (s) =>
      !s.matches('asking') || leftBehind(s.context).length > 0 || tripsLeft(s.context).length > 0,
    'LOC-03 LOC-13: every change of the place is told at once, and nothing else is': (s, step) =>
      step === null ||
      step.previous.context.place === s.context.place ||
      step.sent.some(
        ({ to, event }) =>
          to === 'the parent' && 'place' in event && event.place === s.context.place,
      ),
    'an emptied cart goes with the new place, one that is filled again with the old': ({
      context: { place, to, from: old },
      ...s
    }) =>
      (s.value !== 'cleared' || place === to) &&
      (s.value !== 'restoring' || place === old || place === null),
  },
});
